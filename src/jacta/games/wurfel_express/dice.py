"""Dice as multisets: the number of a row of dice, and back, with the board's table."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.state import COLOURS, Board, State

__all__ = ["count_faces", "count_in", "kept_by_index", "number_of_keeps", "rank_of_faces", "total"]


@kernel
def count_in(board: Board, rank: int, colour: int) -> int:
    """How many dice of a colour are in the multiset of this rank."""
    return (int(board.counts[rank]) >> (4 * colour)) & 15


@kernel
def total(state: State) -> int:
    """How many dice lie on the table."""
    number = 0
    for colour in range(COLOURS):
        number += int(state.dice[colour])
    return number


@kernel
def number_of_keeps(state: State) -> int:
    """How many different choices of dice to keep there are, all of them included."""
    number = 1
    for colour in range(COLOURS):
        number *= int(state.dice[colour]) + 1
    return number


@kernel
def kept_by_index(board: Board, state: State, index: int) -> int:
    """The multiset of the index-th choice of dice to keep; the last one keeps all."""
    rank = 0
    room = int(board.dice)
    for colour in range(COLOURS):
        choices = int(state.dice[colour]) + 1
        rest = (index * int(board.inverse[choices])) >> 12
        count = index - rest * choices
        index = rest
        rank += int(board.before[colour, room, count])
        room -= count
    return rank


@kernel
def count_faces(faces: Array, number: int) -> int:
    """How many of the first faces of a throw have each colour, four bits a colour.

    What is not thrown is counted where no colour is: see `stream.throw_dice`.
    """
    counts = 0
    for index in range(len(faces)):
        colour = int(faces[index]) if index < number else COLOURS
        counts += 1 << 4 * colour
    return counts


@kernel
def rank_of_faces(board: Board, faces: Array, number: int) -> int:
    """The multiset of the first faces of a throw."""
    rank = 0
    room = int(board.dice)
    for colour in range(COLOURS):
        count = 0
        for index in range(number):
            if int(faces[index]) == colour:
                count += 1
        rank += int(board.before[colour, room, count])
        room -= count
    return rank
