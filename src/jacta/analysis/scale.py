"""The scale of the reckoning: what a result is, and what a judgement expects of it.

A result is what the engine calls the returns of a seat: the mean over its opponents of +1, 0 or −1
for better, equal or worse, and alone the score. Results of a table add up to 0, so do expectations.
Beside each value stands the chance to win, for people: half a point of the scale at two players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from jacta.analysis.chances import wins
from jacta.bots.mind import Outlook
from jacta.engine.definition import Definition
from jacta.engine.layout import Array
from jacta.engine.position import Position

__all__ = ["WIN", "WORTH", "expected", "reached", "result_of", "returns_of_ranking"]

# The two rows of values, by seat.
WORTH: Final = 0
WIN: Final = 1


def returns_of_ranking(ranking: Sequence[int]) -> list[float]:
    """The mean over opponents of +1, 0 or −1 for a better, an equal or a worse rank."""
    others = max(1, len(ranking) - 1)
    return [sum((own < rank) - (own > rank) for rank in ranking) / others for own in ranking]


def reached(position: Position) -> Array:
    """Both rows of a position that is over: the results, and shares of the win."""
    (shares,) = wins(position.game, np.array([position.merits], np.int64))
    return np.array([position.returns, shares], np.float64)


def result_of(final: Position, gave_up: Sequence[int]) -> Array:
    """Both rows of a game that somebody gave up: these come last, and do not win."""
    ranking = final.ranking_after(gave_up)
    first = np.array([rank == 1 and seat not in gave_up for seat, rank in enumerate(ranking)])
    worth = final.returns if final.players == 1 else returns_of_ranking(ranking)
    return np.array([worth, first / max(1, first.sum())], np.float64)


def expected(game: Definition, outlook: Outlook) -> Array:
    """Both rows of a judgement; what it expects of all seats adds up, as results do."""
    ranks = outlook.ranks
    players = len(ranks)
    if players == 1:
        points = outlook.points
        return np.array([[0.0 if points is None else points[0]], [ranks[0, 0]]], np.float64)
    return in_sum(game, ranks @ np.linspace(1.0, -1.0, players), ranks[:, 0])


def in_sum(game: Definition, worth: Array, win: Array) -> Array:
    """Both rows so that worths add up to 0; and chances to 1, where somebody always wins."""
    total = float(win.sum())
    if total > 0 and (game.winning_merit is None or total > 1):
        win = win / total
    return np.array([worth - worth.mean(), win], np.float64)
