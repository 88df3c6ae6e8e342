"""Why an action is refused: one reason for each, the first that applies."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.games.verbindung_gesucht.faces import FACES, OPEN, SIDES, WHITE
from jacta.games.verbindung_gesucht.placing import (
    faced,
    is_on_board,
    may_lie,
    places,
    spares,
    whites_owed,
)
from jacta.games.verbindung_gesucht.state import CELLS, WHITE_FACE, Board, State
from jacta.games.verbindung_gesucht.vocabulary import Action, Announce, Phase, Reason

__all__ = ["refusal"]


CURVE = FACES.index("C")
# The faces that only one colour may place: its cross and its bridge.
ONLY_RED = (FACES.index("R"), FACES.index("r"))
ONLY_BLACK = (FACES.index("B"), FACES.index("b"))


@kernel
def refusal(board: Board, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else 1 + the index of its reason."""
    if int(state.phase) == Phase.OVER:
        return Reason.GAME_OVER
    if seat != int(state.turn) % 2:
        return Reason.NOT_YOUR_TURN
    if int(state.phase) == Phase.THROW:
        return Reason.DICE_IN_THE_AIR
    if action == Action.DONE:
        return refuse_done(board, state, seat)
    if action >= Action.ANNOUNCE and int(state.announce) == Announce.AUTO:
        return Reason.NOTHING_TO_ANNOUNCE
    placement = action - (Action.ANNOUNCE if action >= Action.ANNOUNCE else Action.PLACE)
    lies, cell = 1 + placement // CELLS, placement % CELLS
    reason = refuse_die(board, state, seat, lies)
    return reason if reason else refuse_cell(board, state, seat, lies, cell)


@kernel
def refuse_done(board: Board, state: State, seat: int) -> int:
    """VG-R13, VG-R14: not while a white cross is owed and has a legal cell."""
    if whites_owed(state) and places(board, state.ends, seat)[-1]:
        return Reason.WHITE_OWED
    return 0


@kernel
def refuse_die(board: Board, state: State, seat: int, lies: int) -> int:
    """VG-R4, VG-R5, VG-R12, VG-A7: a die that is not theirs, not thrown, or not yet allowed."""
    face = int(board.face[lies])
    if seat == 0 and face in ONLY_BLACK:
        return Reason.NOT_FOR_RED
    if seat == 1 and face in ONLY_RED:
        return Reason.NOT_FOR_BLACK
    if not int(state.dice[face]):
        return Reason.NOT_THROWN
    if face != WHITE_FACE and not spares(state):
        return Reason.WHITE_FIRST
    return 0


@kernel
def refuse_cell(board: Board, state: State, seat: int, lies: int, cell: int) -> int:
    """VG-R1, VG-R6, VG-R15, VG-R16, VG-R19, VG-A2, VG-A8: where it may not lie, or not so."""
    if not is_on_board(board, cell):
        return Reason.NO_SUCH_CELL
    if int(state.cells[cell]):
        return Reason.CELL_TAKEN
    if may_lie(board, state, seat, lies, cell):
        return 0
    own, touched = 1 + seat, False
    for side in range(SIDES):
        colour, end = faced(board, state, cell, side), int(board.ends[lies, side])
        at_base = bool(int(board.base_at[cell, side]))
        if colour == OPEN:
            continue
        if colour != end and colour != WHITE and end != WHITE:
            return Reason.BASE_OF_OTHER_COLOUR if at_base else Reason.COLOURS_MEET
        if not at_base or colour == own:
            touched = True
    if not touched:
        return Reason.NO_NEIGHBOUR
    return Reason.OWN_CURVE_UNUSED if int(board.face[lies]) == CURVE else Reason.NOTHING_LENGTHENED
