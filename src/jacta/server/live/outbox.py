"""Outboxes: what waits to be sent over each socket."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from jacta.server.hosting.metrics import Metrics
from jacta.server.live.websocket import Socket

__all__ = ["FAILED", "MOST_UNSENT", "MOST_UNSENT_BYTES", "TRY_LATER", "Outbox"]

# Codes with which a socket is closed.
TRY_LATER: Final = 1013
FAILED: Final = 1011

_log = logging.getLogger(__name__)
MOST_UNSENT: Final = 1_000
_MOST_IN_A_FRAME = 50
MOST_UNSENT_BYTES: Final = 8 << 20


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
        self.code, self.reason = TRY_LATER, "unread"

    def put(self, message: bytes) -> None:
        """Send a message at the end of this turn of the loop; never waits.

        To a socket that is to be closed nothing more is said: why it is closed comes last.
        """
        if self.lost.is_set():
            return
        self._unsent.append(message)
        self._unsent_bytes += len(message)
        if len(self._unsent) > MOST_UNSENT or self._unsent_bytes > MOST_UNSENT_BYTES:
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
            messages = self._take()
            frame = b"\n".join(messages)
            try:
                self._socket.write(frame)
            except Exception:
                _log.exception("a message could not be written")
                self.clear()  # nothing is sent after a gap
                self.lose(FAILED, "failed")
            else:
                self._metrics.sent(len(frame), len(messages))

    def lose(self, code: int, reason: str) -> None:
        """The socket is to be closed; the reason is one word for programs."""
        self.code, self.reason = code, reason
        self.lost.set()

    def clear(self) -> None:
        """Forget what waits."""
        self._unsent.clear()
        self._unsent_bytes = 0

    def _take(self) -> list[bytes]:
        """As many messages as one frame may have; most of the time, all of them."""
        if len(self._unsent) <= _MOST_IN_A_FRAME:
            messages = list(self._unsent)
            self.clear()
            return messages
        messages = [self._unsent.popleft() for _ in range(_MOST_IN_A_FRAME)]
        self._unsent_bytes -= sum(map(len, messages))
        return messages
