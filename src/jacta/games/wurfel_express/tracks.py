"""Tracks: where a front stands, and what laying, discarding and losing strips does to it.

A strip is one number: colour × 5 + length − 2. The rear of a track is its first strip.
"""

from __future__ import annotations

from jacta.engine.jit import kernel
from jacta.games.wurfel_express.state import SHORTEST, State

__all__ = [
    "append",
    "colour_of",
    "drop_front",
    "drop_rear",
    "front",
    "holds_colour",
    "last_place",
    "length_of",
    "put_in_stock",
    "strip_at",
    "strip_of",
    "take_from_stock",
]

LENGTHS = 5


@kernel
def strip_of(colour: int, length: int) -> int:
    return colour * LENGTHS + length - SHORTEST


@kernel
def colour_of(strip: int) -> int:
    return strip // LENGTHS


@kernel
def length_of(strip: int) -> int:
    return strip % LENGTHS + SHORTEST


@kernel
def strip_at(state: State, seat: int, place: int) -> int:
    """The strip at a place of a track, counted from the rear."""
    return int(state.track[seat, place]) - 1


@kernel
def front(state: State, seat: int) -> int:
    """WE-A8: a player's position is the cell of the front; 0 with an empty track."""
    cell = int(state.offset[seat])
    for place in range(int(state.laid[seat])):
        cell += length_of(strip_at(state, seat, place))
    return cell


@kernel
def holds_colour(state: State, seat: int, colour: int) -> bool:
    """Whether the track has a strip of this colour already (WE-R24)."""
    for place in range(int(state.laid[seat])):
        if colour_of(strip_at(state, seat, place)) == colour:
            return True
    return False


@kernel
def last_place(state: State) -> int:
    """The mask of all players tied for furthest from the goal (before WE-R34)."""
    players = int(state.players)
    rearmost = front(state, 0)
    for seat in range(1, players):
        rearmost = min(rearmost, front(state, seat))
    mask = 0
    for seat in range(players):
        if front(state, seat) == rearmost:
            mask |= 1 << seat
    return mask


@kernel
def append(state: State, seat: int, strip: int) -> None:
    """WE-R20, WE-R23: a new strip joins the front, end to end; the first one starts at cell 1."""
    laid = int(state.laid[seat])
    state.track[seat, laid] = strip + 1
    state.laid[seat] = laid + 1


@kernel
def drop_front(state: State, seat: int) -> int:
    """Take the front strip off the track."""
    laid = int(state.laid[seat]) - 1
    strip = strip_at(state, seat, laid)
    state.track[seat, laid] = 0
    state.laid[seat] = laid
    return strip


@kernel
def drop_rear(state: State, seat: int, stays: bool) -> int:
    """Take the rear strip off the track; if the front stays, the marker moves up to the rest."""
    strip = strip_at(state, seat, 0)
    laid = int(state.laid[seat]) - 1
    for place in range(laid):
        state.track[seat, place] = state.track[seat, place + 1]
    state.track[seat, laid] = 0
    state.laid[seat] = laid
    if stays:
        state.offset[seat] = int(state.offset[seat]) + length_of(strip)
    return strip


@kernel
def put_in_stock(state: State, strip: int) -> None:
    colour = colour_of(strip)
    state.stock[colour] = int(state.stock[colour]) | (1 << length_of(strip))


@kernel
def take_from_stock(state: State, strip: int) -> None:
    colour = colour_of(strip)
    state.stock[colour] = int(state.stock[colour]) ^ (1 << length_of(strip))
