"""Tracks: what laying, discarding and losing strips does to a front.

A strip is one number: colour × 5 + length − 2. The rear of a track is its first strip.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.games.wurfel_express.state import SHORTEST, State

__all__ = [
    "LENGTHS",
    "append",
    "colour_of",
    "colours_held",
    "drop_front",
    "drop_rear",
    "last_place",
    "length_of",
    "move_front",
    "put_in_stock",
    "strip_at",
    "strip_of",
    "take_from_stock",
    "theft_costs",
]

LENGTHS: Final = 5


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
def colours_held(state: State, seat: int) -> int:
    """The mask of colours that a track has (WE-R24)."""
    mask = 0
    for place in range(int(state.laid[seat])):
        mask |= 1 << colour_of(strip_at(state, seat, place))
    return mask


@kernel
def last_place(state: State) -> int:
    """The mask of all players tied for furthest from the goal (before WE-R34)."""
    rearmost, mask = int(state.front[0]), 0
    for seat in range(1, int(state.players)):
        rearmost = min(rearmost, int(state.front[seat]))
    for seat in range(int(state.players)):
        mask |= int(int(state.front[seat]) == rearmost) << seat
    return mask


@kernel
def move_front(state: State, seat: int, cells: int) -> None:
    state.front[seat] = int(state.front[seat]) + cells


@kernel
def append(state: State, seat: int, strip: int) -> None:
    """WE-R20, WE-R23: a new strip joins the front, end to end; the first one starts at cell 1."""
    laid = int(state.laid[seat])
    state.track[seat, laid] = strip + 1
    state.laid[seat] = laid + 1
    move_front(state, seat, length_of(strip))


@kernel
def drop_front(state: State, seat: int) -> int:
    """Take the front strip off the track: the front drops by its length."""
    laid = int(state.laid[seat]) - 1
    strip = strip_at(state, seat, laid)
    state.track[seat, laid] = 0
    state.laid[seat] = laid
    move_front(state, seat, -length_of(strip))
    return strip


@kernel
def drop_rear(state: State, seat: int) -> int:
    """Take the rear strip off the track: the marker moves up to the rest, the front stays.

    WE-R3, WE-R11, WE-R13: the marker is always at the rear, so it is nowhere in the state.
    """
    strip = strip_at(state, seat, 0)
    laid = int(state.laid[seat]) - 1
    for place in range(laid):
        state.track[seat, place] = state.track[seat, place + 1]
    state.track[seat, laid] = 0
    state.laid[seat] = laid
    return strip


@kernel
def theft_costs(last: int, victim: int, strip: int) -> int:
    """WE-R30: the front of who is robbed drops by the length; WE-R35: not in last place."""
    return 0 if (last >> victim) & 1 else length_of(strip)


@kernel
def put_in_stock(state: State, strip: int) -> None:
    colour = colour_of(strip)
    state.stock[colour] = int(state.stock[colour]) | (1 << length_of(strip))


@kernel
def take_from_stock(state: State, strip: int) -> None:
    colour = colour_of(strip)
    state.stock[colour] = int(state.stock[colour]) ^ (1 << length_of(strip))
