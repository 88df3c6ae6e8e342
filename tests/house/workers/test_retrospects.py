"""A look back is made once, in a process of its own, and kept; what cannot be looked at shows
nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from jacta.analysis import Retrospect, look_back
from jacta.bots.match import play
from jacta.engine.record import Record
from jacta.house import store
from jacta.house.errors import HouseError
from jacta.house.ids import TableId
from jacta.house.workers import Retrospects, retrospects
from tests.house.games import find_game
from tests.house.store.entries import new_entry
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


@asynccontextmanager
async def opened(folder: Path, seconds: float = QUICK) -> AsyncIterator[Retrospects]:
    """Looks back in a house that has the table."""
    async with store.open(folder / "house.db") as house:
        if not await house.log.read(TABLE):
            await house.log.create(TABLE, [new_entry("opened", "{}")])
        async with Retrospects.open(HERE, seconds, house.retrospects) as made:
            yield made


async def test_it_is_made_once_for_all_who_ask_and_kept(tmp_path: Path) -> None:
    record = play(sledges.GAME, ["random", "random"], seed=2)
    shelf = Shelf(record.text)
    async with opened(tmp_path) as made:
        asked = [made.of(TABLE, 0, shelf.read) for _ in range(3)]
        found = await asyncio.gather(*asked)
        assert await made.of(TABLE, 0, shelf.read) == found[0]
    assert set(found) == {look_back(Record.read(record.text, find_game), QUICK)}
    async with opened(tmp_path) as again:
        assert await again.of(TABLE, 0, shelf.read) == found[0]
    assert shelf.readings == 1


async def test_what_was_kept_and_cannot_be_read_is_made_again(tmp_path: Path) -> None:
    shelf = Shelf(play(sledges.GAME, ["random", "random"], seed=2).text)
    async with store.open(tmp_path / "house.db") as house:
        await house.log.create(TABLE, [new_entry("opened", "{}")])
        await house.retrospects.keep(TABLE, 0, "no JSON")
    async with opened(tmp_path) as made:
        assert (await made.of(TABLE, 0, shelf.read)).moments
    assert shelf.readings == 1


async def test_what_is_no_record_shows_nothing(tmp_path: Path) -> None:
    shelf = Shelf("this is no record\n")
    async with opened(tmp_path) as made:
        assert await made.of(TABLE, 0, shelf.read) == Retrospect()
        assert await made.of(TABLE, 0, shelf.read) == Retrospect()
    assert shelf.readings == 1


async def test_only_so_many_wait_and_are_told_when_the_house_stops(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(retrospects, "_MOST_IN_LINE", 1)

    async def never() -> str:
        await asyncio.Event().wait()
        return ""

    async with opened(tmp_path) as made:
        first = asyncio.create_task(made.of(TABLE, 0, never))
        await asyncio.sleep(0)
        with pytest.raises(HouseError, match="too-fast"):
            await made.of(TABLE, 1, never)
    with pytest.raises(HouseError, match="stopped"):
        await first


async def test_a_house_without_time_for_it_looks_at_nothing(tmp_path: Path) -> None:
    shelf = Shelf("")
    async with opened(tmp_path, 0) as made:
        assert await made.of(TABLE, 0, shelf.read) == Retrospect()
    assert shelf.readings == 0


async def test_whoever_asks_again_and_again_leaves_room_for_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(retrospects, "_MOST_UNASKED", 2)
    shelf = Shelf(play(sledges.GAME, ["random", "random"], seed=2).text)
    begun, wanted = asyncio.Event(), asyncio.Event()

    async def later() -> str:
        begun.set()
        await wanted.wait()
        return await shelf.read()

    async with opened(tmp_path) as made:
        idle = asyncio.create_task(made.at_leisure(TABLE, 9, later))
        await begun.wait()
        for round in range(3):
            assert await made.so_far(TABLE, round, later) is None
        assert await idle is None, "it is given up"
        wanted.set()
        for round in range(2):
            assert (await made.of(TABLE, round, later)).moments
        assert shelf.readings == 2, "the third was not begun"
        assert await made.so_far(TABLE, 2, shelf.read) is None
        assert (await made.of(TABLE, 2, shelf.read)).moments
        assert await made.so_far(TABLE, 2, shelf.read) is not None


async def test_only_so_much_of_what_is_kept_stays_in_memory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(retrospects, "_REMEMBERED", 2)
    shelf = Shelf("")
    async with opened(tmp_path) as made:
        for round in range(4):
            await made._kept.keep(TABLE, round, "{}")
            assert await made.so_far(TABLE, round, shelf.read) is not None
        assert len(made._known) == 2


async def test_what_is_given_up_is_made_for_whoever_asks_for_it_then(tmp_path: Path) -> None:
    shelf = Shelf(play(sledges.GAME, ["random", "random"], seed=2).text)
    begun = asyncio.Event()

    async def never() -> str:
        begun.set()
        await asyncio.Event().wait()
        return ""

    async with opened(tmp_path) as made:
        idle = asyncio.create_task(made.at_leisure(TABLE, 1, never))
        await begun.wait()
        asked = [made.of(TABLE, round, shelf.read) for round in (0, 1)]
        assert all(found.moments for found in await asyncio.gather(*asked))
        assert await idle is None


async def test_what_nobody_waits_for_gives_way_to_whoever_does(tmp_path: Path) -> None:
    shelf = Shelf(play(sledges.GAME, ["random", "random"], seed=2).text)
    begun = asyncio.Event()

    async def never() -> str:
        begun.set()
        await asyncio.Event().wait()
        return ""

    async with opened(tmp_path) as made:
        idle = asyncio.create_task(made.at_leisure(TABLE, 1, never))
        await begun.wait()
        found = await made.of(TABLE, 0, shelf.read)
        assert found.moments
        assert await idle is None, "it is given up"
        assert await made.at_leisure(TABLE, 0, shelf.read) == found
        waiting = asyncio.create_task(made.of(TABLE, 1, never))
        await asyncio.sleep(0)
        assert await made.at_leisure(TABLE, 2, never) is None, "somebody waits"
    with pytest.raises(HouseError, match="stopped"):
        await waiting
