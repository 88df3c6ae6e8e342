"""`make chaos`: the long form; what it finds is written to docs/reliability.md.

make chaos ARGS="--moves 2000 --scenes power"      shorter
make chaos ARGS="--seed 1234 --no-write"           once more, as far as chance decides
make chaos ARGS="--minutes 20"                     as many moves as 20 minutes allow
make chaos ARGS="--minutes 20 --go-on"             and 20 minutes more: what was found before counts
"""

from __future__ import annotations

import argparse
import asyncio
import math
import secrets
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.server.chaos.scenes import Scene, on_postgres, on_sqlite, power_cuts, run
from tests.server.chaos.sums import Sums
from tools.reliability import Section, Table, write

_ABOUT = """\
people play on bad lines while faults strike one after the other, and all games are played to \
their end. Then the histories of all clients, tabs and spectators are compared with the store: \
each acknowledged move is there once, under its number; none that was refused is; everyone saw \
the same log, two tabs of one seat to the letter; every die is verified by `src/jacta/verifier.py` \
from the records that the house gives to anyone. After a power cut the disk holds what was synced, \
and of the rest nothing, everything or any of its sectors (`tests/server/chaos/power.py`): \
whatever had been acknowledged by then was there. A house with `synchronous=OFF` is caught by the \
same check (`tests/server/chaos/test_power.py`)."""

_SUMS = Path(__file__).parents[3] / "build" / "chaos.json"
# Moves between two faults: most of the time is not spent on starting houses.
_CALM, _CALM_BETWEEN_CUTS = (50, 2_500), (50, 800)


def _say(line: str) -> None:
    print(line, flush=True)


class Part(NamedTuple):
    """A scene of a run: how many moves of a hundred are its own, and how many are between two
    faults."""

    scene: Scene
    share: int
    calm: tuple[int, int]


def parts(names: Sequence[str]) -> list[Part]:
    """The scenes that are named."""
    scenes = {
        "sqlite": Part(on_sqlite(moments=0), 70, _CALM),
        "postgres": Part(on_postgres(), 25, _CALM),
        "power": Part(power_cuts(moments=200), 5, _CALM_BETWEEN_CUTS),
    }
    return [scenes[name] for name in names]


def section(sums: Sums) -> Section:
    """What the page of reliability says of one or several runs."""
    totals = Table(
        ["scene", "acknowledged moves", "lost or doubled", "histories", "dice verified", "faults"],
        [
            [name, one.moves, one.problems, one.histories, one.dice, one.faults]
            for name, one in sums.scenes.items()
        ],
    )
    counts = Table(["what happened", "times"], [list(item) for item in sums.happened.items()])
    moves, seeds = sum(one.moves for one in sums.scenes.values()), ", ".join(map(str, sums.seeds))
    several = f", in {len(sums.seeds)} runs one after the other" if len(sums.seeds) > 1 else ""
    about = f"{_ABOUT} These are {moves:,} acknowledged moves{several}; seeds: {seeds}."
    return Section("chaos", "Chaos", "make chaos", about, [totals, counts], sums.seconds)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--moves", type=int, default=100_000, help="acknowledged, all scenes")
    parser.add_argument("--minutes", type=float, default=math.inf, help="no more begins after that")
    parser.add_argument("--tables", type=int, default=16, help="tables at a time")
    names = ["sqlite", "postgres", "power"]
    parser.add_argument("--scenes", nargs="+", choices=names, default=names)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--go-on", action="store_true", help="what was found before counts")
    parser.add_argument("--no-write", action="store_true", help="leave docs/reliability.md alone")
    given = parser.parse_args()
    seed = secrets.randbits(32) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    sums = Sums.read(_SUMS) if given.go_on else Sums()
    wanted = parts(given.scenes)
    whole, seconds = sum(part.share for part in wanted), given.minutes * 60
    for scene, share, calm in wanted:
        moves = given.moves * share // whole - sums.moves(scene.name)
        if moves <= 0:
            continue
        print(f"{scene.name}: {moves:,} moves", flush=True)
        limit = seconds * share / whole
        with tempfile.TemporaryDirectory() as folder:
            outcome = asyncio.run(
                run(
                    scene,
                    Path(folder),
                    moves,
                    seed,
                    given.tables,
                    calm,
                    compiled=True,
                    say=_say,
                    limit=limit,
                )
            )
        print(f"{outcome.tally.moves:,} moves in {outcome.seconds:.0f} s", flush=True)
        for problem in outcome.report.problems[:20]:
            print(problem, flush=True)
        if outcome.report.problems:
            print("NOT GOOD: something was lost; the seed is above", flush=True)
            return 1
        sums.add(outcome, seed)
        sums.keep(_SUMS)
    print("0 lost, 0 doubled, everyone saw the same, and every die is fair", flush=True)
    if not given.no_write:
        write(section(sums))
    return 0


if __name__ == "__main__":
    sys.exit(main())
