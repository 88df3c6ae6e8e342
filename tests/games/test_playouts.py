"""Compiled batches are the very games that can be played step by step, whoever plays them."""

import random
from itertools import cycle, islice

from jacta import Position, Seed
from jacta.bots import policies
from jacta.engine.conformance.walks import configurations
from jacta.engine.game import Game
from tests.games.roster import every_game
from tests.games.step_by_step import check

_QUICK = 10_000  # microseconds a decision


def after(position: Position, decisions: int) -> Position:
    """Where some random decisions lead."""
    rng, source = random.Random(1), Seed(1)
    while decisions and not position.is_over:
        if position.is_chance:
            position = position.roll(source)
        else:
            seat = rng.choice(position.actors)
            position = position.apply(seat, rng.choice(position.legal(seat)))
            decisions -= 1
    return position


@every_game
def test_a_batch_is_the_same_games_as_step_by_step(game: Game) -> None:
    """Of the two best players there are, at one table; not of those that think for long."""
    start = configurations(game)[-1].start(game)
    quick = [name for name, found in policies(game).items() if found.cost <= _QUICK]
    names = list(islice(cycle(quick[-2:]), start.players))
    check(game, start, names, seed=17, games=2)


@every_game
def test_a_batch_may_start_anywhere(game: Game) -> None:
    """In mid-turn too, and among entries of others."""
    start = configurations(game)[-1].start(game)
    for decisions in (1, 2, 10):
        check(game, after(start, decisions), ["random"] * start.players, seed=1, games=2)
