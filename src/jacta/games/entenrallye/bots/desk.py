"""The desk of a thinking player: states on which turns are tried, and room for the network.

The states are copies of what a seat sees, or of a state that it takes to be possible; the rules
themselves play on them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.rules import DRAW_FIELDS
from jacta.games.entenrallye.state import SEATS, State

__all__ = [
    "ACTED",
    "DESK",
    "DRAWN",
    "GAME",
    "GIVEN",
    "MOST_ACTIONS",
    "MOST_INPUTS",
    "POINTS",
    "SEEN",
    "TAKEN",
    "THROWN",
    "TRIED",
    "TRUTH",
    "Desk",
    "Thought",
    "desk_of",
]

MOST_INPUTS: Final = 96
MOST_ACTIONS: Final = 64
POINTS: Final = SEATS  # in a row of ranks: the points that are expected at the end

# The states of a desk. What is seen before an action, after it, after a card was drawn, taken or
# given, with parts fitted or kept; after a throw. What may be true, and a game that goes on.
SEEN: Final = 0
ACTED: Final = 1
DRAWN: Final = 2
TAKEN: Final = 3
GIVEN: Final = 4
TRIED: Final = 5
THROWN: Final = 6
TRUTH: Final = 7
GAME: Final = 8

_RECORD: Final = State.dtype()
_STATES: Final = 9 * _RECORD.itemsize // 8
_NUMBERS: Final = MOST_INPUTS + 2 * MOST_ACTIONS + DRAW_FIELDS + 2
_FLOATS: Final = 2 * MOST_ACTIONS + SEATS + 1
_ROOM: Final = 64

DESK: Final = _STATES + _NUMBERS + _FLOATS + _ROOM


class Thought(NamedTuple):
    """What the network needs, and what it gives: the chance of each rank, and points."""

    inputs: Array
    sums: Array
    room: Array
    ranks: Array


class Desk(NamedTuple):
    """The parts of a player's scratch."""

    states: Array
    thought: Thought
    actions: Array  # in a game that goes on, and what they are worth
    worths: Array
    chosen: Array  # the player's own that are looked at farther, and what they are worth then
    looks: Array
    draws: Array
    faces: Array
    luck: Array


@kernel
def desk_of(scratch: Array) -> Desk:
    """The parts of a scratch array."""
    inputs = _STATES + MOST_INPUTS
    actions = inputs + MOST_ACTIONS
    chosen = actions + MOST_ACTIONS
    draws = chosen + DRAW_FIELDS
    at = _STATES + _NUMBERS
    floats = scratch[at : at + _FLOATS].view(np.float64)
    room = scratch[at + _FLOATS : at + _FLOATS + _ROOM].view(np.float32)
    ranks = floats[2 * MOST_ACTIONS :]
    return Desk(
        scratch[:_STATES].view(_RECORD),
        Thought(scratch[_STATES:inputs], room[:_ROOM], room[_ROOM:], ranks),
        scratch[inputs:actions],
        floats[:MOST_ACTIONS],
        scratch[actions:chosen],
        floats[MOST_ACTIONS : 2 * MOST_ACTIONS],
        scratch[chosen:draws],
        scratch[draws : draws + 1],
        scratch[draws + 1 : at].view(np.uint64),
    )
