"""Frames that are read and written in one step are those of the websockets package."""

from __future__ import annotations

from collections.abc import Callable, Generator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from jacta.server.live.frames import size_of, whole_text, written

LENGTHS = st.sampled_from([0, 1, 125, 126, 127, 65_535, 65_536]) | st.integers(0, 300)


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


def read(data: bytes) -> Frame:
    """A frame of a server, as a client reads it."""
    at = 0

    def read_exact(length: int) -> Generator[None, None, bytes]:
        nonlocal at
        at += length
        yield from ()
        return data[at - length : at]

    reading = Frame.parse(read_exact, mask=False)
    try:
        while True:
            next(reading)
    except StopIteration as read:
        assert at == len(data)
        frame: Frame = read.value
        return frame


@given(LENGTHS)
def test_what_is_written_is_read_by_a_client(length: int) -> None:
    text = b"x" * length
    frame = read(written(text))
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


@given(st.binary(max_size=300))
def test_a_whole_text_is_read(text: bytes) -> None:
    assert whole_text(masked(text)) == text
    assert size_of(Frame(Opcode.TEXT, text)) == len(masked(text))


@given(LENGTHS)
def test_the_size_of_a_frame_is_that_of_its_bytes(length: int) -> None:
    assert size_of(Frame(Opcode.TEXT, bytes(length))) == len(masked(bytes(length)))


@pytest.mark.parametrize(
    "make",
    [
        lambda: b"",
        lambda: masked(b"a part", fin=False),
        lambda: masked(b"a ping", Opcode.PING),
        lambda: masked(b"bytes", Opcode.BINARY),
        lambda: masked(b"one") + masked(b"and another"),
        lambda: masked(b"not all of it")[:-1],
        lambda: masked(b"one") + b"\x81",
        lambda: written(b"unmasked"),
        lambda: masked(bytes(70_000)),
        lambda: b"\x81\xff" + bytes(12),
    ],
)
def test_all_else_is_left_to_the_parser(make: Callable[[], bytes]) -> None:
    assert whole_text(make()) is None
