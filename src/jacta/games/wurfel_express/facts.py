"""Facts: what follows from the rules and every table shows, computed here and nowhere else.

| place in the row | fact |
| --- | --- |
| 0 | mask of seats in last place: as judged (WE-A7), or as things stand |
| 1 | how many throws the active player has left (WE-R14) |
| 2 | how many numbers of strips may be discarded now, none included (WE-R10) |
| 3 | mask of strips that the dice on the table would take, from the stock or by theft |
| 4 | the cell that the longest of them, one of each colour, would reach |
| 5 | how many of the next places are filled |
| 6 to 11 | by how many rear strips are discarded: mask of colours of no use in this turn |
| 12 to 17 | by seat: how many cells a theft of the rear strip would cost (WE-R28, WE-R30, WE-R35) |
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.state import COLOURS, LONGEST, SHORTEST, Board, State
from jacta.games.wurfel_express.taking import can_steal, entitled, lengths_in_stock, strips_within
from jacta.games.wurfel_express.tracks import (
    colour_of,
    colours_held,
    last_place,
    length_of,
    strip_at,
    strip_of,
    theft_costs,
)
from jacta.games.wurfel_express.vocabulary import Phase

__all__ = ["DEAD", "FACTS", "SEATS", "facts"]

DEAD: Final = 6
FACTS: Final = 12
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
    write_takeable(state, seat, out)
    numbers = 1 if phase in (Phase.THROW, Phase.KEEP) else int(out[2])
    out[5] = numbers
    for strips in range(numbers):
        out[DEAD + strips] = dead_colours(board, state, seat, strips)
    for other in range(int(state.players)):
        if int(state.laid[other]) > 1:
            out[FACTS + other] = theft_costs(last, other, strip_at(state, other, 0))


@kernel
def write_takeable(state: State, seat: int, out: Array) -> None:
    """What the dice entitle to as they lie (WE-R18 to WE-R28); nothing while they fly."""
    out[4] = int(state.front[seat])
    if int(state.phase) not in (Phase.KEEP, Phase.TAKE):
        return
    held = colours_held(state, seat)
    within = strips_within(state, held)
    for colour in range(COLOURS):
        number = entitled(state, held, colour)
        lengths = lengths_in_stock(state, colour, number) if number else 0
        for victim in range(int(state.players)):
            if can_steal(state, seat, within, victim):
                rear = strip_at(state, victim, 0)
                if colour_of(rear) == colour:
                    lengths |= 1 << length_of(rear)
        longest = 0
        for length in range(SHORTEST, LONGEST + 1):
            if (lengths >> length) & 1:
                out[3] = int(out[3]) | 1 << strip_of(colour, length)
                longest = length
        out[4] = int(out[4]) + longest


@kernel
def dead_colours(board: Board, state: State, seat: int, strips: int) -> int:
    """Colours of which no number of dice takes anything, if so many rear strips are discarded.

    They are on the track already (WE-R24), or no strip of theirs can be had (WE-R22).
    """
    dice = int(board.dice) - int(state.discarded) - strips
    dead = 0
    for colour in range(COLOURS):
        lengths, held = int(state.stock[colour]), False
        for place in range(int(state.laid[seat])):
            strip = strip_at(state, seat, place)
            if colour_of(strip) == colour:
                lengths |= 1 << length_of(strip)  # WE-R13
                held = place >= strips
        for victim in range(int(state.players)):
            if victim != seat and int(state.laid[victim]) > 1:
                rear = strip_at(state, victim, 0)
                if colour_of(rear) == colour:
                    lengths |= 1 << length_of(rear)
        if held or not lengths & ((2 << dice) - 1):
            dead |= 1 << colour
    return dead
