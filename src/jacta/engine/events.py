"""Events: the facts that happened, in order, written into a caller's buffer.

A row is (kind, audience, values…); row 0 holds the number of events. `None` in place of a buffer
means that nobody listens, and costs nothing: the compiler drops the branch. A single row in its
place is a tally: by kind how often it happened, and nothing else of it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array

__all__ = ["EVERYONE", "MOST_EVENTS", "WIDTH", "buffer", "emit", "tally"]

EVERYONE: Final = -1
MOST_EVENTS: Final = 128
WIDTH: Final = 8


def buffer(most: int = MOST_EVENTS) -> Array:
    """Room for the events of one step; nothing but the number of events is zeroed."""
    rows = np.empty((most + 1, WIDTH), np.int32)
    rows[0, 0] = 0
    return rows


def tally(kinds: int) -> Array:
    """Room to count the events of so many kinds."""
    return np.zeros(kinds, np.int64)


@kernel
def emit(
    events: Array | None,
    audience: int,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    """Note an event for the seats in the mask `audience` (EVERYONE: spectators too)."""
    if events is None:
        return
    if events.ndim == 1:
        events[kind] += 1
    else:
        row = int(events[0, 0]) + 1
        if row < len(events):
            events[0, 0] = row
            events[row, 0] = kind
            events[row, 1] = audience
            events[row, 2] = a
            events[row, 3] = b
            events[row, 4] = c
            events[row, 5] = d
            events[row, 6] = e
            events[row, 7] = f
