"""What the mind of Dice Trip looks at: the inputs that a sheet between two turns switches on.

The entries themselves; and the shape of the sheet: what it scores already, the gaps of its chain,
its windows for a series, the tens, the time and the powers that are left.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.bots.chain import find_chain, unused_below
from jacta.games.dice_trip.bots.desk import (
    DOUBLED,
    FILLED,
    STRIKE,
    STRUCK,
    TENS,
    THROWS,
    TURN,
    USED,
    Desk,
)
from jacta.games.dice_trip.bots.windows import find_windows
from jacta.games.dice_trip.scoring import clean_zones, longest_route, longest_series, series_points
from jacta.games.dice_trip.state import MOST_ZONES, NUMBERS, TOWNS, TURNS, Board

__all__ = ["ENTRY_INPUTS", "INPUTS", "entry_input", "list_entries", "list_shape"]

_MOST_COLOURED: Final = 12
_LONGEST_SERIES: Final = 10
_GAP: Final = 12  # the most towns, and the most numbers, that are told apart in a gap
_FITTING: Final = 16
_OUTER_GAP: Final = 15
_OUTER_FITTING: Final = 20
_WINDOWS: Final = 4
_FOR_COLOUR: Final = 0.65  # what an empty coloured town promises at first sight
_FOR_SERIES: Final = 0.08  # times the square of its length

_ENTRY: Final = 0
_FILLED: Final = _ENTRY + NUMBERS * TOWNS
_STRUCK: Final = _FILLED + TOWNS
_USED: Final = _STRUCK + TOWNS
_TIME: Final = _USED + NUMBERS
_THROWS: Final = _TIME + 2 * TURNS
_TENS: Final = _THROWS + TURNS + 1
_COLOURED: Final = _TENS + 6 * (_MOST_COLOURED + 1)
_ROUTE: Final = _COLOURED + _MOST_COLOURED + 1
_SERIES: Final = _ROUTE + TOWNS + 1
_CLEAN: Final = _SERIES + _LONGEST_SERIES + 1
_CHAIN: Final = _CLEAN + MOST_ZONES + 1
_MIDDLE: Final = _CHAIN + TOWNS + 1
_BEFORE: Final = _MIDDLE + (_GAP + 1) * (_FITTING + 1)
_AFTER: Final = _BEFORE + (_OUTER_GAP + 1) * (_OUTER_FITTING + 1)
_FIVE: Final = _AFTER + (_OUTER_GAP + 1) * (_OUTER_FITTING + 1)
_SEVEN: Final = _FIVE + 7
_TEN: Final = _SEVEN + 9 * _WINDOWS
_BOUNDS: Final = _TEN + 12 * _WINDOWS  # by the two numbers that bound a gap
_ENDS: Final = _BOUNDS + (NUMBERS + 1) * (NUMBERS + 2) // 2  # by the two places that bound it
INPUTS: Final = _ENDS + (TOWNS + 1) * (TOWNS + 2) // 2
ENTRY_INPUTS: Final = 3  # of one entry, at most


@kernel
def entry_input(number: int, town: int, which: int) -> int:
    """One of the inputs of an entry; −1 for one more than a strike has."""
    if which == 0:
        return _FILLED + town
    if number == STRIKE:
        return _STRUCK + town if which == 1 else -1
    return _ENTRY + number * TOWNS + town if which == 1 else _USED + number


@kernel
def list_entries(desk: Desk, inputs: Array) -> int:
    """The inputs of all entries on the sheet; gives their number."""
    count = 0
    for number in range(NUMBERS):
        if desk.place[number]:
            for which in range(ENTRY_INPUTS):
                inputs[count] = entry_input(number, int(desk.place[number]) - 1, which)
                count += 1
    for town in range(TOWNS):
        if (int(desk.facts[STRUCK]) >> town) & 1:
            for which in range(ENTRY_INPUTS - 1):
                inputs[count] = entry_input(STRIKE, town, which)
                count += 1
    return count


@kernel
def list_shape(board: Board, desk: Desk, inputs: Array) -> int:
    """The inputs of the shape of the sheet; gives their number.

    What the sheet promises at first sight is noted in `hopes`: points, but for bonuses and tens.
    """
    facts, struck = desk.facts, int(desk.facts[STRUCK])
    inputs[0] = _TIME + 2 * int(facts[TURN]) + int(facts[DOUBLED])
    inputs[1] = _THROWS + int(facts[THROWS])
    coloured = min(_MOST_COLOURED, count_bits(int(board.coloured) & ~int(facts[FILLED])))
    inputs[2] = _COLOURED + coloured
    route, series = longest_route(board, desk.place), longest_series(board, desk.place)
    clean = clean_zones(board, struck)
    inputs[3], inputs[4] = _ROUTE + route, _SERIES + min(_LONGEST_SERIES, series)
    inputs[5] = _CLEAN + clean
    five, seven, sevens, ten, tens = find_windows(desk)
    inputs[6] = _FIVE + 1 + five
    inputs[7] = _SEVEN + (1 + seven) * _WINDOWS + min(_WINDOWS - 1, max(0, sevens - 1))
    inputs[8] = _TEN + (1 + ten) * _WINDOWS + min(_WINDOWS - 1, max(0, tens - 1))
    count, hopes = 9, 0.0
    if facts[TENS]:
        missing = 0
        for ten_ in range(6):
            missing += (int(facts[USED]) >> (6 * ten_)) & 63 == 0
        if missing:
            inputs[count] = _TENS + (missing - 1) * (_MOST_COLOURED + 1) + coloured
            count += 1
            hopes += max(0, coloured - missing)
    chain, last, after = find_chain(board, desk)
    hopes += int(board.zone_points[clean]) - count_bits(struck) + series_points(series)
    hopes += _FOR_SERIES * series * series + _FOR_COLOUR * coloured
    desk.hopes[0] = hopes + max(float(route), chain)
    return list_gaps(desk, last, after, inputs, count)


@kernel
def list_gaps(desk: Desk, here: int, towns: int, inputs: Array, count: int) -> int:
    """The gaps of the best chain, from its end to its beginning: by how many towns and numbers each
    has, and by which."""
    used, place, number, written = int(desk.facts[USED]), TOWNS, NUMBERS, 0
    while True:
        before = int(desk.at[here]) if here >= 0 else -1
        numbers = unused_below(used, number)
        if here >= 0:
            numbers -= unused_below(used, before)
        if place == TOWNS:
            inputs[count] = _AFTER + outer_gap(towns, numbers)
        elif here < 0:
            inputs[count] = _BEFORE + outer_gap(towns, numbers)
        else:
            inputs[count] = _MIDDLE + min(_GAP, towns) * (_FITTING + 1) + min(_FITTING, numbers)
        count += 1
        if towns:
            inputs[count] = _BOUNDS + number * (number + 1) // 2 + before + 1
            inputs[count + 1] = _ENDS + place * (place + 1) // 2 + here + 1
            count += 2
        if here < 0:
            break
        written += 1
        place, number = here, before
        here, towns = int(desk.back[here]), int(desk.between[here])
    inputs[count] = _CHAIN + written
    return count + 1


@kernel
def outer_gap(towns: int, numbers: int) -> int:
    """A gap before the first or after the last written town of a chain, among all such gaps."""
    return min(_OUTER_GAP, towns) * (_OUTER_FITTING + 1) + min(_OUTER_FITTING, numbers)
