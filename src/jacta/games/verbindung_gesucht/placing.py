"""Placing: where the thrown dice may lie, and what of them must be placed."""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import LIES, SIDES
from jacta.games.verbindung_gesucht.state import CELLS, KINDS, WHITE_FACE, Board, State
from jacta.games.verbindung_gesucht.vocabulary import MOST_PLACED, Action, Announce

__all__ = [
    "ALL_OF_THEM",
    "around",
    "dice_laid",
    "faced",
    "fitting",
    "is_on_board",
    "list_legal",
    "whites_owed",
]

ALL_OF_THEM = 1 << 20


@kernel
def dice_laid(state: State) -> int:
    """How many dice lie on the board."""
    number = 0
    for cell in range(CELLS):
        if int(state.cells[cell]):
            number += 1
    return number


@kernel
def is_on_board(board: Board, cell: int) -> bool:
    return bool((int(board.cells) >> cell) & 1)


@kernel
def faced(board: Board, state: State, cell: int, side: int) -> int:
    """The colour that a side of a cell faces: of a base, of the end of a die, or open."""
    across = int(board.across[cell, side])
    if across < 0:
        return int(board.base_at[cell, side])
    return int(board.ends[int(state.cells[across]), side ^ 2])


@kernel
def around(board: Board, state: State, cell: int) -> int:
    """What the four sides of a cell face, two bits a side."""
    pattern = 0
    for side in range(SIDES):
        pattern |= faced(board, state, cell, side) << (2 * side)
    return pattern


@kernel
def whites_owed(state: State) -> int:
    """VG-R14, VG-A7: so many white crosses are to be placed still."""
    return min(MOST_PLACED - int(state.placed), int(state.dice[WHITE_FACE]))


@kernel
def fitting(board: Board, state: State) -> int:
    """The ways in which the thrown dice may lie, as a mask, wherever that is.

    VG-A7: a die that is not white only while the placements left exceed the whites owed.
    """
    spare = MOST_PLACED - int(state.placed) > whites_owed(state)
    ways = 0
    for face in range(KINDS):
        if int(state.dice[face]) and (spare or face == WHITE_FACE):
            ways |= int(board.ways[face])
    return ways


@kernel
def list_legal(
    board: Board, state: State, seat: int, wanted: int, enough: int, out: Array | None
) -> int:
    """Go through the legal actions: the one at place `wanted`, or their number if below `enough`.

    With `announce` strict every placement comes twice, the second time announced (VG-A13). The
    turn may end unless a white cross is owed that has a legal cell (VG-R13, VG-R14, VG-A7); where
    that has none, no other die has one either, because a white cross agrees with all ends.
    """
    times = 2 if int(state.announce) == Announce.STRICT else 1
    ways = fitting(board, state)
    number = 0
    for cell in range(CELLS):
        if int(state.cells[cell]) or not is_on_board(board, cell):
            continue
        pattern = around(board, state, cell)
        here = ways & int(board.fits[seat, pattern]) if pattern else 0
        for lies in range(1, LIES):
            if (here >> lies) & 1:
                action = (lies - 1) * CELLS + cell
                for time in range(times):
                    listed = action + (Action.ANNOUNCE if time else Action.PLACE)
                    if number == wanted:
                        return listed
                    if out is not None:
                        out[number] = listed
                    number += 1
        if number >= enough:
            return number
    if number == 0 or whites_owed(state) == 0:
        if number == wanted:
            return Action.DONE
        if out is not None:
            out[number] = Action.DONE
        number += 1
    return number
