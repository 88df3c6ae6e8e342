"""The post: in which order the connections of a process send what they have."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

__all__ = ["Post"]

_log = logging.getLogger(__name__)

Send: TypeAlias = Callable[[], None]


class Post:
    """Goes out once in each turn of the loop: first to those who are to act, then to the others.

    The first of a turn who is to act need not wait for it: if there is one table only, that one is
    the only one who waits. If there are many, it is better that they go together: what comes back
    is then stored together.
    """

    def __init__(self) -> None:
        self._first: list[Send] = []
        self._then: list[Send] = []
        self._is_called = False

    def at_once(self, send: Send) -> None:
        """Send to somebody who is to act."""
        if self._is_called:
            self._first.append(send)
        else:
            self._call()
            _try(send)

    def soon(self, send: Send) -> None:
        """Send to somebody who is not waited for."""
        self._then.append(send)
        self._call()

    def _call(self) -> None:
        if not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._go)

    def _go(self) -> None:
        sends = self._first + self._then
        self._first, self._then, self._is_called = [], [], False
        for send in sends:
            _try(send)


def _try(send: Send) -> None:
    try:
        send()
    except Exception:
        _log.exception("a connection could not be sent to")
