"""A line: one WebSocket of the server, which can be written to at once.

ASGI knows only a `send` that is awaited, which takes a task for each client and a turn of the loop
for each message. Whoever is to act next waits for just that.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

__all__ = ["Line", "line_of"]

_NAME = "jacta.line"


class Line(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which an application finds in its scope."""

    on_writable: Callable[[], None] = staticmethod(lambda: None)

    @property
    def is_writable(self) -> bool:
        """Whether what is written now goes out soon."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, text: bytes) -> None:
        """Send a message; one that cannot arrive any more is dropped."""
        try:
            self.conn.send_text(text)
        except InvalidState:  # the client is closing
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_NAME] = {"line": self}

    def send_receive_event_to_app(self) -> None:
        """Reading is paused by whoever sends more before a message is fetched, not by each one."""
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
        else:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()


def line_of(scope: Scope) -> Line:
    """The line by which a client came."""
    line = scope["extensions"][_NAME]["line"]
    assert isinstance(line, Line)
    return line
