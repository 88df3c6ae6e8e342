"""Taking and stealing: what the dice on the table entitle to."""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.state import COLOURS, LONGEST, SHORTEST, State
from jacta.games.wurfel_express.tracks import (
    colour_of,
    colours_held,
    length_of,
    strip_at,
    strip_of,
)
from jacta.games.wurfel_express.vocabulary import STRIPS, Action, Shorter

__all__ = [
    "can_steal",
    "entitled",
    "lengths_in_stock",
    "lengths_of",
    "list_taking",
    "nothing_to_take",
]


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
def can_steal(state: State, seat: int, held: int, victim: int) -> bool:
    """Whether the rear strip of this opponent may be taken now (WE-R25 to WE-R28, WE-X4)."""
    if victim == seat or (int(state.robbed) >> victim) & 1 or int(state.laid[victim]) < 2:
        return False
    rear = strip_at(state, victim, 0)
    return length_of(rear) <= entitled(state, held, colour_of(rear))


@kernel
def list_taking(state: State, seat: int, wanted: int, out: Array | None) -> int:
    """Go through all ways to take: strips of the stock, thefts, and to end the turn (WE-A4).

    Returns the action at place `wanted`, or the number of all; writes them where `out` is given.
    """
    held = colours_held(state, seat)
    number = 0
    for colour in range(COLOURS):
        entitlement = entitled(state, held, colour)
        if entitlement == 0:
            continue
        lengths = lengths_in_stock(state, colour, entitlement)
        for length in range(SHORTEST, LONGEST + 1):
            if (lengths >> length) & 1:
                action = Action.TAKE + strip_of(colour, length)
                if number == wanted:
                    return action
                if out is not None:
                    out[number] = action
                number += 1
    for victim in range(int(state.players)):
        if can_steal(state, seat, held, victim):
            action = Action.STEAL + victim * STRIPS + strip_at(state, victim, 0)
            if number == wanted:
                return action
            if out is not None:
                out[number] = action
            number += 1
    if number == wanted:
        return Action.DONE
    if out is not None:
        out[number] = Action.DONE
    return number + 1


@kernel
def nothing_to_take(state: State, seat: int) -> bool:
    """Whether no strip at all can be taken, from the stock or by theft (WE-R22, WE-R31)."""
    held = colours_held(state, seat)
    for colour in range(COLOURS):
        entitlement = entitled(state, held, colour)
        if entitlement and lengths_in_stock(state, colour, entitlement):
            return False
    for victim in range(int(state.players)):
        if can_steal(state, seat, held, victim):
            return False
    return True
