"""Messages between the house and a worker: a length of four bytes, then msgpack.

The house sends a `Setup` and waits for `Ready`; then it sends one `Ask` at a time and waits for
its `Answer`.
"""

from __future__ import annotations

import asyncio
import struct
from typing import BinaryIO, TypeVar

import msgspec

from jacta.bots.hints import Hint
from jacta.house.workers.tasks import Task

__all__ = ["Answer", "Ask", "Ready", "Setup", "pack", "read", "receive", "unpack"]

Message = TypeVar("Message")

_LENGTH = struct.Struct(">I")
_LONGEST = 1 << 24


class Setup(msgspec.Struct, frozen=True, array_like=True):
    """What a worker has to load before it is ready.

    The two functions are named as "module:function"; `warm` are games, boards (or None) and bots.
    A choice that takes longer than `limit` seconds ends the worker from within; `nicer` says how
    much more than others it leaves the processor to the rest.
    """

    find_game: str
    make_bot: str
    warm: tuple[tuple[str, str | None, str], ...]
    limit: float
    nicer: int = 0


class Ready(msgspec.Struct, frozen=True, array_like=True):
    """The worker has loaded everything."""


class Ask(msgspec.Struct, frozen=True, array_like=True):
    """A numbered task."""

    number: int
    task: Task


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What the bot chose for the task of this number; no action when it raised an error.

    An adviser also has its hints.
    """

    number: int
    action: int | None
    bot: str
    version: int
    work: int
    hints: tuple[Hint, ...] = ()


def pack(message: msgspec.Struct) -> bytes:
    """A message as a frame."""
    body = msgspec.msgpack.encode(message)
    return _LENGTH.pack(len(body)) + body


def unpack(body: bytes, kind: type[Message]) -> Message:
    """The message of this kind in the body of a frame."""
    return msgspec.msgpack.decode(body, type=kind)


def read(stream: BinaryIO) -> bytes | None:
    """The body of the next frame; None at the end."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    body = stream.read(length)
    return body if len(body) == length else None


async def receive(stream: asyncio.StreamReader) -> bytes:
    """The body of the next frame; an error at the end, and for a length that cannot be true."""
    (length,) = _LENGTH.unpack(await stream.readexactly(_LENGTH.size))
    if length > _LONGEST:
        raise ValueError(f"a frame of {length} bytes")
    return await stream.readexactly(length)
