"""Decisions are taken again in a process of their own, as long as somebody asks for more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from jacta.analysis import Decided, compare, decided, play_on
from jacta.bots.match import play
from jacta.house.errors import HouseError
from jacta.house.workers import Rewinds, Rewound, rewinds
from tests.house.clocks import HeldClock
from tests.tiny import sledges

HERE = "tests.house.games:find_game"
ANNA, BEN = "198.51.100.1", "198.51.100.2"

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture(autouse=True)
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewinds, "futures_at_once", lambda player: 20)


@asynccontextmanager
async def opened(clock: HeldClock, most: int = 100) -> AsyncIterator[Rewinds]:
    async with Rewinds.open(HERE, most, clock) as made:
        yield made


def a_choice() -> Decided:
    record = play(sledges.GAME, ["random", "random"], seed=2)
    found = (decided(record, step) for step in range(len(record.lines)))
    return next(each for each in found if each is not None and len(each.legal) > 1)


def another(found: Decided) -> int:
    return next(each for each in found.legal if each != found.action)


async def ask_for_all(made: Rewinds, found: Decided, tried: int) -> Rewound:
    while len((known := await made.of(found, tried, ANNA)).found.done) < known.most:
        await asyncio.sleep(0)
    return known


async def test_they_are_those_of_the_library(clock: HeldClock) -> None:
    found = a_choice()
    tried = another(found)
    async with opened(clock) as made:
        first = await made.of(found, tried, ANNA)
        assert (len(first.found.done), first.most) == (20, 100)
        known = await ask_for_all(made, found, tried)
        again = await made.of(found, tried, BEN)
    wanted = compare(*play_on(found.base.view(found.seat), [found.action, tried], 100))
    for told in (known.found, again.found):
        assert told.done.results.tolist() == wanted.done.results.tolist()
        assert told.tried.ranks.tolist() == wanted.tried.ranks.tolist()


async def test_what_nobody_asks_for_is_left_and_gone_on_with_later(clock: HeldClock) -> None:
    found = a_choice()
    tried = another(found)
    async with opened(clock) as made:
        await made.of(found, tried, ANNA)
        clock.move(6)
        while made.number_under_way:
            await asyncio.sleep(0)
        left = await made.of(found, tried, ANNA)
        assert len(left.found.done) < 100
        assert len((await ask_for_all(made, found, tried)).found.done) == 100


async def test_a_fourth_wish_takes_the_place_of_the_first(clock: HeldClock) -> None:
    record = play(sledges.GAME, ["random", "random"], seed=2)
    steps = [decided(record, step) for step in range(len(record.lines))]
    several = [each for each in steps if each is not None and len(each.legal) > 1][:4]
    async with opened(clock, most=4000) as made:
        for found in several:
            await made.of(found, another(found), ANNA)
        while made.number_under_way > 3:
            await asyncio.sleep(0)


async def test_only_so_many_are_under_way_and_they_end_with_the_house(
    clock: HeldClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rewinds, "_MOST_UNDER_WAY", 1)
    found = a_choice()
    async with opened(clock) as made:
        first = asyncio.create_task(made.of(found, another(found), ANNA))
        await asyncio.sleep(0)
        with pytest.raises(HouseError, match="too-fast"):
            await made.of(found, found.action, BEN)
        assert BEN not in made._wishes, "nothing is under way that would end the wish"
        await made.close()
        with pytest.raises(HouseError, match="stopped"):
            await first


async def test_that_nobody_can_play_on_is_told(clock: HeldClock) -> None:
    found = a_choice()
    async with Rewinds.open("tests.house.games:nothing", 100, clock) as made:
        with pytest.raises(HouseError, match="futures-late"):
            await made.of(found, another(found), ANNA)
