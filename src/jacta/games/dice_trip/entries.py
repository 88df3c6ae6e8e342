"""Entries: what a seat may write and where, and what an entry does to its sheet."""

from __future__ import annotations

from jacta.engine.bits import count_bits, lowest_bit, nth_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.games.dice_trip.dice import (
    PAIRS,
    is_write,
    made_by,
    number_of,
    ones_of,
    pair_of,
    shared_die,
    tens_of,
    town_of,
)
from jacta.games.dice_trip.scoring import EQUAL_DIGITS, all_tens, has_equal_digits
from jacta.games.dice_trip.state import TOWNS, Board, State
from jacta.games.dice_trip.vocabulary import Action, Event, Why

__all__ = ["empty_towns", "enter", "list_entries", "unwritten"]

ALL_TOWNS = (1 << TOWNS) - 1
ALL_PAIRS = (1 << PAIRS) - 1


@kernel
def empty_towns(state: State, seat: int) -> int:
    """DT-R6: the towns in which this seat can still enter something, in this turn too."""
    filled = int(state.filled[seat])
    if int(state.first[seat]):
        filled |= 1 << town_of(int(state.first[seat]) - 1)
    return ALL_TOWNS & ~filled


@kernel
def unwritten(state: State, numbers: int) -> int:
    """DT-R7: the mask of the pairs of dice that make none of these numbers."""
    return ALL_PAIRS & ~made_by(state, numbers)


@kernel
def writable(board: Board, state: State, seat: int) -> int:
    """The mask of the pairs of dice whose number may be this seat's next entry."""
    used, entered = int(state.used[seat]), int(state.first[seat]) - 1
    if entered < 0 or not is_write(entered):  # DT-A4: with a strike, any two dice
        return unwritten(state, used)
    other = pair_of(entered)
    number = number_of(state, other)
    free, allowed = unwritten(state, used | (1 << number)), int(board.apart[other])  # DT-A5, DT-R4
    spent = (int(state.doubled) >> seat) & 1  # DT-A10
    if not spent and not has_equal_digits(number):  # DT-R14, DT-R16, DT-A1
        allowed |= int(board.sharing[other]) & unwritten(state, EQUAL_DIGITS)
    return free & allowed


@kernel
def list_entries(board: Board, state: State, seat: int, wanted: int, out: Array | None) -> int:
    """Go through the legal entries: the one at place `wanted`, or their number.

    Numbers come first, by their dice and then by town; then the strikes (DT-R8), as if of one more
    pair of dice.
    """
    empty, pairs = empty_towns(state, seat), writable(board, state, seat) | (1 << PAIRS)
    towns = count_bits(empty)
    if wanted >= 0:
        base = Action.WRITE + nth_bit(pairs, wanted // towns) * TOWNS
        return base + nth_bit(empty, wanted % towns)
    if out is not None:
        first, index = lowest_bit(pairs), 0
        for town in range(TOWNS):
            if (empty >> town) & 1:
                out[index] = Action.WRITE + first * TOWNS + town
                index += 1
        for pair in range(first + 1, PAIRS + 1):  # the same towns: copied many at once
            if (pairs >> pair) & 1:
                for entry in range(towns):
                    out[index + entry] = int(out[entry]) + (pair - first) * TOWNS
                index += towns
    return count_bits(pairs) * towns


@kernel
def enter(board: Board, state: State, seat: int, events: Array | None) -> None:
    """DT-R8: put the entries of this turn on a sheet, in the order of the player (DT-A11)."""
    first, second = int(state.first[seat]) - 1, int(state.second[seat]) - 1
    if second >= 0 and is_write(first) and is_write(second):
        die = shared_die(pair_of(first), pair_of(second))
        if die >= 0:  # DT-R14, DT-R15, DT-R17: ticked, and made known with the entries
            state.doubled = int(state.doubled) | (1 << seat)
            emit(events, EVERYONE, Event.DOUBLED, seat, die)
    enter_one(board, state, seat, first, events)
    if second >= 0:
        enter_one(board, state, seat, second, events)
    state.first[seat] = 0
    state.second[seat] = 0


@kernel
def enter_one(board: Board, state: State, seat: int, action: int, events: Array | None) -> None:
    town = town_of(action)
    state.filled[seat] = int(state.filled[seat]) | (1 << town)
    if is_write(action):
        write(board, state, seat, pair_of(action), town, events)
    else:  # DT-R8, DT-R9, DT-R20
        state.struck[seat] = int(state.struck[seat]) | (1 << town)
        emit(events, EVERYONE, Event.STRUCK, seat, town)


@kernel
def write(
    board: Board, state: State, seat: int, pair: int, town: int, events: Array | None
) -> None:
    """DT-R6: a number in a town, with its bonus (DT-R18, DT-R19), and the tens (DT-R27)."""
    number = number_of(state, pair)
    used = int(state.used[seat])
    state.place[seat, number] = town + 1
    state.used[seat] = used | (1 << number)
    emit(events, EVERYONE, Event.WROTE, seat, number, town, pair)
    if has_equal_digits(number):
        note_bonus(state, seat, town, Why.EQUAL, events)
    elif has_colour(board, tens_of(pair), town) or has_colour(board, ones_of(pair), town):
        note_bonus(state, seat, town, Why.COLOUR, events)  # DT-A2, DT-A12
    if int(state.tens) and not all_tens(used) and all_tens(used | (1 << number)):
        points = count_bits(int(board.coloured) & ~int(state.filled[seat]))  # DT-A11
        state.tens_points[seat] = points
        emit(events, EVERYONE, Event.COMPLETED_TENS, seat, points)


@kernel
def has_colour(board: Board, die: int, town: int) -> bool:
    """Whether a town has the colour of a die."""
    return (int(board.of_colour[die]) >> town) & 1 == 1


@kernel
def note_bonus(state: State, seat: int, town: int, why: int, events: Array | None) -> None:
    """DT-R19: at most one bonus a town, noted at once."""
    state.bonus[seat] = int(state.bonus[seat]) | (1 << town)
    emit(events, EVERYONE, Event.EARNED_BONUS, seat, town, why)
