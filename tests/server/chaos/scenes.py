"""The runs: people play, faults strike one after the other, and in the end everything is compared.

On SQLite there is one house, on PostgreSQL there are two. A run ends when enough moves were
acknowledged, every fault has struck, and all games are played to their end.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.house.store.postgres import serve
from tests.server.chaos import faketime
from tests.server.chaos.checker import Report, check, check_dice
from tests.server.chaos.controls import Storage
from tests.server.chaos.faults import (
    ClockJumps,
    DatabaseKilled,
    DiskFails,
    Fault,
    HouseKilled,
    MachineClockJumps,
    NoticesLost,
    SlowDisk,
    Upgraded,
    WorkerKilled,
)
from tests.server.chaos.lines import Quality
from tests.server.chaos.players import Table, Visitors
from tests.server.chaos.power import Lost, PowerCut
from tests.server.chaos.schema import tomorrow
from tests.server.chaos.stage import Stage
from tests.server.chaos.tally import Tally

__all__ = [
    "SHORT",
    "TABLES",
    "Outcome",
    "Scene",
    "on_postgres",
    "on_sqlite",
    "power_cuts",
    "run",
]

LINES = Quality(lost=0.004, doubled=0.01, late=0.02, cut=0.002)
SHORT = (
    Table("thirteen", 2, tabs=1),
    Table("pearls", 2, spectators=1),
    Table("sledges", 1, bots=1, tabs=1),
)
TABLES = (
    Table("thirteen", 2, tabs=1),
    Table("pearls", 2, spectators=1),
    Table("wurfel-express", 2),
    Table("wurfel-express", 2, bots=1, tabs=1),
    Table("sledges", 2, tabs=1, spectators=1),
)


@dataclass(frozen=True)
class Scene:
    """Where a run takes place, and what goes wrong in it."""

    name: str
    faults: Sequence[Fault]
    on_postgres: bool = False
    houses: int = 1
    is_recorded: bool = False


def on_sqlite(moments: int) -> Scene:
    """One process; the disk after a power cut is looked at at so many moments, and at the last.
    Where libfaketime is installed the clock of the machine jumps too."""
    faults: list[Fault] = [
        HouseKilled(),
        WorkerKilled(),
        DiskFails(Storage.FULL),
        DiskFails(Storage.READ_ONLY),
        DiskFails(Storage.BROKEN),
        SlowDisk(),
        ClockJumps(),
        Upgraded(),
        PowerCut(moments),
    ]
    if faketime.library():
        faults.append(MachineClockJumps())
    return Scene("SQLite, one process", faults, is_recorded=True)


def power_cuts(moments: int) -> Scene:
    """Nothing but power cuts, each looked at at so many moments."""
    return Scene("SQLite, power cuts", (PowerCut(moments),), is_recorded=True)


def on_postgres() -> Scene:
    """Two processes on one database."""
    faults = (HouseKilled(), WorkerKilled(), DatabaseKilled(), NoticesLost(), ClockJumps())
    return Scene("PostgreSQL, two processes", faults, on_postgres=True, houses=2)


@dataclass
class Outcome:
    """What came of a run."""

    scene: str
    tally: Tally
    report: Report
    struck: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0


async def run(
    scene: Scene,
    folder: Path,
    moves: int,
    seed: int,
    tables: int,
    calm: tuple[int, int] = (20, 200),
    kinds: Sequence[Table] = TABLES,
    mutant: str | None = None,
    compiled: bool = False,
    say: Callable[[str], object] = lambda line: None,
    limit: float = math.inf,
) -> Outcome:
    """Play so many moves at so many tables at a time; `calm` is how many moves there are at least
    and at most between two faults. A mutant is a house with a fault of its own; one that is
    compiled opens later and then plays many times as fast. After `limit` seconds what there is by
    then is enough, if every fault has struck."""
    tally, rng, began = Tally(moves), random.Random(seed), time.monotonic()
    outcome = Outcome(scene.name, tally, Report())
    with ExitStack() as stack:
        server = None
        if scene.on_postgres:
            server = await asyncio.to_thread(stack.enter_context, serve())
        stage = await asyncio.to_thread(
            Stage,
            folder,
            tally,
            rng,
            server,
            scene.houses,
            mutant,
            scene.is_recorded,
            compiled,
        )
        stack.callback(stage.close)
        await stage.open()
        visitors = [
            Visitors(stage.addresses, tally, random.Random(rng.random()), LINES)
            for _ in range(tables)
        ]
        if limit < math.inf:
            stack.callback(asyncio.get_running_loop().call_later(limit, tally.be_content).cancel)
        try:
            async with reported(tally, outcome.struck, say), asyncio.TaskGroup() as group:
                group.create_task(_strike(scene.faults, stage, outcome.struck, calm))
                playing = [group.create_task(visitor.play_on(kinds)) for visitor in visitors]
                await asyncio.wait(playing)
                tally.finish()
        except* Lost as lost:
            outcome.report.problems += _all_of(lost)
        if outcome.report.problems:
            return outcome
        await check_dice(stage.addresses[0], tally.tables, outcome.report)
        stage.close()
        with tomorrow(stage.scripts):
            found = await check(stage.database, tally)
        outcome.report.problems += [*found.problems, *stage.errors]
        outcome.report.entries, outcome.report.histories = found.entries, found.histories
    outcome.seconds = time.monotonic() - began
    return outcome


def _all_of(lost: ExceptionGroup[Lost]) -> list[str]:
    found = (error for error in lost.exceptions if isinstance(error, Lost))
    return [problem for error in found for problem in error.problems]


async def _strike(
    faults: Sequence[Fault], stage: Stage, struck: Counter[str], calm: tuple[int, int]
) -> None:
    """One fault after the other, each as often as the others, until there were moves enough; games
    that are not over by then are played to their end in peace."""
    while True:
        for fault in stage.rng.sample(faults, len(faults)):
            await stage.tally.more(stage.rng.randint(*calm))
            if stage.tally.is_finished or stage.tally.is_enough:
                return
            await fault.strike(stage)
            struck[fault.name] += 1
        stage.tally.deck_is_played = True


@asynccontextmanager
async def reported(
    tally: Tally, struck: Counter[str], say: Callable[[str], object]
) -> AsyncIterator[None]:
    """Say now and then how far it is."""

    async def report() -> None:
        while True:
            await asyncio.sleep(10)
            say(f"{tally.moves:,} of {tally.wanted:,} moves, {struck.total()} faults")

    reporting = asyncio.create_task(report())
    try:
        yield
    finally:
        reporting.cancel()
