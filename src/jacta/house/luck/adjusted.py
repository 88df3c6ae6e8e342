"""Ratings less luck: what decisions alone say of strength, beside the ratings by results.

Of a game that was judged it is known what each seat made of it: result − expectation − luck. By the
same logistic function as results, this is what the strengths of the players let expect, give or
take far less than a result. So each game is a measurement, and ratings follow from it as from any
linear one (Kalman): what they were, and what the game says, each by how sure it is.

How far games scatter around that is learned from the games themselves, for each game and number of
players. The levels of a ladder are fixed marks: the arena has measured them, and no game of the
house moves them. Nobody is matched by these ratings. `docs/luck.md` has the formulas.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt
from typing import Final

import numpy as np

from jacta.engine.definition import Definition
from jacta.engine.layout import Array
from jacta.house.ids import bot_id
from jacta.house.levels import BETA, NEWCOMER, beginnings
from jacta.house.store.account import Fortune
from jacta.house.store.counted import Adjust, Adjusted, Spread
from jacta.house.store.people.ratings import Rating

__all__ = ["MODEL", "adjust", "adjusting"]

MODEL: Final = 1
_DRIFT: Final = 25.0 / 300  # how far anybody may change from one game to the next
_SPREAD: Final = 0.5  # of the square of a result: what is thought before any game was seen
_WORTH: Final = 10  # so many games is that thought worth
_LEAST_SPREAD: Final = 0.01


def adjusting(game: Definition, seats: Sequence[Fortune]) -> Adjust:
    """What a rated game makes of the ratings less luck of its players."""
    marks = {str(bot_id(level)): each.rating for level, each in beginnings(game).items()}
    made = [seat.result - seat.expected - seat.luck for seat in seats]
    return partial(_adjust_all, [seat.person for seat in seats], made, marks)


def _adjust_all(
    players: Sequence[str],
    made: Sequence[float],
    marks: Mapping[str, Rating],
    current: Mapping[str, Rating],
    spread: Spread,
) -> Adjusted:
    after = adjust(players, made, {**current, **marks}, spread)
    ratings = {player: each for player, each in after.ratings.items() if player not in marks}
    return Adjusted(ratings, after.surprise)


def adjust(
    players: Sequence[str], made: Sequence[float], current: Mapping[str, Rating], spread: Spread
) -> Adjusted:
    """The ratings after a game, from those before it; `players` are by seat, and one who has
    several seats is named several times. Whoever has no rating begins in the middle."""
    names = list(dict.fromkeys(players))
    before = [current.get(name, NEWCOMER) for name in names]
    sits = np.array([[player == name for name in names] for player in players], np.float64)
    means = np.array([rating.mu for rating in before])
    unsure = np.diag([rating.sigma**2 + _DRIFT**2 for rating in before])
    expected, slope = _expected(sits @ means)
    slope = slope @ sits
    off = np.array(made) - expected
    foreseen = slope @ unsure @ slope.T + _scatter(len(players), spread)
    gain = unsure @ slope.T @ np.linalg.pinv(foreseen)
    means = means + gain @ off
    unsure = unsure - gain @ slope @ unsure
    return Adjusted(
        {
            name: Rating(float(means[n]), sqrt(max(0.0, unsure[n, n])))
            for n, name in enumerate(names)
        },
        float(off @ off) / len(players),
    )


def _expected(strengths: Array) -> tuple[Array, Array]:
    """What each seat makes of a game, by the strengths of all, and how that grows with each."""
    players = len(strengths)
    unit = 2 * sqrt(players) * BETA
    better = np.tanh((strengths[:, None] - strengths[None, :]) / unit)
    steep = (1 - better**2) / unit / (players - 1)
    np.fill_diagonal(steep, 0.0)
    return better.sum(axis=1) / (players - 1), np.diag(steep.sum(axis=1)) - steep


def _scatter(players: int, spread: Spread) -> Array:
    """How what seats make of a game scatters around that: as much for each, and in sum not."""
    known = (_WORTH * _SPREAD + spread.squares) / (_WORTH + spread.games)
    share: Array = (np.eye(players) * players - 1) / (players - 1)
    return share * max(_LEAST_SPREAD, known)
