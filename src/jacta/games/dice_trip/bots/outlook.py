"""What a sheet of Dice Trip promises: points that are sure, and hopes for the towns left empty.

All worths are hundredths of a point.

The hope for the longest route goes along the map's trail: a chain of written towns, whose numbers
increase, and of empty ones between them. Empty towns between two written ones are worth the more,
the more unused numbers fit between those two.
"""

from __future__ import annotations

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.scoring import (
    clean_zones,
    longest_route,
    longest_series,
    series_points,
    ticked_tens,
    written,
)
from jacta.games.dice_trip.state import NUMBERS, TOWNS, Board

__all__ = ["OUTLOOK", "POINT", "TENS", "outlook"]

POINT = 100
HOPE_FOR_COLOUR = 65  # that an empty coloured town will get a number with its die
HOPE_FOR_SERIES = 8  # times the square of the length of the longest one
TIGHTNESS = 6  # in tenths: how much a lack of numbers costs
COLOURED_A_TEN = 1  # so many coloured towns are filled until one more ten is ticked

EMPTY, CLOSED = -1, -2

# The scratch array: by place on the trail the number there, and the worth of the best chain that
# ends there; by number how many smaller ones are unused; then, by the written town after which a
# run of empty towns begins (the last row: anywhere), the longest run to each place; and whether
# the tens are still to be completed, which is not counted here but set by the player.
NUMBER_AT = 0
CHAIN = NUMBER_AT + TOWNS
UNUSED = CHAIN + TOWNS
RUNS = UNUSED + NUMBERS + 1
ANYWHERE = TOWNS
TENS = RUNS + (TOWNS + 1) * TOWNS
OUTLOOK = TENS + 1


@kernel
def outlook(board: Board, place: Array, struck: int, scratch: Array) -> int:
    """The worth of a sheet, without the bonuses that it has already."""
    sure = int(board.zone_points[clean_zones(board, struck)]) - count_bits(struck)
    series = longest_series(board, place)
    worth = POINT * (sure + series_points(series)) + HOPE_FOR_SERIES * series * series
    filled = written(place) | struck
    coloured = count_bits(int(board.coloured) & ~filled)
    worth += HOPE_FOR_COLOUR * coloured
    if int(scratch[TENS]):
        worth += hoped_tens(place, coloured)
    route = POINT * longest_route(board, place)
    return worth + max(route, hoped_route(board, place, struck, scratch))


@kernel
def hoped_tens(place: Array, coloured: int) -> int:
    """DT-R27: a point for each coloured town that is empty when all tens are ticked.

    Until then some of them will be filled, and the more the more tens are missing.
    """
    missing = 6 - ticked_tens(place)
    return POINT * max(0, coloured - COLOURED_A_TEN * missing)


@kernel
def lay_out(board: Board, place: Array, struck: int, scratch: Array) -> None:
    """The sheet along the trail."""
    for at in range(TOWNS):
        scratch[NUMBER_AT + at] = CLOSED
    for town in range(TOWNS):
        at = int(board.on_trail[town])
        if at >= 0 and not (struck >> town) & 1:
            scratch[NUMBER_AT + at] = EMPTY
    unused = 0
    for number in range(NUMBERS):
        scratch[UNUSED + number] = unused
        if int(place[number]) == 0:
            unused += 1
        else:
            at = int(board.on_trail[int(place[number]) - 1])
            if at >= 0:
                scratch[NUMBER_AT + at] = number
    scratch[UNUSED + NUMBERS] = unused


@kernel
def hope(towns: int, unused: int) -> int:
    """The worth of a run of empty towns with so many unused numbers that fit."""
    towns = min(towns, unused)
    if towns <= 0:
        return 0
    return POINT * towns * 10 * unused // (10 * unused + TIGHTNESS * towns)


@kernel
def longest_run(board: Board, start: int, at: int, scratch: Array) -> int:
    """The most empty towns on a chain from a written town (or anywhere) to this place, or -1."""
    longest = 0 if start == ANYWHERE else -1
    earlier = int(board.earlier[at])
    while earlier:
        low = earlier & -earlier
        earlier ^= low
        before = count_bits(low - 1)
        if before == start:
            longest = max(longest, 0)
        elif int(scratch[NUMBER_AT + before]) == EMPTY and (start == ANYWHERE or before > start):
            longest = max(longest, int(scratch[RUNS + start * TOWNS + before]))
    return longest


@kernel
def hoped_route(board: Board, place: Array, struck: int, scratch: Array) -> int:
    """The worth of the best chain along the trail, hopes included."""
    lay_out(board, place, struck, scratch)
    best = 0
    for at in range(TOWNS):
        number = int(scratch[NUMBER_AT + at])
        if number == EMPTY:
            best = max(best, lengthen_runs(board, at, scratch))
        elif number != CLOSED:
            best = max(best, end_chain(board, at, number, scratch))
    return best


@kernel
def lengthen_runs(board: Board, at: int, scratch: Array) -> int:
    """All runs that reach an empty town; the worth of the best chain that they end."""
    run = 1 + longest_run(board, ANYWHERE, at, scratch)
    scratch[RUNS + ANYWHERE * TOWNS + at] = run
    best = hope(run, int(scratch[UNUSED + NUMBERS]))
    for start in range(at):
        number = int(scratch[NUMBER_AT + start])
        if number < 0:
            continue
        run = longest_run(board, start, at, scratch)
        scratch[RUNS + start * TOWNS + at] = run + 1 if run >= 0 else -1
        if run >= 0:
            above = int(scratch[UNUSED + NUMBERS]) - int(scratch[UNUSED + number])
            best = max(best, int(scratch[CHAIN + start]) + hope(run + 1, above))
    return best


@kernel
def end_chain(board: Board, at: int, number: int, scratch: Array) -> int:
    """The worth of the best chain that ends in a written town."""
    below = int(scratch[UNUSED + number])
    best = hope(longest_run(board, ANYWHERE, at, scratch), below)
    for start in range(at):
        other = int(scratch[NUMBER_AT + start])
        if 0 <= other < number:
            run = longest_run(board, start, at, scratch)
            if run >= 0:
                between = below - int(scratch[UNUSED + other])
                best = max(best, int(scratch[CHAIN + start]) + hope(run, between))
    scratch[CHAIN + at] = best + POINT
    return best + POINT
