"""Why an action is refused: one reason for each, the first that applies."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.games.wurfel_express.dice import count_in, total
from jacta.games.wurfel_express.state import COLOURS, SHORTEST, Board, State
from jacta.games.wurfel_express.taking import lengths_in_stock
from jacta.games.wurfel_express.tracks import colour_of, colours_held, length_of, strip_at
from jacta.games.wurfel_express.vocabulary import STRIPS, Action, Phase, Reason

__all__ = ["refusal"]


@kernel
def refusal(board: Board, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else 1 + the index of its reason."""
    phase = int(state.phase)
    if phase == Phase.OVER:
        return Reason.GAME_OVER
    if seat != int(state.seat):
        return Reason.NOT_YOUR_TURN
    if phase in (Phase.SET_UP, Phase.THROW):
        return Reason.DICE_IN_THE_AIR
    if action < Action.KEEP:
        return refuse_discard(state, seat, action)
    if action < Action.TAKE:
        return refuse_keep(board, state, action)
    return refuse_taking(state, seat, action)


@kernel
def refuse_discard(state: State, seat: int, strips: int) -> int:
    """WE-R9, WE-R10."""
    if int(state.phase) != Phase.DISCARD:
        return Reason.DISCARD_TOO_LATE
    if strips >= int(state.laid[seat]):
        return Reason.DISCARD_TOO_MANY
    return 0


@kernel
def refuse_keep(board: Board, state: State, action: int) -> int:
    """WE-R14, WE-R15, WE-R17: keep or stop."""
    if int(state.phase) == Phase.DISCARD:
        return Reason.THROW_FIRST
    if int(state.phase) == Phase.TAKE:
        return Reason.THROWING_OVER
    if action == Action.STOP:
        return 0
    kept = 0
    for colour in range(COLOURS):
        number = count_in(board, action - Action.KEEP, colour)
        kept += number
        if number > int(state.dice[colour]):
            return Reason.KEEP_NOT_THROWN
    if kept == total(state):
        return Reason.KEEP_ALL_IS_STOP
    return 0


@kernel
def refuse_taking(state: State, seat: int, action: int) -> int:
    """Take, steal or end the turn."""
    if int(state.phase) == Phase.DISCARD:
        return Reason.THROW_FIRST
    if int(state.phase) == Phase.KEEP:
        return Reason.STILL_THROWING
    if action == Action.DONE:
        return 0
    stealing = action >= Action.STEAL
    strip = (action - Action.STEAL) % STRIPS if stealing else action - Action.TAKE
    reason = refuse_entitlement(state, seat, strip)
    if reason:
        return reason
    if stealing:
        return refuse_victim(state, seat, (action - Action.STEAL) // STRIPS, strip)
    return refuse_stock(state, strip)


@kernel
def refuse_entitlement(state: State, seat: int, strip: int) -> int:
    """WE-R18, WE-R24: what the dice do not entitle to."""
    number = int(state.dice[colour_of(strip)])
    if (colours_held(state, seat) >> colour_of(strip)) & 1:
        return Reason.COLOUR_ON_TRACK
    if number < SHORTEST:
        return Reason.TOO_FEW_DICE
    if number < length_of(strip):
        return Reason.STRIP_TOO_LONG
    return 0


@kernel
def refuse_stock(state: State, strip: int) -> int:
    """WE-R21, WE-A1, WE-A11: what the stock does not have, or has in the exact length too."""
    colour, length = colour_of(strip), length_of(strip)
    if (int(state.removed[colour]) >> length) & 1:
        return Reason.STRIP_REMOVED
    if not (int(state.stock[colour]) >> length) & 1:
        return Reason.NOT_IN_STOCK
    if not (lengths_in_stock(state, colour, int(state.dice[colour])) >> length) & 1:
        return Reason.EXACT_IN_STOCK
    return 0


@kernel
def refuse_victim(state: State, seat: int, victim: int, strip: int) -> int:
    """WE-R25 to WE-R28."""
    if victim == seat or victim >= int(state.players):
        return Reason.NO_SUCH_OPPONENT
    if (int(state.robbed) >> victim) & 1:
        return Reason.ROBBED_ALREADY
    if int(state.laid[victim]) == 0 or strip_at(state, victim, 0) != strip:
        return Reason.NOT_THE_REAR_STRIP
    if int(state.laid[victim]) == 1:
        return Reason.ONLY_STRIP
    return 0
