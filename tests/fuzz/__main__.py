"""`make fuzz`: readers of what strangers write are given ten million inputs, and the house is asked
for anything by people who do whatever they like, beside a model that knows what must come of it.

    make fuzz ARGS="--inputs 100000 --examples 200"
    make fuzz ARGS="--inputs 100000 --target maps"
    make fuzz ARGS="--minutes 30"                       as many of them as 30 minutes allow

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
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path

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
_EXECUTED = re.compile(r"stat::number_of_executed_units: (\d+)")
_FEATURES = re.compile(r"cov: (\d+)")


@dataclass(frozen=True)
class Run:
    """What came of one target."""

    target: str
    inputs: int
    places: int
    seconds: float
    crashes: int


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
    before, started = len(list(found.iterdir())), time.monotonic()
    log = BUILD / f"{target}.log"
    print(f"{target}: {inputs:,} inputs, told in {log.relative_to(ROOT)} ...", flush=True)
    with log.open("wb") as out:
        subprocess.run(command, cwd=ROOT, env=_SURROUNDINGS, stdout=out, stderr=out, check=False)
    said = log.read_text("utf-8", errors="replace")
    executed = _EXECUTED.search(said)
    if executed is None:
        sys.exit(f"{target} did not run:\n{said[-2_000:]}")
    places = [int(number) for number in _FEATURES.findall(said)]
    crashes = len(list(found.iterdir())) - before
    if crashes:
        print(said[-4_000:], flush=True)
    seconds = time.monotonic() - started
    return Run(target, int(executed[1]), max(places, default=0), seconds, crashes)


def play(examples: int) -> bool:
    """Whether two houses on one store agree with the model, so often."""
    print(f"tables: {examples:,} evenings of {STEPS} steps ...", flush=True)
    command = [sys.executable, "-m", "tests.house.stateful", "--examples", str(examples)]
    return subprocess.run(command, cwd=ROOT, env=_SURROUNDINGS, check=False).returncode == 0


def tell(runs: list[Run], examples: int, agreed: bool, seconds: float) -> None:
    """Keep the figures for docs/reliability.md."""
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
    given = parser.parse_args()
    targets, started = given.target or TARGETS, time.monotonic()
    whole, until = sum(SHARES[target] for target in targets), started + 60 * given.minutes
    with ThreadPoolExecutor(given.jobs) as pool:
        playing = pool.submit(play, given.examples) if targets == TARGETS else None
        parts = [given.inputs * SHARES[target] // whole for target in targets]
        runs = list(pool.map(partial(fuzz, until=until), targets, parts))
        agreed = playing is None or playing.result()
    if playing is not None:
        tell(
            sorted(runs, key=attrgetter("target")),
            given.examples,
            agreed,
            time.monotonic() - started,
        )
    for run in runs:
        print(f"{run.target}: {run.inputs:,} inputs, {run.crashes} crashes, {run.seconds:.0f} s")
    sys.exit(0 if agreed and not any(run.crashes for run in runs) else 1)


if __name__ == "__main__":
    main()
