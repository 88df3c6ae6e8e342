"""Players of Verbindung gesucht that count the dice a side still needs to link its bases.

That number is exact: the fewest empty cells that a tree over the four bases must use, where paths
that lie cost nothing. It is found in layers, one die more in each. A layer holds for every set of
the first three bases the cells at which a tree over these bases can arrive with so many dice; a
tree grows by a cell, or two trees meet in one. All are linked once a tree over three arrives at the
fourth. A set of cells is a mask, so that a layer is seven numbers.

A placement is tried out with all that follows from it, on a row of cells of the player's own.
Nothing is hidden in this game: what a seat sees is the state.
"""

from __future__ import annotations

from typing import Final

from jacta.bots.preference import prefer
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Policy
from jacta.games.verbindung_gesucht.faces import SIDES
from jacta.games.verbindung_gesucht.judging import NOT_OVER, lay
from jacta.games.verbindung_gesucht.masks import empty_cells
from jacta.games.verbindung_gesucht.networks import (
    flood,
    joined_bases,
    joined_cells,
    spread,
)
from jacta.games.verbindung_gesucht.state import CELLS, MASKS, Board, State
from jacta.games.verbindung_gesucht.vocabulary import Action, Announce, Ending

__all__ = [
    "FAR",
    "GREEDY",
    "LAYERS",
    "LINKER",
    "SCRATCH",
    "SETS",
    "dice_missing",
    "dice_missing_on",
]

# The scratch array: the ends, the cells and their order after a placement, then the layers.
LIE = MASKS
ORDER = LIE + CELLS
LAYERS = ORDER + CELLS
LAST: Final = SIDES - 1
SETS: Final = 1 << LAST
THREE: Final = SETS - 1
FAR: Final = 24  # no side ever needs so many dice
SCRATCH = LAYERS + FAR * SETS

WIN, LOSS = 1 << 20, -(1 << 20)


@kernel
def greedy(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    scratch: Array,
    counter: Array,
) -> int:
    """The fewest dice still needed, whatever the other side does."""
    return best(board, view, seat, actions, count, scratch, counter, 1, 0)


@kernel
def linker(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    scratch: Array,
    counter: Array,
) -> int:
    """Few dice for the own side, many for the other."""
    return best(board, view, seat, actions, count, scratch, counter, 4, 3)


@kernel
def best(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    scratch: Array,
    counter: Array,
    own: int,
    other: int,
) -> int:
    """The action with the highest worth, any one of equals; it never gives the game away freely."""
    chosen = (int(actions[0]), LOSS - 1, 0)
    for index in range(count):
        action = int(actions[index])
        worth = try_out(board, view, seat, action, scratch)
        if worth == 0:
            worth -= own * dice_missing(board, scratch, seat, scratch)
            if other:
                worth += other * dice_missing(board, scratch, 1 - seat, scratch)
        chosen = prefer(chosen, action, worth, counter)
    return chosen[0]


@kernel
def try_out(board: Board, view: State, seat: int, action: int, scratch: Array) -> int:
    """WIN, LOSS or 0; the cells as they then lie are written to the scratch array."""
    for place in range(MASKS):
        scratch[place] = int(view.ends[place])
    for cell in range(CELLS):
        scratch[LIE + cell] = int(view.cells[cell])
        scratch[ORDER + cell] = int(view.order[cell])
    if action == Action.DONE:
        return 0
    announced = action >= Action.ANNOUNCE
    placement = action - (Action.ANNOUNCE if announced else Action.PLACE)
    lies, cell = 1 + placement // CELLS, placement % CELLS
    ends, cells, order = scratch[:LIE], scratch[LIE:ORDER], scratch[ORDER:LAYERS]
    auto, version = int(view.announce) == Announce.AUTO, int(view.version)
    ending = lay(board, ends, cells, order, seat, lies, cell, auto, announced, version, None)
    if ending == NOT_OVER:
        return 0
    return WIN if ending == Ending.LINKED else LOSS


@kernel
def dice_missing(board: Board, ends: Array, seat: int, scratch: Array) -> int:
    """How many dice a player needs at least to link the four bases."""
    return dice_missing_on(board, ends, seat, empty_cells(board, ends), FAR, scratch)


@kernel
def dice_missing_on(
    board: Board, ends: Array, seat: int, free: int, most: int, scratch: Array
) -> int:
    """The same where dice may lie in these empty cells only; nobody looks for as many as `most`."""
    top, right, bottom, left = joined_cells(ends, seat, free)
    joined = joined_bases(board, seat, top, right, bottom, left)
    for missing in range(most):
        layer = LAYERS + missing * SETS
        for bases in range(1, SETS):
            found = meet(scratch, missing, bases, free)
            if missing:
                fewer = int(scratch[layer - SETS + bases])
                found |= fewer | (spread(fewer, top, right, bottom, left) & free)
            for base in range(LAST):
                if bases == 1 << base and joined & bases:
                    front = int(board.fronts[seat, base])
                    cost = 1 if front & free else 0
                    if missing >= cost:
                        found |= front
            scratch[layer + bases] = flood(found, ~free, top, right, bottom, left)
        arrived = int(scratch[layer + THREE]) & int(board.fronts[seat, LAST])
        if arrived and (joined >> LAST) & 1:
            return missing
    return most


@kernel
def meet(scratch: Array, missing: int, bases: int, free: int) -> int:
    """The cells where two trees meet; a die to be placed in an empty one is counted once."""
    found = 0
    part = (bases - 1) & bases
    while part > bases ^ part:  # each pair of parts once
        rest = bases ^ part
        for few in range(missing + 1):
            here = int(scratch[LAYERS + few * SETS + part])
            found |= here & ~free & int(scratch[LAYERS + (missing - few) * SETS + rest])
            if few:
                found |= here & free & int(scratch[LAYERS + (missing + 1 - few) * SETS + rest])
        part = (part - 1) & bases
    return found


GREEDY = Policy("greedy", greedy, SCRATCH, cost=17)
LINKER = Policy("linker", linker, SCRATCH, cost=33)
