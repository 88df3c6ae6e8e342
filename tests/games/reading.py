"""What a state keeps for the sake of speed is what follows from the rest of it.

A position is written without that, and reading finds it anew: so one that was read has the same
bytes as the one that was played to.
"""

from __future__ import annotations

import random

from jacta import Game, Position, Seed

__all__ = ["check_reading"]


def check_reading(
    game: Game, players: int, seed: int, steps: int, samples: bool = False
) -> Position:
    """Play so many steps at random, and read every position anew; with samples, also what a seat
    may think it to be. Gives where that has led."""
    rng, dice, position = random.Random(seed), Seed(seed), game.start(players=players)
    for _ in range(steps):
        if position.is_over:
            break
        assert game.position(position.json) == position
        if position.is_chance:
            position = position.roll(dice)
            continue
        seat = rng.choice(position.actors)
        if samples:
            thought = game.sample(position.view(seat), rng)
            assert game.position(thought.json) == thought
        position = position.apply(seat, rng.choice(position.legal(seat)))
    return position
