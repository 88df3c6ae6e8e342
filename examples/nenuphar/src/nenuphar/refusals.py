"""Why something is refused, and which lengths a frog can hop."""

from jacta.engine.doors.jit import kernel

from .state import LENGTHS, Pond, State, active
from .vocabulary import Phase, Reason


@kernel
def lengths_thrown(state: State) -> int:
    """NE-R4: the lengths that the dice show, as a mask."""
    return 1 << (int(state.dice[0]) - 1) | 1 << (int(state.dice[1]) - 1)


@kernel
def refusal(board: Pond, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else its reason."""
    phase = int(state.phase)
    if phase == Phase.OVER:
        return Reason.GAME_OVER
    if seat != active(state):
        return Reason.NOT_YOUR_TURN
    if phase == Phase.THROW:
        return Reason.DICE_IN_THE_AIR
    is_hop = action < LENGTHS
    if phase == Phase.REST_OR_THROW:
        return Reason.HOPPED if is_hop else 0
    if not is_hop:
        return Reason.HOP_FIRST
    return 0 if (lengths_thrown(state) >> action) & 1 else Reason.NOT_ON_THE_DICE
