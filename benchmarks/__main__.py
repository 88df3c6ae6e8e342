"""`make bench`: our speed and the peer's, in turns: a table for each thing that is measured.

Every round measures all of them one after the other, so that a noisy machine is noisy for all;
medians and their ratio to the peer are printed, with the machine. `ARGS=stepping` measures only
that; `ARGS="--write"` also writes the sections of docs/benchmarks.md that come from here. Those of
a GPU are measured where there is one, or read from what another machine found: `--from FILE`.
`ARGS=peers` lets our masters play others, which takes hours, and `ARGS=endings` compares our minds
with what is exact: these are done only when asked for, and write docs/minds.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.endings.section import endings
from benchmarks.gpu import found_here
from benchmarks.gpu_page import on_gpu
from benchmarks.opening import MOMENTS, opening
from benchmarks.page import MEASURED, MINDS, PAGE, write
from benchmarks.peers import FOR_TWO, PEER, Effort, against_peers
from jacta.engine.gpu.device import has_gpu
from tools.reliability import Cell, Section, Table, machine

ROUNDS = 5
OPENINGS = 3
PEER_SIMULATIONS = 60
PLAYING_SECONDS = STEPPING_SECONDS = BATCH_SECONDS = 2.0
SPEEDS = ("steps_per_second", "packed_per_second")
PARTS = ("step", "mask", "packed", "observe")
COSTS = ("legal", "apply", "roll", "view", "tensor")


def run(command: list[str], **environment: str) -> dict[str, Any]:
    """The JSON that a command prints."""
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | environment
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def ask_peer(what: str, much: float) -> dict[str, Any]:
    return run([str(PEER), "benchmarks/peer.py", what, str(much)])


def random_play() -> Section:
    """Random play of every game inside compiled code."""
    found: dict[str, list[float]] = {name: [] for name in MEASURED}
    peer, games = list[float](), dict[str, float]()
    for number in range(1, ROUNDS + 1):
        print(f"random play, round {number} of {ROUNDS} …", file=sys.stderr, flush=True)
        for name, speeds in found.items():
            told = run([sys.executable, "-m", "benchmarks.playing", name, str(PLAYING_SECONDS)])
            speeds.append(told["decisions_per_second"])
            games[name] = told["games_per_second"]
        peer.append(ask_peer("rollouts", PEER_SIMULATIONS)["decisions_per_second"])
    rows: list[list[Cell]] = []
    for name, speeds in found.items():
        rows.append([MEASURED[name], f"{round(median(speeds), -4):,.0f}"])
        rows[-1] += [f"{round(games[name], -2):,.0f}", _spread(speeds, peer, 0)]
    rows.append(
        ["the peer: OpenSpiel, C++ backgammon", f"{round(median(peer), -2):,.0f}", "–", "1"]
    )
    return Section(
        name="play",
        title="Random play, one core",
        command='make bench ARGS="play --write"',
        about="uniform over the legal small actions, whole games in one compiled call; the peer "
        "are the random rollouts of OpenSpiel's MCTSBot. Seconds of processor time; medians of "
        f"{ROUNDS} rounds in turns, ratios round by round.",
        tables=[Table(["what", "decisions a second", "games a second", "ratio to the peer"], rows)],
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        machine=machine(),
    )


def _spread(ours: list[float], peer: list[float], digits: int) -> str:
    """The median of the ratios round by round, and their range."""
    ratios = [own / other for own, other in zip(ours, peer, strict=True)]
    least, most = min(ratios), max(ratios)
    return f"{median(ratios):.{digits}f} × ({least:.{digits}f} to {most:.{digits}f})"


def stepping() -> Section:
    """The loop that everybody writes first, in Python: legal, apply, roll."""
    beside: list[dict[str, Any]] = []
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in MEASURED}
    for number in range(1, ROUNDS + 1):
        print(f"stepping, round {number} of {ROUNDS} …", file=sys.stderr, flush=True)
        for name, rounds in found.items():
            command = [sys.executable, "-m", "benchmarks.stepping", name, str(STEPPING_SECONDS)]
            rounds.append(run(command))
        beside.append(ask_peer("stepping", STEPPING_SECONDS))
    peer = [one["decisions_per_second"] for one in beside]
    speeds: list[list[Cell]] = []
    costs: list[list[Cell]] = []
    for name, rounds in found.items():
        ours = [one["decisions_per_second"] for one in rounds]
        throws = f"{rounds[0]['throws_per_decision']:.2f}"
        speeds.append([MEASURED[name], f"{round(median(ours), -3):,.0f}", throws])
        speeds[-1].append(_spread(ours, peer, 2))
        least = {call: min(one["costs"][call] for one in rounds) for call in COSTS}
        actions = rounds[0]["costs"]["actions"]
        costs.append([MEASURED[name], f"{least['legal']:.1f} ({actions:.0f} actions)"])
        costs[-1] += [f"{least[call]:.1f}" for call in COSTS[1:]]
    speeds.append(["the peer: OpenSpiel, backgammon", f"{round(median(peer), -3):,.0f}"])
    speeds[-1] += [f"{beside[0]['throws_per_decision']:.2f}", "1"]
    return Section(
        name="stepping",
        title="Stepping in Python",
        command='make bench ARGS="stepping --write"',
        about="random games played one position after the other, as everybody writes it first: "
        "`rng.choice(position.legal(seat))`, `position.apply`, `position.roll`; of the peer "
        "`legal_actions`, `apply_action`, and `chance_outcomes` with `rng.choices`. Seconds of "
        f"processor time; medians of {ROUNDS} rounds in turns, ratios round by round. Then what "
        "single calls take, in microseconds: the least of all rounds, in the middle of a game.",
        tables=[
            Table(["what", "decisions a second", "throws a decision", "ratio to the peer"], speeds),
            Table(["what", *COSTS], costs),
        ],
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        machine=machine(),
    )


def batches() -> Section:
    """A batch that is stepped, with masks and observations."""
    found: dict[str, list[dict[str, float]]] = {name: [] for name in MEASURED}
    for number in range(1, ROUNDS + 1):
        print(f"batches, round {number} of {ROUNDS} …", file=sys.stderr, flush=True)
        for name, rounds in found.items():
            command = [sys.executable, "-m", "benchmarks.batching", name, str(BATCH_SECONDS)]
            rounds.append(run(command))
    rows: list[list[Cell]] = []
    for name, rounds in found.items():
        least = {call: min(one[call] for one in rounds) for call in rounds[0]}
        speeds = [median(one[kind] for one in rounds) for kind in SPEEDS]
        rows.append([MEASURED[name], *(f"{round(speed, -4):,.0f}" for speed in speeds)])
        rows[-1] += [f"{least[call]:.0f}" for call in PARTS]
    return Section(
        name="batches",
        title="Batches, one core",
        command='make bench ARGS="batch --write"',
        about="1,024 random games side by side on one thread: `legal_mask`, `observe` and `step`, "
        "the choice of actions left out. Steps of one game a second of processor time, with masks "
        "of a byte and of a bit an action, medians of "
        f"{ROUNDS} rounds; then what each call takes for one game, in nanoseconds, the least of "
        "all rounds.",
        tables=[Table(["what", "steps a second", "masks packed", *PARTS], rows)],
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        machine=machine(),
    )


def openings() -> Section:
    """The first throw in a house with an empty cache."""
    rows: list[list[Cell]] = []
    for name, title in MEASURED.items():
        print(f"opening, {title} …", file=sys.stderr, flush=True)
        rounds = [opening(name) for _ in range(OPENINGS)]
        rows.append([title.partition(",")[0]])
        rows[-1] += [f"{median(one[moment][0] for one in rounds):.1f}" for moment in MOMENTS]
        rows[-1].append(f"{median(one[MOMENTS[1]][1] for one in rounds):.1f}")
    return Section(
        name="opening",
        title="First throw in a house with an empty cache",
        command='make bench ARGS="opening --write"',
        about="seconds since `jacta serve` was started with nothing compiled and an empty "
        "database, by the clock: until the house is open, until the first dice fall at a table "
        "against a bot, until a move is stored, and until the bot has answered; then the seconds "
        "of processor that the house had taken when the first dice fell, compilers beside it "
        f"included. Medians of {OPENINGS} houses for each game.",
        tables=[Table(["game", *MOMENTS, "processor"], rows)],
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        machine=machine(),
    )


SECTIONS = {"opening": openings, "play": random_play, "stepping": stepping, "batch": batches}
WITH_GPU = ("batch", "gpu")
OF_MINDS = ("peers", "endings")
WITHOUT_PEER = ("opening", "endings", *WITH_GPU)


def measured(what: str | None, file: Path | None, effort: Effort) -> Iterator[Section]:
    """The sections that are asked for; those of a GPU where there is one, or from a file."""
    if what == "peers":
        yield against_peers(effort)
    if what == "endings":
        yield endings()
    for name, measure in SECTIONS.items():
        if what in (None, name):
            yield measure()
    if what in (None, *WITH_GPU):
        if file is not None:
            yield from on_gpu(json.loads(file.read_text("utf-8")))
        elif has_gpu():
            yield from on_gpu(found_here())
        else:
            print("there is no GPU here: its sections stay as they are", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument(
        "what",
        nargs="?",
        choices=[*SECTIONS, "gpu", *OF_MINDS],
        help=f"all but {' and '.join(OF_MINDS)} by default",
    )
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md too")
    parser.add_argument(
        "--from", dest="file", type=Path, help="what 'python -m benchmarks.gpu FILE' found there"
    )
    one = Effort()
    parser.add_argument("--games", type=int, default=one.games, help="of each pair of peers")
    parser.add_argument("--seconds", type=float, default=one.seconds, help="a decision of a peer")
    parser.add_argument("--jobs", type=int, default=one.jobs, help="cores, for peers; 0 for all")
    parser.add_argument("--game", choices=FOR_TWO, action="append", help="of peers: only this one")
    parser.add_argument("--log", type=Path, help="of peers: keep games there, and go on from it")
    asked = parser.parse_args()
    effort = Effort(asked.games, asked.seconds, asked.jobs, tuple(asked.game or FOR_TWO), asked.log)
    if asked.what not in WITHOUT_PEER and not PEER.exists():
        sys.exit("the peer is missing: run 'make bench', which installs it into .venv-bench")
    for section in measured(asked.what, asked.file, effort):
        print(f"{section.title}, {section.date}, {section.machine}")
        for table in section.tables:
            print()
            for what, *cells in (table.columns, *table.rows):
                print(f"  {what:<36}", *(f"{cell:>22}" for cell in cells))
        if asked.write:
            write(section, MINDS if section.name in OF_MINDS else PAGE)


if __name__ == "__main__":
    main()
