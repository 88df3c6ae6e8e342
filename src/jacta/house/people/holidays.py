"""Holidays: days on which the clocks of a person stand still, where a turn has days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta

from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId
from jacta.house.lobby import tables_of
from jacta.house.people.privacy import family_of
from jacta.house.people.profiles import remember
from jacta.house.store.people.holidays import Holiday
from jacta.house.table.entries import Days
from jacta.house.telling.surroundings import deadlines

__all__ = ["Holiday", "add_holiday", "check_holiday", "holidays_of", "remove_holiday"]

_DAYS_AHEAD, _DAYS_A_YEAR = 60, 40


async def holidays_of(house: House, person: PersonId) -> list[Holiday]:
    """The holidays of a person, in their order."""
    return (await house.store.holidays.of([person]))[person]


async def add_holiday(
    house: House, person: PersonId, language: str, new: Holiday, today: str
) -> None:
    """Be away from the first day to the last."""
    check_holiday(new, await holidays_of(house, person), today)
    await remember(house, person, language)
    await house.store.holidays.add(person, new.first, new.last)


async def remove_holiday(house: House, person: PersonId, holiday: Holiday, today: str) -> None:
    """Be there after all, from today on; days that are over stay as they were."""
    first, last, now = _day(holiday.first), _day(holiday.last), _day(today)
    if holiday not in await holidays_of(house, person):
        raise HouseError("not-found")
    if last < now:
        raise HouseError("holiday-past")
    if first < now:
        yesterday = now - timedelta(days=1)
        await house.store.holidays.add(person, holiday.first, yesterday.isoformat())
    await house.store.holidays.remove(person, holiday.first, holiday.last)
    await _post_deadlines(house, person)


def check_holiday(new: Holiday, others: Iterable[Holiday], today: str) -> None:
    """HouseError unless these days can be added to the others."""
    first, last, now = _day(new.first), _day(new.last), _day(today)
    if last < first:
        raise HouseError("bad-holiday")
    if first < now:
        raise HouseError("holiday-past")
    if last > now + timedelta(days=_DAYS_AHEAD):
        raise HouseError("holiday-far", most=_DAYS_AHEAD)
    days = {day for holiday in (new, *others) for day in _days(holiday)}
    if max(Counter(day.year for day in days).values()) > _DAYS_A_YEAR:
        raise HouseError("holiday-long", most=_DAYS_A_YEAR)


async def _post_deadlines(house: House, person: PersonId) -> None:
    """The time of a chair may be up earlier now: the deadlines of its tables are posted anew."""
    for member in family_of(await house.store.privacy.everything(person)):
        async for listed in tables_of(house, member, ["running"]):
            table = await house.refresh(listed.table)
            if isinstance(table.settings.pace, Days):
                ends = await deadlines(house.store, table)
                await house.post_deadline(listed.table, min(ends.values(), default=None))


def _day(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise HouseError("bad-holiday") from None
    if day.isoformat() != text:
        raise HouseError("bad-holiday")
    return day


def _days(holiday: Holiday) -> list[date]:
    first = date.fromisoformat(holiday.first)
    count = (date.fromisoformat(holiday.last) - first).days + 1
    return [first + timedelta(days=number) for number in range(count)]
