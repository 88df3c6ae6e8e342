"""Facts: what follows from the rules and every table shows, computed here and nowhere else.

| place in the row | fact |
| --- | --- |
| 0 | mask of seats in last place: as judged (WE-A7), or as things stand |
| 1 | how many throws the active player has left (WE-R14) |
| 2 | how many numbers of strips may be discarded now, none included (WE-R10) |
| 3 to 8 | by seat: how many cells a theft of the rear strip would cost (WE-R28, WE-R30, WE-R35) |
"""

from __future__ import annotations

from typing import Final

from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.state import Board, State
from jacta.games.wurfel_express.tracks import last_place, strip_at, theft_costs
from jacta.games.wurfel_express.vocabulary import Phase

__all__ = ["FACTS", "SEATS", "facts"]

FACTS: Final = 3
SEATS: Final = 6


def facts(boards: Array, states: Array, out: Array) -> None:
    """Write the facts of a position into a row."""
    write_facts(boards[0], states[0], out)


@kernel
def write_facts(board: Board, state: State, out: Array) -> None:
    phase, seat = int(state.phase), int(state.seat)
    last = int(state.last_place) if phase == Phase.TAKE else last_place(state)
    out[0] = last
    out[1] = int(board.throws) - int(state.throws) if phase < Phase.TAKE else 0
    out[2] = int(state.laid[seat]) if phase == Phase.DISCARD else 0
    for other in range(int(state.players)):
        if int(state.laid[other]) > 1:
            out[FACTS + other] = theft_costs(last, other, strip_at(state, other, 0))
