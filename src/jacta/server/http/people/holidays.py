"""Days on which one does not play: one's clocks stand still, where a turn has days."""

from __future__ import annotations

from typing import Any

import msgspec

from jacta.house.days import day_at
from jacta.house.people import holidays
from jacta.house.people.holidays import Holiday
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS"]


class HolidayTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Days on which one's clocks stand still, the first and the last like 2026-08-31, in UTC."""

    first: str
    last: str


class HolidaysTold(msgspec.Struct, frozen=True):
    """All one's holidays, in their order."""

    holidays: list[HolidayTold]


@endpoint("GET", "/api/me/holidays", answer=HolidaysTold)
async def list_holidays(call: Call[None]) -> HolidaysTold:
    """One's holidays."""
    return await _holidays(call)


@endpoint("POST", "/api/me/holidays", body=HolidayTold, answer=HolidaysTold, status=201)
async def add_holiday(call: Call[HolidayTold]) -> HolidaysTold:
    """Be away from the first day to the last: where a turn has days, they do not count."""
    call.only_people()
    house, person = call.services.house, call.visitor.person
    await holidays.add_holiday(
        house, person, call.language, _asked(call), day_at(house.clock.now())
    )
    await call.services.rooms.person_changed(person)
    return await _holidays(call)


@endpoint("DELETE", "/api/me/holidays", body=HolidayTold, answer=HolidaysTold)
async def remove_holiday(call: Call[HolidayTold]) -> HolidaysTold:
    """Be there after all, from today on; days that are over stay as they were."""
    call.only_people()
    house, person = call.services.house, call.visitor.person
    await holidays.remove_holiday(house, person, _asked(call), day_at(house.clock.now()))
    await call.services.rooms.person_changed(person)
    return await _holidays(call)


def _asked(call: Call[HolidayTold]) -> Holiday:
    return Holiday(call.body.first, call.body.last)


async def _holidays(call: Call[Any]) -> HolidaysTold:
    found = await holidays.holidays_of(call.services.house, call.visitor.person)
    return HolidaysTold([HolidayTold(each.first, each.last) for each in found])


ENDPOINTS = [list_holidays, add_holiday, remove_holiday]
