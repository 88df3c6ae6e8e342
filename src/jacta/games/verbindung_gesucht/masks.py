"""Sets of cells as masks, a bit a cell, and the dice on the board as ten of them.

`ends` is a row of five masks for each player: by side the cells whose end there the player can use
(an end of the own colour, or a white one), and then the cells in which the player's ends are the
lower ones of a bridge. So all cells are looked at in one step; `cells` of the state has the same
dice one by one.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.state import MASKS, MASKS_EACH, Board
from jacta.games.verbindung_gesucht.vocabulary import WIDTH

__all__ = ["beyond", "blockers", "empty_cells", "put_die"]

# The cells that have a neighbour to their right, and to their left: shifts must not go round.
_ROW = (1 << WIDTH) - 1
NOT_LAST_COLUMN: Final = sum((_ROW >> 1) << WIDTH * row for row in range(WIDTH))
NOT_FIRST_COLUMN: Final = NOT_LAST_COLUMN << 1


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
