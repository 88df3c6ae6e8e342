"""The clock: what time it is, which is told to a house from outside.

Nothing in the house or the server asks the machine for the time: whoever opens a house hands it a
clock, so that a test holds the time in its hand. How long something took is another matter, and is
measured where it happens.
"""

from __future__ import annotations

import time
from typing import Final, Protocol

__all__ = ["SECOND", "Clock", "SystemClock"]

# All times are in microseconds.
SECOND: Final = 1_000_000


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """The time in microseconds since 1970, UTC."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        return time.time_ns() // 1000
