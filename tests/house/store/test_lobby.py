"""The lobby lists what the accepted appends told of their tables, the last changed first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import PersonId, TableId, TableState
from jacta.house.store import ChairSummary, Conflict, Cursor, Listed, Summary
from tests.house.clocks import HeldClock
from tests.house.store.entries import new_entry

ANNA, BERT = PersonId("anna"), PersonId("bert")
ONE = TableId("one")
MOVE = [new_entry("move", "{}")]
FREE = ChairSummary(1, None)
OPEN = Summary("express", "open", True, False, True, (ChairSummary(0, ANNA), FREE))
FULL = replace(OPEN, state="running", chairs=(ChairSummary(0, ANNA), ChairSummary(1, BERT)))


def ids(listed: list[Listed]) -> list[str]:
    return [one.table for one in listed]


async def test_a_table_is_listed_as_the_last_accepted_append_told(
    address: str, clock: HeldClock
) -> None:
    async with store.open(address, clock=clock) as house:
        await house.log.create(ONE, MOVE, summary=OPEN)
        (listed,) = await house.lobby.open_tables()
        assert listed == Listed(
            ONE,
            "express",
            "open",
            True,
            False,
            True,
            listed.created_at,
            listed.updated_at,
            OPEN.chairs,
        )
        assert listed.created_at == listed.updated_at == clock.now()
        with pytest.raises(Conflict):
            await house.log.append(ONE, 0, MOVE, summary=FULL)
        await house.log.append(ONE, 1, MOVE)
        assert await house.lobby.open_tables() == [listed], "neither of them told anything"
        await house.log.append(ONE, 2, MOVE, summary=FULL)
        assert await house.lobby.open_tables() == []
        (running,) = await house.lobby.running()
        assert (running.chairs, running.created_at) == (FULL.chairs, listed.created_at)


async def test_of_several_summaries_in_a_batch_the_last_accepted_one_counts(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, MOVE, summary=OPEN)
        answers = await asyncio.gather(
            house.log.append(ONE, 1, MOVE, summary=replace(FULL, game="other")),
            house.log.append(ONE, 2, MOVE, summary=FULL),
            house.log.append(ONE, 2, MOVE, summary=replace(OPEN, state="aborted")),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [int, int, Conflict]
        (listed,) = await house.lobby.running()
        assert (listed.game, listed.chairs) == ("express", FULL.chairs)


async def test_chairs_that_a_summary_leaves_out_are_gone(address: str) -> None:
    seats = tuple(ChairSummary(chair, ANNA) for chair in (0, 1, 4))
    async with store.open(address) as house:
        await house.log.create(ONE, MOVE, summary=replace(OPEN, chairs=seats))
        await house.log.append(ONE, 1, MOVE, summary=replace(OPEN, chairs=seats[1:]))
        (listed,) = await house.lobby.open_tables()
        assert listed.chairs == seats[1:]
        assert ids(await house.lobby.of_person(ANNA, ["open"])) == [ONE], "once, with two chairs"
        await house.log.append(ONE, 2, MOVE, summary=replace(OPEN, chairs=()))
        (listed,) = await house.lobby.open_tables()
        assert listed.chairs == ()
        assert await house.lobby.of_person(ANNA, ["open"]) == []


async def test_each_list_has_its_tables(address: str) -> None:
    states: list[TableState] = ["open", "running", "over", "aborted"]
    async with store.open(address) as house:
        lobby = house.lobby
        await house.log.create(TableId("untold"), MOVE)
        for state in states:
            for game in ("express", "trip"):
                for public in (True, False):
                    name = TableId(f"{state} {game} {'public' if public else 'private'}")
                    told = replace(FULL, state=state, game=game, public=public)
                    await house.log.create(name, MOVE, summary=told)
        assert ids(await lobby.open_tables()) == ["open trip public", "open express public"]
        assert ids(await lobby.open_tables("trip")) == ["open trip public"]
        assert ids(await lobby.running("express")) == ["running express public"]
        assert ids(await lobby.finished("trip")) == ["over trip public"]
        assert ids(await lobby.finished("trip", public_only=False)) == [
            "over trip private",
            "over trip public",
        ]
        assert len(await lobby.of_person(BERT, states)) == 16
        assert {one.state for one in await lobby.of_person(BERT, ["open", "over"])} == {
            "open",
            "over",
        }
        assert await lobby.of_person(BERT, []) == []
        assert await lobby.of_person(PersonId("nobody"), states) == []
        assert await lobby.counts() == dict.fromkeys(states, 4)


async def test_the_pages_of_a_list_give_every_table_once(address: str) -> None:
    names = [TableId(f"t{i}") for i in range(7)]
    async with store.open(address) as house:
        await asyncio.gather(*(house.log.create(name, MOVE, summary=OPEN) for name in names))
        await house.log.append(names[0], 1, MOVE, summary=OPEN)
        found: list[str] = []
        cursor: Cursor | None = None
        while page := await house.lobby.open_tables(before=cursor, limit=3):
            found += ids(page)
            cursor = page[-1].cursor
        assert found == [names[0], *reversed(names[1:])]
        everything = await house.lobby.of_person(ANNA, ["open"])
        rest = await house.lobby.of_person(ANNA, ["open"], before=everything[4].cursor)
        assert rest == everything[5:]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda: replace(OPEN, game=""),
        lambda: replace(OPEN, state="shut"),  # type: ignore[arg-type]
        lambda: replace(OPEN, chairs=(FREE, FREE)),
        lambda: replace(OPEN, chairs=(ChairSummary(-1, None),)),
        lambda: replace(OPEN, chairs=(ChairSummary(0, PersonId("\0")),)),
    ],
)
def test_a_summary_that_cannot_be_is_refused(spoil: Callable[[], Summary]) -> None:
    with pytest.raises(JactaError):
        spoil()
