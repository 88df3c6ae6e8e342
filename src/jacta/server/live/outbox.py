"""Outboxes: what waits to be sent over each socket."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from jacta.server.hosting.metrics import Metrics
from jacta.server.live.websocket import Socket

__all__ = ["FAILED", "TOO_SLOW", "Outbox"]

# Codes with which a socket is closed.
TOO_SLOW: Final = 1013
FAILED: Final = 1011

_log = logging.getLogger(__name__)
_MOST_UNSENT = 1_000
_MOST_IN_A_FRAME = 50
_MOST_UNSENT_BYTES = 8 << 20


class Outbox:
    """What waits to be sent over one socket.

    Whoever does not fetch what is sent is lost, and comes back.
    """

    def __init__(self, socket: Socket, metrics: Metrics) -> None:
        self._socket, self._metrics = socket, metrics
        self._unsent: deque[bytes] = deque()
        self._unsent_bytes = 0
        self._is_due = False
        self.lost = asyncio.Event()
        self.code = TOO_SLOW

    def put(self, message: bytes) -> None:
        """Send a message at the end of this turn of the loop; never waits."""
        self._unsent.append(message)
        self._unsent_bytes += len(message)
        if len(self._unsent) > _MOST_UNSENT or self._unsent_bytes > _MOST_UNSENT_BYTES:
            self.lost.set()
        if not self._is_due:
            asyncio.get_running_loop().call_soon(self.flush)
            self._is_due = True

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
        message = self._unsent.popleft()
        self._unsent_bytes -= len(message)
        return message
