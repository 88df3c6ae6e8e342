"""A line, over a real socket: writing to it, a client that does not read, one that floods."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from jacta.server.live.websocket import Line, line_of

Serve: TypeAlias = Callable[[Line, Receive], Awaitable[None]]


@asynccontextmanager
async def served(serve: Serve) -> AsyncIterator[str]:
    """The address of a server that does this with each line, once it is open."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        line = line_of(scope)
        await receive()
        await send({"type": "websocket.accept"})
        await serve(line, receive)

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        config = uvicorn.Config(
            app,
            ws=Line,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve([listener]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            yield f"ws://127.0.0.1:{port}/"
        finally:
            server.should_exit = True
            await running


def slow(address: str) -> connect:
    """A client that reads a frame only when it is asked to, and has little room for them."""
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    own.connect(("127.0.0.1", int(address.rsplit(":", 1)[1].strip("/"))))
    return connect(address, sock=own, max_queue=1, close_timeout=0.5)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(5):
        while not condition():
            await asyncio.sleep(0.01)


async def gone(receive: Receive) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def test_what_is_written_arrives_in_order_though_the_client_stops_reading() -> None:
    lines: list[Line] = []
    unsent = [b"%d %s" % (number, b"x" * 20_000) for number in range(1_000)]

    def flush(line: Line) -> None:
        while unsent and line.is_writable:
            line.write(unsent.pop(0))

    async def serve(line: Line, receive: Receive) -> None:
        lines.append(line)
        line.on_writable = lambda: flush(line)
        flush(line)
        await gone(receive)

    async with served(serve) as address, slow(address) as client:
        await until(lambda: lines and not lines[0].is_writable)
        await asyncio.sleep(0.2)
        assert not lines[0].is_writable
        assert unsent, "what the client does not take waits here and not in the server"
        async with asyncio.timeout(5):
            heard = [int(str(await client.recv()).split()[0]) for _ in range(1_000)]
    assert heard == list(range(1_000))


async def test_reading_pauses_while_messages_wait_and_goes_on() -> None:
    lines: list[Line] = []
    may_read = asyncio.Event()

    async def serve(line: Line, receive: Receive) -> None:
        lines.append(line)
        await may_read.wait()
        while (message := await receive())["type"] != "websocket.disconnect":
            line.write(message["text"][:8].encode())

    async def flood(client: ClientConnection) -> None:
        for number in range(500):
            await client.send(f"{number:08d}" + "x" * 15_000)

    async with served(serve) as address, connect(address) as client:
        flooding = asyncio.create_task(flood(client))
        await until(lambda: lines and lines[0].read_paused)
        await asyncio.sleep(0.2)
        waiting = lines[0].queue.qsize()
        assert waiting < 50, "the flood waits at the client"
        may_read.set()
        assert [int(await client.recv()) for _ in range(500)] == list(range(500))
        await flooding
        await client.send("00000500")
        assert await client.recv() == "00000500"


async def test_one_message_at_a_time_pauses_nothing() -> None:
    pauses: list[Line] = []

    async def serve(line: Line, receive: Receive) -> None:
        while (message := await receive())["type"] != "websocket.disconnect":
            if line.read_paused:
                pauses.append(line)
            line.write(message["text"].encode())

    async with served(serve) as address, connect(address) as client:
        for number in range(20):
            await client.send(f"{number}")
            assert await client.recv() == f"{number}"
    assert not pauses


async def test_a_line_that_the_client_closes_is_not_writable() -> None:
    lines: list[Line] = []

    async def serve(line: Line, receive: Receive) -> None:
        lines.append(line)
        await gone(receive)

    async with served(serve) as address:
        async with connect(address):
            await until(lambda: lines and lines[0].is_writable)
        await until(lambda: not lines[0].is_writable)


async def test_whoever_takes_nothing_is_waited_for_a_moment_and_cut_off() -> None:
    outcome: list[bool] = []

    async def serve(line: Line, receive: Receive) -> None:
        for _ in range(200):
            if line.is_writable:
                line.write(b"x" * 100_000)
        outcome.append(await line.drained(0.1))
        line.cut()
        await gone(receive)
        outcome.append(line.transport.is_closing())

    async with served(serve) as address, slow(address):
        await until(lambda: len(outcome) == 2)
    assert outcome == [False, True]


async def test_nothing_keeps_a_line_that_has_ended() -> None:
    lines: list[weakref.ref[Line]] = []

    async def serve(line: Line, receive: Receive) -> None:
        lines.append(weakref.ref(line))
        await gone(receive)

    gc.disable()
    try:
        async with served(serve) as address:
            async with connect(address):
                await until(lambda: lines)
            await until(lambda: lines[0]() is None)
    finally:
        gc.enable()


def test_another_server_is_told_so() -> None:
    with pytest.raises(RuntimeError, match="jacta serve"):
        line_of({"type": "websocket"})
