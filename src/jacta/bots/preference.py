"""Choosing by worth: the best action so far, any one of equals with the same chance."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below

__all__ = ["Best", "prefer"]

# An action, its worth, and how many were worth as much.
Best = tuple[int, int, int]


@kernel
def prefer(best: Best, action: int, worth: int, counter: Array) -> Best:
    """The better of two: the best so far, and another action."""
    chosen, highest, equals = best
    if worth > highest:
        return action, worth, 1
    if worth < highest:
        return best
    equals += 1
    return action if below(counter, equals) == 0 else chosen, highest, equals
