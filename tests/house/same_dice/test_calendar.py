"""Days and their maps: when they begin and end, and that they never change."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from jacta.engine.definition import Daily
from jacta.house.days import (
    day_after,
    day_at,
    deal_of_day,
    ends_at,
    parse_day,
    turn_of_day,
)
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.same_dice.daily import find_day, look_at_day
from tests.house.clocks import HeldClock
from tests.house.games import find_game
from tests.house.houses import ANNA, BEN, house_of, houses
from tests.house.same_dice.days import (
    GAME,
    TODAY,
    TOMORROW,
    begin,
    finish,
    look,
)


def test_a_day_begins_and_ends_at_midnight_in_utc() -> None:
    assert day_at(ends_at(TODAY) - 1) == TODAY
    assert day_at(ends_at(TODAY)) == TOMORROW
    assert day_after("2024-02-28") == "2024-02-29"
    assert day_after("2024-03-01", -1) == "2024-02-29"


@pytest.mark.parametrize("text", ["", "today", "20240501", "2024-5-1", "2024-02-30", "2024-05-01T"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(HouseError, match="no-day"):
        parse_day(text)


def test_the_maps_take_turns_from_day_to_day() -> None:
    boards = [turn_of_day(GAME, day_after(TODAY, days)) for days in range(4)]
    assert boards[:2] == boards[2:]
    assert set(boards) == set(GAME.boards)
    assert GAME.daily is not None
    assert GAME.daily.board(date(2024, 5, 1)) == boards[0]


def test_a_game_that_is_not_played_daily_says_so() -> None:
    with pytest.raises(HouseError, match="no-daily"):
        turn_of_day(find_game("thirteen"), TODAY)
    with pytest.raises(HouseError, match="no-daily"):
        deal_of_day(find_game("thirteen"), TODAY, "no-board")


async def test_another_map_changes_no_day_that_is_committed_to(
    address: str, clock: HeldClock
) -> None:
    france, burgundy = GAME.boards
    more = replace(GAME, daily=Daily(boards=(burgundy, burgundy, france)))
    days = [day_after(TODAY, number) for number in range(6)]
    async with houses(address, clock=clock) as (house,):
        committed = {day: (await house.fix_day(GAME, day)).board for day in days[:4]}
        id = await finish(house)
        kept = {ANNA: await look(house)}
        grown = house_of(house.store, find=lambda name: more)
        boards = {day: (await look_at_day(grown, more, day, PersonId(ANNA))) for day in days}
        assert {day: boards[day].deal.settings.board for day in days[:4]} == committed
        assert committed != {day: turn_of_day(more, day) for day in days[:4]}
        assert [boards[day].deal.settings.board for day in days[4:]] == [
            turn_of_day(more, day) for day in days[4:]
        ], "only days to come have the new turns"
        assert (await grown.refresh(id)).settings.board == committed[TODAY]
        assert boards[TODAY].attempt == kept[ANNA].attempt
        (best,) = await grown.store.results.bests(PersonId(ANNA), "dice-trip")
        assert best.board == committed[TODAY]
        clock.set(f"{days[1]}T10:00:00")
        assert (await grown.table(await begin(grown, BEN))).settings.board == committed[days[1]]


async def test_a_day_whose_map_is_gone_is_told_no_more(address: str) -> None:
    async with houses(address) as (house,):
        fixed = await house.fix_day(GAME, TODAY)
        assert await find_day(house, GAME, TODAY, PersonId(ANNA)) is not None
        boards = {name: board for name, board in GAME.boards.items() if name != fixed.board}
        fewer = replace(GAME, boards=boards, daily=Daily(boards=tuple(boards)))
        assert await find_day(house, fewer, TODAY, PersonId(ANNA)) is None
