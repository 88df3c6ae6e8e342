"""The frames that nearly all messages are: a whole text, masked if it comes from a client.

They are read and written here in one step each. Whatever else may come (parts, pings, pieces of
frames) is for the parser of the websockets package, which makes dozens of calls a frame.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from websockets.frames import Frame

try:
    from websockets.speedups import apply_mask
except ImportError:  # its wheels have it; its source may be without
    from websockets.utils import apply_mask

__all__ = ["size_of", "whole_text", "written"]

_TEXT: Final = 0x81  # final, and of a message that has no more than this frame
_MASKED: Final = 0x80
_SHORT, _MIDDLE = 126, 1 << 16
_MASK = 4
_middle, _long = Struct("!BBH"), Struct("!BBQ")


def written(text: bytes) -> bytes:
    """A text as the frame of a server."""
    length = len(text)
    if length < _SHORT:
        return bytes((_TEXT, length)) + text
    if length < _MIDDLE:
        return _middle.pack(_TEXT, 126, length) + text
    return _long.pack(_TEXT, 127, length) + text


def whole_text(data: bytes) -> bytes | None:
    """The text of a client, if these bytes are one frame with all of it and nothing else."""
    if len(data) < 2 + _MASK or data[0] != _TEXT:
        return None
    length, start = data[1] - _MASKED, 2
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if not 0 <= length < _MIDDLE or len(data) != start + _MASK + length:
        return None
    return apply_mask(data[start + _MASK :], data[start : start + _MASK])


def size_of(frame: Frame) -> int:
    """How many bytes a frame of a client has at least, and has if it is as short as it may be."""
    length = len(frame.data)
    more = 0 if length < _SHORT else 2 if length < _MIDDLE else 8
    return 2 + more + _MASK + length
