"""Blockages: who is blocked, and which die is replaced by a white cross (VG-R21, VG-A9, VG-A10)."""

from __future__ import annotations

from jacta.engine.bits import count_bits, lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import SIDES, WHITE_CROSS
from jacta.games.verbindung_gesucht.masks import (
    beyond,
    blockers,
    empty_cells,
    put_die,
)
from jacta.games.verbindung_gesucht.networks import (
    ALL_BASES,
    bases_in,
    component_of,
    fronts_of,
    joined_cells,
    linked_bases,
    reaches,
)
from jacta.games.verbindung_gesucht.state import CELLS, Board
from jacta.games.verbindung_gesucht.vocabulary import WIDTH, Event

__all__ = ["cut_off_base", "may_block", "replaced_cell", "unblock"]

FARTHEST = 2 * (WIDTH - 1)


@kernel
def may_block(board: Board, ends: Array, seat: int, cell: int) -> bool:
    """Whether a die that was placed in this cell can have blocked a player who was not blocked.

    It has not where all that was linked to the empty cell is linked still, around it or through
    the die: that is seen after a few steps, and 9 of 10 placements end here.
    """
    top, right, bottom, left = joined_cells(ends, seat, empty_cells(board, ends))
    here = 1 << cell
    fronts = board.fronts[seat]
    bases = (here & int(fronts[0])) | (here & int(fronts[1]))
    bases |= (here & int(fronts[2])) | (here & int(fronts[3]))
    cut_off = (here & int(fronts[0]) & ~top) | (here & int(fronts[1]) & ~right)
    cut_off |= (here & int(fronts[2]) & ~bottom) | (here & int(fronts[3]) & ~left)
    if cut_off:
        return True
    wanted = bases | (beyond(here, 0) & bottom) | (beyond(here, 1) & left)
    wanted |= (beyond(here, 2) & top) | (beyond(here, 3) & right)
    return not reaches(wanted & -wanted, wanted, top, right, bottom, left)


@kernel
def unblock(
    board: Board, ends: Array, cells: Array, order: Array, seat: int, events: Array | None
) -> bool:
    """VG-R21 to VG-R23, VG-A15: blocking dice of a player become white crosses until none blocks.

    Whether there was any.
    """
    any_replaced = False
    for _ in range(CELLS):  # a die is replaced once
        base = cut_off_base(board, ends, seat)
        if base < 0:
            break
        cell = replaced_cell(board, ends, order, seat, base)
        emit(events, EVERYONE, Event.UNBLOCKED, seat, base, int(cells[cell]) - 1, cell)
        cells[cell] = WHITE_CROSS
        put_die(board, ends, WHITE_CROSS, cell)
        any_replaced = True
    return any_replaced


@kernel
def cut_off_base(board: Board, ends: Array, seat: int) -> int:
    """VG-A10: the lowest-numbered base outside the main component; −1 if none is cut off.

    VG-A9: a player is blocked where the four bases do not lie in one component, with all empty
    cells open. The main component has most bases; of equals it is the one with the lowest-numbered
    base.
    """
    top, right, bottom, left = joined_cells(ends, seat, empty_cells(board, ends))
    main, most, seen = 0, 0, 0
    for base in range(SIDES):
        if not (seen >> base) & 1:
            linked = linked_bases(board, seat, base, top, right, bottom, left)
            seen |= linked
            if count_bits(linked) > most:
                main, most = linked, count_bits(linked)
    for base in range(SIDES):
        if not (main >> base) & 1:
            return base
    return -1


@kernel
def replaced_cell(board: Board, ends: Array, order: Array, seat: int, base: int) -> int:
    """VG-A10: of the dice that would link the base to one more, the nearest to it.

    As a white cross a die links what lies at the edge of the base's component and at that of
    another base. Without such a die: the nearest one at the edge of the component of the base. Of
    equals the one placed last.
    """
    top, right, bottom, left = joined_cells(ends, seat, empty_cells(board, ends))
    own = component_of(board, seat, 1 << base, top, right, bottom, left)
    linked = 1 << base | bases_in(board, seat, own, top, right, bottom, left)
    rest = ALL_BASES & ~linked
    others = component_of(board, seat, rest, top, right, bottom, left)
    edge = blockers(ends) & edge_of(own, fronts_of(board, seat, linked), top, right, bottom, left)
    links = edge & edge_of(others, fronts_of(board, seat, rest), top, right, bottom, left)
    return nearest(board, order, int(board.fronts[seat, base]), links if links else edge)


@kernel
def edge_of(component: int, fronts: int, top: int, right: int, bottom: int, left: int) -> int:
    """The cells in front of bases, with an end in their component, or next to a side of it.

    A side of the component faces a cell; what lies there is next to it, and if it has a usable end
    on that side, the lower end of a bridge too, that end is in the component.
    """
    edge = fronts | component
    edge |= beyond(component & top, 0) | beyond(component & right, 1)
    return edge | beyond(component & bottom, 2) | beyond(component & left, 3)


@kernel
def nearest(board: Board, order: Array, front: int, candidates: int) -> int:
    """The nearest die to a cell, in steps from cell to cell; of equals the one placed last."""
    near = front
    for _ in range(FARTHEST):
        if not near & candidates:
            near |= beyond(near, 0) | beyond(near, 1) | beyond(near, 2) | beyond(near, 3)
            near &= int(board.cells)
    rest = near & candidates
    best = lowest_bit(rest)
    while rest:
        cell = lowest_bit(rest)
        rest &= rest - 1
        if int(order[cell]) > int(order[best]):
            best = cell
    return best
