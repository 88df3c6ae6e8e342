"""The chances of the seats in a position: the one place that says how a position is valued.

They are estimated by playouts between quick players. Whoever values positions in another way
replaces `chances`, and all who look back on a game follow.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from jacta.bots import policies
from jacta.engine.definition import Definition
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import Policy
from jacta.engine.position import Position

__all__ = ["Chances", "chances", "quick_bot", "wins"]

_SEED = 20_26  # always the same dice, so that the same game is always told in the same way


@dataclass(frozen=True)
class Chances:
    """By playout and seat: the share of the win, 1 for whoever wins alone.

    The n-th playouts of two positions of a game have the same dice wherever both throw, so that
    their difference shows what lay between them.
    """

    shares: Array

    @property
    def by_seat(self) -> tuple[float, ...]:
        """The chance of each seat to win; a win that several share counts in shares."""
        return tuple(self.shares.mean(axis=0).tolist())


def quick_bot(game: Definition) -> Policy:
    """Who plays on: the first of a game's own bots, which plays as a club player does, at once."""
    random, *own = policies(game).values()
    return own[0] if own else random


def chances(position: Position, games: int, first: int = 0) -> Chances:
    """What so many playouts say, from the one with the number `first` on; exact in a game that is
    over."""
    if position.is_over:
        return Chances(wins(position.game, np.array([position.merits] * games, np.int64)))
    seats = [quick_bot(position.game)] * position.players
    return Chances(wins(position.game, playouts(position, seats, games, _SEED, first=first).merits))


def wins(game: Definition, merits: Array) -> Array:
    """By game and seat: the share of the win, from the merits; nobody may have won."""
    first = merits == merits.max(axis=1, keepdims=True)
    if game.winning_merit is not None:
        first &= merits >= game.winning_merit
    shares: Array = first / np.maximum(1, first.sum(axis=1, keepdims=True))
    return shares
