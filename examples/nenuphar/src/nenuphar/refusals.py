"""Why something is refused, and which lengths a frog can hop."""

from jacta.engine.jit import kernel

from .state import LENGTHS, OVER, REST_OR_THROW, THROW, Pond, State, active
from .vocabulary import (
    DICE_IN_THE_AIR,
    GAME_OVER,
    HAS_HOPPED,
    HOP_FIRST,
    NOT_ON_THE_DICE,
    NOT_YOUR_TURN,
)


@kernel
def lengths_thrown(state: State) -> int:
    """NE-R4: the lengths that the dice show, as a mask."""
    return 1 << (int(state.dice[0]) - 1) | 1 << (int(state.dice[1]) - 1)


@kernel
def refusal(board: Pond, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else 1 + the index of its reason."""
    phase = int(state.phase)
    if phase == OVER:
        return GAME_OVER
    if seat != active(state):
        return NOT_YOUR_TURN
    if phase == THROW:
        return DICE_IN_THE_AIR
    is_hop = action < LENGTHS
    if phase == REST_OR_THROW:
        return HAS_HOPPED if is_hop else 0
    if not is_hop:
        return HOP_FIRST
    return 0 if (lengths_thrown(state) >> action) & 1 else NOT_ON_THE_DICE
