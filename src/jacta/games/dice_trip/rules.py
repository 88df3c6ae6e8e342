"""The rules of Dice Trip, in the order of a turn: throw, keep or reroll, enter, reveal."""

from __future__ import annotations

from typing import Any

from jacta.engine.bits import count_bits, lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE, NOBODY, ask
from jacta.engine.stream import below
from jacta.games.dice_trip.entries import empty_towns, enter, list_entries, unwritten
from jacta.games.dice_trip.refusals import refusal, thrower
from jacta.games.dice_trip.scoring import (
    clean_zones,
    longest_route,
    longest_series,
    score,
    series_points,
)
from jacta.games.dice_trip.state import DICE_THROWN, LAST_TURN, NUMBERS, SEATS, TURNS, Board, State
from jacta.games.dice_trip.vocabulary import Action, Event, Phase, Throw

__all__ = [
    "actors",
    "apply",
    "audience",
    "count",
    "draws",
    "legal",
    "merits",
    "nth",
    "refusal",
    "sample",
    "settle",
    "start",
    "view",
]


LEAST_SCORE = -25

# To keep the dice, or to reroll some of the four: 1 + 15 decisions of the thrower.
DECISIONS = Action.WRITE - Action.KEEP


@kernel
def start(board: Board, state: State) -> None:
    """DT-R1: all sheets are empty, and the dice are to be thrown."""
    state.phase = Phase.THROW


@kernel
def actors(board: Board, state: State) -> int:
    """Chance, the thrower, or all who are still to enter: which seats these are is public."""
    phase = int(state.phase)
    if phase == Phase.OVER:
        return NOBODY
    if phase == Phase.DECIDE:
        return 1 << thrower(state)
    return int(state.waiting) if phase == Phase.ENTER else CHANCE


@kernel
def list_legal(board: Board, state: State, seat: int, wanted: int, out: Array | None) -> int:
    """Go through the legal actions: the one at place `wanted`, or their number."""
    if int(state.phase) == Phase.DECIDE:
        if wanted >= 0:
            return Action.KEEP + wanted
        if out is not None:
            for index in range(DECISIONS):
                out[index] = Action.KEEP + index
        return DECISIONS
    return list_entries(board, state, seat, wanted, out)


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
def audience(board: Board, state: State, seat: int, action: int) -> int:
    """DT-A14: an entry is seen by its own seat alone, unless it is the last one of the turn."""
    if seat == CHANCE or int(state.phase) == Phase.DECIDE:
        return EVERYONE
    last = int(state.waiting) == 1 << seat and completes_turn(state, seat)
    return EVERYONE if last else 1 << seat


@kernel
def completes_turn(state: State, seat: int) -> bool:
    """Whether the next entry of a seat is its last: the second (DT-R8), or the only (DT-R11)."""
    return int(state.first[seat]) != 0 or int(state.turn) == LAST_TURN


@kernel
def draws(board: Board, state: State, out: Array) -> int:
    """DT-R2, DT-R13: four dice, or those that are thrown again."""
    rethrow = int(state.phase) == Phase.RETHROW
    number = 0
    for die in range(DICE_THROWN):
        number += int(state.dice[die]) == 0
    kind = Throw.RETHROW if rethrow else Throw.THROW
    return ask(out, number, 6, int(state.turn), thrower(state), int(rethrow), kind)


@kernel
def settle(board: Board, state: State, faces: Array, events: Array | None) -> None:
    """The dice have fallen: the thrower may reroll once (DT-R13), else the entries open."""
    index, seat, rethrown = 0, thrower(state), int(state.phase) == Phase.RETHROW
    for die in range(DICE_THROWN):
        if int(state.dice[die]) == 0:
            state.dice[die] = int(faces[index]) + 1
            index += 1
    if events is not None:
        red, green = int(state.dice[0]) - 1, int(state.dice[1]) - 1
        blue, yellow = int(state.dice[2]) - 1, int(state.dice[3]) - 1
        kind = Event.RETHREW if rethrown else Event.THREW
        emit(events, EVERYONE, kind, seat, red, green, blue, yellow)
    if (int(state.rerolled) >> seat) & 1:  # DT-A10
        open_entries(board, state, events)
    else:
        state.phase = Phase.DECIDE


@kernel
def apply(board: Board, state: State, seat: int, action: int, events: Array | None) -> None:
    if action == Action.KEEP:
        emit(events, EVERYONE, Event.KEPT, seat)
        open_entries(board, state, events)
    elif action < Action.WRITE:
        reroll(state, seat, action - Action.REROLL + 1, events)
    else:
        note_entry(board, state, seat, action, events)


@kernel
def reroll(state: State, seat: int, dice: int, events: Array | None) -> None:
    """DT-R13: one to four dice of choice are thrown again, for all players."""
    emit(events, EVERYONE, Event.REROLLED, seat, dice - 1)
    for die in range(DICE_THROWN):
        if (dice >> die) & 1:
            state.dice[die] = 0
    state.rerolled = int(state.rerolled) | (1 << seat)
    state.phase = Phase.RETHROW


@kernel
def open_entries(board: Board, state: State, events: Array | None) -> None:
    """DT-A14: all enter at the same time.

    In the last turn a seat that can write no number of these dice must strike its last town
    (DT-R8, DT-R11). All know that, and so it is done by itself.
    """
    state.phase = Phase.ENTER
    state.waiting = (1 << int(state.players)) - 1
    if int(state.turn) == LAST_TURN:
        for seat in range(int(state.players)):
            if must_strike(state, seat):
                state.first[seat] = 1 + Action.STRIKE + lowest_bit(empty_towns(state, seat))
                state.waiting = int(state.waiting) ^ (1 << seat)
        if int(state.waiting) == 0:
            reveal(board, state, events)


@kernel
def must_strike(state: State, seat: int) -> bool:
    """Whether every number of the dice stands on the sheet already (DT-R7, DT-R11)."""
    return unwritten(state, int(state.used[seat])) == 0


@kernel
def struck_by_itself(state: State, seat: int) -> int:
    """1 + the entry of a seat that was made by itself in the last turn (DT-R11), or 0."""
    entry = int(state.first[seat])
    forced = int(state.phase) == Phase.ENTER and int(state.turn) == LAST_TURN
    return entry if forced and entry > Action.STRIKE and must_strike(state, seat) else 0


@kernel
def note_entry(board: Board, state: State, seat: int, action: int, events: Array | None) -> None:
    """DT-R8: two entries a turn, which nobody else sees before all have entered (DT-A14)."""
    complete = completes_turn(state, seat)
    if int(state.first[seat]):
        state.second[seat] = 1 + action
    else:
        state.first[seat] = 1 + action
    if complete:
        state.waiting = int(state.waiting) ^ (1 << seat)
        if int(state.waiting):
            emit(events, EVERYONE, Event.ENTERED, seat)
        else:
            reveal(board, state, events)


@kernel
def reveal(board: Board, state: State, events: Array | None) -> None:
    """DT-R10: all entries are in; they are shown, and the next player throws."""
    for seat in range(int(state.players)):
        enter(board, state, seat, events)
    for die in range(DICE_THROWN):
        state.dice[die] = 0
    state.turn = int(state.turn) + 1
    if int(state.turn) == TURNS:  # DT-R12
        state.phase = Phase.OVER
        if events is not None:
            count_sheets(board, state, events)
    else:
        state.phase = Phase.THROW


@kernel
def count_sheets(board: Board, state: State, events: Array | None) -> None:
    """The final count, line by line; ties share the win (DT-A13), solo has no winner (DT-A16)."""
    best = LEAST_SCORE
    for seat in range(int(state.players)):
        count_sheet(board, state, seat, events)
        best = max(best, score(board, state, seat))
    for seat in range(int(state.players)):
        if int(state.players) > 1 and score(board, state, seat) == best:
            emit(events, EVERYONE, Event.WON, seat)


@kernel
def count_sheet(board: Board, state: State, seat: int, events: Array | None) -> None:
    place, struck = state.place[seat], int(state.struck[seat])
    emit(events, EVERYONE, Event.COUNTED_BONUSES, seat, count_bits(int(state.bonus[seat])))
    emit(events, EVERYONE, Event.COUNTED_STRIKES, seat, count_bits(struck))
    emit(events, EVERYONE, Event.COUNTED_ROUTE, seat, longest_route(board, place))
    series, zones = longest_series(board, place), clean_zones(board, struck)
    emit(events, EVERYONE, Event.COUNTED_SERIES, seat, series, series_points(series))
    emit(events, EVERYONE, Event.COUNTED_ZONES, seat, zones, int(board.zone_points[zones]))
    if int(state.tens):
        emit(events, EVERYONE, Event.COUNTED_TENS, seat, int(state.tens_points[seat]))
    emit(events, EVERYONE, Event.SCORED, seat, score(board, state, seat) - LEAST_SCORE)


@kernel
def view(board: Board, state: State, seat: int, out: State) -> None:
    """DT-A14: the entries of this turn are for the eyes of their own seat."""
    out.version, out.players, out.tens = state.version, state.players, state.tens
    out.phase, out.turn, out.waiting = state.phase, state.turn, state.waiting
    out.rerolled, out.doubled = state.rerolled, state.doubled
    for die in range(DICE_THROWN):
        out.dice[die] = state.dice[die]
    for other in range(SEATS):
        out.first[other] = state.first[other] if other == seat else 0
        out.second[other] = state.second[other] if other == seat else 0
        out.used[other], out.filled[other] = state.used[other], state.filled[other]
        out.struck[other], out.bonus[other] = state.struck[other], state.bonus[other]
        out.tens_points[other] = state.tens_points[other]
        for number in range(NUMBERS):
            out.place[other, number] = state.place[other, number]


@kernel
def sample(board: Board, seen: State, seat: int, counter: Array, out: State) -> None:
    """Who has entered has entered something legal; of others nothing is known."""
    view(board, seen, seat, out)
    if int(seen.phase) != Phase.ENTER:
        return
    for other in range(int(seen.players)):
        if other != seat and not (int(seen.waiting) >> other) & 1:
            out.first[other] = 1 + any_entry(board, out, other, counter)
            if int(seen.turn) != LAST_TURN:
                out.second[other] = 1 + any_entry(board, out, other, counter)


@kernel
def any_entry(board: Board, state: State, seat: int, counter: Array) -> int:
    number = list_entries(board, state, seat, -1, None)
    return list_entries(board, state, seat, below(counter, number), None)


@kernel
def merits(board: Board, state: State, out: Any) -> None:
    """DT-R12: ranked by score; the entries of this turn count once all are in."""
    for seat in range(int(state.players)):
        out[seat] = score(board, state, seat)
