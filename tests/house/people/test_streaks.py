"""A streak goes on as long as no day was left out; today may still be played."""

from __future__ import annotations

import pytest

from jacta.house.ids import PersonId
from jacta.house.people.streaks import Streak, streak_of, streaks_of
from tests.house.clocks import HeldClock
from tests.house.houses import ANNA, BEN, houses
from tests.house.same_dice.days import finish


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], Streak(0, 0, 0)),
        (["2024-05-10"], Streak(1, 1, 1)),
        (["2024-05-09"], Streak(1, 1, 1)),
        (["2024-05-08"], Streak(0, 1, 1)),
        (["2024-05-08", "2024-05-09", "2024-05-10"], Streak(3, 3, 3)),
        (["2024-02-28", "2024-02-29", "2024-03-01", "2024-05-10"], Streak(1, 3, 4)),
    ],
)
def test_days_in_a_row(days: list[str], streak: Streak) -> None:
    assert streak_of(days, today="2024-05-10") == streak


async def test_a_streak_is_made_of_daily_games(sqlite_address: str, clock: HeldClock) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        for day in ("2024-05-01", "2024-05-02"):
            clock.set(f"{day}T12:00:00")
            await finish(house)
        assert await streaks_of(house, PersonId(ANNA)) == {"dice-trip": Streak(2, 2, 2)}
        assert await streaks_of(house, PersonId(BEN)) == {}
