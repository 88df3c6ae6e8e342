"""The rules of Verbindung gesucht, in the order of a turn: throw, place, unblock, judge."""

from __future__ import annotations

from typing import Any

from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE, NOBODY, ask
from jacta.games.verbindung_gesucht.judging import NOT_OVER, lay
from jacta.games.verbindung_gesucht.placing import (
    count_legal,
    dice_laid,
    forced_action,
    list_legal,
    nth_legal,
)
from jacta.games.verbindung_gesucht.refusals import refusal
from jacta.games.verbindung_gesucht.state import CELLS, KINDS, Board, State
from jacta.games.verbindung_gesucht.vocabulary import (
    MOST_PLACED,
    MOST_THROWN,
    Action,
    Announce,
    Ending,
    Event,
    Phase,
)

__all__ = [
    "actors",
    "apply",
    "count",
    "draws",
    "legal",
    "merits",
    "nth",
    "refusal",
    "settle",
    "start",
]


@kernel
def start(board: Board, state: State) -> None:
    """VG-R1, VG-R9: the board is empty, and red, which is seat 0, is to throw."""
    state.phase = Phase.THROW


@kernel
def active(state: State) -> int:
    """VG-R9: red begins, and turns alternate."""
    return int(state.turn) % 2


@kernel
def actors(board: Board, state: State) -> int:
    phase = int(state.phase)
    if phase == Phase.OVER:
        return NOBODY
    return CHANCE if phase == Phase.THROW else 1 << active(state)


@kernel
def draws(board: Board, state: State, out: Array) -> int:
    """VG-R10: the dice of a throw."""
    return ask(out, dice_to_throw(board, state), KINDS, int(state.turn), active(state))


@kernel
def dice_to_throw(board: Board, state: State) -> int:
    """VG-R10, VG-R11, VG-A16: three, two in the first two turns of red, or what is left."""
    few = int(state.turn) in (0, 2)
    stock = int(board.places) - dice_laid(board, state)
    return min(MOST_THROWN - 1 if few else MOST_THROWN, stock)


@kernel
def settle(board: Board, state: State, faces: Array, events: Array | None) -> None:
    """The dice have fallen, and are placed; what is forced happens by itself."""
    for index in range(dice_to_throw(board, state)):
        face = int(faces[index])
        state.dice[face] = int(state.dice[face]) + 1
    state.phase = Phase.PLACE
    if events is not None:
        emit(events, EVERYONE, Event.THREW, active(state), rank_of_dice(board, state))
    go_on(board, state, events)


@kernel
def rank_of_dice(board: Board, state: State) -> int:
    """The number of the multiset of the thrown dice."""
    rank, room = 0, MOST_THROWN
    for face in range(KINDS):
        number = int(state.dice[face])
        rank += int(board.before[face, room, number])
        room -= number
    return rank


@kernel
def legal(board: Board, state: State, seat: int, out: Array) -> int:
    return list_legal(board, state, seat, out)


@kernel
def count(board: Board, state: State, seat: int) -> int:
    return count_legal(board, state, seat)


@kernel
def nth(board: Board, state: State, seat: int, index: int) -> int:
    return nth_legal(board, state, seat, index)


@kernel
def apply(board: Board, state: State, seat: int, action: int, events: Array | None) -> None:
    if action == Action.DONE:
        emit(events, EVERYONE, Event.ENDED, seat)
        end_turn(board, state, events)
    else:
        carry_out(board, state, seat, action, events)
        go_on(board, state, events)


@kernel
def go_on(board: Board, state: State, events: Array | None) -> None:
    """VG-R12, VG-A7: after two dice the turn ends; a step without a choice is taken by itself."""
    while int(state.phase) == Phase.PLACE:
        seat = active(state)
        if int(state.placed) == MOST_PLACED:
            end_turn(board, state, events)
        else:
            action = forced_action(board, state, seat)
            if action < 0:
                return
            if action != Action.DONE:
                carry_out(board, state, seat, action, events)
            else:
                if not int(state.placed):
                    emit(events, EVERYONE, Event.STUCK, seat)
                end_turn(board, state, events)


@kernel
def carry_out(board: Board, state: State, seat: int, action: int, events: Array | None) -> None:
    """A placement, announced or not; one that ends the game (VG-R25) cancels the rest (VG-A7)."""
    announced = action >= Action.ANNOUNCE
    placement = action - (Action.ANNOUNCE if announced else Action.PLACE)
    lies, cell = 1 + placement // CELLS, placement % CELLS
    if announced:  # VG-R24
        emit(events, EVERYONE, Event.ANNOUNCED, seat)
    emit(events, EVERYONE, Event.PLACED, seat, lies - 1, cell)
    face = int(board.face[lies])
    state.dice[face] = int(state.dice[face]) - 1
    state.placed = int(state.placed) + 1
    ending = lay(
        board,
        state.ends,
        state.cells,
        state.order,
        seat,
        lies,
        cell,
        int(state.announce) == Announce.AUTO,
        announced,
        int(state.version),
        events,
    )
    if ending != NOT_OVER:
        winner = seat if ending == Ending.LINKED else 1 - seat
        pass_turn(state)
        state.winner = 1 + winner
        state.phase = Phase.OVER
        emit(events, EVERYONE, Event.WON, winner, 1 - winner, ending)


@kernel
def end_turn(board: Board, state: State, events: Array | None) -> None:
    """VG-R9, VG-A18: the next player is to throw, unless that was the last turn."""
    pass_turn(state)
    if int(state.turn) == int(board.turns):
        state.phase = Phase.OVER
        emit(events, EVERYONE, Event.TURNS_OVER, int(state.turn))
    else:
        state.phase = Phase.THROW


@kernel
def pass_turn(state: State) -> None:
    """VG-R9, VG-R20: dice not placed return to the stock, and the next player's turn begins."""
    for face in range(KINDS):
        state.dice[face] = 0
    state.placed = 0
    state.turn = int(state.turn) + 1


@kernel
def merits(board: Board, state: State, out: Any) -> None:
    """VG-R25: who has won is first; without a winner both are equal (VG-A18)."""
    for seat in range(2):
        out[seat] = int(int(state.winner) == 1 + seat)
