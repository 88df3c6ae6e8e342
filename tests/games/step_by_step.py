"""A game of a compiled batch, played step by step."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from jacta import Event, Position, Seed
from jacta.bots import PolicyBot, policy
from jacta.engine.game import Game
from jacta.engine.playouts.batches import playouts
from jacta.engine.stream import fork, stream

__all__ = ["check"]


class Played(NamedTuple):
    """How a game ended, how many decisions led to it, and what happened on the way."""

    final: Position
    decisions: int
    events: list[Event]


def step_by_step(game: Game, start: Position, names: list[str], seed: int, index: int) -> Played:
    """One game of a batch with this seed."""
    own = int(fork(np.uint64(seed), index))
    source, counter = Seed(own), stream(int(fork(np.uint64(own), 1)))
    bots = {name: PolicyBot(game, policy(game, name)) for name in set(names)}
    for bot in bots.values():
        bot._counter = counter  # the players of a batch draw from one stream
    position, decisions, events = start, 0, list[Event]()
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source, events)
        else:
            seat = position.actors[0]
            action = bots[names[seat]].choose(position.view(seat), position.legal(seat))
            position = position.apply(seat, action, events)
            decisions += 1
    return Played(position, decisions, events)


def check(game: Game, start: Position, names: list[str], seed: int, games: int) -> None:
    """A batch is the very games that can be played step by step, and leaves its start alone."""
    before = start.bytes
    batch = playouts(start, [policy(game, name) for name in names], games, seed)
    assert start.bytes == before
    for index in range(games):
        final, decisions, events = step_by_step(game, start, names, seed, index)
        assert tuple(batch.merits[index].tolist()) == final.merits
        assert tuple(batch.ranks[index].tolist()) == final.ranking
        assert (batch.decisions[index], batch.turns[index]) == (decisions, final.turn)
        counted = [sum(event.kind.name == name for event in events) for name in game.counted]
        assert batch.counts[index].tolist() == counted
