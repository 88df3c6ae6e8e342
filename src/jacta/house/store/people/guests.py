"""Guests: who comes without an account is kept as long as there is something to keep.

A guest is stored with the first thing done, be it a name. Somebody who never played, said nothing
and was not seen for long has left nothing that others could miss.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select, update

from jacta.house.clock import SECOND, Clock
from jacta.house.ids import PersonId
from jacta.house.store.checks import check_time
from jacta.house.store.database.schema import (
    attempts,
    chairs,
    challenge_attempts,
    challenges,
    holidays,
    ignores,
    logins,
    messages,
    people,
    played,
    presence,
    puzzle_answers,
    puzzlers,
    rating_history,
    reports,
    results,
    tokens,
)
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.people.people import Person

__all__ = ["Guests"]

_NOTED = 24 * 60 * 60 * SECOND
_AT_ONCE = 500
_owned = people.alias("owned")
# Where somebody is named who did something here.
_TRACES = (
    attempts.c.person,
    challenges.c.maker,
    challenge_attempts.c.person,
    chairs.c.person,
    logins.c.person,
    messages.c.person,
    played.c.person,
    rating_history.c.player,
    reports.c.reporter,
    results.c.person,
    tokens.c.person,
    _owned.c.owner,
)
# What goes with a guest: it is of use to nobody else.
_BELONGINGS = (
    ignores.c.person,
    holidays.c.person,
    presence.c.person,
    puzzle_answers.c.person,
    puzzlers.c.person,
)


class Guests:
    """Those who have no account."""

    def __init__(self, writer: Writer, clock: Clock) -> None:
        self._writer, self._clock = writer, clock

    async def seen(self, guest: Person) -> None:
        """The guest is here; that is noted once a day, so that most visits cost no write."""
        now = self._clock.now()
        if now - guest.seen_at >= _NOTED:
            await self._writer.do(_see, (guest.id, now))

    async def forget(self, before: int) -> int:
        """Delete all who left no trace and were last seen before a time; gives how many."""
        check_time(before)
        gone = 0
        while forgotten := await self._writer.do(_forget, _Before(before, _AT_ONCE)):
            gone += forgotten
        return gone


class _Before(NamedTuple):
    at: int
    most: int


@one_by_one
def _see(connection: Connection, request: tuple[PersonId, int]) -> None:
    person, at = request
    connection.execute(update(people).where(people.c.id == person).values(seen_at=at))


@one_by_one
def _forget(connection: Connection, before: _Before) -> int:
    some = select(people.c.id).where(people.c.seen_at < before.at, _is_traceless())
    some = some.order_by(people.c.id).limit(before.most).with_for_update(of=people)
    gone = list(connection.scalars(some))
    for own in _BELONGINGS:
        connection.execute(delete(own.table).where(own.in_(gone)))
    connection.execute(delete(people).where(people.c.id.in_(gone)))
    return len(gone)


def _is_traceless() -> ColumnElement[bool]:
    """A guest of whom nothing is told anywhere; who was erased stays, so that nobody comes back."""
    traces = [~select(trace).where(trace == people.c.id).exists() for trace in _TRACES]
    is_guest = people.c.owner.is_(None) & people.c.bot.is_(False) & people.c.deleted_at.is_(None)
    for without in traces:
        is_guest &= without
    return is_guest
