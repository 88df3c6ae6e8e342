"""Ratings from comparisons: Bradley and Terry's model by maximum likelihood, on Elo's scale.

What is compared lies in blocks, one for each throw of the dice of a contest (or a few of them):
`wins[b, i, j]` says how often i was better than j in block b, a tie as a half for both. Games of
one block have their dice in common, so that blocks are what is independent, and every interval
is taken from the spread between them.
"""

from __future__ import annotations

from math import log

import numpy as np

from jacta.engine.layout import Array
from jacta.lab.intervals import DEVIATE

__all__ = ["rate"]

ELO = 400 / log(10)

_ROUNDS = 200
_LONGEST_STEP = 2.0


def rate(wins: Array) -> tuple[Array, Array]:
    """The rating of each player, 0 on average, and half the width of its 95 % interval.

    One drawn game is added to each pair, so that whoever won all games has a rating too. The
    interval follows from the spread between blocks, or from the model where that is wider.
    """
    blocks, players, _ = wins.shape
    met = wins.sum(axis=0)
    met = met + 0.5 * ((met + met.T) > 0)
    strengths = np.zeros(players)
    for _ in range(_ROUNDS):
        step = np.linalg.solve(_curvature(met, strengths), _slope(met, strengths))
        longest = float(np.abs(step).max())
        strengths += step * min(1.0, _LONGEST_STEP / max(longest, 1e-12))
        strengths -= strengths.mean()
        if longest < 1e-10:
            break
    inverse = np.linalg.inv(_curvature(met, strengths)) - 1 / players
    slopes = np.array([_slope(block, strengths) for block in wins])
    slopes -= slopes.mean(axis=0)
    between = inverse @ (slopes.T @ slopes) @ inverse * (blocks / max(1, blocks - 1))
    variance = np.maximum(np.diag(between), np.diag(inverse))
    return strengths * ELO, np.sqrt(np.maximum(variance, 0)) * DEVIATE * ELO


def _expected(strengths: Array) -> Array:
    """How likely each is better than each."""
    chances: Array = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    return chances


def _slope(wins: Array, strengths: Array) -> Array:
    """How the likelihood grows with each strength: what was won, less what was to be expected."""
    slope: Array = (wins - (wins + wins.T) * _expected(strengths)).sum(axis=1)
    return slope


def _curvature(wins: Array, strengths: Array) -> Array:
    """How fast that growth ends; only differences of strengths count, so their mean is held."""
    chances = _expected(strengths)
    weights = (wins + wins.T) * chances * chances.T
    np.fill_diagonal(weights, 0)
    curvature: Array = np.diag(weights.sum(axis=1)) - weights + 1 / len(strengths)
    return curvature
