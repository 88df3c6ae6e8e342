"""Keys are made once, rotated, and believed for as long as was said."""

from __future__ import annotations

import asyncio

from jacta.house import store
from jacta.house.clock import SECOND
from jacta.house.keys import GOOD_FOR, KeyRing
from tests.house.clocks import HeldClock


async def test_all_who_ask_at_once_get_the_same_key(address: str) -> None:
    async with store.open(address) as one, store.open(address) as two:
        found = await asyncio.gather(*(house.keys.good() for _ in range(5) for house in (one, two)))
    assert len({key.id for keys in found for key in keys}) == 1
    async with store.open(address) as house:
        (key,) = await house.keys.good()
    assert (key, len(key.value), key.good_until) == (found[0][0], 32, None)


async def test_after_a_rotation_another_key_signs_and_the_old_one_is_good_for_a_while(
    address: str, clock: HeldClock
) -> None:
    async with store.open(address, clock=clock) as house:
        ring = KeyRing(house)
        await ring.refresh()
        (first,) = await house.keys.good()
        clock.move(1)
        until = clock.now() + GOOD_FOR
        second, former = await house.keys.rotate(GOOD_FOR)
        assert (former.id, former.good_until, second.good_until) == (first.id, until, None)
        assert second.value != first.value
        assert list(ring.values) == [first.value], "as it was known here"
        await ring.refresh()
        assert list(ring.values) == [first.value, second.value], "the last one signs"
        clock.move(GOOD_FOR / SECOND)
        assert list(ring.values) == [second.value], "though nobody looked again"
        assert [key.id for key in await house.keys.good()] == [second.id]


async def test_a_key_that_was_stolen_is_good_no_more(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house:
        (first,) = await house.keys.good()
        (second,) = await house.keys.rotate(0)
        assert second.id != first.id
        assert second.value != first.value
