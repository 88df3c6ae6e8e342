"""What the mind of Würfel Express looks at: the position between two turns, seen by one seat.

Colours are looked at one by one and added up, so that no colour is another one than any other: a
position with its colours exchanged is the same position. Two players have inputs of their own
(`inputs_of_two`). Where there are more, opponents are told apart by when they act: who has the next
turn, who acts before this seat, who after it.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import (
    FRONT,
    HELD,
    LAID,
    MOVER,
    PLAYERS,
    SEATS,
    SHORTER,
)
from jacta.games.wurfel_express.bots.inputs_of_two import (
    CELLS,
    FAR,
    INPUTS_OF_TWO,
    OF_OWN,
    OF_THEIRS,
    kind_of_own,
    kind_of_theirs,
    list_inputs_of_two,
    rear_of,
)
from jacta.games.wurfel_express.state import COLOURS

__all__ = ["INPUTS", "list_inputs"]

WHENS: Final = 3
GROUPS: Final = 2
NUMBERS: Final = SEATS - 2  # of players, from three on
_DIFFERENCES: Final = 2 * FAR + 1

# Each group of inputs, and where it begins.
OWN: Final = INPUTS_OF_TWO  # a colour: whose turn it is, own strip or none, strips in the stock
THEIRS: Final = OWN + 2 * OF_OWN  # a colour of an opponent, and whether it is one's own
CELL: Final = THEIRS + WHENS * 2 * OF_THEIRS
THEIR_CELL: Final = CELL + NUMBERS * SEATS * CELLS
DIFFERENCE: Final = THEIR_CELL + GROUPS * WHENS * CELLS
LEADER: Final = DIFFERENCE + GROUPS * WHENS * _DIFFERENCES
TRACK: Final = LEADER + GROUPS * WHENS * CELLS
THEIR_TRACK: Final = TRACK + 2 * 7 * CELLS
REAR: Final = THEIR_TRACK + WHENS * 7 * CELLS
LAST: Final = REAR + 2 * 6 * SEATS
OPTION: Final = LAST + 2 * NUMBERS
INPUTS: Final = OPTION + 2


@kernel
def list_inputs(facts: Array, seat: int, out: Array) -> int:
    """Write the inputs that are on for a seat, and give their number."""
    if facts[PLAYERS] == 2:
        return list_inputs_of_two(facts, seat, out)
    return list_inputs_of_many(facts, seat, out)


@kernel
def list_inputs_of_many(facts: Array, seat: int, out: Array) -> int:
    players, mover = int(facts[PLAYERS]), int(facts[MOVER])
    delay = (seat - mover) % players
    waits = int(delay > 0)
    group = (players - 3) // 2  # 3 and 4, 5 and 6 players
    own, cell = HELD + seat * COLOURS, int(facts[FRONT + seat])
    number = 0
    for colour in range(COLOURS):
        out[number] = OWN + waits * OF_OWN + kind_of_own(facts, seat, colour)
        number += 1
    leader, leader_when, last, thieves = -1, 0, 1, 0
    rear = rear_of(facts, seat)
    for other in range(players):
        if other == seat:
            continue
        turns = (other - mover) % players
        when = 2 if turns > delay else int(turns > 0)
        theirs, front = HELD + other * COLOURS, int(facts[FRONT + other])
        laid = int(facts[LAID + other])
        for colour in range(COLOURS):
            mine = int(facts[own + colour] > 0)
            kind = kind_of_theirs(facts, other, colour)
            out[number] = THEIRS + (when * 2 + mine) * OF_THEIRS + kind
            number += 1
        away = max(-FAR, min(FAR, cell - front)) + FAR
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
    out[number] = CELL + ((players - 3) * SEATS + delay) * CELLS + cell
    out[number + 1] = LEADER + (group * WHENS + leader_when) * CELLS + leader
    out[number + 2] = TRACK + (waits * 7 + laid) * CELLS + cell
    out[number + 3] = REAR + (last * 6 + length) * SEATS + thieves
    out[number + 4] = LAST + last * NUMBERS + players - 3
    out[number + 5] = OPTION + int(facts[SHORTER])
    return number + 6
