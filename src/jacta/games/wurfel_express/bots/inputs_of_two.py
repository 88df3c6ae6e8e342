"""What the mind looks at where there are two players, and how a colour is looked at in any game.

Of two players more can be told at once: of each colour what both have of it and what the stock has,
and how near both are to the goal.
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
    SHORTER,
    STOCK,
)
from jacta.games.wurfel_express.state import COLOURS, SHORTEST

__all__ = [
    "CELLS",
    "FAR",
    "INPUTS_OF_TWO",
    "OF_OWN",
    "OF_THEIRS",
    "kind_of_own",
    "kind_of_theirs",
    "list_inputs_of_two",
    "rear_of",
]

CELLS: Final = 30
FAR: Final = 14
STOCKS: Final = 32
_PLACES: Final = 6
# A colour that one has: by its place and length, and by the other four strips of it in the stock.
OF_OWN: Final = STOCKS + _PLACES * LENGTHS * STOCKS // 2
# One that an opponent has: by place and length, and apart if it is the only strip, as that cannot
# be stolen; or what the stock has of it.
OF_THEIRS: Final = STOCKS + (_PLACES + 1) * LENGTHS
_DIFFERENCES: Final = 2 * FAR + 1
# Of both: none, one that cannot be stolen, one that can (theirs by its length).
_MINE: Final = 3
_THEIRS: Final = 2 + LENGTHS
_NEAR: Final = 11

# Each group of inputs, and where it begins; all are told apart by whose turn it is.
OWN: Final = 0
THEIRS: Final = OWN + 2 * OF_OWN
BOTH: Final = THEIRS + 2 * 2 * OF_THEIRS  # a colour: mine, theirs, and the stock
CELL: Final = BOTH + 2 * _MINE * _THEIRS * STOCKS
THEIR_CELL: Final = CELL + 2 * CELLS
DIFFERENCE: Final = THEIR_CELL + 2 * CELLS
NEAR: Final = DIFFERENCE + 2 * _DIFFERENCES  # how many cells both lack, as far as they are few
TRACK: Final = NEAR + 2 * _NEAR * _NEAR
THEIR_TRACK: Final = TRACK + 2 * 7 * CELLS
REAR: Final = THEIR_TRACK + 2 * 7 * CELLS
LAST: Final = REAR + 2 * 2 * 2 * 6
OPTION: Final = LAST + 2 * 2
INPUTS_OF_TWO: Final = OPTION + 2


@kernel
def list_inputs_of_two(facts: Array, seat: int, out: Array) -> int:
    """Write the inputs that are on for a seat, and give their number."""
    other, waits = 1 - seat, int(facts[MOVER] != seat)
    cell, front = int(facts[FRONT + seat]), int(facts[FRONT + other])
    laid, theirs = int(facts[LAID + seat]), int(facts[LAID + other])
    number = 0
    for colour in range(COLOURS):
        held, held_there = (
            facts[HELD + seat * COLOURS + colour],
            facts[HELD + other * COLOURS + colour],
        )
        stock, mine, whose = int(facts[STOCK + colour]) >> SHORTEST, 0, 0
        if held:
            mine = 2 if held <= LENGTHS and laid > 1 else 1
        if held_there:
            whose = 1 + held_there if held_there <= LENGTHS and theirs > 1 else 1
        both = (waits * _MINE + mine) * _THEIRS + whose
        kind = kind_of_theirs(facts, other, colour)
        out[number] = OWN + waits * OF_OWN + kind_of_own(facts, seat, colour)
        out[number + 1] = THEIRS + (waits * 2 + int(held > 0)) * OF_THEIRS + kind
        out[number + 2] = BOTH + both * STOCKS + stock
        number += 3
    away = max(-FAR, min(FAR, cell - front)) + FAR
    mine, whose = min(_NEAR, CELLS - cell) - 1, min(_NEAR, CELLS - front) - 1
    rear, length, safe = rear_of(facts, seat), 0, 1
    if rear >= 0 and laid > 1:
        length = int(facts[HELD + seat * COLOURS + rear])
        safe = int(facts[HELD + other * COLOURS + rear] > 0)
    last = int(front >= cell)
    out[number] = CELL + waits * CELLS + cell
    out[number + 1] = THEIR_CELL + waits * CELLS + front
    out[number + 2] = DIFFERENCE + waits * _DIFFERENCES + away
    out[number + 3] = NEAR + (waits * _NEAR + mine) * _NEAR + whose
    out[number + 4] = TRACK + (waits * 7 + laid) * CELLS + cell
    out[number + 5] = THEIR_TRACK + (waits * 7 + theirs) * CELLS + front
    out[number + 6] = REAR + ((waits * 2 + last) * 2 + safe) * 6 + length
    out[number + 7] = LAST + waits * 2 + last
    out[number + 8] = OPTION + int(facts[SHORTER])
    return number + 9


@kernel
def kind_of_own(facts: Array, seat: int, colour: int) -> int:
    """A colour of one's own, and what the stock has of it."""
    held, stock = int(facts[HELD + seat * COLOURS + colour]), int(facts[STOCK + colour]) >> SHORTEST
    if held == 0:
        return stock
    length = (held - 1) % LENGTHS  # this strip is not in the stock
    others = stock & ((1 << length) - 1) | stock >> (length + 1) << length
    return STOCKS + (held - 1) * (STOCKS // 2) + others


@kernel
def kind_of_theirs(facts: Array, other: int, colour: int) -> int:
    """A colour of an opponent, or what the stock has of it."""
    held = int(facts[HELD + other * COLOURS + colour])
    if held == 0:
        return int(facts[STOCK + colour]) >> SHORTEST
    only = _PLACES * LENGTHS if facts[LAID + other] == 1 else 0
    return STOCKS + held - 1 + only


@kernel
def rear_of(facts: Array, seat: int) -> int:
    """The colour of the rear strip; −1 without one."""
    for colour in range(COLOURS):
        if 1 <= facts[HELD + seat * COLOURS + colour] <= LENGTHS:
            return colour
    return -1
