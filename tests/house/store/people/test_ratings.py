"""Every game is rated once, from what its players were just before."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import Rating, Standing, UnknownTable
from tests.house.store.entries import new_entry

ONE = TableId("one")


def add_one(old: Mapping[str, Rating | None]) -> dict[str, Rating]:
    """A new player has 1, the others one more than before: so none may be lost."""
    return {player: Rating(rating.mu + 1 if rating else 1, 0.5) for player, rating in old.items()}


async def test_a_game_is_rated_once(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE)
        ratings = house.ratings
        assert await ratings.rate_game(ONE, 0, "express", {"anna": 1, "bert": 2}, add_one)
        assert not await ratings.rate_game(ONE, 0, "express", {"anna": 1, "bert": 2}, add_one)
        assert await ratings.rate_game(ONE, 1, "express", {"anna": 2, "carl": 1}, add_one)
        found = await ratings.of("express", ["anna", "bert", "carl", "nobody", "\0"])
        assert {player: (rating.mu, rating.games) for player, rating in found.items()} == {
            "anna": (2, 2),
            "bert": (1, 1),
            "carl": (1, 1),
        }
        assert await ratings.of("trip", ["anna"]) == {}
        last, first = await ratings.history("anna", "express")
        assert (first.round, first.rank, first.mu_before, first.mu) == (0, 1, None, 1)
        assert (last.round, last.rank, last.mu_before, last.mu) == (1, 2, 1, 2)
        assert last.at == found["anna"].updated_at
        assert await ratings.history("anna", limit=1) == [last]
        assert await ratings.history("anna", "trip") == []


async def test_no_update_is_lost_however_many_settle_at_once(address: str) -> None:
    """On two stores, each game twice, with new and known players in different orders."""
    tables = [TableId(f"t{i}") for i in range(10)]
    players = ["anna", "bert", "carl"]
    games = ["express", "trip"]
    async with store.open(address) as house, store.open(address) as other:
        await asyncio.gather(*(house.log.create(table) for table in tables))
        settled = await asyncio.gather(
            *(
                here.ratings.rate_game(table, round, game, dict.fromkeys(order, 1), add_one)
                for here, step in ((house, 1), (other, -1))
                for order in (players[::step],)
                for round, game in list(enumerate(games))[::step]
                for table in tables[::step]
            )
        )
        assert sum(settled) == 20
        for game in games:
            found = await house.ratings.of(game, players)
            assert {rating.mu for rating in found.values()} == {10}
            assert {rating.games for rating in found.values()} == {10}


async def test_a_rule_that_fails_stores_nothing_and_fails_alone(address: str) -> None:
    def divide(old: Mapping[str, Rating | None]) -> dict[str, Rating]:
        raise ZeroDivisionError

    async with store.open(address) as house:
        await house.log.create(ONE)
        answers = await asyncio.gather(
            house.ratings.rate_game(ONE, 0, "express", {"anna": 1}, divide),
            house.ratings.rate_game(ONE, 1, "express", {"anna": 1}, lambda old: {}),
            house.ratings.rate_game(
                ONE, 2, "express", {"anna": 1}, lambda old: {"anna": Rating(float("nan"), 1)}
            ),
            house.ratings.rate_game(TableId("nowhere"), 0, "express", {"anna": 1}, add_one),
            house.ratings.rate_game(ONE, 3, "express", {"anna": 1}, add_one),
            house.log.append(ONE, 0, [new_entry("a", "1")]),
            return_exceptions=True,
        )
        kinds = [a if isinstance(a, int) else type(a) for a in answers]
        assert kinds == [ZeroDivisionError, JactaError, JactaError, UnknownTable, True, 1]
        assert [rated.round for rated in await house.ratings.history("anna")] == [3]


async def test_the_ladder_is_read_in_parts(address: str) -> None:
    skills = {"a": Rating(10, 1), "b": Rating(30, 9), "c": Rating(7.1, 0.1), "d": Rating(10, 1)}
    async with store.open(address) as house:
        await house.log.create(ONE)
        ranks = dict.fromkeys(skills, 1)
        await house.ratings.rate_game(ONE, 0, "express", ranks, lambda old: skills)
        found: list[Standing] = []
        while page := await house.ratings.ladder("express", 2, found[-1] if found else None):
            found += page
        assert [standing.player for standing in found] == ["d", "a", "c", "b"]
        assert [standing.rating.games for standing in found] == [1] * 4
        assert await house.ratings.ladder("trip") == []


async def test_what_cannot_be_rated_is_refused(sqlite_address: str) -> None:
    async with store.open(sqlite_address) as house:
        for round, player in ((-1, "anna"), (0, "")):
            with pytest.raises(JactaError):
                await house.ratings.rate_game(ONE, round, "express", {player: 1}, add_one)


async def test_a_player_begins_as_was_said_until_the_first_game(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE)
        ratings = house.ratings
        await ratings.begin("express", {"bot": (Rating(20, 1), 0)})
        await ratings.begin("express", {"bot": (Rating(21, 1), 0), "other": (Rating(30, 1), 1)})
        found = await ratings.of("express", ["bot", "other"])
        assert {who: (each.mu, each.games) for who, each in found.items()} == {
            "bot": (21, 0),
            "other": (30, 0),
        }
        assert [place.player for place in await ratings.ladder("express")] == ["other", "bot"]
        assert await ratings.rate_game(ONE, 0, "express", {"bot": 1, "anna": 2}, add_one)
        await ratings.begin("express", {"bot": (Rating(50, 1), 0)})
        assert (await ratings.of("express", ["bot"]))["bot"].mu == 22, "it has played since"


async def test_another_version_of_a_player_begins_anew(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE)
        ratings = house.ratings
        await ratings.begin("express", {"bot": (Rating(20, 1), 1)})
        await ratings.rate_game(ONE, 0, "express", {"bot": 1, "anna": 2}, add_one)
        await ratings.begin("express", {"bot": (Rating(30, 1), 2)})
        bot = (await ratings.of("express", ["bot"]))["bot"]
        assert (bot.mu, bot.games) == (30, 0)
        assert (await ratings.history("bot"))[0].mu == 21, "what was is not forgotten"
