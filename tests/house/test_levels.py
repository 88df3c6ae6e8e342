"""The levels of a ladder on the scale of the house, and who stands in for whom."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

import jacta
from jacta.bots.ladder import LEVELS, ladder
from jacta.bots.strength import strengths_of
from jacta.house.commands import GiveUp, TimeIsUp
from jacta.house.ids import bot_id
from jacta.house.levels import (
    BETA,
    NEWCOMER,
    begin_ladders,
    beginnings,
    nearest,
    stand_ins,
)
from jacta.house.people.ratings import rate
from jacta.house.proposals import Proposal
from jacta.house.store import Rating
from jacta.house.table.entries import Left, Live
from tests.house.clocks import HeldClock
from tests.house.houses import ANNA, BEN, do, houses, seat_all
from tests.tiny import sledges

GAME = jacta.game("wurfel-express")


def test_the_scale_is_that_of_the_model() -> None:
    model = PlackettLuce()
    found = [model.beta, model.mu, model.sigma]
    assert found == pytest.approx([BETA, NEWCOMER.mu, NEWCOMER.sigma])


def test_levels_begin_in_their_order_and_club_in_the_middle() -> None:
    found = beginnings(GAME)
    assert tuple(found) == LEVELS
    assert found["club"].rating.mu == NEWCOMER.mu
    mus = [each.rating.mu for each in found.values()]
    assert mus == sorted(mus)
    assert {name: each.version for name, each in found.items()} == {
        level.name: level.version for level in ladder(GAME)
    }


def test_the_house_expects_of_two_levels_what_the_arena_found() -> None:
    """Of those of whom it is sure: the logistic functions of both scales meet."""
    measured = strengths_of(GAME)[2]
    only_two = {level: each.rating - measured["club"].rating for level, each in measured.items()}
    for level, elo in only_two.items():
        expected = 1 / (1 + 10 ** (-elo / 400))
        sure = [[PlackettLuce().rating(mu=mu, sigma=0.0)] for mu in (_at_two(elo), NEWCOMER.mu)]
        won, _ = PlackettLuce().rate(sure, ranks=[1, 2])
        assert won[0].mu == pytest.approx(sure[0][0].mu, abs=0.01), "who is sure learns nothing"
        share = 1 / (1 + 2.718281828 ** (-(_at_two(elo) - NEWCOMER.mu) / (2**0.5 * BETA)))
        assert share == pytest.approx(expected), level


def _at_two(elo: float) -> float:
    return NEWCOMER.mu + elo * 2**0.5 * BETA * 2.302585093 / 400


def test_a_ladder_that_nobody_measured_begins_unsurely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.house.levels.strengths_of", lambda game: {})
    beginnings.cache_clear()
    try:
        found = beginnings(GAME)
    finally:
        beginnings.cache_clear()
    assert [each.rating.mu for each in found.values()] == [20, 25, 29, 33]
    assert {(each.rating.sigma, each.version) for each in found.values()} == {(BETA, 0)}


def test_a_game_without_a_ladder_has_none() -> None:
    assert beginnings(sledges.GAME) == {}


def test_the_first_game_against_a_master_costs_a_newcomer_little() -> None:
    """As it should, for it was to be expected; against somebody unknown it costs more."""
    master = beginnings(GAME)["master"].rating
    known = rate({"anna": 2, "bot": 1}, {"anna": None, "bot": master})
    unknown = rate({"anna": 2, "bot": 1}, {"anna": None, "bot": None})
    assert NEWCOMER.mu > known["anna"].mu > unknown["anna"].mu + 0.5
    assert known["bot"].mu == pytest.approx(master.mu, abs=0.1), "of whom much is known"


def test_the_nearest_is_the_weaker_of_two_that_are_as_near() -> None:
    levels = {"gentle": Rating(20, 1), "club": Rating(25, 1), "strong": Rating(29, 1)}
    assert [nearest(levels, mu) for mu in (0, 22.5, 22.6, 28, 99)] == [
        "gentle",
        "gentle",
        "club",
        "strong",
        "strong",
    ]


async def test_a_stand_in_is_the_level_nearest_to_whoever_is_away(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        await begin_ladders(house.store, [GAME])
        id = await seat_all(house, Proposal(GAME.name, 3, pace=Live(60)))
        levels = beginnings(GAME)
        strong = {ANNA: levels["strong"].rating, BEN: levels["gentle"].rating}
        await house.store.ratings.rate_game(id, 0, GAME.name, {ANNA: 1, BEN: 2}, lambda _: strong)
        table = await house.table(id)
        assert await stand_ins(house.store, table) == {0: "strong", 1: "gentle", 2: "club"}
        await do(house, GiveUp, id, BEN, chair=1)
        clock.move(61)
        table = await house.table(id)
        (late,) = (table.chair_of(seat) for seat in table.acting)
        await do(house, TimeIsUp, id, chair=late, n=table.n)
        table = await house.table(id)
        lefts = [step.entry for step in table.history if isinstance(step.entry, Left)]
        wanted = {0: "strong", 1: "gentle", 2: "club"}
        assert [(left.chair, left.stand_in) for left in lefts] == [
            (1, "gentle"),
            (late, wanted[late]),
        ]
        assert table.bot_of(table.seat_of(late)) == wanted[late]


async def test_a_table_may_have_a_stand_in_of_its_own(address: str) -> None:
    """As all tables had before there were ladders."""
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal(GAME.name, 3, stand_in="greedy"))
        await do(house, GiveUp, id, ANNA, chair=0)
        table = await house.table(id)
        left = next(step.entry for step in table.history if isinstance(step.entry, Left))
        assert left.stand_in is None
        assert table.bot_of(table.seat_of(0)) == "greedy"


async def test_levels_are_rated_before_their_first_game_and_once(address: str) -> None:
    async with houses(address) as (house,):
        await begin_ladders(house.store, [GAME, sledges.GAME])
        await begin_ladders(house.store, [GAME])
        places = await house.store.ratings.ladder(GAME.name)
        assert [place.player for place in places] == [bot_id(level) for level in LEVELS[::-1]]
        assert await house.store.ratings.ladder(sledges.GAME.name) == []
