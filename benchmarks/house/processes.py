"""Several processes on one PostgreSQL: what a move costs the house, the database and the driver.

Whether a second process is faster depends on whether a core is free for it. So each round tells,
beside the moves a second, how much processor time a move took, and whose: where that makes up all
cores of the machine with one process already, a second one has nothing to gain there.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Sequence

import uvloop

from benchmarks.house.driver import Tally, measure
from benchmarks.house.serving import house
from benchmarks.machine import spent
from tests.house.store.postgres import Server
from tests.house.store.postgres import serve as serve_postgres
from tools.reliability import Cell, Table

__all__ = ["processes"]

BUSY_TABLES = 100
COLUMNS = ["processes", "durable moves/s", "p50, ms", "p99, ms"]
COSTS = ["house, ms", "database, ms", "driver, ms", "cores busy with it"]


def processes(game: str, rounds: int, seconds: float) -> Table:
    """One process on PostgreSQL and two, in turns; the medians of all rounds."""
    found: dict[int, list[Tally]] = {1: [], 2: []}
    with serve_postgres(fsync="on") as server:
        for _ in range(rounds):
            for number, tallies in found.items():
                tallies.append(_round(server, game, number, seconds))
    return Table([*COLUMNS, *COSTS], [_row(*item, seconds) for item in found.items()])


def _round(server: Server, game: str, number: int, seconds: float) -> Tally:
    with house(database=server.create(), processes=number) as served:

        def costs() -> Sequence[float]:
            return spent(served.process), spent(server.process), time.process_time()

        return uvloop.run(measure(served.address, game, BUSY_TABLES, seconds, costs))


def _row(number: int, tallies: Sequence[Tally], seconds: float) -> list[Cell]:
    rate = statistics.median(len(tally.latencies) for tally in tallies) / seconds
    latencies = sorted(latency for tally in tallies for latency in tally.latencies)
    quantiles = [latencies[int(share * (len(latencies) - 1))] * 1e3 for share in (0.5, 0.99)]
    moves = [len(tally.latencies) for tally in tallies]
    costs = [
        statistics.median(tally.spent[whose] / len(tally.latencies) for tally in tallies)
        for whose in range(3)
    ]
    busy = sum(sum(tally.spent) for tally in tallies) / seconds / len(moves)
    return [
        number,
        round(rate),
        *(round(quantile, 1) for quantile in quantiles),
        *(round(cost * 1e3, 2) for cost in costs),
        f"{busy:.1f} of {len(os.sched_getaffinity(0))}",
    ]
