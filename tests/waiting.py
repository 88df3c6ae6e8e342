"""Waiting for what others do: as long as it takes, and hardly longer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from threading import Event
from typing import TypeVar

__all__ = ["until", "wait_until"]

T = TypeVar("T")

_PATIENCE_SECONDS = 60.0
# What is there soon is seen soon; what takes long is not slowed by being looked at all the time.
_FIRST_PAUSE, _LONGEST_PAUSE, _GROWTH = 0.01, 0.2, 1.4


def wait_until(look: Callable[[], T], seconds: float = _PATIENCE_SECONDS) -> T:
    """What is seen, once it is true; after so many seconds whatever is seen then."""
    end, pauses = time.monotonic() + seconds, _pauses()
    while not (seen := look()) and time.monotonic() < end:
        Event().wait(next(pauses))
    return seen


async def until(look: Callable[[], object]) -> None:
    """Let the others go on until this is true."""
    pauses = _pauses()
    async with asyncio.timeout(_PATIENCE_SECONDS):
        while not look():
            await asyncio.sleep(next(pauses))


def _pauses() -> Iterator[float]:
    """Seconds between two looks, longer each time."""
    pause = _FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * _GROWTH, _LONGEST_PAUSE)
