"""Whoever has the secret of a token is known by its hash, until the token is revoked."""

from __future__ import annotations

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import PersonId, TableId
from tests.house.clocks import HeldClock

ANNA, BERT = PersonId("anna"), PersonId("bert")
ONE, TWO = TableId("one"), TableId("two")


async def test_a_token_is_found_by_its_hash_until_it_is_revoked(address: str) -> None:
    async with store.open(address) as house:
        for person in (ANNA, BERT):
            await house.people.ensure(person, "", "en")
        seat = await house.tokens.add(ANNA, "seat", "hash 1", ONE, 0, "Anna's phone")
        bot = await house.tokens.add(ANNA, "bot", "hash 2")
        assert (seat.table, seat.chair, seat.label, seat.last_used_at) == (
            ONE,
            0,
            "Anna's phone",
            None,
        )
        assert await house.tokens.by_hash("hash 1") == seat
        assert await house.tokens.by_hash("hash 2") == bot
        assert await house.tokens.by_hash("hash 3") is None
        assert await house.tokens.by_hash("\0") is None
        assert await house.tokens.of(ANNA) == [seat, bot]
        assert not await house.tokens.revoke(BERT, bot.id), "it is not his"
        assert await house.tokens.revoke(ANNA, bot.id)
        assert not await house.tokens.revoke(ANNA, bot.id)
        assert await house.tokens.by_hash("hash 2") is None


async def test_all_tokens_of_a_chair_are_revoked_together(address: str) -> None:
    async with store.open(address) as house:
        await house.people.ensure(ANNA, "", "en")
        places = [(ONE, 0), (ONE, 0), (ONE, 1), (TWO, 0)]
        for number, (table, chair) in enumerate(places):
            await house.tokens.add(ANNA, "seat", f"hash {number}", table, chair)
        assert await house.tokens.revoke_links(ONE, 0) == 2
        assert [(token.table, token.chair) for token in await house.tokens.of(ANNA)] == places[2:]


async def test_its_use_is_noted_once_a_minute(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house:
        await house.people.ensure(ANNA, "", "en")
        token = await house.tokens.add(ANNA, "bot", "hash")
        start, passed = clock.now(), 0
        for seconds, noted in ((0, 0), (30, 0), (59, 0), (60, 60), (90, 60), (200, 200)):
            clock.move(seconds - passed)
            passed = seconds
            await house.tokens.touch(token.id)
            (found,) = await house.tokens.of(ANNA)
            assert found.last_used_at == start + noted * 1_000_000
        await house.tokens.touch("unknown")


async def test_a_token_that_cannot_be_is_refused(address: str) -> None:
    async with store.open(address) as house:
        await house.people.ensure(ANNA, "", "en")
        await house.tokens.add(ANNA, "bot", "hash")
        with pytest.raises(JactaError, match="this secret"):
            await house.tokens.add(ANNA, "bot", "hash")
        for kind, table, chair in (
            ("seat", None, None),
            ("seat", ONE, None),
            ("bot", ONE, 0),
            ("key", None, None),
        ):
            with pytest.raises(JactaError):
                await house.tokens.add(ANNA, kind, "other", table, chair)  # type: ignore[arg-type]
