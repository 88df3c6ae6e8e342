"""The time of the house: microseconds since 1970, UTC."""

from __future__ import annotations

import time

__all__ = ["now"]


def now() -> int:
    """The time in microseconds since 1970, UTC."""
    return time.time_ns() // 1000
