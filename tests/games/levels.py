"""The levels of a ladder: the first and the last are tried always, those between in long runs."""

from __future__ import annotations

import pytest

from jacta.bots.ladder import LEVELS

__all__ = ["every_level"]

# All are compiled from the same source, each for itself, which takes seconds.
every_level = pytest.mark.parametrize(
    "level",
    [
        pytest.param(level, marks=() if level in (LEVELS[0], LEVELS[-1]) else pytest.mark.lockstep)
        for level in LEVELS
    ],
)
