"""Compiled batches are the very games that can be played step by step, whoever plays them."""

import random
from itertools import cycle, islice

import pytest

from jacta import Position, Seed
from jacta.bots import policies
from jacta.bots.ladder import LEVELS
from jacta.engine.conformance.walks import configurations
from jacta.engine.game import Game
from tests.games.roster import every_game
from tests.games.step_by_step import check

_QUICK = 10_000  # microseconds a decision


def quick(game: Game, of_ladder: bool) -> list[str]:
    """Two policies a table: the best there are of the ladder, or beside it."""
    found = policies(game).items()
    known = [one for one, policy in found if policy.cost <= _QUICK and (one in LEVELS) == of_ladder]
    return list(islice(cycle(known[-2:]), configurations(game)[-1].players))


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
    """Of the two best players beside the ladder, at one table."""
    check(game, configurations(game)[-1].start(game), quick(game, False), seed=17, games=2)


@pytest.mark.lockstep
@every_game
def test_levels_of_the_ladder_play_the_same_games_too(game: Game) -> None:
    """Of the two best that do not think for long; a batch of them takes a minute to compile."""
    check(game, configurations(game)[-1].start(game), quick(game, True), seed=17, games=2)


@every_game
def test_a_batch_may_start_anywhere(game: Game) -> None:
    """In mid-turn too, and among entries of others."""
    start = configurations(game)[-1].start(game)
    for decisions in (1, 2, 10):
        check(game, after(start, decisions), ["random"] * start.players, seed=1, games=2)
