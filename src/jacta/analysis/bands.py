"""Bands: within which bounds chance stays in 95 cases of a hundred, and how rare the rest is."""

from __future__ import annotations

from math import erfc, exp, lgamma, log, pi, sqrt
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

__all__ = ["DEVIATE", "DieBand", "Extreme", "band_of_die", "luckiest"]

DEVIATE: Final = 1.959963984540054  # the normal deviate of a 95 % interval
_TAIL: Final = 0.025
_FARTHEST: Final = 8.0  # standard deviations: beyond them there is nothing
_QUANTILES: Final = 2000


class DieBand(NamedTuple):
    """What a fair die does in so many throws: each face is `expected` times on top, and in 95
    of a hundred such counts from `low` to `high` times. `chance` is how often a fair die is at
    least as far from even as this one."""

    expected: float
    low: int
    high: int
    chance: float


class Extreme(NamedTuple):
    """How lucky the luckiest of some people must be, in standard deviations: on average, and in 95
    of a hundred such companies from `low` to `high`."""

    expected: float
    low: float
    high: float


def band_of_die(counts: tuple[int, ...]) -> DieBand:
    """What is to be expected of a die that fell so often; exact for each face."""
    thrown, sides = sum(counts), len(counts)
    expected = thrown / sides
    low = _quantile(thrown, 1 / sides, _TAIL)
    high = _quantile(thrown, 1 / sides, 1 - _TAIL)
    square = sum((count - expected) ** 2 for count in counts) / expected if thrown else 0.0
    return DieBand(expected, low, high, _chance_beyond(square, sides - 1))


def luckiest(people: int) -> Extreme:
    """The largest of so many normal deviates; JactaError is left to whoever has nobody."""
    normal = NormalDist()

    def at(share: float) -> float:
        return normal.inv_cdf(share ** (1 / people))

    middles = ((step + 0.5) / _QUANTILES for step in range(_QUANTILES))
    return Extreme(fmean(map(at, middles)), at(_TAIL), at(1 - _TAIL))


def _quantile(tries: int, chance: float, share: float) -> int:
    """The least number of successes that is not surpassed in this share of such series."""
    mean, spread = tries * chance, sqrt(tries * chance * (1 - chance))
    number = max(0, int(mean - _FARTHEST * spread))
    weight = exp(
        lgamma(tries + 1)
        - lgamma(number + 1)
        - lgamma(tries - number + 1)
        + number * log(chance)
        + (tries - number) * log(1 - chance)
    )
    reached = weight
    while reached < share and number < tries:
        weight *= (tries - number) / (number + 1) * chance / (1 - chance)
        number += 1
        reached += weight
    return number


def _chance_beyond(square: float, freedom: int) -> float:
    """How likely chi-square is at least so large: a finite sum, as degrees of freedom are whole."""
    half = square / 2
    if freedom % 2:
        total, term, power = erfc(sqrt(half)), sqrt(square * 2 / pi) * exp(-half), 1
    else:
        total, term, power = exp(-half), half * exp(-half), 2
    while power < freedom:
        total += term
        power += 2
        term *= square / power
    return min(1.0, total)
