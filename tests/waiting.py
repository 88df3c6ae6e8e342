"""Waiting for what others do: as long as it takes, and hardly longer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from threading import Event
from typing import TypeVar

__all__ = ["until", "wait_until"]

T = TypeVar("T")

_PATIENCE_SECONDS = 60.0
_BETWEEN_LOOKS = 0.02


def wait_until(look: Callable[[], T], seconds: float = _PATIENCE_SECONDS) -> T:
    """What is seen, once it is true; after so many seconds whatever is seen then."""
    end = time.monotonic() + seconds
    while not (seen := look()) and time.monotonic() < end:
        Event().wait(_BETWEEN_LOOKS)
    return seen


async def until(look: Callable[[], object]) -> None:
    """Let the others go on until this is true."""
    async with asyncio.timeout(_PATIENCE_SECONDS):
        while not look():
            await asyncio.sleep(_BETWEEN_LOOKS)
