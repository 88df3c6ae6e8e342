"""Throws and draws: what all that could have fallen is worth, so that luck is 0 on average.

Where the results of a chance node can be gone through, the mean over them is exact, with integer
weights. Where there are too many, some are drawn, always the same ones: spread evenly over all of
them if these can be listed, else by seeds of their own. Nodes with one key are drawn from alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Final

import numpy as np

from jacta.analysis.valuing import Valuer
from jacta.engine.chance import Seed, results
from jacta.engine.layout import Array
from jacta.engine.position import Position

__all__ = ["Lots", "count_results", "draw_lots", "shares"]

_MOST_LISTED: Final = 100_000


@dataclass(frozen=True)
class Lots:
    """What could have fallen: values by result, their integer weights, and what these add up to.

    `total` is known from the dice alone. Sums are taken of differences, so that weights that do not
    add up to it are no mean, and the reckoning does not close.
    """

    weights: Array
    values: Array
    total: int
    exact: bool

    def luck(self, fallen: Array) -> Array:
        """How much better what fell is than all that could have fallen."""
        return self._mean(fallen - self.values)

    def surprise(self, before: Array) -> Array:
        """How much better all that can fall is than what was expected before it."""
        return self._mean(self.values - before)

    def _mean(self, values: Array) -> Array:
        mean: Array = np.tensordot(self.weights, values, 1) / self.total
        return mean

    @cached_property
    def error(self) -> Array:
        """The standard error of the mean; 0 where nothing was left out."""
        if self.exact:
            return np.zeros_like(self.values[0])
        return np.sqrt(self._spread / max(1, self.total - 1))

    @cached_property
    def variance(self) -> Array:
        """That of luck here, before anything fell; with what is not known of the mean."""
        if self.exact:
            return self._spread
        return self._spread * (self.total + 1) / max(1, self.total - 1)

    @cached_property
    def _spread(self) -> Array:
        return self._mean((self.values - self._mean(self.values)) ** 2)


def count_results(position: Position) -> int:
    """How many different results a chance node has, without listing them."""
    throw = position.throw
    if position.game.draws[throw.kind].alike:
        return comb(throw.sides + throw.number - 1, throw.number)
    return int(throw.sides**throw.number)


def shares(counts: Sequence[int], work: int) -> list[int]:
    """How many results of each node are looked at, if there is work for so many: all of small ones,
    and of the others equally many, at least two."""
    left, cap = work, 2
    for done, count in enumerate(sorted(counts)):
        cap = max(2, left // (len(counts) - done))
        if count > cap:
            break
        left -= count
        cap = count
    return [min(count, max(2, cap)) for count in counts]


def draw_lots(valuer: Valuer, position: Position, most: int, salt: int = 0) -> Lots:
    """All results of a chance node, or so many of them; which, follows from its key and a salt."""
    throw = position.throw
    number = count_results(position)
    if number > _MOST_LISTED:
        drawn = Random(f"{throw} {salt}")
        after = [position.roll(Seed(drawn.getrandbits(64))) for _ in range(most)]
        return _lots(valuer, after, [1] * most, most, False)
    found = _listed(throw.sides, throw.number, position.game.draws[throw.kind].alike)
    weights, total = found.weights, int(throw.sides**throw.number)
    picked = dict(enumerate(weights))
    if number > most:
        picked, total = _spread(found, total, most, f"{throw} {salt}"), most
    after = [position.chance(position.outcome(found.faces[index])) for index in picked]
    return _lots(valuer, after, list(picked.values()), total, number <= most)


def _lots(
    valuer: Valuer, after: list[Position], weights: list[int], total: int, exact: bool
) -> Lots:
    values = np.array([valuer.values(position) for position in after])
    return Lots(np.array(weights, np.int64), values, total, exact)


@dataclass(frozen=True)
class _Listed:
    """All results of a throw, with their weights and what these add up to from the first one on."""

    faces: tuple[tuple[int, ...], ...]
    weights: tuple[int, ...]
    reached: tuple[int, ...]


@lru_cache(64)
def _listed(sides: int, number: int, alike: bool) -> _Listed:
    faces, weights = zip(*results([sides] * number, alike), strict=True)
    return _Listed(faces, weights, tuple(accumulate(weights)))


def _spread(found: _Listed, total: int, number: int, key: str) -> dict[int, int]:
    """So many drawn by their weights, evenly spread over the list: which, and how often each."""
    first = Random(key).randrange(total)
    # The n-th is drawn at (n · total + first) / number.
    places = [(n * total + first) // number for n in range(number)]
    return Counter(bisect_right(found.reached, place) for place in places)
