"""The desk of a thinking player: the tracks as plain numbers, on which turns are tried and undone.

A track is kept by colour: 0 for a colour that it does not have, else 1 + place × 5 + length − 2,
the place counted from the rear. So a mind reads what it wants to know of a colour in one look.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.state import COLOURS, SHORTEST, Board, State
from jacta.games.wurfel_express.tracks import colour_of, length_of, strip_at
from jacta.games.wurfel_express.vocabulary import DICE

__all__ = [
    "DESK",
    "FACTS",
    "MOST_INPUTS",
    "SEATS",
    "Desk",
    "Thought",
    "add_strip",
    "colour_at",
    "desk_of",
    "drop_rear",
    "fail",
    "is_last",
    "lay_out",
    "set_up",
    "undo_add",
    "undo_drop",
]

SEATS: Final = 6
LENGTHS: Final = 5
MOST_INPUTS: Final = 96

# Where things lie among the numbers of `facts`.
FRONT: Final = 0
LAID: Final = SEATS
STOCK: Final = 2 * SEATS
HELD: Final = STOCK + COLOURS
MOVER: Final = HELD + SEATS * COLOURS
PLAYERS: Final = MOVER + 1
SHORTER: Final = PLAYERS + 1
FACTS: Final = 64

# Entries: what can be made of a throw. Nothing, failing, then one, two or three colours.
NOTHING: Final = 0
FAILED: Final = 1
ONE: Final = 2
TWO: Final = ONE + COLOURS * 6
THREE: Final = TWO + 15 * 36
ENTRIES: Final = THREE + 20 * 8

_THROWS: Final = DICE.size
_ROOM: Final = 128


class Thought(NamedTuple):
    """What the network needs, and what it gives: the chance of each rank."""

    inputs: Array
    sums: Array
    room: Array
    ranks: Array


class Desk(NamedTuple):
    """The parts of a player's scratch: facts, a thought, and tables of throws and of entries."""

    facts: Array
    thought: Thought
    options: Array  # by colour and number of dice: what may be taken, as a mask
    entry: Array  # by throw: what is best made of it
    first_keep: Array  # by throw: what is best kept of the first throw, and of the second
    second_keep: Array
    code: Array  # by entry: what is taken, in its order
    worth: Array  # by throw, as floats
    entry_worth: Array
    spread: Array  # by throw, as floats: how often it comes up
    entry_chance: Array  # by entry, as floats: how often it is what a plan comes to


_FLOATS: Final = 2 * _THROWS + 2 * ENTRIES + SEATS
DESK: Final = FACTS + MOST_INPUTS + 48 + 3 * _THROWS + ENTRIES + _FLOATS + _ROOM


@kernel
def desk_of(scratch: Array) -> Desk:
    """The parts of a scratch array."""
    at = FACTS + MOST_INPUTS + 48
    codes = at + 3 * _THROWS
    floats = codes + ENTRIES
    worths = scratch[floats : floats + _FLOATS].view(np.float64)
    entries = 2 * _THROWS
    room = scratch[floats + _FLOATS : floats + _FLOATS + _ROOM].view(np.float32)
    thought = Thought(
        scratch[FACTS : FACTS + MOST_INPUTS],
        room[:_ROOM],
        room[_ROOM:],
        worths[entries + 2 * ENTRIES :],
    )
    return Desk(
        scratch[:FACTS],
        thought,
        scratch[FACTS + MOST_INPUTS : at],
        scratch[at : at + _THROWS],
        scratch[at + _THROWS : at + 2 * _THROWS],
        scratch[at + 2 * _THROWS : codes],
        scratch[codes:floats],
        worths[:_THROWS],
        worths[entries : entries + ENTRIES],
        worths[_THROWS:entries],
        worths[entries + ENTRIES : entries + 2 * ENTRIES],
    )


@kernel
def lay_out(view: State, desk: Desk) -> None:
    """Lay out what is seen; nothing is hidden in this game."""
    facts, players = desk.facts, int(view.players)
    for seat in range(SEATS):
        facts[FRONT + seat] = int(view.front[seat])
        facts[LAID + seat] = int(view.laid[seat])
        for colour in range(COLOURS):
            facts[HELD + seat * COLOURS + colour] = 0
        for place in range(int(view.laid[seat])):
            strip = strip_at(view, seat, place)
            held = 1 + place * LENGTHS + length_of(strip) - SHORTEST
            facts[HELD + seat * COLOURS + colour_of(strip)] = held
    for colour in range(COLOURS):
        facts[STOCK + colour] = int(view.stock[colour])
    facts[MOVER], facts[PLAYERS], facts[SHORTER] = int(view.seat), players, int(view.shorter)


@kernel
def set_up(board: Board, facts: Array, row: int) -> None:
    """Take out of a whole stock what a row of the set-up says (WE-R5, WE-R6)."""
    players = int(facts[PLAYERS])
    for colour in range(COLOURS if players < 4 else 0):
        length = int(board.removed_of_three[row, colour])
        if players == 2:
            length = int(board.removed_of_two[row, colour])
        if length:
            facts[STOCK + colour] ^= 1 << length


@kernel
def add_strip(facts: Array, seat: int, colour: int, length: int) -> None:
    """A strip joins the front of a track (WE-R20)."""
    laid = int(facts[LAID + seat])
    facts[HELD + seat * COLOURS + colour] = 1 + laid * LENGTHS + length - SHORTEST
    facts[LAID + seat] = laid + 1
    facts[FRONT + seat] += length


@kernel
def undo_add(facts: Array, seat: int, colour: int, length: int) -> None:
    facts[HELD + seat * COLOURS + colour] = 0
    facts[LAID + seat] -= 1
    facts[FRONT + seat] -= length


@kernel
def colour_at(facts: Array, seat: int, place: int) -> int:
    """The colour of the strip at a place of a track, counted from the rear; −1 without one."""
    for colour in range(COLOURS):
        held = int(facts[HELD + seat * COLOURS + colour])
        if held and (held - 1) // LENGTHS == place:
            return colour
    return -1


@kernel
def drop_rear(facts: Array, seat: int, colour: int) -> int:
    """The rear strip, which has this colour, leaves its track; gives its length."""
    length = int(facts[HELD + seat * COLOURS + colour]) - 1 + SHORTEST
    for other in range(COLOURS):
        held = int(facts[HELD + seat * COLOURS + other])
        facts[HELD + seat * COLOURS + other] = max(0, held - LENGTHS)
    facts[LAID + seat] -= 1
    return length


@kernel
def undo_drop(facts: Array, seat: int, colour: int, length: int) -> None:
    for other in range(COLOURS):
        if facts[HELD + seat * COLOURS + other]:
            facts[HELD + seat * COLOURS + other] += LENGTHS
    facts[HELD + seat * COLOURS + colour] = 1 + length - SHORTEST
    facts[LAID + seat] += 1


@kernel
def is_last(facts: Array, seat: int) -> bool:
    """Whether nobody is further from the goal (WE-A7)."""
    for other in range(int(facts[PLAYERS])):
        if facts[FRONT + other] < facts[FRONT + seat]:
            return False
    return True


@kernel
def fail(facts: Array, seat: int) -> None:
    """What being unable to take costs (WE-R31 to WE-R34)."""
    if is_last(facts, seat):
        return
    laid = int(facts[LAID + seat])
    colour = colour_at(facts, seat, laid - 1)
    length = (int(facts[HELD + seat * COLOURS + colour]) - 1) % LENGTHS + SHORTEST
    if laid == 1:
        facts[FRONT + seat] -= min(length, int(facts[FRONT + seat]) - length)
    else:
        facts[STOCK + colour] |= 1 << length
        undo_add(facts, seat, colour, length)
