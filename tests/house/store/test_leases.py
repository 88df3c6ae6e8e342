"""Work is had by one holder at a time, and comes back when its holder is gone."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import Conflict
from tests.house.clocks import HeldClock
from tests.house.store.entries import new_entry

ONE = TableId("one")
FAR = 1 << 62


async def test_one_of_many_gets_it(address: str) -> None:
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(store.open(address)) for _ in range(2)]
        for name in ("a", "b", "c"):
            claims = (houses[i % 2].leases.claim(name, f"p{i}", 60) for i in range(6))
            assert sum(await asyncio.gather(*claims)) == 1


async def test_a_holder_keeps_it_until_it_releases_it(address: str) -> None:
    async with store.open(address) as house:
        leases = house.leases
        assert await leases.claim("bot one 7", "p1", 60)
        assert await leases.claim("bot one 7", "p1", 60), "it is its own"
        assert not await leases.claim("bot one 7", "p2", 60)
        assert not await leases.renew("bot one 7", "p2", 60)
        assert not await leases.release("bot one 7", "p2")
        assert await leases.renew("bot one 7", "p1", 60)
        assert await leases.due() == []
        assert await leases.release("bot one 7", "p1")
        assert not await leases.release("bot one 7", "p1")
        assert await leases.claim("bot one 7", "p2", 60)


async def test_what_a_lost_process_had_is_due_when_its_time_is_over(
    address: str, clock: HeldClock
) -> None:
    async with store.open(address, clock=clock) as house:
        leases = house.leases
        assert await leases.claim("bot", "p1", 60)
        clock.move(59)
        assert await leases.due() == []
        clock.move(1)
        assert not await leases.renew("bot", "p1", 60), "it is too late for that"
        assert await leases.due() == ["bot"]
        assert await leases.claim("bot", "p2", 60)
        assert await leases.due() == []
        assert not await leases.release("bot", "p1")


async def test_posted_work_is_due_from_its_time_on_the_longest_waiting_first(address: str) -> None:
    async with store.open(address) as house:
        leases = house.leases
        for name, at in (("100%_a", 30), ("100%_b", 10), ("100 c", 20), ("later", FAR)):
            await leases.post(name, at)
        assert await leases.due() == ["100%_b", "100 c", "100%_a"]
        assert await leases.due("100%_") == ["100%_b", "100%_a"]
        assert await leases.due("100 C") == []
        assert await leases.due(limit=1) == ["100%_b"]
        assert not await leases.claim("later", "p1", 60)
        await leases.post("later", 1)
        assert await leases.claim("later", "p1", 60)
        await leases.post("later", FAR)
        assert not await leases.renew("later", "p1", 60), "posted anew, it is nobody's"


async def test_an_append_posts_and_ends_leases_in_the_same_transaction(address: str) -> None:
    move = [new_entry("move", "{}")]
    async with store.open(address) as house:
        await house.log.create(ONE, move, due={"clock one": 5, "bot one": 7})
        assert await house.leases.due() == ["clock one", "bot one"]
        with pytest.raises(Conflict):
            await house.log.append(ONE, 0, move, due={"clock one": None, "other": 1})
        assert await house.leases.due() == ["clock one", "bot one"]
        assert await house.leases.claim("bot one", "p1", 60)
        await house.log.append(ONE, 1, move, due={"clock one": 9, "bot one": None})
        assert await house.leases.due() == ["clock one"]
        assert not await house.leases.release("bot one", "p1")


async def test_impossible_terms_are_refused(address: str) -> None:
    async with store.open(address) as house:
        for seconds in (-1, 1e9, float("nan")):
            with pytest.raises(JactaError):
                await house.leases.claim("a", "p1", seconds)
        for name, holder in (("", "p1"), ("a", "\0")):
            with pytest.raises(JactaError):
                await house.leases.claim(name, holder, 60)
        with pytest.raises(JactaError):
            await house.leases.post("a", -1)
