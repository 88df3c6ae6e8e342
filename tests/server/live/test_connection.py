"""What is sent over one socket: in which order, in which frames, and when it is given up."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import MutableMapping
from types import SimpleNamespace
from typing import Any

import pytest

from jacta.house.ids import PersonId
from jacta.server.identity import Visitor
from jacta.server.live.connection import BANNED, Connection
from jacta.server.live.outbox import Outbox
from tests.house.clocks import HeldClock


class Net:
    """What was sent to some clients, in the order it was; a client that is stuck reads nothing."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, object]] = []
        self.is_stuck = False

    def connection(self, name: str) -> Connection:
        services: Any = SimpleNamespace(
            metrics=SimpleNamespace(sent=lambda size, messages: None),
            settings=SimpleNamespace(messages_per_second=10),
            talk=None,
            notes=SimpleNamespace(note=lambda code, **fields: None),
            house=SimpleNamespace(clock=HeldClock()),
        )

        async def receive() -> MutableMapping[str, Any]:
            await asyncio.Event().wait()
            return {}

        async def send(message: MutableMapping[str, Any]) -> None:
            self.sent.append((name, message["code"]))

        socket: Any = FakeSocket(self, name)
        outbox = Outbox(socket, services.metrics)
        return Connection(socket, receive, send, services, Visitor(PersonId(name), "en"), outbox)


class FakeSocket:
    """The socket of a client: what it is written is sent."""

    def __init__(self, net: Net, name: str) -> None:
        self._net, self._name = net, name
        self.on_writable: Any = None

    @property
    def is_writable(self) -> bool:
        return not self._net.is_stuck

    def write(self, text: bytes) -> None:
        self._net.sent.append((self._name, text.decode()))

    async def drained(self, seconds: float) -> bool:
        return self.is_writable

    def cut(self) -> None:
        self._net.sent.append((self._name, "cut off"))


@pytest.fixture
def net() -> Net:
    return Net()


async def turns(number: int = 10) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def test_what_comes_in_one_turn_of_the_loop_goes_in_one_frame(net: Net) -> None:
    anna, ben = net.connection("anna"), net.connection("ben")
    running = [asyncio.create_task(one.run()) for one in (anna, ben)]
    await turns()
    anna.outbox.put(b"for all")
    ben.outbox.put(b"for all")
    anna.outbox.put(b"done")
    assert net.sent == []
    await turns()
    assert net.sent == [("anna", "for all\ndone"), ("ben", "for all")]
    for task in running:
        task.cancel()


async def test_many_messages_go_in_frames_of_fifty(net: Net) -> None:
    anna = net.connection("anna")
    running = asyncio.create_task(anna.run())
    for number in range(120):
        anna.outbox.put(f"{number}".encode())
    await turns()
    assert [len(str(text).split()) for _, text in net.sent] == [50, 50, 20]
    assert " ".join(str(text) for _, text in net.sent).split() == [f"{n}" for n in range(120)]
    running.cancel()


async def test_why_a_socket_is_closed_is_the_last_thing_said(net: Net) -> None:
    anna = net.connection("anna")
    running = asyncio.create_task(anna.run())
    await turns()
    anna.outbox.put(b"why")
    anna.outbox.lose(BANNED, "banned")
    anna.outbox.put(b"news")
    await turns()
    assert net.sent == [("anna", "why"), ("anna", BANNED)]
    await running


@pytest.mark.limit("unsent")
@pytest.mark.parametrize(("size", "number"), [(1, 1_002), (1 << 20, 10)])
async def test_whoever_reads_nothing_is_cut_off(net: Net, size: int, number: int) -> None:
    net.is_stuck = True
    anna = net.connection("anna")
    running = asyncio.create_task(anna.run())
    await turns()
    for _ in range(number):
        anna.outbox.put(b"x" * size)
        await turns(1)
    await asyncio.wait_for(running, 5)
    assert net.sent == [("anna", "cut off")]


async def test_a_client_that_takes_up_reading_gets_what_waits(net: Net) -> None:
    net.is_stuck = True
    anna = net.connection("anna")
    running = asyncio.create_task(anna.run())
    await turns()
    anna.outbox.put(b"one")
    anna.outbox.put(b"two")
    await turns()
    assert net.sent == []
    net.is_stuck = False
    assert anna.socket.on_writable is not None
    anna.socket.on_writable()
    assert net.sent == [("anna", "one\ntwo")]
    running.cancel()


async def test_a_socket_that_fails_closes_the_connection_and_keeps_nothing_from_others(
    net: Net, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben = net.connection("anna"), net.connection("ben")
    anna.socket.write = None  # type: ignore[assignment]
    running = asyncio.create_task(anna.run())
    anna.outbox.put(b"for anna")
    ben.outbox.put(b"for ben")
    await asyncio.wait_for(running, 5)
    assert net.sent == [("ben", "for ben"), ("anna", 1011)]
    assert "a message could not be written" in caplog.text


async def test_what_was_answered_is_sent_before_the_connection_is_closed(net: Net) -> None:
    anna = net.connection("anna")
    running = asyncio.create_task(anna.run())
    await turns()
    anna.outbox.put(b"done")
    anna.outbox.lose(4401, "expired")
    await asyncio.wait_for(running, 5)
    assert net.sent == [("anna", "done"), ("anna", 4401)]


async def test_nothing_keeps_a_connection_that_has_ended(net: Net) -> None:
    gc.disable()
    try:
        anna = net.connection("anna")
        ended = weakref.ref(anna)
        anna.outbox.lose(4401, "expired")
        await asyncio.wait_for(anna.run(), 5)
        socket = anna.socket
        del anna
        await turns()
        assert ended() is None
        assert socket is not None
    finally:
        gc.enable()


async def test_whoever_asks_whether_the_house_is_there_is_answered() -> None:
    answered = await Net().connection("anna").answer('{"type": "ping", "id": "beat"}')
    assert (answered.re, answered.n) == ("beat", None)
