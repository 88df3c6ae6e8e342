"""A restore drill: whether a restored house is, table by table, the one that was backed up.

Every table is played again from its log in both houses, and a hash over all that came of it must be
the same. The first house may be open meanwhile: of its logs, what the backup has counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from jacta.engine.errors import UnknownName
from jacta.house.errors import DamagedLog
from jacta.house.ids import TableId
from jacta.house.ledger import read_log
from jacta.house.store.log import StoredEntry
from jacta.house.store.store import Store
from jacta.house.table.table import FindGame

__all__ = ["Drill", "drill", "lengths"]

_AT_ONCE = 500


@dataclass(frozen=True)
class Drill:
    """What a drill found: `different` are tables that are not the same, or cannot be read; those
    of games that are not here are compared entry by entry, and counted as `unplayed`."""

    tables: int
    entries: int
    unplayed: int
    different: tuple[TableId, ...]
    hash: str

    @property
    def is_good(self) -> bool:
        return not self.different


async def lengths(store: Store) -> dict[TableId, int]:
    """How many entries each table has."""
    found: dict[TableId, int] = {}
    while part := await store.log.tables(max(found, default=""), _AT_ONCE):
        ids = [table.id for table in part]
        found |= dict.fromkeys(ids, 0) | await store.log.lasts(ids)
    return found


async def drill(
    house: Store,
    restored: Store,
    backed_up: Mapping[TableId, int],
    find_game: FindGame,
    progress: Callable[[str, int], None] = lambda what, tables: None,
) -> Drill:
    """Play all tables again that were backed up, each up to the entry that was its last then."""
    different, unplayed, whole = [], 0, sha256()
    for number, (id, n) in enumerate(sorted(backed_up.items()), 1):
        hashes = [await _hash_of(store, id, n, find_game) for store in (house, restored)]
        if hashes[0] is None or hashes[0] != hashes[1]:
            different.append(id)
        else:
            unplayed += not hashes[0].is_played
            whole.update(hashes[0].digest)
        progress("tables", number)
    entries = sum(backed_up.values())
    return Drill(len(backed_up), entries, unplayed, tuple(different), whole.hexdigest())


@dataclass(frozen=True)
class _Hash:
    digest: bytes
    is_played: bool


async def _hash_of(store: Store, id: TableId, n: int, find_game: FindGame) -> _Hash | None:
    """The hash of a table up to an entry; None where it cannot be read."""
    try:
        stored = await store.log.read(id, limit=n) if n else []
        if len(stored) != n:
            return None
        return await asyncio.to_thread(_hash, id, stored, find_game)
    except DamagedLog:
        return None


def _hash(id: TableId, stored: Sequence[StoredEntry], find_game: FindGame) -> _Hash:
    told: list[object] = [(entry.n, entry.kind, entry.body, entry.at) for entry in stored]
    try:
        table = read_log(id, stored, find_game) if stored else None
    except UnknownName:
        return _Hash(_digest(told), is_played=False)
    if table is not None:
        rankings = [round.ended.ranking for round in table.rounds]
        position = table.position.json if table.position is not None else None
        told += [table.state, table.acting, rankings, position]
    return _Hash(_digest(told), is_played=True)


def _digest(told: list[object]) -> bytes:
    return sha256(msgspec.json.encode(told)).digest()
