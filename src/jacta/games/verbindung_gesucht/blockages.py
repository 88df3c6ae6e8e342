"""Blockages: who is blocked, and which die is replaced by a white cross (VG-R21, VG-A9, VG-A10)."""

from __future__ import annotations

from jacta.engine.events import EVERYONE, emit
from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import SIDES, WHITE_CROSS
from jacta.games.verbindung_gesucht.networks import (
    ALL_BASES,
    beyond,
    empty_cells,
    flood,
    has_base,
    joined_cells,
    linked_bases,
    of_side,
)
from jacta.games.verbindung_gesucht.state import CELLS, Board
from jacta.games.verbindung_gesucht.vocabulary import WIDTH, Event

__all__ = ["cut_off_base", "replaced_cell", "unblock"]

FAR = 4 * WIDTH


@kernel
def unblock(board: Board, cells: Array, order: Array, seat: int, events: Array | None) -> bool:
    """VG-R21 to VG-R23, VG-A15: blocking dice of a player become white crosses until none blocks.

    Whether there was any.
    """
    any_replaced = False
    for _ in range(CELLS):  # a die is replaced once
        base = cut_off_base(board, cells, seat)
        if base < 0:
            break
        cell = replaced_cell(board, cells, order, seat, base)
        emit(events, EVERYONE, Event.UNBLOCKED, seat, base, int(cells[cell]) - 1, cell)
        cells[cell] = WHITE_CROSS
        any_replaced = True
    return any_replaced


@kernel
def cut_off_base(board: Board, cells: Array, seat: int) -> int:
    """VG-A10: the lowest-numbered base outside the main component; −1 if none is cut off.

    VG-A9: a player is blocked where the four bases do not lie in one component, with all empty
    cells open. The main component has most bases; of equals it is the one with the lowest-numbered
    base.
    """
    top, right, bottom, left = joined_cells(board, cells, seat, empty_cells(board, cells))
    main, most = linked_bases(board, seat, 0, top, right, bottom, left), 0
    if main == ALL_BASES:
        return -1
    for base in range(SIDES):
        linked = linked_bases(board, seat, base, top, right, bottom, left)
        number = 0
        for other in range(SIDES):
            number += (linked >> other) & 1
        if number > most:
            main, most = linked, number
    for base in range(SIDES):
        if not (main >> base) & 1:
            return base
    return -1


@kernel
def replaced_cell(board: Board, cells: Array, order: Array, seat: int, base: int) -> int:
    """VG-A10: of the dice that would link the base to one more, the nearest to it.

    Of equals the one placed last. Without such a die: the nearest one at the edge of the
    component of the base.
    """
    top, right, bottom, left = joined_cells(board, cells, seat, empty_cells(board, cells))
    linked = linked_bases(board, seat, base, top, right, bottom, left)
    links, edge = 0, edge_of(board, seat, base, top, right, bottom, left)
    for cell in range(CELLS):
        if is_blocker(cells, cell):
            bit = 1 << cell
            then = linked_bases(board, seat, base, top | bit, right | bit, bottom | bit, left | bit)
            if then != linked:
                links |= bit
    return nearest(board, cells, order, seat, base, links if links else edge)


@kernel
def is_blocker(cells: Array, cell: int) -> bool:
    """Whether a die lies there that is not white."""
    return int(cells[cell]) not in (0, WHITE_CROSS)


@kernel
def edge_of(
    board: Board, seat: int, base: int, top: int, right: int, bottom: int, left: int
) -> int:
    """The cells in front of the base, with an end in its component, or next to a side of it.

    A side of the component faces a cell; what lies there is next to it, and if it has a usable end
    on that side, the lower end of a bridge too, that end is in the component.
    """
    front = 1 << int(board.bases[seat, base])
    if not has_base(board, seat, base, front, top, right, bottom, left):
        return front
    component = flood(front, int(board.cells), top, right, bottom, left)
    edge = component
    for side in range(SIDES):
        edge |= beyond(component & of_side(side, top, right, bottom, left), side)
    return edge


@kernel
def nearest(board: Board, cells: Array, order: Array, seat: int, base: int, candidates: int) -> int:
    """The nearest die (Manhattan) to the cell in front of the base, of equals the last placed."""
    front = int(board.bases[seat, base])
    row, column = front // WIDTH, front % WIDTH
    best, distance_of_best = front, FAR
    for cell in range(CELLS):
        if (candidates >> cell) & 1 and is_blocker(cells, cell):
            distance = abs(cell // WIDTH - row) + abs(cell % WIDTH - column)
            later = distance == distance_of_best and int(order[cell]) > int(order[best])
            if distance < distance_of_best or later:
                best, distance_of_best = cell, distance
    return best
