"""Newcomers of known strength, rated by the house's own updates: plain, and less luck.

Each plays one game after the other against somebody whose rating is known. What the games bring is
drawn from games that were played and weighed, so that the strength of the newcomer is known: it is
what all of them say together. It is told from how many games on ratings stay near enough to that,
as the root of the mean square over all newcomers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import atanh, sqrt
from typing import Any, Final

import numpy as np

from jacta.engine.layout import Array
from jacta.house.levels import BETA, NEWCOMER
from jacta.house.luck.adjusted import adjust
from jacta.house.people.ratings import rate
from jacta.house.store.counted import Spread
from jacta.house.store.people.ratings import Rating
from jacta.lab.intervals import DEVIATE
from jacta.lab.luck import Luck
from jacta.lab.ratings import ELO

__all__ = ["Needed", "games_needed"]

NEAR: Final = 50.0  # points of Elo
NEWCOMERS: Final = 150
_UNIT: Final = sqrt(2) * BETA  # by which ratings of two differ where those of Elo differ by ELO
_KNOWN: Final = Rating(25.0, 1.0)
_LONGEST: Final = 400
_MOST: Final = 0.99

# The rating after one more game, by its number among those that were played.
Update = Callable[[Rating, int], Rating]


@dataclass(frozen=True)
class Needed:
    """From how many games on ratings are off by no more than `near`: plain, and less luck.

    `strength` is what all games less luck say of the first bot against the second, in points of
    Elo, and `half` half the width of its 95 % interval. `covered` is the share of all ratings less
    luck that were within their own 95 % band.
    """

    bots: tuple[str, ...]
    games: int
    strength: float
    half: float
    near: float
    plain: int
    adjusted: int
    covered: float

    @property
    def json(self) -> dict[str, Any]:
        return vars(self)


def games_needed(
    found: Luck, near: float = NEAR, newcomers: int = NEWCOMERS, seed: int = 1
) -> Needed:
    """What the games of two bots say of ratings; so many newcomers play like the first bot."""
    results = found.results[:, 0]
    made = results - found.expected[:, 0] - found.luck[:, 0]
    spreads = [Spread(0, 0.0)]

    def plain(rating: Rating, game: int) -> Rating:
        ranks = {"one": 1 + int(results[game] < 0), "known": 1 + int(results[game] > 0)}
        return rate(ranks, {"one": rating, "known": _KNOWN})["one"]

    def adjusted(rating: Rating, game: int) -> Rating:
        now = {"one": rating, "known": _KNOWN}
        after = adjust(["one", "known"], [made[game], -made[game]], now, spreads[0])
        spreads[0] = Spread(spreads[0].games + 1, spreads[0].squares + after.surprise)
        return after.ratings["one"]

    strength, mean = _strength(made), float(made.mean())
    slope = (1 - mean**2) / (2 * ELO)
    half = float(made.std(ddof=1)) / sqrt(found.games) * DEVIATE / slope
    by_results, _ = _off(plain, _strength(results), found.games, newcomers, seed)
    by_decisions, covered = _off(adjusted, strength, found.games, newcomers, seed)
    return Needed(
        found.bots,
        found.games,
        strength,
        half,
        near,
        _from_when(by_results, near),
        _from_when(by_decisions, near),
        covered,
    )


def _strength(made: Array) -> float:
    """The points of Elo between two, of whom the first makes so much of games on average."""
    return 2 * ELO * atanh(min(_MOST, max(-_MOST, float(made.mean()))))


def _off(
    update: Update, strength: float, games: int, newcomers: int, seed: int
) -> tuple[Array, float]:
    """By number of games: how far ratings are off, in points of Elo; and which share of them all
    was within its band."""
    rng = np.random.default_rng(seed)
    off, within = np.zeros((newcomers, _LONGEST + 1)), 0
    true = _KNOWN.mu + strength * _UNIT / ELO
    for newcomer in range(newcomers):
        now = NEWCOMER
        off[newcomer, 0] = now.mu - true
        for number, game in enumerate(rng.integers(0, games, _LONGEST).tolist(), 1):
            now = update(now, game)
            off[newcomer, number] = now.mu - true
            within += abs(now.mu - true) <= DEVIATE * now.sigma
    found: Array = np.sqrt((off**2).mean(axis=0)) * ELO / _UNIT
    return found, within / (newcomers * _LONGEST)


def _from_when(off: Array, near: float) -> int:
    """The number of games from which on ratings stay so near; one more than were played if not."""
    far = np.flatnonzero(off > near)
    return int(far[-1]) + 1 if len(far) else 0
