"""Days on which a game is played, and people who play it."""

from __future__ import annotations

import random

import jacta
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.same_dice.daily import Day, look_at_day
from tests.house.houses import ANNA, play

GAME = jacta.game("dice-trip")
TODAY, TOMORROW = "2024-05-01", "2024-05-02"
CLEO, DORA = "cleo", "dora"


async def begin(house: House, who: str = ANNA) -> TableId:
    return await house.open_daily(who, "dice-trip")


async def finish(house: House, who: str = ANNA, choices: int = 1) -> TableId:
    """Begin today's game, and play it to its end."""
    id = await begin(house, who)
    await play([house], id, random.Random(choices))
    return id


async def look(house: House, who: str = ANNA, day: str = TODAY) -> Day:
    return await look_at_day(house, GAME, day, PersonId(who))


async def register(house: House, *people: str) -> None:
    """These have accounts from now on."""
    for who in people:
        await house.store.people.ensure(PersonId(who), who.title(), "en")
        await house.store.people.register(PersonId(who), who, "hash", [])
