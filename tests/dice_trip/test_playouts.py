"""Compiled batches are the very games that can be played step by step."""

import numpy as np
import pytest

from jacta import Position, Seed
from jacta.bots import PolicyBot, policy
from jacta.engine.playouts import playouts
from jacta.engine.stream import fork
from tests.dice_trip.positions import GAME, fresh, play


def step_by_step(start: Position, names: list[str], seed: int, index: int) -> tuple[Position, int]:
    """The end of one game of a batch, and how many decisions led to it."""
    own = int(fork(np.uint64(seed), index))
    source, stream = Seed(own), int(fork(np.uint64(own), 1))
    bots = {name: PolicyBot(GAME, policy(GAME, name), stream) for name in set(names)}
    position, decisions = start, 0
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source)
        else:
            seat = position.actors[0]
            action = bots[names[seat]].choose(position.view(seat), position.legal(seat))
            position = position.apply(seat, action)
            decisions += 1
    return position, decisions


@pytest.mark.parametrize("players", range(1, 5))
@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_a_batch_is_the_same_games_as_step_by_step(players: int, name: str) -> None:
    names, board = [name] * players, ("france", "sud-bourgogne")[players % 2]
    start = fresh(players, board, ("no", "yes")[players // 2 % 2])
    batch = playouts(start, [policy(GAME, name)] * players, games=2, seed=17)
    for index in range(2):
        final, decisions = step_by_step(start, names, 17, index)
        assert tuple(batch.merits[index].tolist()) == final.merits
        assert tuple(batch.ranks[index].tolist()) == final.ranking
        assert (batch.decisions[index], batch.turns[index]) == (decisions, final.turn)


def test_a_batch_may_start_among_entries() -> None:
    start = play(fresh(2), "throw 1 2 3 4", "0: write RG Brest")
    batch = playouts(start, [policy(GAME, "random")] * 2, games=3, seed=1)
    for index in range(3):
        final, decisions = step_by_step(start, ["random"] * 2, 1, index)
        assert tuple(batch.merits[index].tolist()) == final.merits
        assert batch.decisions[index] == decisions


@pytest.mark.clause("DT-R12")
@pytest.mark.parametrize("players", range(1, 5))
def test_every_game_ends_after_13_turns(players: int) -> None:
    batch = playouts(fresh(players), [policy(GAME, "random")] * players, games=1000, seed=2)
    assert np.all(batch.turns == 13)
    assert len(np.unique(batch.merits)) > 10
