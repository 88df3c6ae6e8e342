"""Bits are counted and found as one would by looking at each of them."""

import random

import pytest

from jacta.engine.bits import count_bits, lowest_bit, nth_bit, nth_of_eight

RNG = random.Random(1)
WIDE = [0, 1, 1 << 62, (1 << 63) - 1, *(RNG.getrandbits(63) for _ in range(50))]


@pytest.mark.parametrize("mask", WIDE)
def test_bits_are_counted(mask: int) -> None:
    assert count_bits(mask) == mask.bit_count()


@pytest.mark.parametrize("mask", WIDE[1:])
def test_the_lowest_bit_is_found(mask: int) -> None:
    assert lowest_bit(mask) == (mask & -mask).bit_length() - 1


@pytest.mark.parametrize("mask", WIDE)
def test_every_bit_is_found_by_its_number(mask: int) -> None:
    places = [place for place in range(63) if mask >> place & 1]
    assert [nth_bit(mask, index) for index in range(len(places))] == places


def test_every_bit_of_eight_is_found_by_its_number() -> None:
    for mask in range(256):
        places = [place for place in range(8) if mask >> place & 1]
        assert [nth_of_eight(mask, index) for index in range(len(places))] == places
