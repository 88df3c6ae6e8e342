"""The server's WebSocket with real clients: some do not read what they are sent, some flood it."""

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

from jacta.server.live.websocket import Socket, socket_of
from tests.waiting import until

Serve: TypeAlias = Callable[[Socket, Receive], Awaitable[None]]


@asynccontextmanager
async def served(serve: Serve) -> AsyncIterator[str]:
    """The address of a server that does this with each socket, once it is open."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        socket = socket_of(scope)
        await receive()
        await send({"type": "websocket.accept"})
        await serve(socket, receive)

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        config = uvicorn.Config(
            app,
            ws=Socket,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve([listener]))
        try:
            await until(lambda: server.started)
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


async def gone(receive: Receive) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def test_what_is_written_arrives_in_order_though_the_client_stops_reading() -> None:
    sockets: list[Socket] = []
    unsent = [b"%d %s" % (number, b"x" * 20_000) for number in range(1_000)]

    def flush(socket: Socket) -> None:
        while unsent and socket.is_writable:
            socket.write(unsent.pop(0))

    async def serve(socket: Socket, receive: Receive) -> None:
        sockets.append(socket)
        socket.on_writable = lambda: flush(socket)
        flush(socket)
        await gone(receive)

    async with served(serve) as address, slow(address) as client:
        await until(lambda: sockets and not sockets[0].is_writable)
        assert unsent, "what the client does not take waits here and not in the server"
        async with asyncio.timeout(5):
            heard = [int(str(await client.recv()).split()[0]) for _ in range(1_000)]
    assert heard == list(range(1_000))


async def test_reading_pauses_while_messages_wait_and_goes_on() -> None:
    sockets: list[Socket] = []
    may_read = asyncio.Event()

    async def serve(socket: Socket, receive: Receive) -> None:
        sockets.append(socket)
        await may_read.wait()
        while (message := await receive())["type"] != "websocket.disconnect":
            socket.write(message["text"][:8].encode())

    async def flood(client: ClientConnection) -> None:
        for number in range(500):
            await client.send(f"{number:08d}" + "x" * 15_000)

    async with served(serve) as address, connect(address) as client:
        flooding = asyncio.create_task(flood(client))
        await until(lambda: sockets and sockets[0].read_paused)
        for _ in range(100):
            await asyncio.sleep(0)
        waiting = sockets[0].queue.qsize()
        assert waiting < 50, "the flood waits at the client"
        may_read.set()
        assert [int(await client.recv()) for _ in range(500)] == list(range(500))
        await flooding
        await client.send("00000500")
        assert await client.recv() == "00000500"


async def test_a_line_that_the_client_closes_is_not_writable() -> None:
    sockets: list[Socket] = []

    async def serve(socket: Socket, receive: Receive) -> None:
        sockets.append(socket)
        await gone(receive)

    async with served(serve) as address:
        async with connect(address):
            await until(lambda: sockets and sockets[0].is_writable)
        await until(lambda: not sockets[0].is_writable)


async def test_whoever_takes_nothing_is_waited_for_a_moment_and_cut_off() -> None:
    outcome: list[bool] = []

    async def serve(socket: Socket, receive: Receive) -> None:
        for _ in range(200):
            if socket.is_writable:
                socket.write(b"x" * 100_000)
        outcome.append(await socket.drained(0.1))
        socket.cut()
        await gone(receive)
        outcome.append(socket.transport.is_closing())

    async with served(serve) as address, slow(address):
        await until(lambda: len(outcome) == 2)
    assert outcome == [False, True]


async def test_whoever_does_not_read_is_not_answered_to_every_ping() -> None:
    sockets: list[Socket] = []
    heard: list[str] = []

    async def serve(socket: Socket, receive: Receive) -> None:
        sockets.append(socket)
        while socket.is_writable:
            socket.write(b"x" * 100_000)
        heard.append((await receive())["type"])
        await gone(receive)

    async with served(serve) as address, slow(address) as client:
        await until(lambda: sockets and not sockets[0].is_writable)
        before = sockets[0].transport.get_write_buffer_size()
        for _ in range(500):
            await client.ping()
        await client.send("after the pings")
        await until(lambda: heard)
        assert sockets[0].transport.get_write_buffer_size() <= before


async def test_nothing_keeps_a_line_that_has_ended() -> None:
    sockets: list[weakref.ref[Socket]] = []

    async def serve(socket: Socket, receive: Receive) -> None:
        sockets.append(weakref.ref(socket))
        await gone(receive)

    gc.disable()
    try:
        async with served(serve) as address:
            async with connect(address):
                await until(lambda: sockets)
            await until(lambda: sockets[0]() is None)
    finally:
        gc.enable()


def test_another_server_is_told_so() -> None:
    with pytest.raises(RuntimeError, match="jacta serve"):
        socket_of({"type": "websocket"})
