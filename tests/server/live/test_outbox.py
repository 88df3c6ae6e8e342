"""In which order the outboxes of a process send: who is sent to first, and who together."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from jacta.server.live.outbox import Dispatch, Outbox


class Sent:
    """Outboxes of some people, and what was sent to them, in the order it was."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self._dispatch = Dispatch()

    def put(self, message: str, first: bool = False) -> None:
        """Send a message over a socket of its own."""
        metrics: Any = SimpleNamespace(sent=lambda size, messages: None)
        Outbox(self._socket(), self._dispatch, metrics).put(message.encode(), first)

    def _socket(self) -> Any:
        def write(frame: bytes) -> None:
            if frame == b"broken":
                raise ZeroDivisionError
            self.order.append(frame.decode())

        return SimpleNamespace(is_writable=True, write=write)


@pytest.fixture
def sent() -> Sent:
    return Sent()


async def test_the_first_who_is_to_act_does_not_wait_whatever_else_does(sent: Sent) -> None:
    sent.put("watcher")
    sent.put("one", first=True)
    assert sent.order == ["one"]
    sent.put("two", first=True)
    sent.put("three", first=True)
    assert sent.order == ["one"]
    await asyncio.sleep(0)
    assert sent.order == ["one", "two", "three", "watcher"]


async def test_each_turn_has_its_first(sent: Sent) -> None:
    for turn in range(3):
        sent.put(f"{turn}", first=True)
        assert sent.order == [f"{number}" for number in range(turn + 1)]
        await asyncio.sleep(0)


async def test_one_that_fails_keeps_nothing_from_the_others(
    sent: Sent, caplog: pytest.LogCaptureFixture
) -> None:
    sent.put("broken", first=True)
    sent.put("broken")
    sent.put("watcher")
    await asyncio.sleep(0)
    assert sent.order == ["watcher"]
    assert caplog.text.count("a message could not be written") == 2


def test_without_a_loop_it_says_so_and_goes_on_later(sent: Sent) -> None:
    with pytest.raises(RuntimeError):
        sent.put("lost")

    async def later() -> list[str]:
        sent.put("watcher")
        await asyncio.sleep(0)
        return sent.order

    assert asyncio.run(later()) == ["watcher"]
