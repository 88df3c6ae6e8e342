"""What people wish beside the board: days on which they do not play, and whom not to meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any, Literal

import msgspec

from jacta.house.errors import Refused
from jacta.house.ids import PersonId, TableState
from jacta.house.people.accounts import family_of
from jacta.house.people.days import day_at
from jacta.house.store.people.holidays import Holiday
from jacta.house.table.entries import Days
from jacta.house.telling.surroundings import deadlines
from jacta.house.telling.words import neutral_name
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.problems import Problem
from jacta.server.services import Services

__all__ = ["ENDPOINTS", "check_holiday"]

_DAYS_AHEAD, _DAYS_A_YEAR = 60, 40
_MOST_IGNORED = 1_000


class HolidayTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Days on which one's clocks stand still, the first and the last like 2026-08-31, in UTC."""

    first: str
    last: str


class HolidaysTold(msgspec.Struct, frozen=True):
    """All one's holidays, in their order."""

    holidays: list[HolidayTold]


class Ignored(msgspec.Struct, frozen=True):
    """Somebody whom one does not hear (mute), or does not meet either (block)."""

    person: str
    name: str
    kind: Literal["mute", "block"]


class IgnoredTold(msgspec.Struct, frozen=True):
    """All whom one ignores."""

    ignored: list[Ignored]


class Ignore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to ignore somebody; null is not to."""

    kind: Literal["mute", "block"] | None


def check_holiday(new: Holiday, others: Iterable[Holiday], today: date) -> None:
    """Refused unless these days can be added to the others."""
    first, last = _day(new.first), _day(new.last)
    if last < first:
        raise Refused("bad-holiday")
    if first < today:
        raise Refused("holiday-past")
    if last > today + timedelta(days=_DAYS_AHEAD):
        raise Refused("holiday-far", most=_DAYS_AHEAD)
    days = {day for holiday in (new, *others) for day in _days(holiday)}
    if max(Counter(day.year for day in days).values()) > _DAYS_A_YEAR:
        raise Refused("holiday-long", most=_DAYS_A_YEAR)


def _day(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("bad-holiday") from None
    if day.isoformat() != text:
        raise Refused("bad-holiday")
    return day


def _days(holiday: Holiday) -> list[date]:
    first = date.fromisoformat(holiday.first)
    count = (date.fromisoformat(holiday.last) - first).days + 1
    return [first + timedelta(days=number) for number in range(count)]


@endpoint("GET", "/api/me/holidays", answer=HolidaysTold)
async def list_holidays(call: Call[None]) -> HolidaysTold:
    """One's holidays."""
    return await _holidays(call)


async def _holidays(call: Call[Any]) -> HolidaysTold:
    person = call.visitor.person
    found = await call.services.store.holidays.of([person])
    return HolidaysTold([HolidayTold(h.first, h.last) for h in found[person]])


@endpoint("POST", "/api/me/holidays", body=HolidayTold, answer=HolidaysTold, status=201)
async def add_holiday(call: Call[HolidayTold]) -> HolidaysTold:
    """Be away from the first day to the last: where a turn has days, they do not count."""
    call.only_people()
    person, holidays = call.visitor.person, call.services.store.holidays
    new = Holiday(call.body.first, call.body.last)
    others = (await holidays.of([person]))[person]
    check_holiday(new, others, _today(call))
    await call.services.identities.stored(call.visitor)
    await holidays.add(person, new.first, new.last)
    await call.services.rooms.person_changed(person)
    return await _holidays(call)


@endpoint("DELETE", "/api/me/holidays", body=HolidayTold, answer=HolidaysTold)
async def remove_holiday(call: Call[HolidayTold]) -> HolidaysTold:
    """Be there after all, from today on; days that are over stay as they were."""
    call.only_people()
    person, holidays, today = call.visitor.person, call.services.store.holidays, _today(call)
    first, last = _day(call.body.first), _day(call.body.last)
    if Holiday(call.body.first, call.body.last) not in (await holidays.of([person]))[person]:
        raise Problem("not-found")
    if last < today:
        raise Refused("holiday-past")
    if first < today:
        yesterday = today - timedelta(days=1)
        await holidays.add(person, first.isoformat(), yesterday.isoformat())
    await holidays.remove(person, call.body.first, call.body.last)
    await _post_deadlines(call.services, person)
    await call.services.rooms.person_changed(person)
    return await _holidays(call)


async def _post_deadlines(services: Services, person: PersonId) -> None:
    """The time of a chair may be up earlier now: the deadlines of its tables are posted anew."""
    store, house = services.store, services.house
    running: tuple[TableState, ...] = ("running",)
    for member in family_of(await store.privacy.everything(person)):
        before = None
        while tables := await store.lobby.of_person(member, running, before):
            before = tables[-1].cursor
            for listed in tables:
                table = await house.refresh(listed.table)
                if isinstance(table.settings.pace, Days):
                    ends = await deadlines(store, table)
                    await house.post_deadline(listed.table, min(ends.values(), default=None))


@endpoint("GET", "/api/me/ignores", answer=IgnoredTold)
async def list_ignored(call: Call[None]) -> IgnoredTold:
    """Whom one ignores."""
    return await _ignored(call)


async def _ignored(call: Call[Any]) -> IgnoredTold:
    store = call.services.store
    found = await store.ignores.of(call.visitor.person)
    people = await store.people.find(found)
    names = {id: person.name for id, person in people.items()}
    nobody = neutral_name(call.language)
    return IgnoredTold(
        [Ignored(other, names.get(other) or nobody, kind) for other, kind in found.items()]
    )


@endpoint("PUT", "/api/me/ignores/{person}", body=Ignore, answer=IgnoredTold)
async def ignore(call: Call[Ignore]) -> IgnoredTold:
    """Ignore somebody from now on, at once and at all tables; or not any more."""
    call.only_people()
    store, me, other = call.services.store, call.visitor.person, PersonId(call.path["person"])
    if call.body.kind is not None:
        if other == me or other not in await store.people.find([other]):
            raise Problem("not-found")
        ignored = await store.ignores.of(me)
        if other not in ignored and len(ignored) >= _MOST_IGNORED:
            raise Problem("too-many")
        await call.services.identities.stored(call.visitor)
    await store.ignores.set(me, other, call.body.kind)
    await call.services.rooms.person_changed(me)
    return await _ignored(call)


def _today(call: Call[Any]) -> date:
    return date.fromisoformat(day_at(call.services.house.clock.now()))


ENDPOINTS = [list_holidays, add_holiday, remove_holiday, list_ignored, ignore]
