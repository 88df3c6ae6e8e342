"""Whoever floods a WebSocket with frames that are no messages is cut off, and holds nobody up."""

from __future__ import annotations

import asyncio
from itertools import cycle
from operator import xor

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


SAID = frame(END | TEXT, b"said")


@pytest.mark.parametrize(
    ("pieces", "heard"),
    [
        ([SAID, SAID], ["said", "said"]),
        ([SAID + SAID, SAID], ["said", "said", "said"]),
        ([SAID[:1], SAID[1:], SAID], ["said", "said"]),
        ([SAID[:6], SAID[6:], SAID], ["said", "said"]),
        ([SAID + SAID[:3], SAID[3:] + SAID[:8], SAID[8:], SAID], ["said"] * 4),
        ([frame(TEXT, b"a"), frame(PING), frame(PART | END, b"b"), SAID], ["ab", "said"]),
    ],
)
async def test_what_comes_in_pieces_is_heard_as_if_it_came_whole(
    pieces: list[bytes], heard: list[str]
) -> None:
    line = await flooded()
    for piece in pieces:
        line.send(piece)
    await turns()
    assert line.heard == heard


async def test_what_looks_like_a_frame_within_a_frame_is_none() -> None:
    line, mask = await flooded(), b"\x80\x80\0\0"
    inner = b"\x81\x84" + b"\x01\x01\x81\x81" + bytes(map(xor, b"said", b"\x01\x01\x81\x81"))
    line.send(bytes([END | TEXT, 0x80 | len(inner)]) + mask)
    line.send(inner)
    await turns()
    assert line.heard == ["".join(chr(byte ^ key) for byte, key in zip(inner, cycle(mask)))]


async def test_a_text_amid_the_parts_of_another_is_an_error() -> None:
    line = await flooded()
    line.send(frame(TEXT, b"a"))
    line.send(SAID)
    await turns()
    assert line.heard == []
    assert line.transport.is_closed


@pytest.mark.limit("frames")
async def test_a_flood_of_whole_texts_is_cut_off() -> None:
    line = await flooded()
    for _ in range(MOST_FRAMES + 1):
        line.send(SAID)
    assert line.transport.is_aborted
    assert line.net.refused == ["too-fast"]
