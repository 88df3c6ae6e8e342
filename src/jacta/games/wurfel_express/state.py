"""The records of Würfel Express: the board, and the state of a game on it."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from jacta.engine.layout import Array, Bits, Int8, Int16, Ints, Layout
from jacta.games.wurfel_express.set_up import set_ups
from jacta.games.wurfel_express.vocabulary import DICE

__all__ = [
    "COLOURS",
    "LONGEST",
    "SHORTEST",
    "Board",
    "State",
    "our_board",
]

COLOURS: Final = 6
SHORTEST: Final = 2
LONGEST: Final = 6


class Board(Layout):
    """What never changes: goal, bounds, and tables that the rules look things up in."""

    goal: Int8
    dice: Int8
    throws: Int8
    turns: Int16
    # How many multisets of dice come before one, by colour, room left and count: see Multiset.
    before: Annotated[Ints, np.int16, (6, 8, 8)]
    # 4096 / n, rounded up: dividing by multiplying made random play a tenth faster.
    inverse: Annotated[Ints, np.int16, (9,)]
    # How many dice of each colour a multiset has, four bits a colour.
    counts: Annotated[Ints, np.int32, (1716,)]
    # The multiset with one more die of a colour, and all multisets ordered by their size; those
    # of size n begin at by_size_from[n]. For players that weigh all throws.
    plus: Annotated[Ints, np.int16, (1716, 6)]
    by_size: Annotated[Ints, np.int16, (1716,)]
    by_size_from: Annotated[Ints, np.int16, (9,)]
    # The length that each colour loses in the i-th set-up for 2 and for 3 players; 0 for none.
    removed_of_two: Annotated[Ints, np.int8, (20, 6)]
    removed_of_three: Annotated[Ints, np.int8, (90, 6)]


class State(Layout):
    """Everything that decides what may follow."""

    version: Int8
    players: Int8
    shorter: Int8
    phase: Int8
    turn: Int16
    seat: Int8
    throws: Int8
    discarded: Int8
    # Masks of seats, set while strips are taken: judged to be in last place, robbed this turn.
    last_place: Int8
    robbed: Int8
    # How many dice lie on the table by colour; while dice are thrown, only those set aside.
    dice: Annotated[Ints, np.int8, (6,)]
    # By colour a mask of lengths: bit 3 stands for the strip of length 3.
    stock: Annotated[Ints, np.int8, (6,)]
    removed: Annotated[Ints, np.int8, (6,)]
    # By seat: the cell of the front (WE-A8), the number of strips, and the strips themselves:
    # the rear one first, each as 1 + strip, 0 for none.
    front: Annotated[Ints, np.int8, (6,)]
    laid: Annotated[Ints, np.int8, (6,)]
    track: Annotated[Ints, np.int8, (6, 6)]
    # While strips are taken, what may be taken: see `taking.find_takeable`.
    takeable: Annotated[int, np.int64, (), Bits(36)]


def our_board() -> Array:
    """The one board of the game (WE-R1, WE-R14, WE-R36), with the dice that can be kept (WE-R15)
    and the set-ups of WE-R5 and WE-R6 (WE-A11)."""
    board = Board.array()
    board["goal"], board["dice"], board["throws"], board["turns"] = 30, 7, 3, 400
    for colour in range(COLOURS):
        for room in range(8):
            for count in range(room + 1):
                board["before"][0, colour, room, count] = DICE.before(colour, room, count)
    board["inverse"][0, 1:] = [-(-4096 // number) for number in range(1, 9)]
    _fill_multisets(board)
    for name, group in (("removed_of_two", 3), ("removed_of_three", 2)):
        for row, (twos, threes) in enumerate(set_ups(group)):
            board[name][0, row, list(twos)] = 2
            board[name][0, row, list(threes)] = 3
    board.flags.writeable = False
    return board


def _fill_multisets(board: Array) -> None:
    all_counts = [DICE.counts(rank) for rank in range(DICE.size)]
    for rank, counts in enumerate(all_counts):
        packed = sum(count << 4 * colour for colour, count in enumerate(counts))
        board["counts"][0, rank] = packed
        if sum(counts) < DICE.most:
            for colour in range(COLOURS):
                more = [count + (c == colour) for c, count in enumerate(counts)]
                board["plus"][0, rank, colour] = DICE.rank(more)
    sizes = [sum(counts) for counts in all_counts]
    board["by_size"][0] = sorted(range(DICE.size), key=sizes.__getitem__)
    for size in range(DICE.most + 2):
        board["by_size_from"][0, size] = sum(other < size for other in sizes)
