"""The last two turns of Dice Trip alone, by enumeration: sheets with three empty towns.

All 1,296 throws, whatever two entries the dice allow, each set of dice that may be thrown again,
and after that the last throw, which is known exactly (`endings.py` of the game's bots).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

import jacta
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip import GAME
from jacta.games.dice_trip.bots.desk import (
    DESK,
    FILLED,
    STRIKE,
    THROWS,
    TURN,
    Desk,
    bonus_of,
    desk_of,
    enter,
    lay_out,
    throws_left,
    undo,
)
from jacta.games.dice_trip.bots.endings import expect_last
from jacta.games.dice_trip.bots.plans import STRIKE_PAIR, go_together, number_in
from jacta.games.dice_trip.bots.throws import (
    THROWS_IN_ALL,
    best_again,
    note_means,
    rolled,
    slot_of,
)
from jacta.games.dice_trip.dice import PAIRS
from jacta.games.dice_trip.state import LAST_TURN, NUMBERS, TOWNS

__all__ = ["TURN_BEFORE_LAST", "exact_points"]

TURN_BEFORE_LAST: Final = LAST_TURN - 1
_EMPTY: Final = 3
_FACES: Final = NUMBERS + 1  # each number, or a strike
_NEVER: Final = -1e9


@kernel
def note_ends(board: Any, desk: Desk, towns: Array, left: int, values: Array) -> None:
    """What the sheet is worth after any two entries, without bonuses for their colours; `left` is
    how many throws with a reroll there are then."""
    used = 0
    for number in range(NUMBERS):
        used |= int(desk.place[number] > 0) << number
    desk.facts[THROWS] = left
    for one in range(_FACES):
        for two in range(_FACES):
            twice = one == two and one != STRIKE
            known = (used >> one) & 1 == 1 or (used >> two) & 1 == 1
            for town in range(_EMPTY):
                for place in range(_EMPTY):
                    worth = _NEVER
                    if town != place and not twice and not known:
                        enter(board, desk, one, int(towns[town]))
                        enter(board, desk, two, int(towns[place]))
                        worth = expect_last(board, desk)
                        undo(board, desk, two, int(towns[place]))
                        undo(board, desk, one, int(towns[town]))
                    values[one, town, two, place] = worth


@kernel
def best_entries(board: Any, desk: Desk, packed: int, towns: Array, values: Array) -> float:
    """The most that two entries of these dice lead to."""
    best = _NEVER
    for pair in range(PAIRS + 1):
        one = number_in(packed, pair)
        for other in range(pair, PAIRS + 1):
            strikes = pair == STRIKE_PAIR
            if not strikes and (pair == other or not go_together(desk, packed, pair, other)):
                continue
            two = number_in(packed, other)
            for town in range(_EMPTY):
                gain = bonus_of(board, one, pair, int(towns[town]))
                for place in range(_EMPTY):
                    both = gain + bonus_of(board, two, other, int(towns[place]))
                    best = max(best, both + float(values[one, town, two, place]))
    return best


@kernel
def solve(board: Any, view: Any, scratch: Array, towns: Array, values: Array) -> float:
    """The points that the only sheet of a table is worth before the throw of the last turn but
    one."""
    desk, count = desk_of(scratch), 0
    lay_out(board, view, 0, 0, desk)
    for town in range(TOWNS):
        if not (int(desk.facts[FILLED]) >> town) & 1:
            towns[count] = town
            count += 1
    left = 0
    if not int(view.rerolled) & 1:
        left = int(throws_left(TURN_BEFORE_LAST, 0, 1))
    desk.facts[TURN] = LAST_TURN
    results, again = desk.results, left > 0
    if again:
        note_ends(board, desk, towns, 0, values)
        for throw in range(THROWS_IN_ALL):
            packed = rolled(0, 15, throw)
            results[slot_of(packed, 0)] = best_entries(board, desk, packed, towns, values)
        note_means(results)
    note_ends(board, desk, towns, max(0, left - 1), values)
    total = 0.0
    for throw in range(THROWS_IN_ALL):
        packed = rolled(0, 15, throw)
        worth = best_entries(board, desk, packed, towns, values)
        if again:
            worth = max(worth, best_again(results, packed)[0])
        total += worth
    return total / THROWS_IN_ALL


@cache
def _door() -> Callable[..., float]:
    def call(boards: Array, views: Array, scratch: Array, towns: Array, values: Array) -> float:
        return solve(boards[0], views[0], scratch, towns, values)

    return door(call, "benchmarks.endings.sheets.solve", (*GAME.sources, Path(__file__)))


def exact_points(position: jacta.Position) -> float:
    """What a sheet with three empty towns is worth before the throw, to who plays alone."""
    view = position.view(0)
    scratch, towns = np.zeros(DESK, np.int64), np.zeros(_EMPTY, np.int64)
    values = np.zeros((_FACES, _EMPTY, _FACES, _EMPTY), np.float64)
    return _door()(view.board, view.array, scratch, towns, values)
