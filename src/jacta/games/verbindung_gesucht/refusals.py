"""Why an action is refused: one reason for each, the first that applies."""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.games.verbindung_gesucht.faces import FACES, OPEN, SIDES, WHITE
from jacta.games.verbindung_gesucht.placing import (
    ALL_OF_THEM,
    around,
    faced,
    fitting,
    is_on_board,
    list_legal,
    whites_owed,
)
from jacta.games.verbindung_gesucht.state import AUTO, CELLS, OVER, THROW, Board, State
from jacta.games.verbindung_gesucht.vocabulary import (
    ANNOUNCE_ACTION,
    DONE_ACTION,
    PLACE_ACTION,
    REASONS,
)

__all__ = ["refusal"]

_CODES = [reason.code for reason in REASONS]
GAME_OVER = 1 + _CODES.index("game-over")
NOT_YOUR_TURN = 1 + _CODES.index("not-your-turn")
DICE_IN_THE_AIR = 1 + _CODES.index("dice-in-the-air")
NOTHING_TO_ANNOUNCE = 1 + _CODES.index("nothing-to-announce")
NOT_FOR_RED = 1 + _CODES.index("not-for-red")
NOT_FOR_BLACK = 1 + _CODES.index("not-for-black")
NOT_THROWN = 1 + _CODES.index("not-thrown")
WHITE_FIRST = 1 + _CODES.index("white-first")
NO_SUCH_CELL = 1 + _CODES.index("no-such-cell")
CELL_TAKEN = 1 + _CODES.index("cell-taken")
NO_NEIGHBOUR = 1 + _CODES.index("no-neighbour")
COLOURS_MEET = 1 + _CODES.index("colours-meet")
BASE_OF_OTHER_COLOUR = 1 + _CODES.index("base-of-other-colour")
OWN_CURVE_UNUSED = 1 + _CODES.index("own-curve-unused")
NOTHING_LENGTHENED = 1 + _CODES.index("nothing-lengthened")
WHITE_OWED = 1 + _CODES.index("white-owed")

CURVE = FACES.index("C")
# The faces that only one colour may place: its cross and its bridge.
ONLY_RED = (FACES.index("R"), FACES.index("r"))
ONLY_BLACK = (FACES.index("B"), FACES.index("b"))


@kernel
def refusal(board: Board, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else 1 + the index of its reason."""
    if int(state.phase) == OVER:
        return GAME_OVER
    if seat != int(state.turn) % 2:
        return NOT_YOUR_TURN
    if int(state.phase) == THROW:
        return DICE_IN_THE_AIR
    if action == DONE_ACTION:
        return refuse_done(board, state, seat)
    if action >= ANNOUNCE_ACTION and int(state.announce) == AUTO:
        return NOTHING_TO_ANNOUNCE
    placement = action - (ANNOUNCE_ACTION if action >= ANNOUNCE_ACTION else PLACE_ACTION)
    lies, cell = 1 + placement // CELLS, placement % CELLS
    reason = refuse_die(board, state, seat, lies)
    return reason if reason else refuse_cell(board, state, seat, lies, cell)


@kernel
def refuse_done(board: Board, state: State, seat: int) -> int:
    """VG-R13, VG-R14: not while a white cross is owed and has a legal cell."""
    if whites_owed(state) and list_legal(board, state, seat, 0, ALL_OF_THEM, None) != DONE_ACTION:
        return WHITE_OWED
    return 0


@kernel
def refuse_die(board: Board, state: State, seat: int, lies: int) -> int:
    """VG-R4, VG-R5, VG-R12, VG-A7: a die that is not theirs, not thrown, or not yet allowed."""
    face = int(board.face[lies])
    if seat == 0 and face in ONLY_BLACK:
        return NOT_FOR_RED
    if seat == 1 and face in ONLY_RED:
        return NOT_FOR_BLACK
    if not int(state.dice[face]):
        return NOT_THROWN
    if not (fitting(board, state) >> lies) & 1:
        return WHITE_FIRST
    return 0


@kernel
def refuse_cell(board: Board, state: State, seat: int, lies: int, cell: int) -> int:
    """VG-R6, VG-R15, VG-R16, VG-R19, VG-A2, VG-A8: a cell where it may not lie, or not so."""
    if not is_on_board(board, cell):
        return NO_SUCH_CELL
    if int(state.cells[cell]):
        return CELL_TAKEN
    pattern = around(board, state, cell)
    if (int(board.fits[seat, pattern]) >> lies) & 1:
        return 0
    own, touched = 1 + seat, False
    for side in range(SIDES):
        colour, end = faced(board, state, cell, side), int(board.ends[lies, side])
        at_base = bool(int(board.base_at[cell, side]))
        if colour == OPEN:
            continue
        if colour != end and colour != WHITE and end != WHITE:
            return BASE_OF_OTHER_COLOUR if at_base else COLOURS_MEET
        if not at_base or colour == own:
            touched = True
    if not touched:
        return NO_NEIGHBOUR
    return OWN_CURVE_UNUSED if int(board.face[lies]) == CURVE else NOTHING_LENGTHENED
