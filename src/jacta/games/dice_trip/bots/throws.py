"""Throws: what four dice may show, packed into four bits a die, and what can be made of it.

What is made of each throw is noted in a row of `RESULTS` numbers, by the faces of the four dice. A
die that is thrown (again) has a seventh face, under which the mean over its six stands.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array

__all__ = [
    "THROWS_IN_ALL",
    "best_again",
    "in_mirror",
    "kind_in_colours",
    "note_means",
    "rolled",
    "slot_of",
    "ways_of",
]

THROWS_IN_ALL: Final = 1296
_SIXES: Final = 0x5555
_FACES: Final = 6


@kernel
def in_mirror(packed: int) -> int:
    """The throw that shows 6 for 1, 5 for 2 and so on."""
    return _SIXES - packed


@kernel
def rolled(packed: int, dice: int, result: int) -> int:
    """What the dice show after the result-th reroll of some of them."""
    for die in range(4):
        if (dice >> die) & 1:
            packed = packed & ~(15 << (4 * die)) | (result % 6) << (4 * die)
            result //= 6
    return packed


@kernel
def ways_of(a: int, b: int, c: int, d: int) -> int:
    """How many of all throws show these faces, which are in order."""
    ways, alike = 24, 1
    for same in (b == a, c == b, d == c):
        alike = alike + 1 if same else 1
        ways //= alike
    return ways


@kernel
def kind_in_colours(a: int, b: int, c: int, d: int, order: int) -> int:
    """These faces on the four dice, in one of 24 orders."""
    faces = a | (b << 4) | (c << 8) | (d << 12)
    packed = 0
    for die in range(4):
        choice = order % (4 - die)
        order //= 4 - die
        packed |= ((faces >> (4 * choice)) & 15) << (4 * die)
        below = (1 << (4 * choice)) - 1
        faces = faces & below | (faces >> 4) & ~below
    return packed


@kernel
def slot_of(packed: int, dice: int) -> int:
    """Where it stands what can be made of a throw of which some dice are thrown again."""
    slot = 0
    for die in range(4):
        slot = 7 * slot + (_FACES if (dice >> die) & 1 else (packed >> (4 * die)) & 15)
    return slot


@kernel
def note_means(results: Array) -> None:
    """Note the means over all dice that may be thrown again."""
    step = 1
    for _ in range(4):
        for slot in range(0, len(results), 7 * step):
            for low in range(slot, slot + step):
                total = 0.0
                for face in range(_FACES):
                    total += float(results[low + face * step])
                results[low + _FACES * step] = total / _FACES
        step *= 7


@kernel
def best_again(results: Array, packed: int) -> tuple[float, int]:
    """The most that can be expected of throwing some of the dice again, and which."""
    best, found = float(results[slot_of(packed, 1)]), 1
    for dice in range(2, 16):
        mean = float(results[slot_of(packed, dice)])
        if mean > best:
            best, found = mean, dice
    return best, found
