"""Messages are numbered without gaps, stored once, and can be removed and reported."""

from __future__ import annotations

import asyncio

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import PersonId, TableId
from jacta.house.store import UnknownTable
from tests.house.store.entries import new_entry

ANNA, BERT = PersonId("anna"), PersonId("bert")
ONE, TWO = TableId("one"), TableId("two")


async def test_messages_are_numbered_by_table_and_read_in_parts(address: str) -> None:
    async with store.open(address) as house:
        for table in (ONE, TWO):
            await house.log.create(table)
        said = [await house.chat.say(ONE, ANNA, f"hello {i} 🎲") for i in range(3)]
        other = await house.chat.say(TWO, BERT, "hello")
        assert [message.n for message in (*said, other)] == [1, 2, 3, 1]
        assert await house.chat.read(ONE) == said
        assert await house.chat.read(ONE, after=1, limit=1) == said[1:2]
        assert await house.chat.read(TableId("nowhere")) == []
        assert await house.chat.recent(ONE, limit=2) == said[1:], "the last ones, in their order"
        assert await house.chat.recent(ONE) == said


async def test_all_who_talk_at_once_are_heard_once_each(address: str) -> None:
    """On two stores, each message sent twice, to two tables in different orders."""
    async with store.open(address) as house, store.open(address) as other:
        for table in (ONE, TWO):
            await house.log.create(table)
        said = await asyncio.gather(
            *(
                here.chat.say(table, ANNA, f"text {i}", cause=f"m{i}")
                for i in range(20)
                for here in (house, other)
                for table in ((ONE, TWO) if here is house else (TWO, ONE))
            )
        )
        for table in (ONE, TWO):
            read = await house.chat.read(table)
            assert [message.n for message in read] == list(range(1, 21))
            assert {message.text for message in read} == {f"text {i}" for i in range(20)}
            assert {message for message in said if message.table == table} == set(read)


async def test_a_message_that_cannot_be_stored_fails_alone(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE)
        answers = await asyncio.gather(
            house.chat.say(ONE, ANNA, "a"),
            house.chat.say(TWO, ANNA, "a"),
            house.log.append(ONE, 0, [new_entry("a", "1")]),
            return_exceptions=True,
        )
        assert isinstance(answers[1], UnknownTable)
        assert answers[2] == 1
        assert len(await house.chat.read(ONE)) == 1
        for text in ("", "\0", "x" * 10_001):
            with pytest.raises(JactaError):
                await house.chat.say(ONE, ANNA, text)


async def test_a_removed_message_leaves_its_number(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE)
        for text in ("one", "two"):
            await house.chat.say(ONE, ANNA, text, cause=text)
        assert await house.chat.remove(ONE, 2)
        assert not await house.chat.remove(ONE, 3)
        assert [(m.text, m.removed) for m in await house.chat.read(ONE)] == [
            ("one", False),
            ("", True),
        ]
        assert (await house.chat.say(ONE, ANNA, "two", cause="two")).text == "", "it stays removed"
        assert (await house.chat.say(ONE, ANNA, "three")).n == 3


async def test_the_heads_of_chats_tell_what_is_new_and_what_is_gone(address: str) -> None:
    async with store.open(address) as house:
        for table in (ONE, TWO):
            await house.log.create(table)
        asked = [ONE, TWO, TableId("nowhere"), TableId("\0")]
        assert await house.chat.heads(asked) == {}
        assert await house.chat.heads([]) == {}
        for text in ("one", "two"):
            await house.chat.say(ONE, ANNA, text)
        await house.chat.say(TWO, ANNA, "three")
        assert await house.chat.heads(asked) == {ONE: (2, 0), TWO: (1, 0)}
        await house.chat.remove(ONE, 1)
        assert await house.chat.heads(asked) == {ONE: (2, 1), TWO: (1, 0)}


async def test_a_report_is_open_until_it_is_settled(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE)
        message = await house.chat.say(ONE, ANNA, "rude")
        assert not await house.chat.report(ONE, 2, BERT, "rude")
        for _ in range(2):
            assert await house.chat.report(ONE, 1, BERT, "rude")
        assert await house.chat.report(ONE, 1, ANNA, "")
        first, second = await house.chat.open_reports()
        assert (first.message, first.by, first.reason) == (message, BERT, "rude")
        assert (second.by, second.reason) == (ANNA, "")
        assert await house.chat.open_reports(limit=1) == [first]
        assert await house.chat.settle_report(first.id)
        assert not await house.chat.settle_report(first.id)
        assert await house.chat.report(ONE, 1, BERT, "again"), "it was settled once and for all"
        assert await house.chat.open_reports() == [second]
