"""The checkup of a database: whether it can be reached, is whole, safe, quick and of this time."""

from __future__ import annotations

import statistics
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select, text

from jacta.engine.errors import JactaError
from jacta.house.clock import SystemClock
from jacta.house.people.keeper import LAST_CHANGE
from jacta.house.store import Schema, StoreError, check, find_damage, find_holes
from jacta.house.store.database.address import connected
from jacta.house.store.database.schema import tables
from jacta.server.hosting.findings import Finding, Level, Values, failed, reason, some_of

__all__ = [
    "check_durability",
    "check_entries",
    "check_integrity",
    "check_newest",
    "check_schema",
    "check_server",
]

_SLOW_ANSWER_MS = 20.0
_FUTURE_SECONDS, _SKEW_SECONDS = 2.0, 2.0


async def check_schema(address: str) -> Finding:
    levels: dict[Schema, Level] = {Schema.OLD: "warning", Schema.NEWER: "problem"}
    try:
        schema = await check(address)
    except (StoreError, JactaError) as error:
        problem = reason(error)
        return Finding("database", "unreachable", "problem", {"problem": problem})
    return Finding("database", schema.value, levels.get(schema, "ok"))


def check_integrity(file: Path) -> Finding:
    if (problem := find_damage(file)) is not None:
        return Finding("integrity", "damaged", "problem", {"problem": problem})
    return Finding("integrity", "good")


async def check_entries(address: str) -> Finding:
    """Whether the entries of every table are all there."""
    try:
        tables = await find_holes(address)
    except StoreError as error:
        return failed("entries", error)
    if tables:
        values: Values = {"count": len(tables), "tables": some_of(tables)}
        return Finding("entries", "missing", "problem", values)
    return Finding("entries", "good")


async def check_durability(address: str) -> Finding:
    """Whether the connections of the house sync at every commit, and readers do not wait."""
    found = await _asked(address, lambda db: (_one(db, "PRAGMA journal_mode"), _synchronous(db)))
    if isinstance(found, Exception):
        return failed("durability", found)
    journal, synchronous = found
    values: Values = {"journal": str(journal), "synchronous": str(synchronous)}
    if int(synchronous) < 2:
        return Finding("durability", "unsafe", "problem", values)
    code = "good" if journal == "wal" else "closed"  # a restored file, before its first opening
    return Finding("durability", code, values=values)


async def check_server(address: str) -> AsyncIterator[Finding]:
    """The version of PostgreSQL, how it stores, how fast it answers and what time it has."""

    def look(connection: Connection) -> tuple[str, str, str, float, list[float]]:
        begun, took = time.perf_counter(), []
        for _ in range(10):
            begun = time.perf_counter()
            _one(connection, "SELECT 1")
            took.append(1000 * (time.perf_counter() - begun))
        skew = float(_one(connection, "SELECT extract(epoch FROM clock_timestamp())"))
        return (
            str(_one(connection, "SHOW server_version")),
            str(_one(connection, "SHOW fsync")),
            str(_one(connection, "SHOW full_page_writes")),
            skew - time.time(),
            took,
        )

    found = await _asked(address, look)
    if isinstance(found, Exception):
        yield failed("server", found)
        return
    version, sync, pages, skew, took = found
    safe = sync == pages == "on"
    values: Values = {"version": version}
    yield Finding("server", "good" if safe else "unsafe", "ok" if safe else "problem", values)
    typical = statistics.median(took)
    values = {"typical": f"{typical:.1f}", "longest": f"{max(took):.1f}"}
    slow = typical > _SLOW_ANSWER_MS
    yield Finding("latency", "slow" if slow else "good", "warning" if slow else "ok", values)
    apart = abs(skew) > _SKEW_SECONDS
    values = {"skew": f"{skew:.1f}"}
    yield Finding("skew", "apart" if apart else "good", "warning" if apart else "ok", values)


async def check_newest(address: str) -> Finding:
    """Whether the last change at any table is in the past, as it must be."""
    found = await _asked(address, _newest)
    if isinstance(found, Exception):
        return failed("newest", found)
    ahead = ((found or 0) - SystemClock().now()) / 1e6
    if ahead > _FUTURE_SECONDS:
        return Finding("newest", "future", "problem", {"seconds": f"{ahead:.0f}"})
    return Finding("newest", "good" if found else "none")


def _newest(connection: Connection) -> Any:
    changes = select(LAST_CHANGE.label("at")).select_from(tables).subquery()
    return connection.scalar(select(func.max(changes.c.at)))


async def _asked(address: str, query: Callable[[Connection], Any]) -> Any:
    """What the database says, or the error."""
    try:
        async with connected(address) as database:
            return await database.read(query)
    except (StoreError, JactaError) as error:
        return error


def _one(connection: Connection, statement: str) -> Any:
    return connection.execute(text(statement)).scalar()


def _synchronous(connection: Connection) -> int:
    return int(_one(connection, "PRAGMA synchronous"))
