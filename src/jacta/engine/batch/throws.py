"""The results of a throw as arrays: faces, and the exact probability of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from jacta.engine.chance import results
from jacta.engine.layout import Array
from jacta.engine.vocabulary.enumerations import Draws

__all__ = ["Outcomes", "ThrowTable", "outcomes_of"]


class Outcomes(NamedTuple):
    """The distinct results of a chance node, in the order of `Position.outcomes`."""

    faces: Array
    probabilities: Array


@cache
def outcomes_of(number: int, sides: int, alike: bool) -> Outcomes:
    """The results of so many draws of so many faces; nobody may write into them."""
    found = list(results([sides] * number, alike))
    faces = np.array([row for row, _ in found], np.int64).reshape(len(found), number)
    probabilities = np.array([weight for _, weight in found], np.float64) / sides**number
    faces.flags.writeable = probabilities.flags.writeable = False
    return Outcomes(faces, probabilities)


class ThrowTable:
    """The results of all throws that were met so far, as arrays for a GPU.

    A row of the first is number, sides and kind of the dice, where their results begin in the
    second, and how many there are.
    """

    def __init__(self, draws: Sequence[Draws]) -> None:
        self._draws = draws
        self._rows: list[tuple[int, int, int, int, int]] = []
        self._faces: list[Array] = []

    def add(self, throw: Array) -> None:
        """Another throw, as a batch describes it: how many dice, then what `ask` wrote."""
        number, sides, *_, kind = throw.tolist()
        faces = outcomes_of(number, sides, self._draws[kind].alike).faces
        begin = sum(known.size for known in self._faces)
        self._rows.append((number, sides, kind, begin, len(faces)))
        self._faces.append(faces.ravel())

    @property
    def arrays(self) -> tuple[Array, Array]:
        rows = np.array(self._rows, np.int64).reshape(-1, 5)
        return rows, np.concatenate([np.zeros(0, np.int64), *self._faces])
