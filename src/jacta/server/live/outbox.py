"""Outboxes: what waits to be sent over each socket, and in which order they send."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

from jacta.server.hosting.metrics import Metrics
from jacta.server.live.websocket import Socket

__all__ = ["FAILED", "TOO_SLOW", "Dispatch", "Message", "Outbox"]

# Codes with which a socket is closed.
TOO_SLOW: Final = 1013
FAILED: Final = 1011

_log = logging.getLogger(__name__)
_MOST_UNSENT = 1_000
_MOST_IN_A_FRAME = 50
_MOST_UNSENT_BYTES = 8 << 20
_UNWRITTEN_BYTES = 8 << 10  # what a message counts for that is not written yet

# A message, or what writes it when it is sent.
Message: TypeAlias = bytes | Callable[[], bytes]


class Outbox:
    """What waits to be sent over one socket.

    Whoever does not fetch what is sent is lost, and comes back.
    """

    def __init__(self, socket: Socket, dispatch: Dispatch, metrics: Metrics) -> None:
        self._socket, self._dispatch, self._metrics = socket, dispatch, metrics
        self._unsent: deque[Message] = deque()
        self._unsent_bytes = 0
        self._is_due = False
        self.lost = asyncio.Event()
        self.code = TOO_SLOW

    def put(self, message: Message, first: bool = False) -> None:
        """Send a message soon; never waits. Those who are to act are sent to first: their message
        is written now, that of others when it is sent."""
        if first and not isinstance(message, bytes):
            message = message()
        self._unsent.append(message)
        self._unsent_bytes += _size(message)
        if len(self._unsent) > _MOST_UNSENT or self._unsent_bytes > _MOST_UNSENT_BYTES:
            self.lost.set()
        if first:
            self._dispatch.first(self)
        elif not self._is_due:
            self._is_due = True
            self._dispatch.then(self)

    def flush(self) -> None:
        """Send what waits, as far as the client takes it.

        What came together goes in one frame, a message on each line.
        """
        self._is_due = False
        while self._unsent and self._socket.is_writable:
            messages = min(len(self._unsent), _MOST_IN_A_FRAME)
            try:
                frame = b"\n".join([self._next() for _ in range(messages)])
                self._socket.write(frame)
            except Exception:
                _log.exception("a message could not be written")
                self.clear()  # nothing is sent after a gap
                self.lose(FAILED)
            else:
                self._metrics.sent(len(frame), messages)

    def lose(self, code: int) -> None:
        """The socket is to be closed."""
        self.code = code
        self.lost.set()

    def clear(self) -> None:
        """Forget what waits."""
        self._unsent.clear()
        self._unsent_bytes = 0

    def _next(self) -> bytes:
        """The next message to be sent, written by now."""
        message = self._unsent.popleft()
        self._unsent_bytes -= _size(message)
        return message if isinstance(message, bytes) else message()


def _size(message: Message) -> int:
    return len(message) if isinstance(message, bytes) else _UNWRITTEN_BYTES


class Dispatch:
    """The order of all outboxes of a process: in each turn of the loop those who are to act are
    sent to first, then the others.

    The first in a turn who is to act need not wait for its end: if there is one table only, nobody
    else waits. Where there are many they go together: what they answer is then stored together.
    """

    def __init__(self) -> None:
        self._first: list[Outbox] = []
        self._then: list[Outbox] = []
        self._is_called = self._has_begun = False

    def first(self, outbox: Outbox) -> None:
        """Send to somebody who is to act."""
        self._call()
        if self._has_begun:
            self._first.append(outbox)
        else:
            self._has_begun = True
            outbox.flush()

    def then(self, outbox: Outbox) -> None:
        """Send to somebody who is not waited for."""
        self._call()
        self._then.append(outbox)

    def _call(self) -> None:
        if not self._is_called:
            asyncio.get_running_loop().call_soon(self._go)
            self._is_called = True

    def _go(self) -> None:
        outboxes = self._first + self._then
        self._first, self._then = [], []
        self._is_called = self._has_begun = False
        for outbox in outboxes:
            outbox.flush()
