"""Lines without a net: a transport that remembers what was written, and a clock in the hand."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from jacta.server.gate.gate import GATE, Gate
from jacta.server.gate.line import Line
from jacta.server.gate.notes import Notes
from jacta.server.hosting.settings import HouseSettings
from tests.house.clocks import HeldClock

__all__ = ["Net", "Transport", "head"]


def head(*headers: str, first: str = "GET / HTTP/1.1", host: str = "127.0.0.1") -> bytes:
    """The head of a request."""
    return "\r\n".join([first, f"host: {host}", *headers, "", ""]).encode("latin-1")


class Transport(asyncio.Transport):
    """Remembers what was written and how it ended; a client that is stuck reads nothing."""

    def __init__(self, host: str = "192.0.2.1") -> None:
        super().__init__()
        self.written = b""
        self.is_ended = self.is_closed = self.is_aborted = self.is_reading_paused = False
        self._peer = (host, 4321)
        self._protocol: asyncio.BaseProtocol | None = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": self._peer, "sockname": ("127.0.0.1", 8330)}.get(name, default)

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.written += bytes(data)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.is_ended = True

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        self.is_reading_paused = True

    def resume_reading(self) -> None:
        self.is_reading_paused = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self._protocol is not None
        return self._protocol

    @property
    def told(self) -> tuple[int, str]:
        """The status of the last answer, and the code of the error in it."""
        first, _, rest = self.written.partition(b"\r\n")
        return int(first.split()[1]), json.loads(rest.partition(b"\r\n\r\n")[2])["code"]

    @property
    def headers(self) -> dict[str, str]:
        lines = self.written.partition(b"\r\n\r\n")[0].decode().split("\r\n")[1:]
        return dict(line.split(": ", 1) for line in lines)


class Net:
    """A gate, and an application behind it that answers when it is told to."""

    def __init__(self, **settings: Any) -> None:
        self.time = 0.0
        self.refused: list[str] = []
        self.asked: list[str] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        notes = Notes(HeldClock(), self.refused.append)
        self.gate = Gate(HouseSettings(**settings), notes, now=lambda: self.time)
        self._config = uvicorn.Config(
            self._answer, interface="asgi3", lifespan="off", log_config=None, ws="none"
        )
        self._state = ServerState()

    def connect(self, host: str = "192.0.2.1") -> tuple[Line, Transport]:
        """A new connection from this address."""
        line = Line(self._config, self._state, {GATE: self.gate})
        transport = Transport(host)
        line.connection_made(transport)
        return line, transport

    def pass_time(self, seconds: float) -> None:
        """So much time passes, and the gate looks around."""
        self.time += seconds
        self.gate.look()

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked.append(scope["path"])
        while (await receive()).get("more_body"):
            pass
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})


async def turns(number: int = 10) -> None:
    """Let the others go on."""
    for _ in range(number):
        await asyncio.sleep(0)


def leave(line: Line, transport: Transport) -> None:
    """The loop has noticed that the connection is gone."""
    assert transport.is_closed
    line.connection_lost(cast(Exception, OSError()))
