"""Ahead: what a sheet between two turns is worth by all that the next throw may show.

There are 126 throws that differ whatever the colours of the dice, each of which is seen in one
order of the colours. What single entries add tells about what is made of each of them; some of them
are played, each as often as it falls, and show how far off that is. Where the throw is the own one
and may be thrown again, that is thought of as well.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.bots.desk import FILLED, THROWS, TURN, Desk
from jacta.games.dice_trip.bots.judgement import expect
from jacta.games.dice_trip.bots.plans import ALL_NUMBERS, NEVER, find_plan, weigh_entries
from jacta.games.dice_trip.bots.rerolls import find_best_towns, note_sums, sum_of_dice
from jacta.games.dice_trip.bots.throws import (
    THROWS_IN_ALL,
    best_again,
    in_mirror,
    kind_in_colours,
    slot_of,
    ways_of,
)
from jacta.games.dice_trip.state import LAST_TURN, Board

__all__ = ["begin_turn", "expect_turn", "mean_of_turn", "worth_of_throw"]

_ORDERS: Final = 24
_STRIDE: Final = 7  # from the order of one throw to that of the next


@kernel
def expect_turn(
    board: Board, desk: Desk, mine: bool, first: int, each: int, most: int, weights: Array
) -> float:
    """What the sheet is worth by all that the next throw may show; the turn and the throws that are
    left are those before it. Of the 1,296 throws one in `each` is played, and of that `most` plans
    are weighed; `first` says which throws, and which orders of the colours."""
    if desk.facts[TURN] >= LAST_TURN:
        return expect(board, desk, weights)
    turn, throws = int(desk.facts[TURN]), int(desk.facts[THROWS])
    base, again = begin_turn(board, desk, mine, weights)
    worth = mean_of_turn(board, desk, base, again, first, each, most, weights)
    desk.facts[TURN], desk.facts[THROWS] = turn, throws
    return worth


@kernel
def begin_turn(board: Board, desk: Desk, mine: bool, weights: Array) -> tuple[float, float]:
    """Go on to the end of the next turn, and weigh all entries; gives the worth of the sheet
    without one, and what is to be added to the noted sums to see what a reroll is worth, `NEVER`
    where there is none."""
    facts, missed = desk.facts, NEVER
    throws = int(facts[THROWS])
    if mine and throws:
        facts[THROWS] = 0
        spent = expect(board, desk, weights)
        facts[TURN] += 1
        weigh_entries(board, desk, ALL_NUMBERS, weights)
        note_sums(board, desk)
        missed = spent - float(desk.results[slot_of(0, 15)])
        facts[THROWS] = throws - 1
    else:
        facts[TURN] += 1
    return weigh_entries(board, desk, ALL_NUMBERS, weights), missed


@kernel
def worth_of_throw(
    board: Board, desk: Desk, packed: int, base: float, again: float, most: int, weights: Array
) -> float:
    """What is made of a throw. On an empty sheet it is as good to see it in the mirror."""
    best, _ = find_plan(board, desk, packed, most, base, weights)
    worth = float(desk.plan_worth[best])
    if int(desk.facts[FILLED]) == 0:
        best, _ = find_plan(board, desk, in_mirror(packed), most, base, weights)
        worth = max(worth, float(desk.plan_worth[best]))
    if again > NEVER:
        worth = max(worth, best_again(desk.results, packed)[0] + again)
    return worth


@kernel
def mean_of_turn(
    board: Board, desk: Desk, base: float, again: float, first: int, each: int, most: int,
    weights: Array,
) -> float:  # fmt: skip
    """The mean of what is made of all throws: of all of them by the sums of single entries, to
    which comes how much more, or less, is made of those that are played: one in `each`, which is 24
    at least, as no throw falls in more ways."""
    strike = find_best_towns(board, desk)
    total, fallen, order = 0.0, first, first
    for a in range(6):
        for b in range(a, 6):
            for c in range(b, 6):
                for d in range(c, 6):
                    packed, ways = kind_in_colours(a, b, c, d, order % _ORDERS), ways_of(a, b, c, d)
                    order += _STRIDE
                    worth = base + sum_of_dice(desk, packed, strike)
                    if again > NEVER:
                        worth = max(worth, best_again(desk.results, packed)[0] + again)
                    total += worth * ways
                    fallen += ways
                    if fallen >= each:
                        fallen -= each
                        played = worth_of_throw(board, desk, packed, base, again, most, weights)
                        total += (played - worth) * each
    return total / THROWS_IN_ALL
