"""The desk of a thinking player: a sheet as plain numbers, on which entries are tried and undone.

Along the map's trail the sheet is a row of places, each with a number, empty or closed. Nearly all
that a mind wants to know of a sheet is read from that row.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.dice import PAIRS, is_write, number_of, pair_of, shared_die, town_of
from jacta.games.dice_trip.scoring import (
    all_tens,
    clean_zones,
    has_equal_digits,
    longest_route,
    longest_series,
    series_points,
)
from jacta.games.dice_trip.state import NUMBERS, TOWNS, TURNS, Board, State

__all__ = [
    "BONUS",
    "CLOSED",
    "DESK",
    "DOUBLED",
    "EMPTY",
    "FILLED",
    "FIRST_LAYER",
    "MIRRORED",
    "MOST_INPUTS",
    "MOST_PLANS",
    "PLAN",
    "RESULTS",
    "SECOND_LAYER",
    "STRIKE",
    "STRUCK",
    "TENS",
    "TENS_POINTS",
    "THROWS",
    "TURN",
    "USED",
    "Desk",
    "bonus_of",
    "clear",
    "desk_of",
    "enter",
    "lay_out",
    "needs_double",
    "points_of",
    "tens_with",
    "throws_left",
    "undo",
]

EMPTY: Final = -1
CLOSED: Final = -2
STRIKE: Final = NUMBERS  # in place of a number: a town that is struck

# Where things lie among the numbers of `facts`: masks of towns and of numbers; how many bonuses
# there are; whether tens count (DT-R27), and what they gave; the next turn; whether the double use
# is spent; how many throws with a reroll this seat still has; whether the sheet is seen in the
# mirror.
FILLED: Final = 0
STRUCK: Final = 1
USED: Final = 2
BONUS: Final = 3
TENS: Final = 4
TENS_POINTS: Final = 5
TURN: Final = 6
DOUBLED: Final = 7
THROWS: Final = 8
MIRRORED: Final = 9
_FACTS: Final = 16

FIRST_LAYER: Final = 96
SECOND_LAYER: Final = 32
MOST_INPUTS: Final = 192
MOST_PLANS: Final = 512
PLAN: Final = 4  # numbers that a plan is made of: two entries, each a pair of dice and a town
_DIAGONALS: Final = NUMBERS + TOWNS
_GAINS: Final = (NUMBERS + 1) * TOWNS
_ADDS: Final = (PAIRS + 1) * TOWNS


class Desk(NamedTuple):
    """The parts of a player's scratch."""

    facts: Array
    place: Array  # by number: 1 + its town, 0 for nowhere
    at: Array  # by place on the trail: its number, or empty, or closed
    matches: Array  # by diagonal (number − place): a mask of the places that are on it
    runs: Array  # by the end of a run of empty towns: the most towns of it
    later: Array  # by place: a mask of the later places that it is linked to
    back: Array  # by written place: the one before it on the best chain, and the towns between
    between: Array
    inputs: Array
    plans: Array
    bins: Array
    best: Array  # by number and dice: the best town
    chain: Array  # by written place, as floats: the worth of the best chain to it
    gains: Array  # by number and town, as floats: what an entry adds
    best_gain: Array  # by number and dice, as floats
    plan_worth: Array  # by plan, as floats
    adds: Array  # by pair of dice (the last row: a strike) and town, as floats: with its bonus
    first_worth: Array  # by first entry, as floats
    points: Array  # by seat, as floats
    hopes: Array  # one float: what the sheet promises at first sight
    tops: Array  # by pair of dice, as floats: the most it adds, in which town, the most elsewhere
    last: Array  # by two faces, as floats: what they are worth in the last town
    results: Array  # by what the dice show, as floats: what can be made of it (`throws.py`)
    endings: Array  # the same for the last throw
    base: Array  # the sums of the first layer as 32-bit floats: of the sheet, and of a trial
    sums: Array
    room: Array


_SIZES: Final = (
    _FACTS, NUMBERS, TOWNS, _DIAGONALS, TOWNS, TOWNS, TOWNS, TOWNS, MOST_INPUTS,
    PLAN * MOST_PLANS, 128, NUMBERS * 16,
)  # fmt: skip
_TOPS: Final = 3 * (PAIRS + 1)
RESULTS: Final = 7**4
_FLOATS: Final = (
    TOWNS, _GAINS, NUMBERS * 16, MOST_PLANS, _ADDS, _ADDS, 4, 1, _TOPS, NUMBERS, RESULTS, RESULTS
)  # fmt: skip
_AT: Final = tuple(sum(_SIZES[:index]) for index in range(len(_SIZES) + 1))
_FROM: Final = tuple(sum(_FLOATS[:index]) for index in range(len(_FLOATS) + 1))
_ROOM: Final = 64
DESK: Final = _AT[-1] + _FROM[-1] + FIRST_LAYER + _ROOM


@kernel
def desk_of(scratch: Array) -> Desk:
    """The parts of a scratch array."""
    floats = scratch[_AT[12] : _AT[12] + _FROM[12]].view(np.float64)
    small = scratch[_AT[12] + _FROM[12] : DESK].view(np.float32)
    return Desk(
        scratch[_AT[0] : _AT[1]],
        scratch[_AT[1] : _AT[2]],
        scratch[_AT[2] : _AT[3]],
        scratch[_AT[3] : _AT[4]],
        scratch[_AT[4] : _AT[5]],
        scratch[_AT[5] : _AT[6]],
        scratch[_AT[6] : _AT[7]],
        scratch[_AT[7] : _AT[8]],
        scratch[_AT[8] : _AT[9]],
        scratch[_AT[9] : _AT[10]],
        scratch[_AT[10] : _AT[11]],
        scratch[_AT[11] : _AT[12]],
        floats[_FROM[0] : _FROM[1]],
        floats[_FROM[1] : _FROM[2]],
        floats[_FROM[2] : _FROM[3]],
        floats[_FROM[3] : _FROM[4]],
        floats[_FROM[4] : _FROM[5]],
        floats[_FROM[5] : _FROM[6]],
        floats[_FROM[6] : _FROM[7]],
        floats[_FROM[7] : _FROM[8]],
        floats[_FROM[8] : _FROM[9]],
        floats[_FROM[9] : _FROM[10]],
        floats[_FROM[10] : _FROM[11]],
        floats[_FROM[11] : _FROM[12]],
        small[:FIRST_LAYER],
        small[FIRST_LAYER : 2 * FIRST_LAYER],
        small[2 * FIRST_LAYER : 2 * FIRST_LAYER + _ROOM],
    )


@kernel
def clear(board: Board, desk: Desk) -> None:
    """An empty sheet before the first turn."""
    for index in range(_FACTS):
        desk.facts[index] = 0
    for number in range(NUMBERS):
        desk.place[number] = 0
    for index in range(TOWNS):
        desk.at[index], desk.later[index] = CLOSED, 0
    for index in range(TOWNS):
        for before in range(index):
            desk.later[before] |= ((int(board.earlier_on_way[index]) >> before) & 1) << index
    for town in range(TOWNS):
        if int(board.on_way[town]) >= 0:
            desk.at[int(board.on_way[town])] = EMPTY


@kernel
def throws_left(turn: int, seat: int, players: int) -> int:
    """How many throws a seat still has, from a turn on (DT-A13)."""
    return (TURNS - turn + players - 1 - (seat - turn) % players) // players


@kernel
def lay_out(board: Board, view: State, seat: int, mirrored: int, desk: Desk) -> None:
    """The sheet of a seat as it is seen, with the entries of this turn that are seen; the
    turn is the one that follows.

    In the mirror 66 stands for 11, 65 for 12 and so on: a sheet scores the same there, and what
    falls along the trail rises.
    """
    clear(board, desk)
    facts = desk.facts
    facts[MIRRORED] = mirrored
    for number in range(NUMBERS):
        if int(view.place[seat, number]):
            seen = seen_as(desk, number)
            enter(board, desk, seen, int(view.place[seat, number]) - 1)
    for town in range(TOWNS):
        if (int(view.struck[seat]) >> town) & 1:
            enter(board, desk, STRIKE, town)
    facts[BONUS] = count_bits(int(view.bonus[seat]))
    facts[TENS], facts[TENS_POINTS] = int(view.tens), int(view.tens_points[seat])
    facts[DOUBLED] = (int(view.doubled) >> seat) & 1
    facts[TURN] = min(TURNS, int(view.turn) + 1)
    if not (int(view.rerolled) >> seat) & 1:
        facts[THROWS] = throws_left(int(facts[TURN]), seat, int(view.players))
    first, second = int(view.first[seat]) - 1, int(view.second[seat]) - 1
    if first >= 0:
        enter_action(board, view, desk, first)
    if second >= 0:
        facts[DOUBLED] |= needs_double(first, second)
        enter_action(board, view, desk, second)


@kernel
def seen_as(desk: Desk, number: int) -> int:
    """A number as it is on the desk."""
    return NUMBERS - 1 - number if desk.facts[MIRRORED] else number


@kernel
def enter_action(board: Board, view: State, desk: Desk, action: int) -> None:
    """An entry of this turn, with its bonus and its tens."""
    pair, town = pair_of(action), town_of(action)
    number = seen_as(desk, number_of(view, pair)) if is_write(action) else STRIKE
    desk.facts[BONUS] += bonus_of(board, number, pair, town)
    desk.facts[TENS_POINTS] += tens_with(board, desk, number, town)
    enter(board, desk, number, town)


@kernel
def needs_double(first: int, second: int) -> int:
    """Whether a second entry after this first one spends the double use (DT-R14)."""
    if first < 0 or not is_write(first) or not is_write(second):
        return 0
    return int(shared_die(pair_of(first), pair_of(second)) >= 0)


@kernel
def bonus_of(board: Board, number: int, pair: int, town: int) -> int:
    """DT-R18: whether a number, made by a pair of dice, earns a bonus in a town."""
    if number == STRIKE:
        return 0
    tens, ones = pair // 3, pair % 3
    ones += ones >= tens
    colours = int(board.of_colour[tens]) | int(board.of_colour[ones])
    return int(has_equal_digits(number) or (colours >> town) & 1 == 1)


@kernel
def tens_with(board: Board, desk: Desk, number: int, town: int) -> int:
    """DT-R27, DT-A11: what an entry scores by completing the tens."""
    used = int(desk.facts[USED])
    if number == STRIKE or not desk.facts[TENS] or all_tens(used):
        return 0
    if not all_tens(used | (1 << number)):
        return 0
    return count_bits(int(board.coloured) & ~(int(desk.facts[FILLED]) | (1 << town)))


@kernel
def enter(board: Board, desk: Desk, number: int, town: int) -> None:
    """A number, or a strike, in a town; bonuses and tens are the caller's."""
    facts, at = desk.facts, int(board.on_way[town])
    facts[FILLED] |= 1 << town
    if number == STRIKE:
        facts[STRUCK] |= 1 << town
    else:
        facts[USED] |= 1 << number
        desk.place[number] = 1 + town
    if at >= 0:
        desk.at[at] = CLOSED if number == STRIKE else number


@kernel
def undo(board: Board, desk: Desk, number: int, town: int) -> None:
    facts, at = desk.facts, int(board.on_way[town])
    facts[FILLED] ^= 1 << town
    if number == STRIKE:
        facts[STRUCK] ^= 1 << town
    else:
        facts[USED] ^= 1 << number
        desk.place[number] = 0
    if at >= 0:
        desk.at[at] = EMPTY


@kernel
def points_of(board: Board, desk: Desk) -> int:
    """What the sheet scores as it stands."""
    facts, struck = desk.facts, int(desk.facts[STRUCK])
    points = int(facts[BONUS]) + int(facts[TENS_POINTS]) - count_bits(struck)
    points += longest_route(board, desk.place) + series_points(longest_series(board, desk.place))
    return points + int(board.zone_points[clean_zones(board, struck)])
