"""Compiled batches are the very games that can be played step by step, whoever plays them."""

import random
from itertools import cycle, islice

import pytest

from jacta import Position, Seed
from jacta.bots import policies
from jacta.engine.conformance.walks import configurations
from jacta.engine.game import Game
from tests.games.roster import GAMES, every_game
from tests.games.step_by_step import check

every_bot = pytest.mark.parametrize(
    ("game", "bot"),
    [
        pytest.param(game, bot, id=f"{game.name}-{bot}")
        for game in GAMES.values()
        for bot in policies(game)
    ],
)


def after(position: Position, decisions: int) -> Position:
    """Where some random decisions lead."""
    rng, source = random.Random(1), Seed(1)
    while decisions:
        if position.is_chance:
            position = position.roll(source)
        else:
            seat = rng.choice(position.actors)
            position = position.apply(seat, rng.choice(position.legal(seat)))
            decisions -= 1
    return position


@every_bot
def test_a_batch_is_the_same_games_as_step_by_step(game: Game, bot: str) -> None:
    """With as few players as may be and with as many, among them players of every sort."""
    tables, others = configurations(game), [name for name in policies(game) if name != bot]
    for table in (tables[0], tables[-1]):
        names = list(islice(cycle([bot, *others]), table.players))
        check(game, table.start(game), names, seed=17, games=2)


@every_game
def test_a_batch_may_start_anywhere(game: Game) -> None:
    """In mid-turn too, and among entries of others."""
    start = configurations(game)[-1].start(game)
    for decisions in (1, 2, 10):
        check(game, after(start, decisions), ["random"] * start.players, seed=1, games=2)
