"""Why a ride is refused, and how far one may go."""

from jacta.engine.doors.jit import kernel

from .state import OVER, Road, State
from .vocabulary import Reason


@kernel
def active(state: State) -> int:
    """SL-R1: seat 0 begins, and play is clockwise."""
    return int(state.turn) % int(state.players)


@kernel
def furthest(board: Road, state: State, seat: int) -> int:
    """SL-R3: as many cells as the die shows, but not past the end of the road."""
    return min(int(state.pips), int(board.length) - int(state.cells[seat]))


@kernel
def refusal(board: Road, state: State, seat: int, action: int) -> int:
    """0 for a legal action, else its reason."""
    if int(state.pips) == OVER:
        return Reason.GAME_OVER
    if seat != active(state):
        return Reason.NOT_YOUR_TURN
    if int(state.pips) == 0:
        return Reason.DIE_IN_THE_AIR
    return 0 if action < furthest(board, state, seat) else Reason.TOO_FAR
