"""A secret is made once, and is the same for everyone ever after."""

from __future__ import annotations

import asyncio

from jacta.house import store


async def test_all_who_ask_at_once_get_the_same_secret_for_ever(address: str) -> None:
    async with store.open(address) as one, store.open(address) as two:
        found = await asyncio.gather(
            *(house.secrets.secret("seeds") for _ in range(5) for house in (one, two))
        )
        other = await two.secrets.secret("cookies")
    assert len(set(found)) == 1
    assert len(found[0]) == len(other) == 32
    assert other != found[0]
    async with store.open(address) as house:
        assert await house.secrets.secret("seeds") == found[0]
        assert await house.secrets.secret("cookies") == other
