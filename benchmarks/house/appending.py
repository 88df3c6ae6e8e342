"""What storing alone takes: entries of so many tables, appended as fast as each is durable.

No house on this store and this disk can take more moves than these.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.house.driver import Tally, timed
from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store.appends import NewEntry
from jacta.house.store.store import Store

__all__ = ["append"]

# A move of Stones, as the house stores it.
MOVE = NewEntry("acted", '{"type":"acted","seat":0,"actions":["put 2"]}', 1_800_000_000_000_000)


async def append(tables: int, seconds: float) -> Tally:
    """Let the log of each table grow by one entry after the other, in a file of its own."""
    tally = Tally()

    def costs() -> Sequence[float]:
        return time.process_time(), 0.0

    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "house.db")
        await store.upgrade(database)
        async with store.open(database) as opened:
            logs = [_grow(opened, TableId(f"table{number}"), tally) for number in range(tables)]
            await timed(tally, logs, seconds, costs)
    return tally


async def _grow(opened: Store, table: TableId, tally: Tally) -> None:
    n = await opened.log.create(table, [MOVE])
    while not tally.is_over:
        sent = time.perf_counter()
        n = await opened.log.append(table, n, [MOVE], f"somebody/{n}")
        tally.add(sent)
        await asyncio.sleep(0)  # as whoever moves is another each time
