"""A WebSocket that is written to directly, says whether its client reads, and can be cut off.

ASGI knows only a `send` that is awaited: it takes a task for each client, which hangs on whoever
reads nothing, and it has no way to hang up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

__all__ = ["Socket", "socket_of"]

_NAME = "jacta.socket"


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which an application finds in its scope."""

    on_writable: Callable[[], None] | None = None

    @property
    def is_writable(self) -> bool:
        """Whether what is written now goes out, and soon."""
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        return is_open and self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a message; the socket must be writable."""
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def drained(self, seconds: float) -> bool:
        """Whether the client has taken what was written, within this time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.writable.wait()
        return self.is_writable

    def cut(self) -> None:
        """Hang up: nothing more is sent, not even what was written."""
        self.transport.abort()

    # -- what the server calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_NAME] = {"socket": self}

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


def socket_of(scope: Scope) -> Socket:
    """The socket by which a client came. It can be asked for once: the scope lets go of it."""
    found = scope.get("extensions", {}).pop(_NAME, None)
    if found is None:
        raise RuntimeError("the WebSocket of a house is served by 'jacta serve' only")
    socket: Socket = found["socket"]
    return socket
