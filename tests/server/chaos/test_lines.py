"""A bad line does to frames what it is said to do, and no more."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from typing import cast

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.chaos.lines import GOOD, BadLine, Quality


class Socket:
    """Sends back what it is sent, until it is told that this was all."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, text: str) -> None:
        self.sent.put_nowait(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self.sent.get()) != "end":
            yield text


async def echo(quality: Quality, texts: list[str]) -> tuple[list[str], Counter[str]]:
    """What comes back, and what went wrong."""
    happened: Counter[str] = Counter()
    socket = Socket()
    line = BadLine(
        cast(ClientConnection, socket),
        quality,
        random.Random(1),
        lambda: happened.update(["noticed"]),
        lambda event: happened.update([event]),
    )
    for text in texts:
        await line.send(text)
    await asyncio.gather(*line._under_way)
    await socket.send("end")
    return [text async for text in line], happened


TEXTS = [str(number) for number in range(20)]


async def test_a_good_line_changes_nothing() -> None:
    assert await echo(GOOD, TEXTS) == (TEXTS, {})


@pytest.mark.parametrize(
    ("quality", "event"),
    [(Quality(lost=1.0), "frames lost"), (Quality(doubled=1.0), "frames doubled")],
)
async def test_frames_are_lost_or_doubled_both_ways(quality: Quality, event: str) -> None:
    heard, happened = await echo(quality, TEXTS)
    if quality.lost:
        assert heard == []
        assert happened == {event: 20, "noticed": 20}
    else:
        assert heard == [text for text in TEXTS for _ in range(4)]
        assert happened == {event: 60}


async def test_frames_that_are_late_come_in_another_order() -> None:
    heard, happened = await echo(Quality(late=0.5), TEXTS)
    assert set(heard) <= set(TEXTS), "some may come after the end"
    assert heard != sorted(heard, key=int)
    assert happened["frames late"] > 5
