"""Streaks: on how many days in a row somebody has finished the daily game in time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from jacta.house.days import day_after, day_at
from jacta.house.house import House
from jacta.house.ids import PersonId

__all__ = ["Streak", "streak_of", "streaks_of"]


@dataclass(frozen=True)
class Streak:
    """Days in a row up to today, or to yesterday while today can still be played; the longest
    row; and all days together."""

    current: int = 0
    longest: int = 0
    days: int = 0


async def streaks_of(house: House, person: PersonId) -> dict[str, Streak]:
    """The streaks of somebody in all daily games that were played, by the names of the games."""
    today = day_at(house.clock.now())
    played = await house.store.results.days_of(person)
    return {game: streak_of(days, today) for game, days in played.items()}


def streak_of(days: Iterable[str], today: str) -> Streak:
    """The streak of somebody who has finished on these days."""
    played = set(days)
    last = today if today in played else day_after(today, -1)
    rows = [_row_to(day, played) for day in played if day_after(day) not in played]
    return Streak(_row_to(last, played), max(rows, default=0), len(played))


def _row_to(last: str, played: set[str]) -> int:
    """How many days in a row end with this one."""
    length, day = 0, last
    while day in played:
        length, day = length + 1, day_after(day, -1)
    return length
