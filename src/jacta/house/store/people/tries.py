"""Tries: how often a secret was guessed in vain, and until when nobody may guess again."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from jacta.house.clock import SECOND, Clock
from jacta.house.store.checks import check_name
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Tries"]

_rows = schema.tries
_FORGOTTEN = 24 * 60 * 60 * SECOND


class Tries:
    """How often a secret was tried, the same for all processes; a day later nobody knows."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def begin(self, whose: str, wait: Callable[[int], int]) -> int:
        """How long to wait before this secret may be tried; with 0 it is tried now.

        The try counts as one in vain until it is told to have been right; `wait` says how long
        after so many of them the next one has to wait. Times are in microseconds.
        """
        check_name("whose secret is tried", whose)
        return await self._writer.do(_begin, _Try(whose, self._clock.now(), wait))

    async def forget(self, whose: str) -> None:
        """The secret was known: nothing was tried in vain."""
        check_name("whose secret is tried", whose)
        await self._writer.do(_forget, (whose,))


class _Try(NamedTuple):
    whose: str
    at: int
    wait: Callable[[int], int]


@one_by_one
def _begin(connection: Connection, request: _Try) -> int:
    whose, now, wait = request
    connection.execute(delete(_rows).where(_rows.c.until < now - _FORGOTTEN))
    own = select(_rows.c.count, _rows.c.until).where(_rows.c.whose == whose)
    count, until = connection.execute(own.with_for_update()).tuples().first() or (0, 0)
    if now < until:
        return until - now
    row = upsert(connection, _rows).values(whose=whose, count=1, until=now + wait(1))
    changed = {"count": _rows.c.count + 1, "until": now + wait(count + 1)}
    connection.execute(row.on_conflict_do_update(index_elements=["whose"], set_=changed))
    return 0


@one_by_one
def _forget(connection: Connection, request: tuple[str]) -> None:
    connection.execute(delete(_rows).where(_rows.c.whose == request[0]))
