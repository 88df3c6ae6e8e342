"""What a look back found is kept with the game, once and for all."""

from __future__ import annotations

import asyncio

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import UnknownTable
from tests.house.store.entries import new_entry

ONE = TableId("one")


async def test_the_first_that_is_kept_stays(address: str) -> None:
    async with store.open(address) as one, store.open(address) as two:
        await one.log.create(ONE, [new_entry("opened", "{}")])
        assert await two.retrospects.find(ONE, 0) is None
        kept = await asyncio.gather(
            *(
                house.retrospects.keep(ONE, 0, f'{{"judged": {n}}}')
                for n in range(3)
                for house in (one, two)
            )
        )
        assert len(set(kept)) == 1
        assert await two.retrospects.find(ONE, 0) == kept[0]
        assert await one.retrospects.find(ONE, 1) is None


async def test_what_is_of_no_table_is_refused(address: str) -> None:
    async with store.open(address) as house:
        with pytest.raises(UnknownTable):
            await house.retrospects.keep(ONE, 0, "{}")
        with pytest.raises(JactaError, match="characters"):
            await house.retrospects.keep(ONE, 0, "\0")


async def test_a_house_of_before_has_kept_nothing(address: str) -> None:
    await store.upgrade(address, "0009")
    async with store.open(address) as house:
        await house.log.create(ONE, [new_entry("opened", "{}")])
        assert await house.retrospects.find(ONE, 0) is None
        assert await house.retrospects.keep(ONE, 0, "{}") == "{}"
