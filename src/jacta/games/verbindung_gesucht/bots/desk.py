"""The desk of a thinking player: boards on which placements are tried out, one behind the other.

Board 0 is the position, board 1 the same after a die, board 2 after two. The reply to a turn is
looked for on the boards behind it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.bots.keys import KEYS
from jacta.games.verbindung_gesucht.bots.linker import SCRATCH
from jacta.games.verbindung_gesucht.state import CELLS, MASKS, State

__all__ = [
    "DESK",
    "KINDS",
    "LEAVES",
    "MOST_FIRSTS",
    "REPLY",
    "Desk",
    "Dice",
    "copy_board",
    "desk_of",
    "dice_on",
    "lay_out",
]

# What a player can do with a die: nothing, the own cross, a curve, the own bridge, a white cross.
KINDS: Final = 5
REPLY: Final = 3  # a reply begins so many boards behind the turn before it
MOST_FIRSTS: Final = 8 * CELLS
LEAVES: Final = 1 << 14

_BOARDS: Final = 9
_BOARD: Final = MASKS + 2 * CELLS
_FACTS: Final = 80
_INPUTS: Final = 160
_SUMS: Final = 256  # the widest first layer
_ROOM: Final = 176  # 64 bits each: two numbers


class Dice(NamedTuple):
    """The dice on a board, as the state has them."""

    ends: Array
    cells: Array
    order: Array


class Desk(NamedTuple):
    """The parts of a player's scratch."""

    boards: Array
    layers: Array  # what `dice_missing` works with
    keys: Array  # and what `find_keys` does
    facts: Array  # what is known of a position: see `inputs`
    inputs: Array
    firsts: Array  # the first placements of a turn, and as floats what each is worth
    first_worth: Array
    first_wins: Array  # the kinds of dice that win after it, as a mask
    leaves: Array  # the ends of a turn: who began it, and its last placement
    leaf_worth: Array
    best: Array  # by two kinds of dice what the best turn with them is worth
    code: Array  # by two kinds of dice that turn
    shares: Array  # by two kinds of dice how often a throw is best used so
    plan: Array  # the same three of a turn while the replies to it are looked at
    plan_shares: Array
    plan_worth: Array
    sums: Array
    room: Array


DESK: Final = (
    _BOARDS * _BOARD + SCRATCH + KEYS + _FACTS + _INPUTS + 3 * MOST_FIRSTS + 2 * LEAVES
    + 6 * KINDS * KINDS + _ROOM
)  # fmt: skip


@kernel
def desk_of(scratch: Array) -> Desk:
    """The parts of a scratch array."""
    layers = _BOARDS * _BOARD
    keys = layers + SCRATCH
    facts = keys + KEYS
    inputs = facts + _FACTS
    firsts = inputs + _INPUTS
    leaves = firsts + 3 * MOST_FIRSTS
    best = leaves + 2 * LEAVES
    pairs = KINDS * KINDS
    room = best + 6 * pairs
    numbers = scratch[room : room + _ROOM].view(np.float32)
    return Desk(
        scratch[:layers],
        scratch[layers:keys],
        scratch[keys:facts],
        scratch[facts:inputs],
        scratch[inputs:firsts],
        scratch[firsts : firsts + MOST_FIRSTS],
        scratch[firsts + MOST_FIRSTS : firsts + 2 * MOST_FIRSTS].view(np.float64),
        scratch[firsts + 2 * MOST_FIRSTS : leaves],
        scratch[leaves : leaves + LEAVES],
        scratch[leaves + LEAVES : best].view(np.float64),
        scratch[best : best + pairs].view(np.float64),
        scratch[best + pairs : best + 2 * pairs],
        scratch[best + 2 * pairs : best + 3 * pairs].view(np.float64),
        scratch[best + 3 * pairs : best + 4 * pairs],
        scratch[best + 4 * pairs : best + 5 * pairs].view(np.float64),
        scratch[best + 5 * pairs : room].view(np.float64),
        numbers[:_SUMS],
        numbers[_SUMS:],
    )


@kernel
def dice_on(desk: Desk, board: int) -> Dice:
    """The dice on a board of the desk."""
    at = board * _BOARD
    return Dice(
        desk.boards[at : at + MASKS],
        desk.boards[at + MASKS : at + MASKS + CELLS],
        desk.boards[at + MASKS + CELLS : at + _BOARD],
    )


@kernel
def copy_board(desk: Desk, source: int, target: int) -> None:
    """A board behind another becomes the same."""
    here = desk.boards[source * _BOARD : (source + 1) * _BOARD]
    there = desk.boards[target * _BOARD : (target + 1) * _BOARD]
    for place in range(_BOARD):
        there[place] = here[place]


@kernel
def lay_out(view: State, desk: Desk) -> None:
    """Lay out what is seen on board 0; nothing is hidden in this game."""
    dice = dice_on(desk, 0)
    for place in range(MASKS):
        dice.ends[place] = int(view.ends[place])
    for cell in range(CELLS):
        dice.cells[cell] = int(view.cells[cell])
        dice.order[cell] = int(view.order[cell])
