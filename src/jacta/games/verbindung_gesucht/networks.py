"""Networks: which bases are linked, on the board as it lies or as it could still become.

A colour's network is given by four masks, one a side: the cells that are joined to that side. So a
flood of the whole board is a few shifts.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import SIDES
from jacta.games.verbindung_gesucht.masks import beyond
from jacta.games.verbindung_gesucht.state import CUT, MASKS_EACH, Board

__all__ = [
    "ALL_BASES",
    "bases_in",
    "complete",
    "completed",
    "completed_by",
    "component_of",
    "flood",
    "fronts_of",
    "joined_bases",
    "joined_cells",
    "linked_bases",
    "reaches",
    "spread",
]

ALL_BASES: Final = 15


@kernel
def joined_cells(ends: Array, seat: int, free: int) -> tuple[int, int, int, int]:
    """By side the cells joined to it for a player; the cells of `free` are, to all sides.

    VG-A1: the lower ends of a bridge are not joined.
    """
    first = MASKS_EACH * seat
    whole = ~int(ends[first + CUT])
    top = int(ends[first]) & whole | free
    right = int(ends[first + 1]) & whole | free
    bottom = int(ends[first + 2]) & whole | free
    left = int(ends[first + 3]) & whole | free
    return top, right, bottom, left


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
    # By side the cells from which a step that way is one into `within`, looked up once.
    up = top & beyond(bottom & within, 2)
    down = bottom & beyond(top & within, 0)
    east = right & beyond(left & within, 3)
    west = left & beyond(right & within, 1)
    while True:
        more = reached | beyond(reached & up, 0) | beyond(reached & down, 2)
        more |= (more & east) << 1 | (more & west) >> 1
        if more == reached:
            return reached
        reached = more


@kernel
def reaches(start: int, wanted: int, top: int, right: int, bottom: int, left: int) -> bool:
    """Whether these cells are linked to all that are wanted; it goes no farther than that."""
    up, down = top & beyond(bottom, 2), bottom & beyond(top, 0)
    east, west = right & beyond(left, 3), left & beyond(right, 1)
    reached = start
    while wanted & ~reached:
        more = reached | beyond(reached & up, 0) | beyond(reached & down, 2)
        more |= (more & east) << 1 | (more & west) >> 1
        if more == reached:
            return False
        reached = more
    return True


@kernel
def joined_bases(board: Board, seat: int, top: int, right: int, bottom: int, left: int) -> int:
    """The bases that join what lies in front of them."""
    joined = int(bool(top & int(board.fronts[seat, 0])))
    joined |= int(bool(right & int(board.fronts[seat, 1]))) << 1
    joined |= int(bool(bottom & int(board.fronts[seat, 2]))) << 2
    return joined | int(bool(left & int(board.fronts[seat, 3]))) << 3


@kernel
def component_of(
    board: Board, seat: int, bases: int, top: int, right: int, bottom: int, left: int
) -> int:
    """The cells that are linked to one of these bases."""
    starts = fronts_of(board, seat, bases & joined_bases(board, seat, top, right, bottom, left))
    return flood(starts, int(board.cells), top, right, bottom, left)


@kernel
def fronts_of(board: Board, seat: int, bases: int) -> int:
    """The cells in front of these bases."""
    cells = 0
    for base in range(SIDES):
        cells |= int(board.fronts[seat, base]) & -((bases >> base) & 1)
    return cells


@kernel
def bases_in(
    board: Board, seat: int, component: int, top: int, right: int, bottom: int, left: int
) -> int:
    """The bases that join one of these cells."""
    return joined_bases(
        board, seat, component & top, component & right, component & bottom, component & left
    )


@kernel
def linked_bases(
    board: Board, seat: int, base: int, top: int, right: int, bottom: int, left: int
) -> int:
    """The mask of the player's bases that lie in one component with this one."""
    component = component_of(board, seat, 1 << base, top, right, bottom, left)
    return 1 << base | bases_in(board, seat, component, top, right, bottom, left)


@kernel
def complete(board: Board, ends: Array, seat: int) -> bool:
    """VG-R2: whether one single network links all four bases of a player."""
    top, right, bottom, left = joined_cells(ends, seat, 0)
    # Where a base joins nothing yet there is no need to go far (half of all placements).
    if joined_bases(board, seat, top, right, bottom, left) != ALL_BASES:
        return False
    return linked_bases(board, seat, 0, top, right, bottom, left) == ALL_BASES


@kernel
def completed(board: Board, ends: Array) -> int:
    """The mask of seats whose network is complete."""
    return int(complete(board, ends, 0)) | int(complete(board, ends, 1)) << 1


@kernel
def completed_by(board: Board, ends: Array, cell: int, before: int) -> int:
    """The same where a die was placed in this cell, and these seats had complete networks before.

    A network is completed by a die that links something to something else (half of those that
    would have to be looked at link nothing).
    """
    now = before
    for seat in range(2):
        if not (before >> seat) & 1 and connects(board, ends, seat, cell):
            now |= int(complete(board, ends, seat)) << seat
    return now


@kernel
def connects(board: Board, ends: Array, seat: int, cell: int) -> bool:
    """Whether a die is linked to a base, or to more than one neighbour."""
    top, right, bottom, left = joined_cells(ends, seat, 0)
    here = 1 << cell
    neighbours = spread(here, top, right, bottom, left)
    at_base = bases_in(board, seat, here, top, right, bottom, left)
    return bool(neighbours & (neighbours - 1)) or bool(at_base)
