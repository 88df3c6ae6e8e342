"""Rerolls: what it is worth to throw some of the dice again, over all that they may show.

What two entries add is taken for the sum of what each adds alone, which is quick; how far that is
off is seen in the dice that lie there, and set right by it. What seems best is then played.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.bots.desk import STRIKE, THROWS, TURN, USED, Desk, bonus_of
from jacta.games.dice_trip.bots.plans import (
    ALL_NUMBERS,
    NEVER,
    best_plan,
    find_plan,
    number_in,
    weigh_entries,
)
from jacta.games.dice_trip.bots.throws import THROWS_IN_ALL, note_means, rolled, slot_of
from jacta.games.dice_trip.dice import PAIRS, dice_of
from jacta.games.dice_trip.state import NUMBERS, TOWNS, TURNS, Board

__all__ = ["find_best_towns", "note_sums", "sum_of_dice", "weigh_rerolls"]

_PLANS: Final = 12  # that are weighed in a result
_STRIDE: Final = 5 * 7 * 11 + 2  # without a factor of 6: results far from each other

_SAME_TOWN: Final = 0.4  # what two numbers lose that are both best in one town


@kernel
def find_best_towns(board: Board, desk: Desk) -> float:
    """For each number and each two dice the best town, and what the number adds there; gives what
    a strike adds."""
    for number in range(NUMBERS):
        for pair in range(PAIRS):
            dice = dice_of(pair)
            town_of_best, best = 0, NEVER
            for town in range(TOWNS):
                gain = float(desk.gains[number * TOWNS + town])
                gain += bonus_of(board, number, pair, town)
                if gain > best:
                    town_of_best, best = town, gain
            desk.best[number * 16 + dice] = town_of_best
            desk.best_gain[number * 16 + dice] = best
    strike = NEVER
    for town in range(TOWNS):
        strike = max(strike, float(desk.gains[STRIKE * TOWNS + town]))
    return strike


@kernel
def sum_of_dice(desk: Desk, packed: int, strike: float) -> float:
    """The most that two entries of these dice add one by one, without a double use; in the last
    turn one entry. `strike` is what a struck town adds."""
    last = desk.facts[TURN] >= TURNS
    best = strike if last else 2 * strike
    for pair in range(PAIRS):
        number = number_in(packed, pair)
        if (int(desk.facts[USED]) >> number) & 1:
            continue
        one = number * 16 + dice_of(pair)
        gain = float(desk.best_gain[one])
        best = max(best, gain if last else gain + strike)
        for other in range(pair + 1, PAIRS):
            if last or dice_of(pair) & dice_of(other):
                continue
            second = number_in(packed, other)
            if second == number or (int(desk.facts[USED]) >> second) & 1:
                continue
            two = second * 16 + dice_of(other)
            both = gain + float(desk.best_gain[two])
            if desk.best[one] == desk.best[two]:
                both -= _SAME_TOWN
            best = max(best, both)
    return best


@kernel
def note_sums(board: Board, desk: Desk) -> None:
    """Note of each throw the most that two entries add one by one, and the means over dice that
    are thrown again. What each entry adds (`weigh_entries`) is known already."""
    strike = find_best_towns(board, desk)
    for throw in range(THROWS_IN_ALL):
        packed = rolled(0, 15, throw)
        desk.results[slot_of(packed, 0)] = sum_of_dice(desk, packed, strike)
    note_means(desk.results)


@kernel
def weigh_rerolls(
    board: Board, desk: Desk, packed: int, most: int, checked: int, results: int, weights: Array,
    worths: Array,
) -> int:  # fmt: skip
    """The worth of keeping all dice, then of throwing each set of them again (by its mask); gives
    the best of them.

    All sets are weighed by sums first. So many of those that seem best are checked: what they may
    show is played, all of it or so many results of it; the others follow the least change.
    """
    best, _ = best_plan(board, desk, packed, most, weights)
    worths[0] = desk.plan_worth[best]
    throws = int(desk.facts[THROWS])
    desk.facts[THROWS] = 0
    base = weigh_entries(board, desk, ALL_NUMBERS, weights)
    note_sums(board, desk)
    best, _ = find_plan(board, desk, packed, most, base, weights)
    missed = float(desk.plan_worth[best]) - float(desk.results[slot_of(packed, 0)])
    for dice in range(1, 16):
        worths[dice] = float(desk.results[slot_of(packed, dice)]) + missed
    check_rerolls(board, desk, packed, checked, results, base, weights, worths)
    desk.facts[THROWS] = throws
    found = 0
    for dice in range(1, 16):
        if worths[dice] > worths[found]:
            found = dice
    return found


@kernel
def check_rerolls(
    board: Board, desk: Desk, packed: int, checked: int, results: int, base: float, weights: Array,
    worths: Array,
) -> None:  # fmt: skip
    """Play what the sets of dice that seem best may show when they are thrown again."""
    bound, change = -NEVER, 0.0
    before = desk.best_gain
    for dice in range(1, 16):
        before[dice] = worths[dice]
    for each in range(checked):
        dice = 0
        for other in range(1, 16):
            if before[other] < bound and (dice == 0 or before[other] > before[dice]):
                dice = other
        if dice == 0:
            return
        bound = float(before[dice])
        worth = mean_of_results(board, desk, packed, dice, results, base, weights)
        change = min(change, worth - bound) if each else worth - bound
        for same in range(1, 16):
            if before[same] == bound:
                worths[same] = worth
    for dice in range(1, 16):
        if before[dice] < bound:
            worths[dice] += change


@kernel
def mean_of_results(
    board: Board, desk: Desk, packed: int, dice: int, most: int, base: float, weights: Array
) -> float:
    """What is made of the dice on average if some are thrown again: of all results, or of so many
    that are far from each other."""
    number, step, total = 1, 1, 0.0
    for die in range(4):
        number *= 6 if (dice >> die) & 1 else 1
    played = min(number, most)
    if played < number:
        step = _STRIDE
    for index in range(played):
        again = rolled(packed, dice, index * step % number)
        best, _ = find_plan(board, desk, again, _PLANS, base, weights)
        total += float(desk.plan_worth[best])
    return total / played
