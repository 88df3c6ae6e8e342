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
            longest = max(longest, int(runs[place]))
    return longest


@kernel
def find_chain(board: Board, desk: Desk) -> tuple[float, int, int]:
    """Find the best chain: its worth, the last written place of it, −1 for none, and the empty
    towns after it; `back` and `between` tell the rest from there."""
    used, at, back, between = int(desk.facts[USED]), desk.at, desk.back, desk.between
    numbers, last, after = unused_below(used, NUMBERS), -1, begin_chains(board, desk)
    best = hope(after, numbers)
    for start in range(TOWNS):
        number = int(at[start])
        if number < 0:
            continue
        smaller, worth = unused_below(used, number), float(desk.chain[start])
        reached, longest = 1 << start, 0
        further = int(desk.later[start])
        while further:
            low = further & -further
            further ^= low
            here = count_bits(low - 1)
            other = int(at[here])
            if other != EMPTY and other < number:
                continue
            run = longest_before(desk.runs, start, int(board.earlier_on_way[here]) & reached)
            if other == EMPTY:
                desk.runs[here] = run + 1
                reached |= low
                further |= int(desk.later[here])
                longest = max(longest, run + 1)
            else:
                fitting = unused_below(used, other) - smaller
                found = worth + 1.0 + hope(run, fitting)
                if found > float(desk.chain[here]):
                    desk.chain[here], back[here], between[here] = found, start, run
        worth += hope(longest, numbers - smaller)
        if worth > best:
            best, last, after = worth, start, longest
    return best, last, after


@kernel
def begin_chains(board: Board, desk: Desk) -> int:
    """Chains that begin with empty towns, to each written place; gives the most towns of a chain
    without any."""
    used, reached, longest = int(desk.facts[USED]), 0, 0
    for here in range(TOWNS):
        number = int(desk.at[here])
        if number == CLOSED:
            continue
        run = longest_before(desk.runs, TOWNS, int(board.earlier_on_way[here]) & reached)
        if number == EMPTY:
            desk.runs[here] = run + 1
            reached |= 1 << here
            longest = max(longest, run + 1)
        else:
            desk.back[here], desk.between[here] = -1, run
            desk.chain[here] = 1.0 + hope(run, unused_below(used, number))
    return longest
