"""A look back is made once, in a process of its own; what cannot be looked at shows nothing."""

from __future__ import annotations

import asyncio

import pytest

from jacta.analysis import Retrospect, look_back
from jacta.bots.match import play
from jacta.engine.record import Record
from jacta.house.errors import HouseError
from jacta.house.ids import TableId
from jacta.house.workers import Retrospects, retrospects
from tests.house.games import find_game
from tests.tiny import sledges

HERE = "tests.house.games:find_game"
QUICK = 0.02  # seconds
TABLE = TableId("a-table")

pytestmark = pytest.mark.anyio


class Shelf:
    """Where a record is read, and how often it was."""

    def __init__(self, text: str) -> None:
        self.text, self.readings = text, 0

    async def read(self) -> str:
        self.readings += 1
        return self.text


async def test_it_is_made_once_for_all_who_ask() -> None:
    record = play(sledges.GAME, ["random", "random"], seed=2)
    shelf = Shelf(record.text)
    async with Retrospects.open(HERE, QUICK) as made:
        asked = [made.of(TABLE, 0, shelf.read) for _ in range(3)]
        found = await asyncio.gather(*asked)
        assert await made.of(TABLE, 0, shelf.read) == found[0]
    assert shelf.readings == 1
    assert set(found) == {look_back(Record.read(record.text, find_game), QUICK)}


async def test_what_is_no_record_shows_nothing() -> None:
    shelf = Shelf("this is no record\n")
    async with Retrospects.open(HERE, QUICK) as made:
        assert await made.of(TABLE, 0, shelf.read) == Retrospect()
        assert await made.of(TABLE, 0, shelf.read) == Retrospect()
    assert shelf.readings == 1


async def test_only_so_many_wait_and_are_told_when_the_house_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retrospects, "_MOST_IN_LINE", 1)

    async def never() -> str:
        await asyncio.Event().wait()
        return ""

    async with Retrospects.open(HERE, QUICK) as made:
        first = asyncio.create_task(made.of(TABLE, 0, never))
        await asyncio.sleep(0)
        with pytest.raises(HouseError, match="too-fast"):
            await made.of(TABLE, 1, never)
    with pytest.raises(HouseError, match="stopped"):
        await first


async def test_a_house_without_time_for_it_looks_at_nothing() -> None:
    shelf = Shelf("")
    async with Retrospects.open(HERE, 0) as made:
        assert await made.of(TABLE, 0, shelf.read) == Retrospect()
    assert shelf.readings == 0
