"""Why an action is refused: one reason for each, the first that applies."""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.games.wurfel_express.dice import count_in, total
from jacta.games.wurfel_express.state import (
    COLOURS,
    DISCARD,
    KEEP,
    OVER,
    SET_UP,
    SHORTEST,
    TAKE,
    THROW,
    Board,
    State,
)
from jacta.games.wurfel_express.taking import lengths_in_stock
from jacta.games.wurfel_express.tracks import colour_of, colours_held, length_of, strip_at
from jacta.games.wurfel_express.vocabulary import (
    DONE_ACTION,
    KEEP_ACTION,
    REASONS,
    STEAL_ACTION,
    STOP_ACTION,
    STRIPS,
    TAKE_ACTION,
)

__all__ = ["refusal"]


_CODES = [reason.code for reason in REASONS]
GAME_OVER = 1 + _CODES.index("game-over")
NOT_YOUR_TURN = 1 + _CODES.index("not-your-turn")
DICE_IN_THE_AIR = 1 + _CODES.index("dice-in-the-air")
DISCARD_TOO_LATE = 1 + _CODES.index("discard-too-late")
DISCARD_TOO_MANY = 1 + _CODES.index("discard-too-many")
THROW_FIRST = 1 + _CODES.index("throw-first")
THROWING_OVER = 1 + _CODES.index("throwing-over")
KEEP_NOT_THROWN = 1 + _CODES.index("keep-not-thrown")
KEEP_ALL_IS_STOP = 1 + _CODES.index("keep-all-is-stop")
STILL_THROWING = 1 + _CODES.index("still-throwing")
TOO_FEW_DICE = 1 + _CODES.index("too-few-dice")
STRIP_TOO_LONG = 1 + _CODES.index("strip-too-long")
COLOUR_ON_TRACK = 1 + _CODES.index("colour-on-track")
STRIP_REMOVED = 1 + _CODES.index("strip-removed")
NOT_IN_STOCK = 1 + _CODES.index("not-in-stock")
EXACT_IN_STOCK = 1 + _CODES.index("exact-in-stock")
NO_SUCH_OPPONENT = 1 + _CODES.index("no-such-opponent")
ROBBED_ALREADY = 1 + _CODES.index("robbed-already")
NOT_THE_REAR_STRIP = 1 + _CODES.index("not-the-rear-strip")
ONLY_STRIP = 1 + _CODES.index("only-strip")


@kernel
def refusal(board: Board, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else 1 + the index of its reason."""
    phase = int(state.phase)
    if phase == OVER:
        return GAME_OVER
    if seat != int(state.seat):
        return NOT_YOUR_TURN
    if phase in (SET_UP, THROW):
        return DICE_IN_THE_AIR
    if action < KEEP_ACTION:
        return refuse_discard(state, seat, action)
    if action < TAKE_ACTION:
        return refuse_keep(board, state, action)
    return refuse_taking(state, seat, action)


@kernel
def refuse_discard(state: State, seat: int, strips: int) -> int:
    """WE-R9, WE-R10."""
    if int(state.phase) != DISCARD:
        return DISCARD_TOO_LATE
    if strips >= int(state.laid[seat]):
        return DISCARD_TOO_MANY
    return 0


@kernel
def refuse_keep(board: Board, state: State, action: int) -> int:
    """WE-R14, WE-R15, WE-R17: keep or stop."""
    if int(state.phase) == DISCARD:
        return THROW_FIRST
    if int(state.phase) == TAKE:
        return THROWING_OVER
    if action == STOP_ACTION:
        return 0
    kept = 0
    for colour in range(COLOURS):
        number = count_in(board, action - KEEP_ACTION, colour)
        kept += number
        if number > int(state.dice[colour]):
            return KEEP_NOT_THROWN
    if kept == total(state):
        return KEEP_ALL_IS_STOP
    return 0


@kernel
def refuse_taking(state: State, seat: int, action: int) -> int:
    """Take, steal or end the turn."""
    if int(state.phase) == DISCARD:
        return THROW_FIRST
    if int(state.phase) == KEEP:
        return STILL_THROWING
    if action == DONE_ACTION:
        return 0
    stealing = action >= STEAL_ACTION
    strip = (action - STEAL_ACTION) % STRIPS if stealing else action - TAKE_ACTION
    reason = refuse_entitlement(state, seat, strip)
    if reason:
        return reason
    if stealing:
        return refuse_victim(state, seat, (action - STEAL_ACTION) // STRIPS, strip)
    return refuse_stock(state, strip)


@kernel
def refuse_entitlement(state: State, seat: int, strip: int) -> int:
    """WE-R18, WE-R24: what the dice do not entitle to."""
    number = int(state.dice[colour_of(strip)])
    if (colours_held(state, seat) >> colour_of(strip)) & 1:
        return COLOUR_ON_TRACK
    if number < SHORTEST:
        return TOO_FEW_DICE
    if number < length_of(strip):
        return STRIP_TOO_LONG
    return 0


@kernel
def refuse_stock(state: State, strip: int) -> int:
    """WE-R21, WE-A1: what the stock does not have, or has in the exact length too."""
    colour, length = colour_of(strip), length_of(strip)
    if (int(state.removed[colour]) >> length) & 1:
        return STRIP_REMOVED
    if not (int(state.stock[colour]) >> length) & 1:
        return NOT_IN_STOCK
    if not (lengths_in_stock(state, colour, int(state.dice[colour])) >> length) & 1:
        return EXACT_IN_STOCK
    return 0


@kernel
def refuse_victim(state: State, seat: int, victim: int, strip: int) -> int:
    """WE-R25 to WE-R28."""
    if victim == seat or victim >= int(state.players):
        return NO_SUCH_OPPONENT
    if (int(state.robbed) >> victim) & 1:
        return ROBBED_ALREADY
    if int(state.laid[victim]) == 0 or strip_at(state, victim, 0) != strip:
        return NOT_THE_REAR_STRIP
    if int(state.laid[victim]) == 1:
        return ONLY_STRIP
    return 0
