"""The planner: the best of this turn, exactly, with an eye on what may happen until the next one.

Where a frog is in its turn follows from the lengths it has hopped, so that a turn has only 64
states. Each gets a worth, from the last hop to the first: the better of resting and of throwing
again, which is the sum over all 36 throws. Worths are whole numbers: a leaf counts `LEAF`, and with
each hop still to come they are scaled by 36.
"""

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Policy

from .state import (
    ALL_LENGTHS,
    LENGTHS,
    Pond,
    State,
    beginning,
    hops_of,
    is_safe,
    landing,
    refuge,
    sitting,
    way_of,
)
from .vocabulary import Action, Phase

__all__ = ["POLICIES"]

LEAF = 60
WIN = 40 * LEAF  # as much as more than the whole pond
PUSH = LEAF  # what a leaf is worth that another frog loses; with more players, less
# Of sixty frogs that sit so far ahead of another one, how many are pushed in its next turn.
NEAR, FAR = 17, 9
THROWS = 36
SCRATCH = ALL_LENGTHS + 1


@kernel
def planner(
    board: Pond,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    scratch: Array,
    counter: Array,
) -> int:
    """Nothing is hidden in this game: what a seat sees is the state."""
    hopped = int(view.hopped)
    weigh(board, view, seat, scratch)
    if int(view.phase) == Phase.REST_OR_THROW:
        rest = worth_of_rest(board, view, seat, hopped) * scale(hopped)
        return Action.THROW if int(scratch[hopped]) > rest else Action.REST
    one, other = int(actions[0]), int(actions[count - 1])
    worth = worth_of_hop(board, view, seat, hopped, one, scratch)
    return other if worth_of_hop(board, view, seat, hopped, other, scratch) >= worth else one


@kernel
def weigh(board: Pond, view: State, seat: int, scratch: Array) -> None:
    """The worth of each state that this turn can still come to, the longest ones first."""
    hopped = int(view.hopped)
    for lengths in range(ALL_LENGTHS, hopped - 1, -1):
        if lengths & hopped == hopped and lengths:
            rest = worth_of_rest(board, view, seat, lengths) * scale(lengths)
            is_last = lengths == ALL_LENGTHS or beginning(view) + way_of(lengths) >= int(board.far)
            again = rest if is_last else worth_of_throw(board, view, seat, lengths, scratch)
            scratch[lengths] = max(rest, again)


@kernel
def worth_of_throw(board: Pond, view: State, seat: int, lengths: int, scratch: Array) -> int:
    """The sum over all throws: the better one of the two hops, or the fall (NE-R5)."""
    fall = worth_of_rest(board, view, seat, 0) * (scale(lengths) // THROWS)
    worth = 0
    for one in range(LENGTHS):
        for other in range(LENGTHS):
            if (lengths >> one | lengths >> other) & 1:
                worth += fall
            else:
                worth += max(
                    worth_of_hop(board, view, seat, lengths, one, scratch),
                    worth_of_hop(board, view, seat, lengths, other, scratch),
                )
    return worth


@kernel
def worth_of_hop(
    board: Pond, view: State, seat: int, lengths: int, length: int, scratch: Array
) -> int:
    """What follows a hop, and what it takes from the frog that sits there."""
    after = lengths | 1 << length
    cell = landing(board, beginning(view) + way_of(lengths), length + 1)
    worth = int(scratch[after])
    if cell < int(board.far) and sitting(board, view, cell) >= 0:
        lost = (cell - refuge(board, cell)) * PUSH // (int(view.players) - 1)
        worth += lost * scale(after)
    return worth


@kernel
def worth_of_rest(board: Pond, view: State, seat: int, lengths: int) -> int:
    """How far this turn led, less what the frogs behind may push away of it."""
    began = beginning(view)
    cell = landing(board, began, way_of(lengths))
    if cell == int(board.far):
        return WIN
    worth = (cell - began) * LEAF
    if not is_safe(board, cell):
        loss = cell - refuge(board, cell)
        for other in range(int(view.players)):
            gap = cell - int(view.cells[other])
            if other != seat and 0 < gap <= 2 * LENGTHS:
                worth -= loss * (NEAR if gap <= LENGTHS else FAR)
    return worth


@kernel
def scale(lengths: int) -> int:
    """36 for each hop that could still come: worths after fewer hops are sums over more throws."""
    scaled = 1
    for _ in range(hops_of(lengths), LENGTHS):
        scaled *= THROWS
    return scaled


POLICIES = (Policy("planner", planner, SCRATCH),)
