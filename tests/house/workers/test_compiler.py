"""A house that is open has its games compiled elsewhere, and plays in plain Python till then."""

from __future__ import annotations

import dataclasses
from functools import cache
from pathlib import Path

import pytest

import jacta
from jacta.bots import compiling, policies
from jacta.bots.compiling import can_decide, offered
from jacta.engine.chance import Seed
from jacta.engine.doors.jit import JIT, unopened
from jacta.engine.game import Game
from jacta.engine.playouts.policy import UNIFORM, Policy
from jacta.house.workers import Compiler
from tests.tiny import sledges

WHERE = f"{__name__}:find"
NAME = "toboggans"

pytestmark = pytest.mark.skipif(not JIT, reason="there is nothing to be compiled")


@cache
def find(name: str) -> Game:
    """A game whose doors nobody else goes through."""
    return dataclasses.replace(sledges.GAME, name=name)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept yet, and this process compiles nothing."""
    from jacta.engine.doors.compiled import Door

    monkeypatch.setenv("JACTA_CACHE", str(tmp_path))
    monkeypatch.setattr(Door, "compiles_here", False)


async def test_a_game_is_played_at_once_and_compiled_meanwhile() -> None:
    game = find(NAME)
    async with Compiler.open(WHERE, find, [NAME]) as compiler:
        first = game.start(2).roll(Seed(1))
        assert compiler.left(NAME) == compiler.parts(NAME) == len(unopened(NAME)) > 10
        await compiler.done
        assert compiler.left(NAME) == 0
        assert game.start(2).roll(Seed(1)) == first
        assert f"{NAME}.settle" not in unopened(NAME), "what was compiled is loaded"


async def test_a_house_that_is_closed_compiles_no_more() -> None:
    async with Compiler.open(WHERE, find, ["sleighs"]) as compiler:
        pass
    assert compiler.done.done()
    assert compiler.left("sleighs") > 0


def test_a_bot_that_takes_long_is_offered_when_it_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bots = {"random": UNIFORM, "deep": Policy("deep", UNIFORM.choose, cost=10_000)}
    monkeypatch.setattr(compiling, "policies", lambda game: bots)
    monkeypatch.setattr(compiling, "opponents", lambda game: bots)
    assert offered(find("lugers")) == ["random"]
    monkeypatch.setattr(compiling, "uncompiled", lambda game: [])
    assert offered(find("lugers")) == ["random", "deep"]


def test_while_the_ladder_is_not_compiled_others_play(monkeypatch: pytest.MonkeyPatch) -> None:
    deep = {"deep": Policy("deep", UNIFORM.choose, cost=10_000)}
    monkeypatch.setattr(compiling, "policies", lambda game: {"random": UNIFORM, **deep})
    monkeypatch.setattr(compiling, "opponents", lambda game: deep)
    assert offered(find("tobogganers")) == ["random"]
    monkeypatch.setattr(compiling, "uncompiled", lambda game: [])
    assert offered(find("tobogganers")) == ["deep"]


@pytest.mark.parametrize("name", jacta.names())
def test_every_game_has_a_bot_that_need_not_wait(name: str) -> None:
    game = jacta.game(name)
    assert offered(game)
    assert all(can_decide(game, bot) for bot in offered(game))
    assert {"random", "greedy"} <= {bot for bot in policies(game) if can_decide(game, bot)}
