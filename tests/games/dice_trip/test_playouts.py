"""Compiled batches are the very games that can be played step by step."""

import numpy as np
import pytest

from jacta.bots import policy
from jacta.engine.playouts.batches import playouts
from tests.games.dice_trip.positions import GAME, fresh, play
from tests.step_by_step import check


@pytest.mark.parametrize("players", range(1, 5))
@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_a_batch_is_the_same_games_as_step_by_step(players: int, name: str) -> None:
    names, board = [name] * players, ("france", "sud-bourgogne")[players % 2]
    start = fresh(players, board, ("no", "yes")[players // 2 % 2])
    check(GAME, start, names, seed=17, games=2)


def test_a_batch_may_start_among_entries() -> None:
    start = play(fresh(2), "throw 1 2 3 4", "0: write RG Brest")
    check(GAME, start, ["random"] * 2, seed=1, games=3)


@pytest.mark.clause("DT-R12")
@pytest.mark.parametrize("players", range(1, 5))
def test_every_game_ends_after_13_turns(players: int) -> None:
    batch = playouts(fresh(players), [policy(GAME, "random")] * players, games=1000, seed=2)
    assert np.all(batch.turns == 13)
    assert len(np.unique(batch.merits)) > 10
