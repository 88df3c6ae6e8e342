"""The rules of Würfel Express, in the order of a turn: discard, throw, keep, take, or fail."""

from __future__ import annotations

from typing import Any

from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE, NOBODY, ask
from jacta.games.wurfel_express.dice import (
    count_faces,
    count_in,
    kept_by_index,
    number_of_keeps,
    rank_of_faces,
    total,
)
from jacta.games.wurfel_express.refusals import refusal
from jacta.games.wurfel_express.state import COLOURS, LONGEST, SHORTEST, Board, State
from jacta.games.wurfel_express.taking import find_takeable, list_taking
from jacta.games.wurfel_express.tracks import (
    append,
    drop_front,
    drop_rear,
    last_place,
    length_of,
    move_front,
    put_in_stock,
    strip_at,
    strip_of,
    take_from_stock,
    theft_costs,
)
from jacta.games.wurfel_express.vocabulary import STRIPS, Action, Event, Phase, Throw

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
    """WE-R2, WE-R4: all strips lie in the stock, all markers below cell 1."""
    for colour in range(COLOURS):
        state.stock[colour] = (2 << LONGEST) - (1 << SHORTEST)
    if int(state.players) < 4:
        state.phase = Phase.SET_UP
    else:  # WE-R7
        begin_turn(board, state, None)


@kernel
def set_up(board: Board, state: State, index: int, events: Array | None) -> None:
    """WE-R5, WE-R6: with 2 and 3 players some short strips are out of the game."""
    for colour in range(COLOURS):
        if int(state.players) == 2:
            length = int(board.removed_of_two[index, colour])
        else:
            length = int(board.removed_of_three[index, colour])
        if length:
            strip = strip_of(colour, length)
            take_from_stock(state, strip)
            state.removed[colour] = 1 << length
            emit(events, EVERYONE, Event.REMOVED, strip)
    begin_turn(board, state, events)


@kernel
def begin_turn(board: Board, state: State, events: Array | None) -> None:
    """The active player may discard (WE-R9), or throws at once when nothing can be (WE-R10)."""
    clear_table(state)
    if int(state.turn) >= int(board.turns):  # WE-A15
        state.phase = Phase.OVER
        emit(events, EVERYONE, Event.TURNS_OVER, int(state.turn))
    elif int(state.laid[int(state.seat)]) > 1:
        state.phase = Phase.DISCARD
    else:
        state.phase = Phase.THROW


@kernel
def clear_table(state: State) -> None:
    """WE-R8: nothing of a turn outlives it but strips and markers."""
    state.throws = 0
    state.discarded = 0
    state.last_place = 0
    state.robbed = 0
    state.takeable = 0
    for colour in range(COLOURS):
        state.dice[colour] = 0


@kernel
def pass_turn(state: State) -> None:
    """WE-R8, WE-A14: seat 0 starts, and play is clockwise."""
    seat = int(state.seat) + 1
    state.seat = seat if seat < int(state.players) else 0
    state.turn = int(state.turn) + 1


@kernel
def end_turn(board: Board, state: State, events: Array | None) -> None:
    pass_turn(state)
    begin_turn(board, state, events)


@kernel
def actors(board: Board, state: State) -> int:
    phase = int(state.phase)
    if phase == Phase.OVER:
        return NOBODY
    if phase in (Phase.SET_UP, Phase.THROW):
        return CHANCE
    return 1 << int(state.seat)


@kernel
def list_legal(board: Board, state: State, seat: int, wanted: int, out: Array | None) -> int:
    """Go through the legal actions: the one at place `wanted`, or their number."""
    phase = int(state.phase)
    if phase == Phase.DISCARD:
        number = int(state.laid[seat])
        if 0 <= wanted < number:
            return Action.DISCARD + wanted
        if out is not None:
            for strips in range(number):
                out[strips] = Action.DISCARD + strips
        return number
    if phase == Phase.KEEP:
        number = number_of_keeps(state)
        if wanted == number - 1:
            return Action.STOP
        if 0 <= wanted < number:
            return Action.KEEP + kept_by_index(board, state, wanted)
        if out is not None:
            for index in range(number - 1):
                out[index] = Action.KEEP + kept_by_index(board, state, index)
            out[number - 1] = Action.STOP
        return number
    return list_taking(state, wanted, out)


@kernel
def legal(board: Board, state: State, seat: int, out: Array) -> int:
    return list_legal(board, state, seat, -1, out)


@kernel
def count(board: Board, state: State, seat: int) -> int:
    return list_legal(board, state, seat, -1, None)


@kernel
def nth(board: Board, state: State, seat: int, index: int) -> int:
    return list_legal(board, state, seat, index, None)


@kernel
def apply(board: Board, state: State, seat: int, action: int, events: Array | None) -> None:
    """WE-R9, WE-R15, WE-R17, WE-R18, WE-R25, WE-A4: discard, keep, stop, take, steal or end."""
    if action < Action.KEEP:
        discard(board, state, seat, action - Action.DISCARD, events)
    elif action < Action.STOP:
        keep(board, state, seat, action - Action.KEEP, events)
    elif action < Action.TAKE:
        emit(events, EVERYONE, Event.STOPPED, seat)
        end_throwing(board, state, seat, events)
    elif action < Action.STEAL:
        take(board, state, seat, action - Action.TAKE, events)
    elif action < Action.DONE:
        victim = (action - Action.STEAL) // STRIPS
        steal(board, state, seat, victim, (action - Action.STEAL) % STRIPS, events)
    else:
        emit(events, EVERYONE, Event.ENDED, seat)
        end_taking(board, state, seat, events)


@kernel
def discard(board: Board, state: State, seat: int, strips: int, events: Array | None) -> None:
    """WE-R9 to WE-R13: rear strips go to the stock, the front stays, each costs a die."""
    for _ in range(strips):
        put_in_stock(state, drop_rear(state, seat))
    state.discarded = strips
    state.phase = Phase.THROW
    if strips:
        emit(events, EVERYONE, Event.DISCARDED, seat, strips, int(board.dice) - strips)


@kernel
def to_throw(board: Board, state: State) -> int:
    """WE-R12, WE-R14: all dice of this turn but those set aside."""
    return int(board.dice) - int(state.discarded) - total(state)


@kernel
def draws(board: Board, state: State, out: Array) -> int:
    """The draws of the set-up (WE-A11), or of the dice that are thrown now (WE-R14)."""
    if int(state.phase) == Phase.SET_UP:
        if int(state.players) == 2:
            return ask(out, 1, 20, 0, 0, 0, Throw.SET_UP_TWO)
        return ask(out, 1, 90, 0, 0, 0, Throw.SET_UP_THREE)
    turn, seat, throw = int(state.turn), int(state.seat), int(state.throws) + 1
    return ask(out, to_throw(board, state), COLOURS, turn, seat, throw, Throw.THROW)


@kernel
def settle(board: Board, state: State, faces: Array, events: Array | None) -> None:
    """The set-up is drawn (WE-A11), or the dice have fallen: after the third throw the taking
    begins (WE-R14)."""
    if int(state.phase) == Phase.SET_UP:
        set_up(board, state, int(faces[0]), events)
        return
    number, seat = to_throw(board, state), int(state.seat)
    fallen = count_faces(faces, number)
    for colour in range(COLOURS):
        state.dice[colour] = int(state.dice[colour]) + ((fallen >> 4 * colour) & 15)
    state.throws = int(state.throws) + 1
    if events is not None:
        thrown = rank_of_faces(board, faces, number)
        emit(events, EVERYONE, Event.THREW, seat, int(state.throws), thrown)
    if int(state.throws) == int(board.throws):
        end_throwing(board, state, seat, events)
    else:
        state.phase = Phase.KEEP


@kernel
def keep(board: Board, state: State, seat: int, kept: int, events: Array | None) -> None:
    """WE-R15, WE-R16: any dice are set aside, the others are thrown again."""
    emit(events, EVERYONE, Event.KEPT, seat, kept)
    for colour in range(COLOURS):
        state.dice[colour] = count_in(board, kept, colour)
    state.phase = Phase.THROW


@kernel
def end_throwing(board: Board, state: State, seat: int, events: Array | None) -> None:
    """WE-A7: last place is judged now, for the failure and for all thefts of this turn."""
    state.last_place = last_place(state)
    state.phase = Phase.TAKE
    state.takeable = find_takeable(state, seat)
    if int(state.takeable) == 0:  # WE-R22, WE-R31, WE-A5
        fail(state, seat, events)
        end_turn(board, state, events)


@kernel
def take(board: Board, state: State, seat: int, strip: int, events: Array | None) -> None:
    """WE-R18 to WE-R22: a strip from the stock."""
    take_from_stock(state, strip)
    append(state, seat, strip)
    emit(events, EVERYONE, Event.TOOK, seat, strip, int(state.front[seat]))
    go_on_taking(board, state, seat, events)


@kernel
def steal(
    board: Board, state: State, seat: int, victim: int, strip: int, events: Array | None
) -> None:
    """WE-R25 to WE-R30: the rear strip of an opponent, whose front drops by its length.

    WE-R35: in last place the marker moves up instead, and the front is unchanged.
    """
    drop_rear(state, victim)
    append(state, seat, strip)
    state.robbed = int(state.robbed) | (1 << victim)
    emit(events, EVERYONE, Event.STOLE, seat, victim, strip, int(state.front[seat]))
    cells = theft_costs(int(state.last_place), victim, strip)
    move_front(state, victim, -cells)
    if cells:
        emit(events, EVERYONE, Event.FELL_BACK, victim, cells, int(state.front[victim]))
    else:
        emit(events, EVERYONE, Event.HELD, victim, int(state.front[victim]))
    go_on_taking(board, state, seat, events)


@kernel
def go_on_taking(board: Board, state: State, seat: int, events: Array | None) -> None:
    """When nothing more can be taken, the taking ends by itself."""
    state.takeable = find_takeable(state, seat)
    if int(state.takeable) == 0:
        end_taking(board, state, seat, events)


@kernel
def end_taking(board: Board, state: State, seat: int, events: Array | None) -> None:
    """WE-A16: the strips of a turn count as taken together; then WE-R36 is judged."""
    cell = int(state.front[seat])
    if cell >= int(board.goal):
        clear_table(state)
        pass_turn(state)
        state.phase = Phase.OVER
        emit(events, EVERYONE, Event.WON, seat, cell)
    else:
        end_turn(board, state, events)


@kernel
def fail(state: State, seat: int, events: Array | None) -> None:
    """WE-R31 to WE-R34, WE-A6, WE-A9, WE-A10: what being unable to take costs."""
    emit(events, EVERYONE, Event.FAILED, seat)
    if (int(state.last_place) >> seat) & 1:
        emit(events, EVERYONE, Event.SPARED, seat)
    elif int(state.laid[seat]) == 1:
        length = length_of(strip_at(state, seat, 0))
        back = min(length, int(state.front[seat]) - length)
        move_front(state, seat, -back)
        emit(events, EVERYONE, Event.SLID_BACK, seat, back, int(state.front[seat]))
    else:
        strip = drop_front(state, seat)
        put_in_stock(state, strip)
        emit(events, EVERYONE, Event.GAVE_BACK, seat, strip, int(state.front[seat]))


@kernel
def merits(board: Board, state: State, out: Any) -> None:
    """WE-R37, WE-A13, WE-A16: ranked by distance to the goal, which is never below 0."""
    for seat in range(int(state.players)):
        out[seat] = min(int(state.front[seat]), int(board.goal))
