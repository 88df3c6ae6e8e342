"""Ratings by results less luck: in how many games they find how strong somebody is.

Whoever plays often against somebody of known strength has a rating by the mean of the results.
The mean of results less luck has the same limit, because luck is 0 on average, and is near it in
fewer games, because luck is what spreads results.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np

from jacta.engine.layout import Array
from jacta.lab.intervals import DEVIATE
from jacta.lab.luck import Luck
from jacta.lab.ratings import ELO

__all__ = ["Needed", "games_needed"]

NEAR: Final = 50.0  # points of Elo
_DRAWS: Final = 4000
_GROWTH: Final = 1.05


@dataclass(frozen=True)
class Needed:
    """How many games a rating needs until it is off by no more than `near`, as the root of the mean
    square: by results, and by results less luck. `strength` is what all games say of the first bot
    against the second, `half` half the width of its 95 % interval."""

    bots: tuple[str, ...]
    games: int
    strength: float
    half: float
    near: float
    plain: int
    adjusted: int

    @property
    def json(self) -> dict[str, Any]:
        return vars(self)


def games_needed(found: Luck, near: float = NEAR, seed: int = 1) -> Needed:
    """What the games of two bots say of ratings; those of the first bot are rated."""
    plain = (1 + found.results[:, 0]) / 2
    adjusted = plain - found.luck[:, 0] / 2
    mean = _within(float(adjusted.mean()), found.games)
    slope = mean * (1 - mean) / ELO
    half = float(adjusted.std(ddof=1)) / sqrt(found.games) * DEVIATE / slope
    true = _rating(mean)
    return Needed(
        found.bots,
        found.games,
        true,
        half,
        near,
        _until(plain, near, seed),
        _until(adjusted, near, seed),
    )


def _until(scores: Array, near: float, seed: int) -> int:
    """The least number of games after which ratings are near enough to what all of those played
    say together, from which they are drawn; as many as were played if that is not enough."""
    rng, number = np.random.default_rng(seed), 2
    true = _rating(_within(float(scores.mean()), len(scores)))
    while number < len(scores):
        drawn = scores[rng.integers(0, len(scores), (_DRAWS, number))]
        means = (drawn.sum(axis=1) + 0.5) / (number + 1)
        found = np.array([_rating(_within(float(mean), number)) for mean in means])
        if sqrt(float(((found - true) ** 2).mean())) <= near:
            return number
        number = max(number + 1, int(number * _GROWTH))
    return len(scores)


def _within(mean: float, number: int) -> float:
    """A mean that a rating can have: as if half a game at least was won, and half a game lost."""
    least = 0.5 / (number + 1)
    return min(1 - least, max(least, mean))


def _rating(mean: float) -> float:
    return float(ELO * np.log(mean / (1 - mean)))
