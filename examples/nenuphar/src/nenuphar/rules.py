"""The rules of Nenuphar, in the order of a turn: throw, hop, then rest or throw again."""

from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE, NOBODY, ask

from .refusals import lengths_thrown, refusal
from .state import (
    ALL_LENGTHS,
    Pond,
    State,
    active,
    beginning,
    hops_of,
    landing,
    refuge,
    sitting,
)
from .vocabulary import Action, Event, Phase

__all__ = ["actors", "apply", "draws", "legal", "merits", "refusal", "settle", "start"]


@kernel
def start(board: Pond, state: State) -> None:
    """NE-R1: all frogs are on the near bank, which is cell 0, and the dice are to be thrown."""
    state.phase = Phase.THROW


@kernel
def actors(board: Pond, state: State) -> int:
    if int(state.phase) == Phase.OVER:
        return NOBODY
    return CHANCE if int(state.phase) == Phase.THROW else 1 << active(state)


@kernel
def draws(board: Pond, state: State, out: Array) -> int:
    """NE-R3, NE-R6: two dice of six faces; the first throw of a turn, or one more after a hop."""
    return ask(out, 2, 6, int(state.turn), active(state), hops_of(int(state.hopped)))


@kernel
def settle(board: Pond, state: State, faces: Array, events: Array | None) -> None:
    """The dice have fallen: the frog falls in (NE-R5), hops by itself (NE-A1), or may choose."""
    seat = active(state)
    low, high = min(int(faces[0]), int(faces[1])), max(int(faces[0]), int(faces[1]))
    state.dice[0] = low + 1
    state.dice[1] = high + 1
    state.phase = Phase.HOP
    emit(events, EVERYONE, Event.THREW, seat, low, high)
    if lengths_thrown(state) & int(state.hopped):
        fall_in(board, state, seat, events)
    elif low == high:
        hop(board, state, seat, low, events)


@kernel
def legal(board: Pond, state: State, seat: int, out: Array) -> int:
    if int(state.phase) == Phase.REST_OR_THROW:
        out[0] = Action.THROW
        out[1] = Action.REST
        return 2
    out[0] = int(state.dice[0]) - 1
    out[1] = int(state.dice[1]) - 1
    return 2


@kernel
def apply(board: Pond, state: State, seat: int, action: int, events: Array | None) -> None:
    if action == Action.REST:
        rest(board, state, seat, events)
    elif action == Action.THROW:
        take_dice(state)
    else:
        hop(board, state, seat, action, events)


@kernel
def hop(board: Pond, state: State, seat: int, length: int, events: Array | None) -> None:
    """NE-R4, NE-R7, NE-R8, NE-R10: the frog lands, pushes who sits there, and may be across."""
    cell = landing(board, int(state.cells[seat]), length + 1)
    other = sitting(board, state, cell)
    state.cells[seat] = cell
    state.hopped = int(state.hopped) | 1 << length
    state.phase = Phase.REST_OR_THROW
    emit(events, EVERYONE, Event.HOPPED, seat, length, cell)
    if other >= 0:
        state.cells[other] = refuge(board, cell)
        emit(events, EVERYONE, Event.PUSHED, seat, other, refuge(board, cell))
    if cell == int(board.far):
        emit(events, EVERYONE, Event.WON, seat)
        end_turn(state, Phase.OVER)
    elif int(state.hopped) == ALL_LENGTHS:
        rest(board, state, seat, events)


@kernel
def rest(board: Pond, state: State, seat: int, events: Array | None) -> None:
    """NE-R6: the frog stays where it is."""
    emit(events, EVERYONE, Event.RESTED, seat, int(state.cells[seat]))
    hand_over(board, state, events)


@kernel
def fall_in(board: Pond, state: State, seat: int, events: Array | None) -> None:
    """NE-R5: the frog swims back to where its turn began."""
    state.cells[seat] = beginning(state)
    emit(events, EVERYONE, Event.FELL_IN, seat, int(state.cells[seat]))
    hand_over(board, state, events)


@kernel
def hand_over(board: Pond, state: State, events: Array | None) -> None:
    """NE-R2, NE-R12: the next player's turn, unless it is evening."""
    end_turn(state, Phase.THROW)
    if int(state.turn) == int(board.rounds) * int(state.players):
        emit(events, EVERYONE, Event.EVENING)
        state.phase = Phase.OVER


@kernel
def end_turn(state: State, phase: int) -> None:
    take_dice(state)
    state.turn = int(state.turn) + 1
    state.hopped = 0
    state.phase = phase


@kernel
def take_dice(state: State) -> None:
    """The dice are to be thrown."""
    state.dice[0] = 0
    state.dice[1] = 0
    state.phase = Phase.THROW


@kernel
def merits(board: Pond, state: State, out: Array) -> None:
    """NE-R11: how far each frog came."""
    for seat in range(int(state.players)):
        out[seat] = state.cells[seat]
