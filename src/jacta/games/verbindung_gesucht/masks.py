"""Sets of cells as masks, a bit a cell, and the dice on the board as ten of them.

`ends` is a row of five masks for each player: by side the cells whose end there the player can use
(an end of the own colour, or a white one), and then the cells in which the player's ends are the
lower ones of a bridge. So all cells are looked at in one step; `cells` of the state has the same
dice one by one.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.state import MASKS, MASKS_EACH, Board
from jacta.games.verbindung_gesucht.vocabulary import WIDTH

__all__ = ["beyond", "blockers", "empty_cells", "index_of", "number_of", "put_die"]

# The cells that have a neighbour to their right, and to their left: shifts must not go round.
_ROW = (1 << WIDTH) - 1
NOT_LAST_COLUMN: Final = sum((_ROW >> 1) << WIDTH * row for row in range(WIDTH))
NOT_FIRST_COLUMN: Final = NOT_LAST_COLUMN << 1

# Every second bit, every second pair of them, and so on.
_PAIRS: Final = 0x5555_5555_5555_5555
_FOURS: Final = 0x3333_3333_3333_3333
_EIGHTS: Final = 0x0F0F_0F0F_0F0F_0F0F
_BYTES: Final = 0x0101_0101_0101_0101
_BYTE: Final = 0xFF


@kernel
def number_of(mask: int) -> int:
    """How many cells a mask has; the compiler knows this row of steps, and makes one of it."""
    mask -= (mask >> 1) & _PAIRS
    mask = (mask & _FOURS) + ((mask >> 2) & _FOURS)
    mask = (mask + (mask >> 4)) & _EIGHTS
    return ((mask * _BYTES) >> 56) & _BYTE


@kernel
def index_of(mask: int) -> int:
    """The lowest cell of a mask that has one."""
    return number_of((mask & -mask) - 1)


@kernel
def beyond(cells: int, side: int) -> int:
    """The cells that lie on this side of these; some may be off the board."""
    if side == 0:
        return cells >> WIDTH
    if side == 1:
        return (cells & NOT_LAST_COLUMN) << 1
    if side == 2:
        return cells << WIDTH
    return (cells & NOT_FIRST_COLUMN) >> 1


@kernel
def empty_cells(board: Board, ends: Array) -> int:
    """The cells without a die: a die has an end for one of the players on each side."""
    return int(board.cells) & ~(int(ends[0]) | int(ends[MASKS_EACH]))


@kernel
def blockers(ends: Array) -> int:
    """The cells with a die that is not white: its ends are not for both."""
    return int(ends[0]) ^ int(ends[MASKS_EACH])


@kernel
def put_die(board: Board, ends: Array, lies: int, cell: int) -> None:
    """A die lies in a cell, in the place of what was there."""
    printed = int(board.printed[lies])
    for place in range(MASKS):
        others = int(ends[place]) & ~(1 << cell)
        ends[place] = others | ((printed >> place) & 1) << cell
