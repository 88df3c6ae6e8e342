"""The chain: the longest route that a sheet still hopes for, along the map's trail.

It goes from written town to written town, with increasing numbers, and through empty towns between
them. What a mind learns of it is how many empty towns each gap has, and how many unused numbers
fit there.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.bots.desk import CLOSED, EMPTY, USED, Desk
from jacta.games.dice_trip.state import NUMBERS, TOWNS, Board

__all__ = ["find_chain", "unused_below"]

_ANYWHERE: Final = TOWNS
_TIGHTNESS: Final = 0.6  # how much a lack of numbers costs


@kernel
def unused_below(used: int, number: int) -> int:
    """How many smaller numbers are unused."""
    return count_bits(~used & ((1 << number) - 1))


@kernel
def hope(towns: int, unused: int) -> float:
    """The worth of a gap of so many empty towns into which so many numbers fit."""
    towns = min(towns, unused)
    return towns * unused / (unused + _TIGHTNESS * towns) if towns > 0 else 0.0


@kernel
def longest_before(runs: Array, start: int, reached: int) -> int:
    """The most empty towns from a start to one of these places, itself among them."""
    longest = 0
    while reached:
        low = reached & -reached
        reached ^= low
        place = count_bits(low - 1)
        if place != start:
            longest = max(longest, int(runs[start * TOWNS + place]))
    return longest


@kernel
def find_chain(board: Board, desk: Desk) -> tuple[float, int, int]:
    """Find the best chain: its worth, the last written place of it, −1 for none, and the empty
    towns after it; `back` and `between` tell the rest from there."""
    used, at, runs, reach = int(desk.facts[USED]), desk.at, desk.runs, desk.reach
    numbers = unused_below(used, NUMBERS)
    reach[_ANYWHERE] = 0
    written, best, last, after = 0, 0.0, -1, 0
    for here in range(TOWNS):
        number = int(at[here])
        if number == CLOSED:
            continue
        earlier = int(board.earlier[here])
        if number == EMPTY:
            run = 1 + longest_before(runs, _ANYWHERE, earlier & int(reach[_ANYWHERE]))
            runs[_ANYWHERE * TOWNS + here] = run
            reach[_ANYWHERE] |= 1 << here
            worth = hope(run, numbers)
            if worth > best:
                best, last, after = worth, -1, run
        else:
            run = longest_before(runs, _ANYWHERE, earlier & int(reach[_ANYWHERE]))
            smaller = unused_below(used, number)
            desk.back[here], desk.between[here] = -1, run
            desk.chain[here] = 1.0 + hope(run, smaller)
            reach[here] = 1 << here
        starts = written
        while starts:
            low = starts & -starts
            starts ^= low
            start = count_bits(low - 1)
            reached = earlier & int(reach[start])
            if reached == 0:
                continue
            other = int(at[start])
            if number == EMPTY:
                run = 1 + longest_before(runs, start, reached)
                runs[start * TOWNS + here] = run
                reach[start] |= 1 << here
                above = numbers - unused_below(used, other)
                worth = float(desk.chain[start]) + hope(run, above)
                if worth > best:
                    best, last, after = worth, start, run
            elif other < number:
                run = longest_before(runs, start, reached)
                fitting = smaller - unused_below(used, other)
                worth = float(desk.chain[start]) + 1.0 + hope(run, fitting)
                if worth > float(desk.chain[here]):
                    desk.chain[here] = worth
                    desk.back[here], desk.between[here] = start, run
        if number != EMPTY:
            written |= 1 << here
            if float(desk.chain[here]) > best:
                best, last, after = float(desk.chain[here]), here, 0
    return best, last, after
