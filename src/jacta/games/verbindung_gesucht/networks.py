"""Networks: which bases are linked, on the board as it lies or as it could still become.

A set of cells is a mask with a bit a cell. A colour's network is given by four such masks, one a
side: the cells that are joined to that side. So a flood of the whole board is a few shifts.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import SIDES
from jacta.games.verbindung_gesucht.state import CELLS, Board
from jacta.games.verbindung_gesucht.vocabulary import WIDTH

__all__ = [
    "ALL_BASES",
    "beyond",
    "complete",
    "completed",
    "empty_cells",
    "flood",
    "has_base",
    "joined_cells",
    "linked_bases",
    "of_side",
    "spread",
]

ALL_BASES: Final = 15

# The cells that have a neighbour to their right, and to their left: shifts must not go round.
_ROW = (1 << WIDTH) - 1
NOT_LAST_COLUMN: Final = sum((_ROW >> 1) << WIDTH * row for row in range(WIDTH))
NOT_FIRST_COLUMN: Final = NOT_LAST_COLUMN << 1


@kernel
def empty_cells(board: Board, cells: Array) -> int:
    """The cells without a die."""
    empty = int(board.cells)
    for cell in range(CELLS):
        if int(cells[cell]):
            empty &= ~(1 << cell)
    return empty


@kernel
def joined_cells(board: Board, cells: Array, seat: int, free: int) -> tuple[int, int, int, int]:
    """By side the cells joined to it for a player; the cells of `free` are, to all sides."""
    top, right, bottom, left = free, free, free, free
    for cell in range(CELLS):
        sides = int(board.joined[seat, int(cells[cell])])
        top |= (sides & 1) << cell
        right |= ((sides >> 1) & 1) << cell
        bottom |= ((sides >> 2) & 1) << cell
        left |= (sides >> 3) << cell
    return top, right, bottom, left


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
def of_side(side: int, top: int, right: int, bottom: int, left: int) -> int:
    """The mask of one side."""
    if side == 0:
        return top
    if side == 1:
        return right
    return bottom if side == 2 else left


@kernel
def spread(reached: int, top: int, right: int, bottom: int, left: int) -> int:
    """The cells next to these: two facing sides join when both are usable."""
    more = beyond(reached & top, 0) & bottom
    more |= beyond(reached & right, 1) & left
    more |= beyond(reached & bottom, 2) & top
    more |= beyond(reached & left, 3) & right
    return more


@kernel
def flood(reached: int, within: int, top: int, right: int, bottom: int, left: int) -> int:
    """All cells that these are linked to, by way of the cells `within`."""
    while True:
        more = reached | (spread(reached, top, right, bottom, left) & within)
        if more == reached:
            return reached
        reached = more


@kernel
def has_base(
    board: Board, seat: int, side: int, reached: int, top: int, right: int, bottom: int, left: int
) -> bool:
    """Whether a base joins the side of these cells that it faces."""
    there = reached & of_side(side, top, right, bottom, left)
    return bool((there >> int(board.bases[seat, side])) & 1)


@kernel
def linked_bases(
    board: Board, seat: int, base: int, top: int, right: int, bottom: int, left: int
) -> int:
    """The mask of the player's bases that lie in one component with this one."""
    start = 1 << int(board.bases[seat, base])
    linked = 1 << base
    if has_base(board, seat, base, start, top, right, bottom, left):
        reached = flood(start, int(board.cells), top, right, bottom, left)
        for other in range(SIDES):
            if has_base(board, seat, other, reached, top, right, bottom, left):
                linked |= 1 << other
    return linked


@kernel
def complete(board: Board, cells: Array, seat: int) -> bool:
    """VG-R2: whether one single network links all four bases of a player."""
    top, right, bottom, left = joined_cells(board, cells, seat, 0)
    return linked_bases(board, seat, 0, top, right, bottom, left) == ALL_BASES


@kernel
def completed(board: Board, cells: Array) -> int:
    """The mask of seats whose network is complete."""
    return int(complete(board, cells, 0)) | int(complete(board, cells, 1)) << 1
