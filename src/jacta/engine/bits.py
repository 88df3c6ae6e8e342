"""Masks as sets of small numbers: how many there are, the lowest one, the n-th one.

None of them loops over the bits: a compiler makes a single instruction of `count_bits`, and
threads of a GPU that ask for different bits stay together. A mask is not negative.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel

__all__ = ["count_bits", "lowest_bit", "nth_bit", "nth_of_eight"]

_ONES: Final = 0x5555555555555555
_TWOS: Final = 0x3333333333333333
_FOURS: Final = 0x0F0F0F0F0F0F0F0F
_BYTES: Final = 0x0101010101010101


@kernel
def count_bits(mask: int) -> int:
    """How many bits are set: first in pairs, then in fours, in bytes, and in all."""
    mask -= (mask >> 1) & _ONES
    mask = (mask & _TWOS) + ((mask >> 2) & _TWOS)
    mask = (mask + (mask >> 4)) & _FOURS
    return ((mask * _BYTES) >> 56) & 0xFF


@kernel
def lowest_bit(mask: int) -> int:
    """The place of the lowest bit of a mask that has one."""
    return count_bits((mask & -mask) - 1)


@kernel
def nth_bit(mask: int, index: int) -> int:
    """The place of the index-th bit of a mask, found by halves."""
    place, half = 0, 32
    while half:
        below = count_bits((mask >> place) & ((1 << half) - 1))
        if index >= below:
            index -= below
            place += half
        half >>= 1
    return place


@kernel
def nth_of_eight(mask: int, index: int) -> int:
    """The same of a mask of eight bits, where no step waits for another."""
    place = 0
    for bits in range(1, 8):
        place += int(count_bits(mask & ((1 << bits) - 1)) <= index)
    return place
