"""Keys: the empty cells in which the dice that a player lacks can lie.

`dice_missing` has left its layers: for every set of the first three bases and every number of dice
the cells at which a tree over these bases can arrive. Gone through backwards, from where all bases
are linked, they say which cells the trees with the fewest dice go by.
"""

from __future__ import annotations

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.bots.linker import (
    FAR,
    LAST,
    LAYERS,
    SETS,
    THREE,
    dice_missing_on,
)
from jacta.games.verbindung_gesucht.masks import empty_cells
from jacta.games.verbindung_gesucht.networks import joined_cells, spread
from jacta.games.verbindung_gesucht.state import Board

__all__ = ["KEYS", "MANY_DICE", "MANY_KEYS", "find_critical", "find_keys"]

KEYS = FAR * SETS
MANY_KEYS = 12
MANY_DICE = 5


@kernel
def find_keys(
    board: Board, ends: Array, seat: int, missing: int, layers: Array, keys: Array
) -> int:
    """The empty cells on all trees of so few dice as a player lacks, as a mask.

    What `dice_missing` left in the layers is of this player and these ends. A tree that arrives at
    a cell with fewer dice than counted here would be part of one with fewer dice than are missing:
    so no cell is taken for a key that is a detour.
    """
    if missing >= FAR:
        return 0
    free = empty_cells(board, ends)
    top, right, bottom, left = joined_cells(ends, seat, free)
    for place in range((missing + 1) * SETS):
        keys[place] = 0
    whole = missing * SETS + THREE
    keys[whole] = int(layers[LAYERS + whole]) & int(board.fronts[seat, LAST])
    found = 0
    for dice in range(missing, -1, -1):
        for bases in range(THREE, 0, -1):
            here = int(keys[dice * SETS + bases])
            if here == 0:
                continue
            layer = int(layers[LAYERS + dice * SETS + bases])
            more = here | (spread(here & ~free, top, right, bottom, left) & layer)
            while more != here:
                here = more
                more = here | (spread(here & ~free, top, right, bottom, left) & layer)
            found |= here & free
            if dice:
                fewer = (dice - 1) * SETS + bases
                before = spread(here & free, top, right, bottom, left)
                keys[fewer] = int(keys[fewer]) | (before & int(layers[LAYERS + fewer]))
            part_trees(layers, keys, dice, bases, here, free)
    return found


@kernel
def part_trees(layers: Array, keys: Array, dice: int, bases: int, here: int, free: int) -> None:
    """Where two trees may have met here, both are on the way; see `meet` in `linker`."""
    part = (bases - 1) & bases
    while part > bases ^ part:
        rest = bases ^ part
        for few in range(dice + 1):
            one, other = few * SETS + part, (dice - few) * SETS + rest
            met = here & ~free & int(layers[LAYERS + one]) & int(layers[LAYERS + other])
            if met:
                keys[one] = int(keys[one]) | met
                keys[other] = int(keys[other]) | met
            if few:  # an empty cell is counted in both
                other += SETS
                met = here & free & int(layers[LAYERS + one]) & int(layers[LAYERS + other])
                if met:
                    keys[one] = int(keys[one]) | met
                    keys[other] = int(keys[other]) | met
        part = (part - 1) & bases


@kernel
def find_critical(
    board: Board, ends: Array, seat: int, missing: int, keys: int, layers: Array
) -> tuple[int, int]:
    """The keys whose loss costs a player a die more, and those that cost two or more.

    Where there are many keys there are many ways, and where many dice are missing there is time:
    then none is taken for critical.
    """
    costly, dear = 0, 0
    if count_bits(keys) > MANY_KEYS or missing > MANY_DICE:
        return costly, dear
    most = min(FAR, missing + 2)
    free, left = empty_cells(board, ends), keys
    while left:
        key = left & -left
        left ^= key
        more = dice_missing_on(board, ends, seat, free & ~key, most, layers)
        if more > missing:
            costly |= key
        if more > missing + 1:
            dear |= key
    return costly, dear
