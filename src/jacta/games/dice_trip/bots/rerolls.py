"""Rerolls: what it is worth to throw some of the dice again, over all that they may show.

What two entries add is taken for the sum of what each adds alone; how far that is off is seen in
the dice that lie there, and set right by it.
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
    number_in,
    weigh_entries,
)
from jacta.games.dice_trip.dice import PAIRS, dice_of
from jacta.games.dice_trip.state import NUMBERS, TOWNS, TURNS, Board

__all__ = ["rolled", "weigh_rerolls"]

_SAME_TOWN: Final = 0.4  # what two numbers lose that are both best in one town


@kernel
def rolled(packed: int, dice: int, result: int) -> int:
    """What the dice show after the result-th reroll of some of them."""
    for die in range(4):
        if (dice >> die) & 1:
            packed = packed & ~(15 << (4 * die)) | (result % 6) << (4 * die)
            result //= 6
    return packed


@kernel
def find_best_towns(board: Board, desk: Desk) -> None:
    """For each number and each two dice the best town, and what the number adds there."""
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
def weigh_rerolls(
    board: Board, desk: Desk, packed: int, most: int, weights: Array, worths: Array
) -> int:
    """The worth of keeping all dice, then of throwing each set of them again (by its mask); gives
    the best of them."""
    best, _ = best_plan(board, desk, packed, most, weights)
    worths[0] = desk.plan_worth[best]
    throws = int(desk.facts[THROWS])
    desk.facts[THROWS] = 0
    best, _ = best_plan(board, desk, packed, most, weights)
    kept = float(desk.plan_worth[best])
    weigh_entries(board, desk, ALL_NUMBERS, weights)
    desk.facts[THROWS] = throws
    find_best_towns(board, desk)
    strike = NEVER
    for town in range(TOWNS):
        strike = max(strike, float(desk.gains[STRIKE * TOWNS + town]))
    missed = kept - sum_of_dice(desk, packed, strike)
    found = 0
    for dice in range(1, 16):
        total, results = 0.0, 1
        for die in range(4):
            results *= 6 if (dice >> die) & 1 else 1
        for result in range(results):
            total += sum_of_dice(desk, rolled(packed, dice, result), strike)
        worths[dice] = total / results + missed
        if worths[dice] > worths[found]:
            found = dice
    return found
