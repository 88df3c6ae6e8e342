"""A draft is kept for its seat until it is confirmed, emptied, or built anew."""

from __future__ import annotations

import asyncio

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import Conflict, StoredDraft, UnknownTable
from tests.house.store.entries import new_entry

ONE, TWO = TableId("one"), TableId("two")
MOVE = [new_entry("move", "{}")]


async def test_a_draft_is_kept_changed_and_emptied(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, MOVE)
        await house.drafts.put(ONE, 0, 1, ["lock 1", "Würfel 🎲 \0"])
        await house.drafts.put(ONE, 2, 1, ["skip"])
        assert await house.drafts.of(ONE) == {
            0: StoredDraft(1, ("lock 1", "Würfel 🎲 \0")),
            2: StoredDraft(1, ("skip",)),
        }
        await house.drafts.put(ONE, 0, 1, ["lock 2"])
        await house.drafts.put(ONE, 2, 1, [])
        await house.drafts.put(ONE, 3, 1, [])
    async with store.open(address) as house:
        assert await house.drafts.of(ONE) == {0: StoredDraft(1, ("lock 2",))}
        assert await house.drafts.of(TWO) == {}


async def test_a_late_draft_does_not_replace_one_that_builds_on_more(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, MOVE)
        await house.drafts.put(ONE, 0, 5, ["new"])
        await house.drafts.put(ONE, 0, 4, ["old"])
        await house.drafts.put(ONE, 0, 4, [])
        assert await house.drafts.of(ONE) == {0: StoredDraft(5, ("new",))}


async def test_an_append_drops_the_drafts_of_its_table_if_it_says_so(address: str) -> None:
    async with store.open(address) as house:
        for table in (ONE, TWO):
            await house.log.create(table, MOVE)
            for seat in range(2):
                await house.drafts.put(table, seat, 1, ["a"])
        await house.log.append(ONE, 1, MOVE)
        assert len(await house.drafts.of(ONE)) == 2
        with pytest.raises(Conflict):
            await house.log.append(ONE, 1, MOVE, drop_drafts=True)
        assert len(await house.drafts.of(ONE)) == 2
        await house.log.append(ONE, 2, MOVE, drop_drafts=True)
        assert await house.drafts.of(ONE) == {}
        assert len(await house.drafts.of(TWO)) == 2


async def test_what_cannot_be_kept_fails_alone(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, MOVE)
        answers = await asyncio.gather(
            house.drafts.put(ONE, 0, 1, ["a"]),
            house.drafts.put(TableId("nowhere"), 0, 1, ["a"]),
            house.log.append(ONE, 1, MOVE),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [bool, UnknownTable, int]
        with pytest.raises(JactaError):
            await house.drafts.put(ONE, -1, 1, ["a"])
        with pytest.raises(JactaError):
            await house.drafts.put(ONE, 0, 1 << 40, ["a"])


async def test_a_draft_of_a_cause_that_was_there_changes_nothing(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, MOVE)
        assert await house.drafts.put(ONE, 0, 1, ["a"], "c1")
        assert await house.drafts.put(ONE, 0, 1, ["b"], "c2")
        assert not await house.drafts.put(ONE, 0, 1, ["a"], "c1")
        assert await house.drafts.of(ONE) == {0: StoredDraft(1, ("b",))}
        await house.drafts.put(ONE, 0, 1, [], "c3")
        await house.drafts.put(ONE, 0, 2, ["b"], "c2")
        assert await house.drafts.of(ONE) == {}
        await house.drafts.put(ONE, 1, 1, ["b"], "c2")
        await house.drafts.put(ONE, 0, 1, ["c"])
        assert await house.drafts.of(ONE) == {0: StoredDraft(1, ("c",)), 1: StoredDraft(1, ("b",))}
        with pytest.raises(JactaError):
            await house.drafts.put(ONE, 0, 1, ["a"], "")
