"""Endings: what a sheet with one empty town is worth before the last throw, exactly.

Only the number that is entered there still counts, and the colours of its dice.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits, lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.games.dice_trip.bots.desk import (
    FILLED,
    STRIKE,
    THROWS,
    USED,
    Desk,
    enter,
    points_of,
    undo,
)
from jacta.games.dice_trip.bots.throws import THROWS_IN_ALL, best_again, note_means, rolled, slot_of
from jacta.games.dice_trip.scoring import has_equal_digits
from jacta.games.dice_trip.state import NUMBERS, TOWNS, Board

__all__ = ["expect_last", "has_one_town"]

_ALL_TOWNS: Final = (1 << TOWNS) - 1
_COLOURS: Final = 4


@kernel
def has_one_town(desk: Desk) -> bool:
    """Whether a single town is empty."""
    return count_bits(int(desk.facts[FILLED])) == TOWNS - 1


@kernel
def expect_last(board: Board, desk: Desk) -> float:
    """The points to be expected of the last throw, which this seat may throw again if it has the
    power and the throw is its own."""
    town = lowest_bit(_ALL_TOWNS & ~int(desk.facts[FILLED]))
    struck = weigh_numbers(board, desk, town)
    colour = colour_of(board, town)
    if not desk.facts[THROWS]:
        return mean_of_throws(desk, struck, colour)
    endings = desk.endings
    for throw in range(THROWS_IN_ALL):
        packed = rolled(0, 15, throw)
        endings[slot_of(packed, 0)] = best_number(desk, packed, struck, colour)
    note_means(endings)
    total = 0.0
    for throw in range(THROWS_IN_ALL):
        packed = rolled(0, 15, throw)
        total += max(float(endings[slot_of(packed, 0)]), best_again(endings, packed)[0])
    return total / THROWS_IN_ALL


@kernel
def weigh_numbers(board: Board, desk: Desk, town: int) -> float:
    """Note for each two faces the points with the better number of theirs in the town, but for the
    bonus of a colour; gives the points with the town struck."""
    enter(board, desk, STRIKE, town)
    struck, last = float(points_of(board, desk)), desk.last
    undo(board, desk, STRIKE, town)
    for number in range(NUMBERS):
        last[number] = struck - 2.0  # less than what a strike and a bonus give
        if not (int(desk.facts[USED]) >> number) & 1:
            enter(board, desk, number, town)
            last[number] = float(points_of(board, desk)) + has_equal_digits(number)
            undo(board, desk, number, town)
    for one in range(6):
        for two in range(one):
            better = max(float(last[6 * one + two]), float(last[6 * two + one]))
            last[6 * one + two], last[6 * two + one] = better, better
    return struck


@kernel
def colour_of(board: Board, town: int) -> int:
    """The die of the colour of a town, −1 for a plain one."""
    for colour in range(_COLOURS):
        if (int(board.of_colour[colour]) >> town) & 1:
            return colour
    return -1


@kernel
def best_of_two(desk: Desk, one: int, two: int, coloured: bool) -> float:
    """What two faces are worth, of which one may be on the die of the town's colour."""
    return float(desk.last[6 * one + two]) + (1.0 if coloured and one != two else 0.0)


@kernel
def best_number(desk: Desk, packed: int, struck: float, colour: int) -> float:
    """The points of the best last entry of a throw."""
    best = struck
    for one in range(4):
        for two in range(one):
            first, second = (packed >> (4 * one)) & 15, (packed >> (4 * two)) & 15
            best = max(best, best_of_two(desk, first, second, colour in (one, two)))
    return best


@kernel
def mean_of_throws(desk: Desk, struck: float, colour: int) -> float:
    """The mean of the best last entry over all throws: one die, which may have the colour of the
    town, and three others, whose order does not matter."""
    total = 0.0
    for one in range(6):
        for a in range(6):
            for b in range(a, 6):
                both = max(float(desk.last[6 * a + b]), struck)
                both = max(both, best_of_two(desk, one, a, colour >= 0))
                both = max(both, best_of_two(desk, one, b, colour >= 0))
                for c in range(b, 6):
                    best = max(both, float(desk.last[6 * a + c]), float(desk.last[6 * b + c]))
                    best = max(best, best_of_two(desk, one, c, colour >= 0))
                    total += best * (1 if a == c else 3 if a == b or b == c else 6)
    return total / THROWS_IN_ALL
