"""Glicko: what somebody who answers puzzles is rated, and what each puzzle is.

An answer is a game of a person against a puzzle: who solves it has won. It is Glickman's first
Glicko system (1999), with every answer as a rating period of its own: a rating on Elo's scale, and
a deviation, which says how sure it is and how far the next answer moves it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log10, pi, sqrt
from typing import Final

from jacta.puzzles.clearness import PARTS

__all__ = ["NEWCOMER", "Rating", "after", "difficulty_of"]

_Q: Final = log(10) / 400
_LEAST_DEVIATION: Final = 50.0  # so that whoever learns is found out
_MIDDLE: Final = 1500.0
_USUAL_GAP: Final = 0.1  # of a win, at stake in a puzzle in the middle
_UNSURE: Final = 150.0  # how hard a puzzle is follows only roughly from what is at stake
_FARTHEST: Final = 400.0


@dataclass(frozen=True)
class Rating:
    """A rating on Elo's scale, give or take its deviation."""

    rating: float
    deviation: float


NEWCOMER: Final = Rating(_MIDDLE, 350.0)


def difficulty_of(gap: int) -> Rating:
    """What a puzzle is rated before anybody has tried it: the more is at stake, the easier."""
    away = -400 * log10(max(gap, 1) / PARTS / _USUAL_GAP)
    return Rating(_MIDDLE + min(max(away, -_FARTHEST), _FARTHEST), _UNSURE)


def after(one: Rating, other: Rating, score: float) -> Rating:
    """What one is rated after having scored so (1: won, 0: lost) against another."""
    weight = 1 / sqrt(1 + 3 * (_Q * other.deviation / pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (one.rating - other.rating) / 400))
    information = (_Q * weight) ** 2 * expected * (1 - expected)
    precision = 1 / one.deviation**2 + information
    rating = one.rating + _Q / precision * weight * (score - expected)
    return Rating(rating, max(_LEAST_DEVIATION, sqrt(1 / precision)))
