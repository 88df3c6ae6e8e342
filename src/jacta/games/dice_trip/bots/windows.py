"""Windows: where along the trail a series of five, seven or ten towns is still possible.

A number and its place lie on a *diagonal*: those of a series on one and the same. A window is a
stretch of a diagonal in which every town has its number already, or both are still free.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.games.dice_trip.bots.desk import EMPTY, USED, Desk
from jacta.games.dice_trip.state import NUMBERS, TOWNS

__all__ = ["find_windows"]

_LINES: Final = NUMBERS + TOWNS - 1
_ALL: Final = (1 << TOWNS) - 1
_NONE: Final = -1


@kernel
def fullest(open_: int, match: int, length: int, most: int, number: int) -> tuple[int, int]:
    """The most matches in a window that begins in one of these places, and how many have so many;
    at least as many as were found before."""
    if match == 0:
        if most > 0:
            return most, number
        return 0, (number if most == 0 else 0) + count_bits(open_)
    frame = (1 << length) - 1
    while open_:
        low = open_ & -open_
        open_ ^= low
        found = count_bits(match & (frame * low))
        if found > most:
            most, number = found, 1
        elif found == most:
            number += 1
    return most, number


@kernel
def find_windows(desk: Desk) -> tuple[int, int, int, int, int]:
    """The most matches in a window of five, of seven and of ten (−1: there is none), the latter
    two each with the number of such windows."""
    used, taken, matches = int(desk.facts[USED]), 0, desk.matches
    for line in range(_LINES):
        matches[line] = 0
    for here in range(TOWNS):
        number = int(desk.at[here])
        if number != EMPTY:
            taken |= 1 << here
            if number >= 0:
                matches[number - here + TOWNS - 1] |= 1 << here
    five, seven, sevens, ten, tens = _NONE, _NONE, 0, _NONE, 0
    for line in range(_LINES):
        shift = line - (TOWNS - 1)
        if shift < 0:
            inside, numbers = _ALL & ~((1 << -shift) - 1), (used << -shift) & _ALL
        else:
            inside = _ALL & ((1 << max(0, NUMBERS - shift)) - 1)
            numbers = (used >> shift) & _ALL
        match = int(matches[line])
        free = inside & ~((taken | numbers) & ~match)
        two = free & (free >> 1)
        four = two & (two >> 2)
        of_five = four & (four >> 1)
        if of_five == 0:
            continue
        five, _ = fullest(of_five, match, 5, five, 0)
        of_seven = four & (four >> 3)
        if of_seven:
            seven, sevens = fullest(of_seven, match, 7, seven, sevens)
            of_ten = four & (four >> 4) & (four >> 6)
            if of_ten:
                ten, tens = fullest(of_ten, match, 10, ten, tens)
    return five, seven, sevens, ten, tens
