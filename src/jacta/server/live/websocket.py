"""A WebSocket that is written to directly, says whether its client reads, and can be cut off.

ASGI knows only a `send` that is awaited: it takes a task for each client, which hangs on whoever
reads nothing, and it has no way to hang up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from starlette.types import Scope
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from jacta.server.headers import HEADERS, security_headers
from jacta.server.limits import Bucket
from jacta.server.live.frames import size_of, whole_text, written

__all__ = ["MOST_FRAMES", "Socket", "socket_of"]

# So many frames may come at once, and so many parts a message may have. Pings and empty parts are
# no messages, and cost as much.
MOST_FRAMES: Final = 400
# Bytes are read in pieces with fewer frames than that: a frame has six bytes at least.
_PIECE = 2048

_NAME = "jacta.socket"


class _Protocol(ServerProtocol):
    """The protocol of a server that sends these headers where it refuses to shake hands.

    It counts the bytes that are of no whole frame yet: with none, the next ones begin a frame.
    """

    def __init__(self, headers: Mapping[str, str], most: int | None) -> None:
        super().__init__(max_size=most)
        self._headers = headers
        self.unread = 0

    def recv_frame(self, frame: Frame) -> None:
        self.unread -= size_of(frame)
        super().recv_frame(frame)

    def reject(self, status: int, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(self._headers)
        return response


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which an application finds in its scope; nothing is compressed."""

    on_writable: Callable[[], None] | None = None
    on_lost: Callable[[], None] | None = None
    on_flood: Callable[[], None] | None = None
    frames_left: Bucket | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        headers = app_state.get(HEADERS) or security_headers(None)
        self.conn: _Protocol = _Protocol(headers, config.ws_max_size)

    @property
    def is_writable(self) -> bool:
        """Whether what is written now goes out, and soon."""
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        return is_open and self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a message; the socket must be writable."""
        self.transport.write(written(text))

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

    def data_received(self, data: bytes) -> None:
        """Read some of it, and hang up on whoever sends more frames than anybody needs: much of
        this at once would keep all others waiting."""
        if self._is_between_messages and len(data) <= _PIECE:
            text = whole_text(data)
            if text is not None:
                self._read(text)
                return
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            piece = data[start : start + _PIECE]
            if self.handshake_initiated:
                self.conn.unread += len(piece)
            self.conn.receive_data(piece)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            if self.frames_left is not None and not self.frames_left.take(len(self.conn.events)):
                self._stem()
                return
            self.handle_events()

    @property
    def _is_between_messages(self) -> bool:
        """Whether the next byte begins a message."""
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        return is_open and self.handshake_complete and not (self.conn.unread or self.frames)

    def _read(self, text: bytes) -> None:
        """A whole message came in one frame."""
        if self.frames_left is not None and not self.frames_left.take():
            self._stem()
            return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            self._stem()

    def _stem(self) -> None:
        """Too much comes."""
        if self.on_flood is not None:
            self.on_flood()
        self.cut()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_NAME] = {"socket": self}

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not even read the answers to those before."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Nobody is there: what was written for them is not waited for."""
        super().keepalive_timeout()
        self.cut()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()


def socket_of(scope: Scope) -> Socket:
    """The socket by which a client came. It can be asked for once: the scope lets go of it."""
    found = scope.get("extensions", {}).pop(_NAME, None)
    if found is None:
        raise RuntimeError("the WebSocket of a house is served by 'jacta serve' only")
    socket: Socket = found["socket"]
    return socket
