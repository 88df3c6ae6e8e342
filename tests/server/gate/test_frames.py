"""Whoever floods a WebSocket with frames that are no messages is cut off, and holds nobody up."""

from __future__ import annotations

import asyncio

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from jacta.server.gate.gate import GATE
from jacta.server.gate.line import Line
from jacta.server.live.websocket import MOST_FRAMES, Socket
from tests.server.gate.lines import Net, Transport, head, turns

UPGRADE = head(
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    first="GET /ws HTTP/1.1",
)
TEXT, PART, PING, PONG = 0x01, 0x00, 0x89, 0x8A
END = 0x80


def frame(kind: int, said: bytes = b"") -> bytes:
    """A frame as a client sends it."""
    return bytes([kind, 0x80 | len(said), 0, 0, 0, 0]) + said


class Flooded:
    """A socket that is open, and what came of it."""

    def __init__(self, net: Net) -> None:
        self.net, self.transport, self.heard = net, Transport(), list[str]()
        config = uvicorn.Config(
            self._hear, interface="asgi3", lifespan="off", log_config=None, ws=Socket
        )
        config.load()
        line = Line(config, ServerState(), {GATE: net.gate})
        line.connection_made(self.transport)
        line.data_received(UPGRADE)

    def send(self, frames: bytes) -> None:
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        socket.data_received(frames)

    async def _hear(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (told := await receive())["type"] == "websocket.receive":
            self.heard.append(told["text"])


async def flooded() -> Flooded:
    found = Flooded(Net(messages_per_second=20.0))
    await turns()
    return found


@pytest.mark.limit("frames")
@pytest.mark.parametrize("kind", [PING, PONG], ids=["pings", "pongs"])
async def test_a_flood_of_frames_is_cut_off_before_all_of_it_is_read(kind: int) -> None:
    line = await flooded()
    line.send(frame(kind) * 40_000)
    assert line.transport.is_aborted
    assert line.net.refused == ["too-fast"]
    answers = line.transport.written.partition(b"\r\n\r\n")[2]
    assert len(answers) <= 2 * MOST_FRAMES, "a pong has two bytes: few pings were looked at"


async def test_as_many_frames_as_somebody_needs_are_read_and_with_time_more() -> None:
    line = await flooded()
    for _ in range(10):
        line.send(frame(PING) * 200)
        assert not line.transport.is_closed
        line.net.pass_time(1.0)


async def test_a_message_has_no_more_parts_than_anybody_sends() -> None:
    line = await flooded()
    line.send(frame(TEXT, b"x"))
    for _ in range(MOST_FRAMES // 10):
        assert not line.transport.is_closed
        line.send(frame(PART) * 10)
        line.net.pass_time(1.0)
    assert line.transport.is_aborted


async def test_a_message_in_parts_is_heard() -> None:
    line = await flooded()
    line.send(frame(TEXT, b"one ") + frame(PART, b"whole ") + frame(PART | END, b"message"))
    await asyncio.wait_for(_until(line), 5)
    assert line.heard == ["one whole message"]


async def _until(line: Flooded) -> None:
    while not line.heard:
        await asyncio.sleep(0)
