"""Compiled batches are the very games that can be played step by step, and events are counted."""

import numpy as np
import pytest

from jacta.bots import policy
from jacta.engine.playouts.batches import playouts
from tests.games.verbindung_gesucht.positions import GAME
from tests.step_by_step import check


@pytest.mark.parametrize("announce", ["auto", "strict"])
def test_a_batch_is_the_same_games_as_step_by_step(announce: str) -> None:
    names = ["random", "random"]
    start = GAME.start(2, {"announce": announce})
    batch, played = check(GAME, start, names, seed=17, games=6)
    for counts, game in zip(batch.counts.tolist(), played, strict=True):
        assert counts == [sum(event.kind.name == "unblocked" for event in game.events)]


def test_the_games_do_not_depend_on_the_number_of_jobs() -> None:
    start, players = GAME.start(2), [policy(GAME, "random")] * 2
    alone, spread = (playouts(start, players, 2_500, seed=5, jobs=jobs) for jobs in (1, 2))
    for one, other in zip(vars(alone).values(), vars(spread).values(), strict=True):
        assert np.array_equal(one, other)
    assert alone.counts.sum() > 0
