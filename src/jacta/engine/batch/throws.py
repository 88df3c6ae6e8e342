"""The results of a throw as arrays: faces, and the exact probability of each."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from jacta.engine.chance import results
from jacta.engine.layout import Array

__all__ = ["Outcomes", "outcomes_of"]


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
