"""Holidays have limits, and a deadline is earlier without them."""

from __future__ import annotations

from contextlib import closing
from datetime import date, timedelta
from sqlite3 import connect

import pytest

from jacta.house import store as storage
from jacta.house.days import day_at
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.holidays import (
    Holiday,
    add_holiday,
    check_holiday,
    holidays_of,
    remove_holiday,
)
from jacta.house.proposals import Proposal
from jacta.house.table.entries import Days
from jacta.house.telling.surroundings import deadlines
from tests.house.games import PEOPLE
from tests.house.houses import house_of
from tests.house.houses import sit as take_chair

TODAY = date(2026, 12, 1)


def days(first: int, last: int, today: date = TODAY) -> Holiday:
    """From so many days after today to so many."""
    first_day, last_day = (today + timedelta(days=number) for number in (first, last))
    return Holiday(first_day.isoformat(), last_day.isoformat())


@pytest.mark.parametrize(
    ("new", "others", "code"),
    [
        (Holiday("2026-12-05", "2026-12-04"), [], "bad-holiday"),
        (Holiday("20261205", "20261206"), [], "bad-holiday"),
        (Holiday("tomorrow", "2026-12-04"), [], "bad-holiday"),
        (days(-1, 3), [], "holiday-past"),
        (days(50, 61), [], "holiday-far"),
        (days(0, 40, date(2026, 6, 1)), [], "holiday-long"),
        (days(0, 0, date(2026, 6, 1)), [days(2, 41, date(2026, 6, 1))], "holiday-long"),
    ],
)
def test_holidays_have_limits(new: Holiday, others: list[Holiday], code: str) -> None:
    today = date(2026, 6, 1) if new.first.startswith("2026-06") else TODAY
    with pytest.raises(HouseError) as refused:
        check_holiday(new, others, today.isoformat())
    assert refused.value.code == code


def test_days_of_two_years_and_days_told_twice_are_counted_once() -> None:
    check_holiday(days(0, 60), [], TODAY.isoformat())  # 31 days of one year, 30 of the next
    check_holiday(days(0, 5), [days(0, 30), days(3, 9)], TODAY.isoformat())


async def test_without_a_holiday_an_earlier_deadline_counts(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        house = house_of(store)
        people = [PersonId(name) for name in PEOPLE[:2]]
        for name in people:
            await store.people.ensure(name, name, "en")
        id = await house.open(people[0], Proposal("pearls", 2, pace=Days(1)))
        for chair, name in enumerate(people):
            await take_chair(house, id, name, chair)
        today = date.fromisoformat(day_at(house.clock.now()))
        away = days(0, 5, today)
        for person in people:
            await add_holiday(house, person, "en", away, today.isoformat())
        ends = await deadlines(store, await house.table(id))
        await house.post_deadline(id, min(ends.values()))
        await remove_holiday(house, people[0], away, today.isoformat())
        assert await holidays_of(house, people[0]) == []
        (earlier,) = set((await deadlines(store, await house.table(id))).values()) - set(
            ends.values()
        )
        with closing(connect(sqlite_address)) as database:
            (lease,) = database.execute("SELECT until, holder FROM leases WHERE name LIKE 'clock%'")
    assert lease == (earlier, None)
    assert earlier < min(ends.values())
