"""Taking and stealing: what the dice on the table entitle to."""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits, nth_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.state import COLOURS, SHORTEST, State
from jacta.games.wurfel_express.tracks import (
    LENGTHS,
    colours_held,
    strip_at,
    strip_of,
)
from jacta.games.wurfel_express.vocabulary import STRIPS, Action, Shorter

__all__ = [
    "can_steal",
    "entitled",
    "find_takeable",
    "lengths_in_stock",
    "lengths_of",
    "list_taking",
    "strips_within",
]

ALL_LENGTHS: Final = (1 << LENGTHS) - 1


@kernel
def entitled(state: State, held: int, colour: int) -> int:
    """The length that the dice entitle to: all dice of the colour (WE-R18, WE-A1, WE-A12).

    0 if they entitle to nothing: fewer than two dice, or a colour that the track holds (WE-R24).
    """
    number = int(state.dice[colour])
    if number < SHORTEST or (held >> colour) & 1:
        return 0
    return number


@kernel
def lengths_in_stock(state: State, colour: int, number: int) -> int:
    """The mask of lengths that `number` dice may take from the stock."""
    return lengths_of(int(state.stock[colour]), int(state.shorter), number)


@kernel
def lengths_of(stock: int, shorter: int, number: int) -> int:
    """The exact length (WE-R18), or any shorter one, if there is one, where it is missing (WE-R21,
    WE-R22, WE-A2, WE-A3).

    Any of them where the table plays so (WE-A1).
    """
    if shorter == Shorter.IF_MISSING and (stock >> number) & 1:
        return 1 << number
    return stock & ((2 << number) - 1)


@kernel
def strips_within(state: State, held: int) -> int:
    """The mask of the strips, wherever they are, that are as long as the dice entitle to or
    shorter (WE-R18, WE-R25)."""
    found = 0
    for colour in range(COLOURS):
        lengths = (2 << entitled(state, held, colour)) - 1  # there is none of seven
        found |= ((lengths >> SHORTEST) & ALL_LENGTHS) << strip_of(colour, SHORTEST)
    return found


@kernel
def can_steal(state: State, seat: int, within: int, victim: int) -> bool:
    """Whether the rear strip of this opponent may be taken now (WE-R25 to WE-R28, WE-X4), if it is
    one of those `within`."""
    rear = max(0, strip_at(state, victim, 0))  # where there is none, any will do: no strip is laid
    alone, robbed = int(state.laid[victim]) < 2, (int(state.robbed) >> victim) & 1
    fits = (within >> rear) & 1 == 1
    return fits and not alone and not robbed and victim != seat


@kernel
def find_takeable(state: State, seat: int) -> int:
    """WE-R18 to WE-R22, WE-R25 to WE-R28: what may be taken now, as a mask: strips of the stock by
    their number, then thefts by victim.

    Found once a step and kept in the state, where counting and choosing look at it: see *Random
    play of Würfel Express* in docs/benchmarks.md.
    """
    held, found = colours_held(state, seat), 0
    for colour in range(COLOURS):
        lengths = lengths_in_stock(state, colour, entitled(state, held, colour))  # of none: none
        found |= (lengths >> SHORTEST) << strip_of(colour, SHORTEST)
    within = strips_within(state, held)
    for victim in range(int(state.players)):
        found |= int(can_steal(state, seat, within, victim)) << (STRIPS + victim)
    return found


@kernel
def taking_at(state: State, place: int) -> int:
    """The action at a place of the mask."""
    if place < STRIPS:
        return Action.TAKE + place
    victim = place - STRIPS
    return Action.STEAL + victim * STRIPS + strip_at(state, victim, 0)


@kernel
def list_taking(state: State, wanted: int, out: Array | None) -> int:
    """Go through all ways to take: strips of the stock, thefts, and to end the turn (WE-A4).

    Returns the action at place `wanted`, or the number of all; writes them where `out` is given.
    """
    found = int(state.takeable)
    number = count_bits(found)
    if wanted >= 0:
        return taking_at(state, nth_bit(found, wanted)) if wanted < number else Action.DONE
    if out is not None:
        for index in range(number):
            out[index] = taking_at(state, nth_bit(found, index))
        out[number] = Action.DONE
    return number + 1
