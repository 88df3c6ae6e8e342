"""A house knows which one it is, and that it was brought back."""

from __future__ import annotations

import asyncio

from jacta.house import store


async def test_a_house_has_an_id_of_its_own_that_stays(address: str) -> None:
    async with store.open(address) as one, store.open(address) as two:
        found = await asyncio.gather(
            *(house.identity.current() for _ in range(3) for house in (one, two))
        )
    assert len(set(found)) == 1
    assert found[0].copied == 0
    async with store.open(address) as house:
        assert await house.identity.current() == found[0]
