"""The account of the dice, of a person as far as the viewer may see it, and of a house.

Of a person others see what fell in public games, as they see these games; the person sees all. The
account of a house is made of public games alone, whose records anybody can have, and names nobody.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from math import sqrt
from typing import Final

from jacta.analysis.bands import Extreme, luckiest
from jacta.house.clock import SECOND
from jacta.house.house import House
from jacta.house.ids import PersonId
from jacta.house.people.portraits import visible
from jacta.house.store.account import FacesOfGame, LuckAt, LuckOf, LuckOfSeat, Progress

__all__ = [
    "DiceOfHouse",
    "DiceOfPerson",
    "FacesOfGame",
    "HouseDice",
    "LuckAt",
    "LuckOf",
    "LuckOfSeat",
    "Luckiest",
    "dice_of_house",
    "dice_of_person",
]

_LONGEST_COURSE = 200
_LEAST_GAMES = 5  # so many are more or less normal, added up
_TOLD_FOR: Final = 60 * SECOND


@dataclass(frozen=True)
class DiceOfPerson:
    """What fell in the games of somebody, and the luck in them; the last of these one by one."""

    is_own: bool
    faces: FacesOfGame
    luck: list[LuckOf]
    course: list[LuckAt]


@dataclass(frozen=True)
class Luckiest:
    """The luckiest and the unluckiest of so many people, in standard deviations of their luck, and
    how far the luckiest of so many has to be."""

    people: int
    luckiest: float
    unluckiest: float
    wanted: Extreme


@dataclass(frozen=True)
class DiceOfHouse:
    """What fell in all public games, and the luck of all who had a seat in them."""

    progress: Progress
    faces: FacesOfGame
    seats: list[LuckOfSeat]
    extremes: Luckiest | None


async def dice_of_person(house: House, id: PersonId, viewer: PersonId) -> DiceOfPerson:
    """Those of somebody as the viewer may see them; HouseError where there is no page."""
    _, is_own = await visible(house, id, viewer)
    account = house.store.account
    return DiceOfPerson(
        is_own,
        await account.faces_of_person(id, not is_own),
        await account.luck_of_person(id, not is_own),
        await account.course_of_person(id, not is_own, _LONGEST_COURSE),
    )


async def dice_of_house(house: House) -> DiceOfHouse:
    """Those of all public games."""
    account = house.store.account
    return DiceOfHouse(
        await account.progress(),
        await account.faces_of_house(),
        await account.luck_of_seats(),
        _extremes(await account.luck_of_people(_LEAST_GAMES)),
    )


class HouseDice:
    """The dice of a house for everybody who asks: they are read once a minute, from the whole
    account."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._reading = asyncio.Lock()
        self._told: tuple[int, DiceOfHouse] | None = None

    async def told(self) -> DiceOfHouse:
        """As they were within the last minute."""
        async with self._reading:
            now = self._house.clock.now()
            if self._told is None or now - self._told[0] >= _TOLD_FOR:
                self._told = now, await dice_of_house(self._house)
            return self._told[1]


def _extremes(people: list[tuple[float, float]]) -> Luckiest | None:
    far = sorted(luck / sqrt(variance) for luck, variance in people if variance > 0)
    return Luckiest(len(far), far[-1], far[0], luckiest(len(far))) if far else None
