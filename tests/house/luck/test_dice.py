"""The account of the dice is read once a minute, however many ask."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from jacta.house.ids import PersonId, TableId
from jacta.house.luck.dice import HouseDice
from jacta.house.store.account import Counted
from tests.house.clocks import HeldClock
from tests.house.houses import ANNA, houses
from tests.house.store.entries import new_entry


async def test_it_is_told_as_it_was_within_the_last_minute(
    sqlite_address: str, clock: HeldClock
) -> None:
    game = Counted(
        TableId("one"), 0, "sledges", 1, True, 5, (PersonId(ANNA),), {"heads tails": (3, 4)}
    )
    async with houses(sqlite_address, clock=clock) as (house,):
        await house.store.log.create(TableId("one"), [new_entry("opened", "{}")])
        dice = HouseDice(house)
        await house.store.counted.add(game)
        first, other = await asyncio.gather(dice.told(), dice.told())
        await house.store.counted.add(replace(game, round=1))
        clock.move(59)
        assert await dice.told() is first is other
        clock.move(1)
        assert (await dice.told()).progress.counted == first.progress.counted + 1 == 2
