"""What the mind of Würfel Express looks at: the position between two turns, seen by one seat.

Colours are looked at one by one and added up, so that no colour is another one than any other: a
position with its colours exchanged is the same position. Opponents are told apart by when they act:
who has the next turn, who acts before this seat, who after it.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import (
    FRONT,
    HELD,
    LAID,
    LENGTHS,
    MOVER,
    PLAYERS,
    SEATS,
    SHORTER,
    STOCK,
)
from jacta.games.wurfel_express.state import COLOURS, SHORTEST

__all__ = ["INPUTS", "list_inputs"]

CELLS: Final = 30
STOCKS: Final = 32
WHENS: Final = 3
GROUPS: Final = 3
_FAR: Final = 14
_DIFFERENCES: Final = 2 * _FAR + 1

# Each group of inputs, and where it begins.
OWN: Final = 0  # a colour: whose turn it is, own strip or none, strips in the stock
THEIRS: Final = OWN + 2 * 31 * STOCKS  # a colour of an opponent, and whether it is one's own
CELL: Final = THEIRS + WHENS * 2 * (STOCKS + 7 * LENGTHS)
THEIR_CELL: Final = CELL + (SEATS - 1) * SEATS * CELLS
DIFFERENCE: Final = THEIR_CELL + GROUPS * WHENS * CELLS
LEADER: Final = DIFFERENCE + GROUPS * WHENS * _DIFFERENCES
TRACK: Final = LEADER + GROUPS * WHENS * CELLS
THEIR_TRACK: Final = TRACK + 2 * 7 * CELLS
REAR: Final = THEIR_TRACK + WHENS * 7 * CELLS
LAST: Final = REAR + 2 * 6 * SEATS
OPTION: Final = LAST + 2 * (SEATS - 1)
INPUTS: Final = OPTION + 2


@kernel
def list_inputs(facts: Array, seat: int, out: Array) -> int:
    """Write the inputs that are on for a seat, and give their number."""
    players, mover = int(facts[PLAYERS]), int(facts[MOVER])
    delay = (seat - mover) % players
    waits = int(delay > 0)
    group = (players - 1) // 2  # 2, 3 and 4, 5 and 6 players
    own, cell = HELD + seat * COLOURS, int(facts[FRONT + seat])
    number = 0
    for colour in range(COLOURS):
        held, stock = int(facts[own + colour]), int(facts[STOCK + colour]) >> SHORTEST
        out[number] = OWN + (waits * 31 + held) * STOCKS + stock
        number += 1
    leader, leader_when, last, thieves = -1, 0, 1, 0
    rear = -1
    for colour in range(COLOURS):
        if 1 <= facts[own + colour] <= LENGTHS:
            rear = colour
    for other in range(players):
        if other == seat:
            continue
        turns = (other - mover) % players
        when = 2 if turns > delay else int(turns > 0)
        theirs, front = HELD + other * COLOURS, int(facts[FRONT + other])
        laid = int(facts[LAID + other])
        for colour in range(COLOURS):
            held, mine = int(facts[theirs + colour]), int(facts[own + colour] > 0)
            kind = int(facts[STOCK + colour]) >> SHORTEST
            if held:
                kind = STOCKS + held - 1
                if laid == 1:  # the only strip cannot be stolen
                    kind += 6 * LENGTHS
            out[number] = THEIRS + (when * 2 + mine) * (STOCKS + 7 * LENGTHS) + kind
            number += 1
        away = max(-_FAR, min(_FAR, cell - front)) + _FAR
        out[number] = THEIR_CELL + (group * WHENS + when) * CELLS + front
        out[number + 1] = DIFFERENCE + (group * WHENS + when) * _DIFFERENCES + away
        out[number + 2] = THEIR_TRACK + (when * 7 + laid) * CELLS + front
        number += 3
        if front > leader:
            leader, leader_when = front, when
        if front < cell:
            last = 0
        if rear >= 0 and when < 2 and facts[theirs + rear] == 0:
            thieves += 1
    laid = int(facts[LAID + seat])
    length = int(facts[own + rear]) if rear >= 0 and laid > 1 else 0
    out[number] = CELL + ((players - 2) * SEATS + delay) * CELLS + cell
    out[number + 1] = LEADER + (group * WHENS + leader_when) * CELLS + leader
    out[number + 2] = TRACK + (waits * 7 + laid) * CELLS + cell
    out[number + 3] = REAR + (last * 6 + length) * SEATS + thieves
    out[number + 4] = LAST + last * (SEATS - 1) + players - 2
    out[number + 5] = OPTION + int(facts[SHORTER])
    return number + 6
