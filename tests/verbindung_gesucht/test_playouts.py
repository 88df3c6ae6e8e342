"""Compiled batches are the very games that can be played step by step, and events are counted."""

import numpy as np
import pytest

from jacta import Event, Position, Seed
from jacta.bots import PolicyBot, policy
from jacta.engine.playouts import playouts
from jacta.engine.stream import fork
from tests.verbindung_gesucht.positions import GAME


def step_by_step(
    start: Position, names: list[str], seed: int, index: int
) -> tuple[Position, int, int]:
    """The end of one game of a batch, how many decisions led to it, and how many unblockings."""
    own = int(fork(np.uint64(seed), index))
    source, stream = Seed(own), int(fork(np.uint64(own), 1))
    bots = {name: PolicyBot(GAME, policy(GAME, name), stream) for name in set(names)}
    position, decisions, events = start, 0, list[Event]()
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source, events)
        else:
            seat = position.actors[0]
            action = bots[names[seat]].choose(position.view(seat), position.legal(seat))
            position = position.apply(seat, action, events)
            decisions += 1
    return position, decisions, sum(event.kind.name == "unblocked" for event in events)


@pytest.mark.parametrize("announce", ["auto", "strict"])
def test_a_batch_is_the_same_games_as_step_by_step(announce: str) -> None:
    names = ["random", "random"]
    start = GAME.start(2, {"announce": announce})
    batch = playouts(start, [policy(GAME, name) for name in names], games=6, seed=17)
    assert batch.counts.shape == (6, 1)
    for index in range(6):
        final, decisions, unblocked = step_by_step(start, names, 17, index)
        assert tuple(batch.merits[index].tolist()) == final.merits
        assert (batch.decisions[index], batch.turns[index]) == (decisions, final.turn)
        assert batch.counts[index, 0] == unblocked


def test_the_games_do_not_depend_on_the_number_of_jobs() -> None:
    start, players = GAME.start(2), [policy(GAME, "random")] * 2
    alone, spread = (playouts(start, players, 2_500, seed=5, jobs=jobs) for jobs in (1, 2))
    for one, other in zip(vars(alone).values(), vars(spread).values(), strict=True):
        assert np.array_equal(one, other)
    assert alone.counts.sum() > 0
