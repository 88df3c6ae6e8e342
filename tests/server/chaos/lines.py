"""Bad lines: frames get lost, come twice, or come late and so after those that were sent later."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

__all__ = ["GOOD", "BadLine", "Quality"]

_LATEST_SECONDS = 0.05


@dataclass(frozen=True)
class Quality:
    """Of how many frames each happens, on the way there as on the way back."""

    lost: float = 0.0
    doubled: float = 0.0
    late: float = 0.0
    cut: float = 0.0  # the connection is gone with it


GOOD = Quality()


@dataclass
class BadLine:
    """Stands in for a socket.

    `on_loss` is called when a frame is lost: whoever waits for it waits in vain, and is told so at
    once in place of waiting for long. `count` hears of everything that goes wrong.
    """

    socket: ClientConnection
    quality: Quality
    rng: random.Random
    on_loss: Callable[[], object]
    count: Callable[[str], object]
    _arrived: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    _under_way: set[asyncio.Task[None]] = field(default_factory=set)

    async def send(self, text: str) -> None:
        """Send a frame, or what becomes of it."""
        match self._luck():
            case "lost":
                self.on_loss()
            case "doubled":
                await self.socket.send(text)
                await self.socket.send(text)
            case "late":
                task = asyncio.create_task(self._send_late(text))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)
            case _:
                await self.socket.send(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        pumping = asyncio.create_task(self._pump())
        try:
            while (text := await self._arrived.get()) is not None:
                yield text
        finally:
            pumping.cancel()

    async def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        await self.socket.close()

    def drop(self) -> None:
        """The connection is gone without a word."""
        self.socket.transport.abort()

    def _luck(self) -> str:
        luck = self.rng.random()
        for fate in ("lost", "doubled", "late", "cut"):
            luck -= getattr(self.quality, fate)
            if luck < 0:
                self.count(f"frames {fate}" if fate != "cut" else "connections cut")
                if fate == "cut":
                    self.drop()
                return fate
        return "well"

    async def _send_late(self, text: str) -> None:
        await asyncio.sleep(self.rng.uniform(0, _LATEST_SECONDS))
        with suppress(ConnectionClosed):
            await self.socket.send(text)

    async def _pump(self) -> None:
        """Frames as they come from the house, and what becomes of them."""
        with suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                self._hear(text)
        self._arrived.put_nowait(None)

    def _hear(self, text: str) -> None:
        match self._luck():
            case "lost":
                self.on_loss()
            case "doubled":
                self._arrived.put_nowait(text)
                self._arrived.put_nowait(text)
            case "late":
                late = self.rng.uniform(0, _LATEST_SECONDS)
                asyncio.get_running_loop().call_later(late, self._arrived.put_nowait, text)
            case _:
                self._arrived.put_nowait(text)
