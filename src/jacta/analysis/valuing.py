"""What positions are worth, by the mind of their game: the one place where the reckoning asks it.

Where nothing is hidden, a position is judged once for all seats. Where something is, each seat is
judged by what it sees itself, and the values are made to add up: so a card that somebody draws in
secret counts at once, and is no surprise when it is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from jacta.analysis.scale import WIN, WORTH, expected, in_sum, reached
from jacta.bots.mind import Outlook, mind_for, read_mind
from jacta.engine.definition import Definition
from jacta.engine.layout import Array
from jacta.engine.position import Position
from jacta.engine.rules import SPECTATOR
from jacta.engine.view import View

__all__ = ["Outlooks", "Valuer", "valuer_of"]

Outlooks: TypeAlias = Callable[[View], Outlook]


def valuer_of(game: Definition, board: str) -> Valuer | None:
    """What values positions on this board: the mind of the game, if it has learned it."""
    mind = mind_for(game, board)
    if mind is None:
        return None
    about, _ = read_mind(mind.file(board))
    return Valuer(mind.outlook, about.sha256, mind.cost)


class Valuer:
    """Values positions of one game on one board, each once, by what a judge expects of views.

    `judge` is the hash of what it has learned, `cost` what a judgement takes, in microseconds;
    `judged` counts what was asked so far.
    """

    def __init__(self, outlook: Outlooks, judge: str, cost: float) -> None:
        self.judge, self.cost, self.judged = judge, cost, 0
        self._outlook = outlook
        self._values: dict[bytes, Array] = {}
        self._known: dict[tuple[bytes, int], Array] = {}

    def values(self, position: Position) -> Array:
        """Both rows of a position: worths and chances to win, by seat."""
        key = position.bytes
        if (found := self._values.get(key)) is None:
            found = self._values[key] = self._judge(position)
        return found

    def known(self, position: Position, seat: int) -> Array:
        """What a seat itself may expect: worth and chance to win, from what it sees."""
        if position.is_over or position.game.View is None:
            seen: Array = self.values(position)[:, seat]
            return seen
        return self._own(position, seat)

    def _judge(self, position: Position) -> Array:
        if position.is_over:
            return reached(position)
        if position.game.View is None:
            return self._expected(position.view(SPECTATOR))
        seats = range(position.players)
        own = np.array([self._own(position, seat) for seat in seats], np.float64)
        if position.players == 1:
            return own.T
        return in_sum(position.game, own[:, WORTH], own[:, WIN])

    def _own(self, position: Position, seat: int) -> Array:
        view = position.view(seat)
        key = (view.bytes, seat)
        if (found := self._known.get(key)) is None:
            found = self._known[key] = self._expected(view)[:, seat]
        return found

    def _expected(self, view: View) -> Array:
        self.judged += 1
        return expected(view.game, self._outlook(view))
