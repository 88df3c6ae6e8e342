"""The post: in which order the connections of a process send what they have."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

__all__ = ["Post"]

_log = logging.getLogger(__name__)

# Sends what waits at one connection.
Flush: TypeAlias = Callable[[], None]


class Post:
    """Goes out once in each turn of the loop: first to those who are to act, then to the others.

    The first in a turn who is to act need not wait for it: if there is one table only, nobody else
    waits. Where there are many they go together: what they answer is then stored together.
    """

    def __init__(self) -> None:
        self._first: list[Flush] = []
        self._then: list[Flush] = []
        self._is_called = self._has_begun = False

    def at_once(self, flush: Flush) -> None:
        """Send to somebody who is to act."""
        self._call()
        if self._has_begun:
            self._first.append(flush)
        else:
            self._has_begun = True
            _try(flush)

    def soon(self, flush: Flush) -> None:
        """Send to somebody who is not waited for."""
        self._call()
        self._then.append(flush)

    def _call(self) -> None:
        if not self._is_called:
            asyncio.get_running_loop().call_soon(self._go)
            self._is_called = True

    def _go(self) -> None:
        flushes = self._first + self._then
        self._first, self._then = [], []
        self._is_called = self._has_begun = False
        for flush in flushes:
            _try(flush)


def _try(flush: Flush) -> None:
    try:
        flush()
    except Exception:
        _log.exception("a connection could not be sent to")
