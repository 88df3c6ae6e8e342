"""The checkup of a database: whether it can be reached, is whole, safe, quick and of this time."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

from jacta.engine.errors import JactaError
from jacta.house.clock import SECOND, SystemClock
from jacta.house.store import (
    Schema,
    StoreError,
    check,
    find_broken,
    find_damage,
    find_holes,
)
from jacta.house.store.upkeep.probe import find_durability, find_newest, find_origin, find_server
from jacta.house.store.upkeep.shape import find_misfit
from jacta.server.hosting.findings import Finding, Level, Values, failed, reason, some_of

__all__ = [
    "check_durability",
    "check_entries",
    "check_integrity",
    "check_newest",
    "check_origin",
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


async def check_integrity(file: Path) -> Finding:
    """Whether SQLite finds its file whole, and it has the shape of a house."""
    problem = await asyncio.to_thread(find_damage, file) or await find_misfit(file)
    if problem is not None:
        return Finding("integrity", "damaged", "problem", {"problem": problem})
    return Finding("integrity", "good")


async def check_entries(address: str) -> Finding:
    """Whether the entries of every table are all there, each as it was stored."""
    try:
        tables = await find_holes(address)
        broken = await find_broken(address)
    except StoreError as error:
        return failed("entries", error)
    if tables:
        values: Values = {"count": len(tables), "tables": some_of(tables)}
        return Finding("entries", "missing", "problem", values)
    if broken:
        values = {"count": len(broken), "entries": some_of([str(entry) for entry in broken])}
        return Finding("entries", "broken", "problem", values)
    return Finding("entries", "good")


async def check_durability(address: str) -> Finding:
    """Whether the connections of the house sync at every commit, and readers do not wait."""
    try:
        found = await find_durability(address)
    except (StoreError, JactaError) as error:
        return failed("durability", error)
    values: Values = {"journal": found.journal, "synchronous": str(found.synchronous)}
    if found.synchronous < 2:
        return Finding("durability", "unsafe", "problem", values)
    code = "good" if found.journal == "wal" else "closed"  # restored, and not opened since
    return Finding("durability", code, values=values)


async def check_server(address: str) -> AsyncIterator[Finding]:
    """The version of PostgreSQL, how it stores, how fast it answers and what time it has."""
    try:
        found = await find_server(address)
    except (StoreError, JactaError) as error:
        yield failed("server", error)
        return
    safe = found.fsync and found.full_page_writes
    values: Values = {"version": found.version}
    yield Finding("server", "good" if safe else "unsafe", "ok" if safe else "problem", values)
    typical = statistics.median(found.took)
    values = {"typical": f"{typical:.1f}", "longest": f"{max(found.took):.1f}"}
    slow = typical > _SLOW_ANSWER_MS
    yield Finding("latency", "slow" if slow else "good", "warning" if slow else "ok", values)
    apart = abs(found.skew) > _SKEW_SECONDS
    values = {"skew": f"{found.skew:.1f}"}
    yield Finding("skew", "apart" if apart else "good", "warning" if apart else "ok", values)


async def check_origin(address: str) -> Finding:
    """Whether the house began here or is a copy, as one is that was restored from a backup."""
    try:
        found = await find_origin(address)
    except (StoreError, JactaError) as error:
        return failed("origin", error)
    if found is None or not found.copied:
        return Finding("origin", "own")
    made = datetime.fromtimestamp(found.at / SECOND, UTC)
    return Finding("origin", "copy", values={"time": f"{made:%Y-%m-%d %H:%M}"})


async def check_newest(address: str) -> Finding:
    """Whether the last change at any table is in the past, as it must be."""
    try:
        found = await find_newest(address)
    except (StoreError, JactaError) as error:
        return failed("newest", error)
    ahead = ((found or 0) - SystemClock().now()) / 1e6
    if ahead > _FUTURE_SECONDS:
        return Finding("newest", "future", "problem", {"seconds": f"{ahead:.0f}"})
    return Finding("newest", "good" if found else "none")
