"""Holidays are days from a first to a last one."""

from __future__ import annotations

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import PersonId
from jacta.house.store import Holiday

ANNA, BERT = PersonId("anna"), PersonId("bert")


async def test_holidays_are_told_in_their_order(address: str) -> None:
    async with store.open(address) as house:
        await house.holidays.add(ANNA, "2026-12-24", "2027-01-01")
        for _ in range(2):
            await house.holidays.add(ANNA, "2026-08-01", "2026-08-01")
        found = await house.holidays.of([ANNA, BERT])
        assert found == {
            ANNA: [Holiday("2026-08-01", "2026-08-01"), Holiday("2026-12-24", "2027-01-01")],
            BERT: [],
        }
        assert not await house.holidays.remove(BERT, "2026-08-01", "2026-08-01")
        assert await house.holidays.remove(ANNA, "2026-08-01", "2026-08-01")
        assert (await house.holidays.of([ANNA]))[ANNA] == [Holiday("2026-12-24", "2027-01-01")]


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("2026-02-30", "2026-03-01"),
        ("20260801", "20260802"),
        ("2026-08-02", "2026-08-01"),
        ("", ""),
    ],
)
async def test_days_that_are_none_are_refused(sqlite_address: str, first: str, last: str) -> None:
    async with store.open(sqlite_address) as house:
        with pytest.raises(JactaError):
            await house.holidays.add(ANNA, first, last)
