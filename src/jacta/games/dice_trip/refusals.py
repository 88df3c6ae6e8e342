"""Why an action is refused: one reason for each, the first that applies."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.games.dice_trip.dice import (
    dice_of,
    is_write,
    number_of,
    pair_of,
    shared_die,
    town_of,
)
from jacta.games.dice_trip.entries import empty_towns
from jacta.games.dice_trip.scoring import has_equal_digits
from jacta.games.dice_trip.state import Board, State
from jacta.games.dice_trip.vocabulary import Action, Phase, Reason

__all__ = ["refusal", "refuse_number", "thrower"]


@kernel
def thrower(state: State) -> int:
    """DT-R2, DT-A13: seat 0 throws first, then clockwise; solo, the one player always."""
    return int(state.turn) % int(state.players)


@kernel
def refusal(board: Board, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else 1 + the index of its reason."""
    phase = int(state.phase)
    if phase == Phase.OVER:
        return Reason.GAME_OVER
    if phase in (Phase.THROW, Phase.RETHROW):
        return Reason.DICE_IN_THE_AIR
    if action < Action.WRITE:
        return refuse_decision(state, seat)
    if phase == Phase.DECIDE:
        return Reason.THROWER_DECIDES
    return refuse_entry(state, seat, action)


@kernel
def refuse_decision(state: State, seat: int) -> int:
    """DT-R13, DT-A10, DT-A14: to keep or to reroll."""
    if seat != thrower(state):
        return Reason.NOT_THE_THROWER
    if int(state.phase) == Phase.ENTER:
        return Reason.REROLL_SPENT if (int(state.rerolled) >> seat) & 1 else Reason.REROLL_TOO_LATE
    return 0


@kernel
def refuse_entry(state: State, seat: int, action: int) -> int:
    """To write or to strike."""
    if not (int(state.waiting) >> seat) & 1:
        return Reason.ENTERED_ALREADY
    town = town_of(action)
    if (int(state.struck[seat]) >> town) & 1:
        return Reason.TOWN_STRUCK
    if not (empty_towns(state, seat) >> town) & 1:
        entered = int(state.first[seat]) - 1
        struck_now = entered >= 0 and not is_write(entered) and town_of(entered) == town
        return Reason.TOWN_STRUCK if struck_now else Reason.TOWN_TAKEN
    return refuse_number(state, seat, pair_of(action)) if is_write(action) else 0


@kernel
def refuse_number(state: State, seat: int, pair: int) -> int:
    """DT-R4, DT-R7, and beside a number of this turn DT-R14 to DT-R16, DT-A1, DT-A5."""
    number, entered = number_of(state, pair), int(state.first[seat]) - 1
    if entered >= 0 and is_write(entered):
        other = pair_of(entered)
        if dice_of(pair) == dice_of(other):
            return Reason.DICE_USED
        if shared_die(pair, other) >= 0:
            if (int(state.doubled) >> seat) & 1:
                return Reason.DOUBLE_SPENT
            if has_equal_digits(number) or has_equal_digits(number_of(state, other)):
                return Reason.DOUBLE_EQUAL_DIGITS
        if number == number_of(state, other):
            return Reason.NUMBER_TWICE
    return Reason.NUMBER_USED if (int(state.used[seat]) >> number) & 1 else 0
