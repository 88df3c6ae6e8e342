"""`make fuzz`: readers of what strangers write are given ten million inputs, and the house is asked
for anything by people who do whatever they like, beside a model that knows what must come of it.

    make fuzz ARGS="--inputs 100000 --examples 200"
    make fuzz ARGS="--inputs 100000 --target maps"
    make fuzz ARGS="--minutes 30"                       as many of them as 30 minutes allow
    make fuzz ARGS="--minutes 30 --go-on"               and 30 minutes more: what was read counts

Every target begins with its corpus in tests/corpora. What it finds on the way is kept in
build/fuzz, where the next run goes on; what crashes is put there too, with its traceback. Put such
an input into the corpus, under a name that says what it is: from then on it is a test.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from tests.house.stateful.machine import STEPS
from tools.reliability import Cell, Section, Table, write

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "fuzz"
CORPORA = ROOT / "tests" / "corpora"
LONGEST = 8_192  # bytes of an input
SLOWEST = 120  # seconds that an input may take; they pass while others have the processor, too
# Of a hundred inputs each target gets so many: a map takes a hundred times as long as a message.
# The dearest begin, so that none of them is left alone at the end; they are few, and never cut off.
SHARES = {"records": 1, "positions": 4, "maps": 1, "bodies": 30, "frames": 64}
TARGETS = list(SHARES)
# Instrumented Python is what guides atheris; compiled rules would be a closed box.
_SURROUNDINGS = os.environ | {"JACTA_JIT": "off"}
_PROGRESS = BUILD / "progress.json"
# What libFuzzer keeps beside, and is no crash: what took longer than anything before it.
_SLOW = "slow-unit-"
_EXECUTED = re.compile(r"stat::number_of_executed_units: (\d+)")
_FEATURES = re.compile(r"cov: (\d+)")


class Run(msgspec.Struct, frozen=True):
    """What came of one target."""

    target: str
    inputs: int = 0
    places: int = 0
    seconds: float = 0.0
    crashes: int = 0

    def __add__(self, other: Run) -> Run:
        """Both, one after the other."""
        places = max(self.places, other.places)
        seconds = self.seconds + other.seconds
        crashes = self.crashes + other.crashes
        return Run(self.target, self.inputs + other.inputs, places, seconds, crashes)


class Progress(msgspec.Struct):
    """How far it is, over all runs that went on with one another."""

    runs: dict[str, Run] = {}
    evenings: int = 0
    agreed: bool = True
    seconds: float = 0.0

    @classmethod
    def read(cls) -> Progress:
        if not _PROGRESS.exists():
            return cls()
        return msgspec.json.decode(_PROGRESS.read_bytes(), type=cls)

    def keep(self) -> None:
        _PROGRESS.parent.mkdir(parents=True, exist_ok=True)
        _PROGRESS.write_bytes(msgspec.json.encode(self))


def fuzz(target: str, inputs: int, until: float) -> Run:
    """Give a target so many inputs, or as many as it reads in time; a crash ends it."""
    kept, found = BUILD / "corpus" / target, BUILD / "crashes" / target
    for folder in (kept, found):
        folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "tests.fuzz.one", target]
    command += [f"-runs={inputs}", f"-max_len={LONGEST}", f"-timeout={SLOWEST}"]
    if until < math.inf:
        command += [f"-max_total_time={max(1, round(until - time.monotonic()))}"]
    command += ["-print_final_stats=1", f"-artifact_prefix={found}/", "-rss_limit_mb=0"]
    command += [str(kept), str(CORPORA / target)]
    before, started = _crashes(found), time.monotonic()
    log = BUILD / f"{target}.log"
    print(f"{target}: {inputs:,} inputs, told in {log.relative_to(ROOT)} ...", flush=True)
    with log.open("wb") as out:
        subprocess.run(command, cwd=ROOT, env=_SURROUNDINGS, stdout=out, stderr=out, check=False)
    said = log.read_text("utf-8", errors="replace")
    executed = _EXECUTED.search(said)
    if executed is None:
        sys.exit(f"{target} did not run:\n{said[-2_000:]}")
    places = [int(number) for number in _FEATURES.findall(said)]
    crashes = _crashes(found) - before
    if crashes:
        print(said[-4_000:], flush=True)
    seconds = time.monotonic() - started
    return Run(target, int(executed[1]), max(places, default=0), seconds, crashes)


def _crashes(folder: Path) -> int:
    return sum(not file.name.startswith(_SLOW) for file in folder.iterdir())


def play(examples: int) -> bool:
    """Whether two houses on one store agree with the model, so often."""
    print(f"tables: {examples:,} evenings of {STEPS} steps ...", flush=True)
    command = [sys.executable, "-m", "tests.house.stateful", "--examples", str(examples)]
    return subprocess.run(command, cwd=ROOT, env=_SURROUNDINGS, check=False).returncode == 0


def tell(progress: Progress) -> None:
    """Keep the figures for docs/reliability.md."""
    runs = [progress.runs[target] for target in sorted(progress.runs)]
    examples, agreed, seconds = progress.evenings, progress.agreed, progress.seconds
    inputs, crashes = sum(run.inputs for run in runs), sum(run.crashes for run in runs)
    about = (
        f"{inputs:,} inputs to the readers of what strangers write, made from a small corpus by "
        "changes that coverage guides (atheris); each is read or refused with a reason. "
        f"Crashes: {crashes}. What crashed before is in `tests/corpora`, and a test. "
        f"And {examples:,} evenings of {STEPS} steps, on which three people did whatever they "
        "liked at tables, through two houses on one store, some of it twice or at the same time "
        f"(Hypothesis): a small model of a table {'agreed' if agreed else 'did NOT agree'} with "
        "every answer and every state."
    )
    columns = ["reader", "inputs", "places of the code reached", "crashes"]
    rows: list[list[Cell]] = [[run.target, run.inputs, run.places, run.crashes] for run in runs]
    tables = [Table(columns, rows)]
    write(Section("fuzz", "Bad input", "make fuzz", about, tables, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(prog="make fuzz", description="Fuzz the readers.")
    parser.add_argument("--inputs", type=int, default=10_000_000, help="how many in all")
    parser.add_argument("--target", choices=TARGETS, action="append", help="only these")
    parser.add_argument("--minutes", type=float, default=math.inf, help="no longer than that")
    parser.add_argument("--examples", type=int, default=2_000, help="how many evenings at tables")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time")
    parser.add_argument("--go-on", action="store_true", help="what was read before counts")
    given = parser.parse_args()
    targets, started = given.target or TARGETS, time.monotonic()
    progress = Progress.read() if given.go_on else Progress()
    whole, until = sum(SHARES[target] for target in targets), started + 60 * given.minutes
    wanted = {target: given.inputs * SHARES[target] // whole for target in targets}
    left = {target: wanted[target] - _read(progress, target) for target in targets}
    evenings = given.examples - progress.evenings if targets == TARGETS else 0
    with ThreadPoolExecutor(given.jobs) as pool:
        playing = pool.submit(play, evenings) if evenings > 0 else None
        going_on = [(target, inputs) for target, inputs in left.items() if inputs > 0]
        for run in pool.map(lambda one: fuzz(one[0], one[1], until), going_on):
            progress.runs[run.target] = progress.runs.get(run.target, Run(run.target)) + run
            progress.keep()
        if playing is not None:
            progress.agreed &= playing.result()
            progress.evenings += evenings
    progress.seconds += time.monotonic() - started
    progress.keep()
    if targets == TARGETS:
        tell(progress)
    for run in progress.runs.values():
        print(f"{run.target}: {run.inputs:,} inputs, {run.crashes} crashes, {run.seconds:.0f} s")
    sys.exit(0 if progress.agreed and not any(r.crashes for r in progress.runs.values()) else 1)


def _read(progress: Progress, target: str) -> int:
    """How many inputs a target has had."""
    return progress.runs[target].inputs if target in progress.runs else 0


if __name__ == "__main__":
    main()
