"""A power cut: the house is gone, and with it all that was written and not synced.

The house plays upon a layer that records what it does to its files. When it is killed, the disk is
looked at as the cut would have left it at many moments up to then, each with three fates of what
was not synced: whatever had been acknowledged by that moment must be there. Then one of the states
of the last moment is put in place, and the house is opened on it.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from tests.server.chaos.disk import Disk, Fate, cuts
from tests.server.chaos.recording import read
from tests.server.chaos.stage import Stage
from tests.server.chaos.tally import Acknowledged

__all__ = ["Lost", "PowerCut", "look_at"]


class Lost(Exception):
    """What is missing after a power cut: nobody can play on from there."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(problems[0])
        self.problems = problems


@dataclass(frozen=True)
class PowerCut:
    """The power is cut; `moments` is at how many moments before the disk is looked at too."""

    moments: int
    name: ClassVar = "power cuts"

    async def strike(self, stage: Stage) -> None:
        assert stage.recording is not None
        stage.kill()
        acknowledged, tables = dict(stage.tally.acknowledged), dict(stage.tally.tables)
        rng = random.Random(stage.rng.random())
        problems = await asyncio.to_thread(self._examine, stage, rng, acknowledged, tables)
        if problems:
            raise Lost(problems)
        stage.keep_before()
        await stage.start()

    def _examine(
        self,
        stage: Stage,
        rng: random.Random,
        acknowledged: Mapping[tuple[str, str], Acknowledged],
        tables: Mapping[str, int],
    ) -> list[str]:
        """Look at the disk at some moments, and leave it as it was at the last."""
        assert stage.recording is not None
        size = sum(1 for _ in read(stage.recording))
        numbers = set(rng.sample(range(size), min(self.moments, size)))
        found, folder = Disk(stage.before), stage.folder / "found"
        problems: list[str] = []
        for cut in cuts(found, read(stage.recording), numbers):
            expected = {key: ack.n for key, ack in acknowledged.items() if ack.at < cut.time}
            opened = {table for table, at in tables.items() if at < cut.time}
            for fate in rng.sample(list(Fate), len(Fate)):
                cut.disk.leave(folder, fate, rng)
                problems += [
                    f"power cut before operation {cut.number} of {size}, {fate.value}: {problem}"
                    for problem in look_at(folder / "house.db", opened, expected)
                ]
                stage.tally.count("states of the disk after a power cut")
        fate = rng.choice(list(Fate))
        found.leave(stage.disk, fate, rng)
        return problems


def look_at(file: Path, tables: set[str], expected: Mapping[tuple[str, str], int]) -> list[str]:
    """What is wrong with a database: tables, and by table and cause the numbers, must be there."""
    if not file.exists():
        return [f"there is no database, and {len(tables)} tables were opened"] if tables else []
    try:
        with closing(sqlite3.connect(file)) as database:
            return _look_at(database, tables, expected)
    except sqlite3.DatabaseError as error:
        return [f"the database cannot be read: {error}"] if tables else []


def _look_at(
    database: sqlite3.Connection, tables: set[str], expected: Mapping[tuple[str, str], int]
) -> list[str]:
    (health,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    problems = [] if health == "ok" else [f"the database is damaged: {health}"]
    if not tables:
        return problems
    stored = {row[0] for row in database.execute("SELECT id FROM tables")}
    problems += [f"table {table} is lost" for table in tables - stored]
    ends = {
        (table, cause): n + more
        for table, cause, n, more in database.execute(
            "SELECT table_id, cause, n, more FROM entries WHERE cause IS NOT NULL"
        )
    }
    problems += [
        f"table {table}: {cause} was acknowledged as {n} and is "
        + ("lost" if (table, cause) not in ends else str(ends[table, cause]))
        for (table, cause), n in expected.items()
        if ends.get((table, cause)) != n
    ]
    logs = "SELECT table_id, count(*), max(n) FROM entries GROUP BY table_id"
    problems += [
        f"table {table} has {count} entries, and the last is {last}"
        for table, count, last in database.execute(logs)
        if count != last
    ]
    return problems
