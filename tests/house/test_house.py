"""The house: what was acknowledged is stored, once, and every house sees the same tables."""

from __future__ import annotations

import asyncio
import random

import pytest

from jacta.engine.errors import IllegalAction
from jacta.house import store
from jacta.house.entries import decode
from jacta.house.fair import salt_of_bot
from jacta.house.house import House, Seeds
from jacta.house.store import TableId, UnknownTable
from jacta.house.table import Refused, fold
from jacta.verifier import verify
from tests.house.games import find_game

SEEDS = Seeds(bytes(32))
GAMES = [("wurfel-express", 3), ("sledges", 2), ("pearls", 3), ("thirteen", 2)]


def house_of(log: store.Store) -> House:
    return House(log, SEEDS, find_game)


async def seat_all(house: House, game: str, players: int) -> TableId:
    table = await house.open(game, "anna", players)
    for seat in range(players):
        await house.sit(
            table, seat, f"who {seat}", f"Player {seat}", bot=None if seat else "random"
        )
    return table


async def play(houses: list[House], table: TableId, rng: random.Random) -> int:
    """Play to the end, each move through any house and some of them sent twice; how many moves."""
    moves = 0
    while (now := await rng.choice(houses).table(table)).ended is None:
        assert now.position is not None
        if not now.position.actors:
            continue
        seat = rng.choice(now.position.actors)
        action, cause = rng.choice(now.position.legal(seat)).notation, f"message {moves}"
        n = await rng.choice(houses).act(table, seat, [action], cause)
        if rng.random() < 0.2:
            assert await rng.choice(houses).act(table, seat, [action], cause) == n
        moves += 1
    return moves


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_a_whole_game_through_two_houses_of_one_store(
    game: str, players: int, address: str
) -> None:
    async with store.open(address) as log:
        houses = [house_of(log), house_of(log)]
        table = await seat_all(houses[0], game, players)
        moves = await play(houses, table, random.Random(1))
        stored = await log.read(table)
        assert [entry.n for entry in stored] == list(range(1, len(stored) + 1))
        assert sum(entry.kind == "acted" for entry in stored) == moves
        seen = [await house.table(table) for house in houses]
        assert seen[0] == seen[1] == fold([decode(entry.body) for entry in stored], find_game)
        assert verify(seen[0].record().text) > 0


async def test_games_at_many_tables_do_not_disturb_each_other(address: str) -> None:
    async with store.open(address) as log:
        house = house_of(log)
        tables = [await seat_all(house, "sledges", 2) for _ in range(10)]
        await asyncio.gather(*(play([house], t, random.Random(t)) for t in tables))
        assert all([(await house.table(table)).ended for table in tables])


async def test_of_two_moves_at_once_one_is_made_and_one_is_refused(address: str) -> None:
    async with store.open(address) as log:
        table = await seat_all(house_of(log), "wurfel-express", 4)
        answers = await asyncio.gather(
            *(house_of(log).act(table, 0, ["stop", "done"]) for _ in range(5)),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, int) for answer in answers) == 1
        refused = [answer for answer in answers if not isinstance(answer, int)]
        assert all(isinstance(answer, IllegalAction) for answer in refused)
        assert sum(entry.kind == "acted" for entry in await log.read(table)) == 1


async def test_a_house_that_comes_later_finds_everything(address: str) -> None:
    async with store.open(address) as log:
        house = house_of(log)
        table = await seat_all(house, "wurfel-express", 2)
        await house.act(table, 0, ["keep -"])
        before = await house.table(table)
    async with store.open(address) as log:
        assert await house_of(log).table(table) == before


async def test_a_refused_command_stores_nothing(address: str) -> None:
    async with store.open(address) as log:
        house = house_of(log)
        table = await seat_all(house, "wurfel-express", 4)
        last = await log.last(table)
        with pytest.raises(IllegalAction):
            await house.act(table, 0, ["take R3"])
        with pytest.raises(Refused):
            await house.sit(table, 0, "late", "Late")
        with pytest.raises(UnknownTable):
            await house.act(TableId("nowhere"), 0, ["stop"])
        assert await log.last(table) == last


async def test_seats_can_be_left_and_games_given_up(address: str) -> None:
    async with store.open(address) as log:
        house = house_of(log)
        table = await house.open("sledges", "anna", 2)
        await house.sit(table, 0, "anna", "Anna")
        await house.stand(table, 0, "m1")
        assert (await house.table(table)).seats == (None, None)
        await house.sit(table, 0, "anna", "Anna")
        await house.sit(table, 1, "ben", "Ben")
        await house.give_up(table, 0)
        ended = (await house.table(table)).ended
        assert ended is not None
        assert (ended.ranking, ended.gave_up) == ((2, 1), (0,))
        assert "end gave-up 0" in (await house.table(table)).record().text


async def test_the_salt_of_a_bot_follows_from_the_commitment(address: str) -> None:
    async with store.open(address) as log:
        house = house_of(log)
        table = await house.open("sledges", "anna", 2)
        await house.sit(table, 1, "house", "Greedy", bot="random")
        sat = (await house.table(table)).seats[1]
        assert sat is not None
        assert sat.salt == salt_of_bot(SEEDS.of(table), 1)
