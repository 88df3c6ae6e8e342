"""Entries: what a seat may write and where, and what an entry does to its sheet."""

from __future__ import annotations

from jacta.engine.events import EVERYONE, emit
from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.dice import (
    PAIRS,
    dice_of,
    is_write,
    number_of,
    ones_of,
    pair_of,
    shared_die,
    tens_of,
    town_of,
)
from jacta.games.dice_trip.scoring import all_tens, count_bits, has_equal_digits, written
from jacta.games.dice_trip.state import TOWNS, Board, State
from jacta.games.dice_trip.vocabulary import Action, Event, Why

__all__ = ["can_write", "empty_towns", "enter", "list_entries", "nth_bit"]


@kernel
def empty_towns(state: State, seat: int) -> int:
    """DT-R6: the towns in which this seat can still enter something, in this turn too."""
    filled = written(state.place[seat]) | int(state.struck[seat])
    if int(state.first[seat]):
        filled |= 1 << town_of(int(state.first[seat]) - 1)
    return ((1 << TOWNS) - 1) & ~filled


@kernel
def can_write(state: State, seat: int, pair: int) -> bool:
    """Whether a number of these two dice may be this seat's next entry."""
    number = number_of(state, pair)
    if int(state.place[seat, number]):  # DT-R7
        return False
    entered = int(state.first[seat]) - 1
    if entered < 0 or not is_write(entered):  # DT-A4: with a strike, any two dice
        return True
    other = pair_of(entered)
    if dice_of(pair) & dice_of(other) == 0:  # DT-R4
        return number_of(state, other) != number  # DT-A5
    if shared_die(pair, other) < 0 or (int(state.doubled) >> seat) & 1:  # DT-R14, DT-A10
        return False
    if has_equal_digits(number) or has_equal_digits(number_of(state, other)):  # DT-R16, DT-A1
        return False
    return number_of(state, other) != number


@kernel
def nth_bit(mask: int, index: int) -> int:
    """The place of the index-th bit of a mask."""
    for _ in range(index):
        mask &= mask - 1
    place = 0
    while not (mask >> place) & 1:
        place += 1
    return place


@kernel
def list_entries(state: State, seat: int, wanted: int, out: Array | None) -> int:
    """Go through the legal entries: the one at place `wanted`, or their number.

    Numbers come first, by their dice and then by town; then the strikes (DT-R8).
    """
    empty = empty_towns(state, seat)
    towns, number = count_bits(empty), 0
    for pair in range(PAIRS + 1):
        if pair < PAIRS and not can_write(state, seat, pair):
            continue
        base = Action.WRITE + pair * TOWNS  # after the last pair of dice: to strike
        if number <= wanted < number + towns:
            return base + nth_bit(empty, wanted - number)
        if out is not None:
            index = number
            for town in range(TOWNS):
                if (empty >> town) & 1:
                    out[index] = base + town
                    index += 1
        number += towns
    return number


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
    counts_tens = int(state.tens) != 0 and not all_tens(state.place[seat])
    state.place[seat, number] = town + 1
    emit(events, EVERYONE, Event.WROTE, seat, number, town, pair)
    if has_equal_digits(number):
        note_bonus(state, seat, town, Why.EQUAL, events)
    elif has_colour(board, tens_of(pair), town) or has_colour(board, ones_of(pair), town):
        note_bonus(state, seat, town, Why.COLOUR, events)  # DT-A2, DT-A12
    if counts_tens and all_tens(state.place[seat]):
        filled = written(state.place[seat]) | int(state.struck[seat])  # DT-A11
        points = count_bits(int(board.coloured) & ~filled)
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
