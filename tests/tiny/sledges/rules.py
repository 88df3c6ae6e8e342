"""The rules of Sledges, in the order of a turn: throw, ride, slide."""

from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE, NOBODY, ask

from .refusals import active, furthest, refusal
from .state import OVER, Road, State
from .vocabulary import Event

__all__ = ["actors", "apply", "draws", "legal", "merits", "refusal", "settle", "start"]


@kernel
def start(board: Road, state: State) -> None:
    """SL-R1: all sledges stand at the top, which is cell 0, and the die is to be thrown."""
    state.pips = 0


@kernel
def actors(board: Road, state: State) -> int:
    if int(state.pips) == OVER:
        return NOBODY
    return 1 << active(state) if int(state.pips) else CHANCE


@kernel
def draws(board: Road, state: State, out: Array) -> int:
    """SL-R2: one die of six faces, once a turn."""
    return ask(out, 1, 6, int(state.turn), active(state))


@kernel
def settle(board: Road, state: State, faces: Array, events: Array | None) -> None:
    """The die has fallen; where it leaves no choice, the sledge rides at once."""
    seat = active(state)
    state.pips = int(faces[0]) + 1
    emit(events, EVERYONE, Event.THREW, seat, int(faces[0]))
    if furthest(board, state, seat) == 1:
        apply(board, state, seat, 0, events)


@kernel
def legal(board: Road, state: State, seat: int, out: Array) -> int:
    number = furthest(board, state, seat)
    for action in range(number):
        out[action] = action
    return number


@kernel
def apply(board: Road, state: State, seat: int, action: int, events: Array | None) -> None:
    """SL-R3, SL-R4: the sledge rides, and slides if the cell has a slide that is still there."""
    cell = int(state.cells[seat]) + action + 1
    emit(events, EVERYONE, Event.RODE, seat, cell)
    end = int(board.slides[cell])
    if end and not (int(state.melted) >> cell) & 1:
        state.melted = int(state.melted) | (1 << cell)
        cell = end
        emit(events, EVERYONE, Event.SLID, seat, cell)
    state.cells[seat] = cell
    state.turn = int(state.turn) + 1
    state.pips = 0
    if cell == int(board.length):  # SL-R5
        state.pips = OVER
        emit(events, EVERYONE, Event.WON, seat)


@kernel
def merits(board: Road, state: State, out: Array) -> None:
    """SL-R5: ranked by how far they came."""
    for seat in range(int(state.players)):
        out[seat] = int(state.cells[seat])
