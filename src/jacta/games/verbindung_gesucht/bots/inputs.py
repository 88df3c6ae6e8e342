"""What the mind of Verbindung gesucht looks at: a position between two turns, seen by who is next.

The board is the same after a quarter turn, and black sees in a mirror what red sees: positions are
looked at as if red were next. Beside the dice as they lie the mind is told what a person would
count: how many dice each side lacks, for two, three and four bases, where these dice can lie (the
*keys*: the empty cells on the trees that need the fewest), how many cells each kind of die may be
placed in, keys or not, and where one die is enough, which kinds of dice win.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from jacta.engine.bits import count_bits, lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.bots.desk import KINDS, Desk, dice_on
from jacta.games.verbindung_gesucht.bots.keys import MANY_KEYS, find_critical, find_keys
from jacta.games.verbindung_gesucht.bots.linker import (
    FAR,
    LAYERS,
    SETS,
    dice_missing,
    dice_missing_on,
)
from jacta.games.verbindung_gesucht.faces import DIE_LABELS, SIDE_LETTERS, SIDES
from jacta.games.verbindung_gesucht.masks import empty_cells, put_die
from jacta.games.verbindung_gesucht.networks import complete
from jacta.games.verbindung_gesucht.placing import facing, places
from jacta.games.verbindung_gesucht.state import CELLS, MASKS, Board
from jacta.games.verbindung_gesucht.vocabulary import WIDTH

__all__ = [
    "INPUTS",
    "MISSING",
    "MOST_INPUTS",
    "THEIRS",
    "THREAT",
    "find_facts",
    "kind_of",
    "list_inputs",
    "turned",
]

_LIES: Final = len(DIE_LABELS)
_MOST: Final = 12  # dice missing, and more
_FEW: Final = 8  # dice missing to link some of the bases, and more
_ROOMS: Final = 12  # cells for a kind of die, and more
_STAGES: Final = 4  # turns in which fewer dice are thrown come early
_KEYS: Final = 12  # keys, and more
_ROUTES: Final = 8  # keys for a kind of die, and more
_COSTLY: Final = 8  # keys whose loss costs a die, and more
_DEAR: Final = 4  # keys whose loss costs two, and more
_TAKEN: Final = 6  # keys whose loss costs a die and that the other side can take, and more
_DETOUR: Final = 5  # dice more where only cells for a cross are used
_HARD: Final = 8  # keys in which no cross can lie, and more

# Each group of inputs, and where it begins. Groups of a side come twice: who is next, and who not.
DIE: Final = 0
BOTH: Final = DIE + CELLS * _LIES
SOME: Final = BOTH + _MOST * _MOST
ROOM: Final = SOME + 2 * 16 * _FEW
WINS: Final = ROOM + 2 * KINDS * _ROOMS
LAID: Final = WINS + 2 * 17
STAGE: Final = LAID + CELLS
KEY: Final = STAGE + _STAGES  # an empty cell that is a key of one side, the other, or both
NUMBER: Final = KEY + 3 * CELLS
SHARED: Final = NUMBER + 2 * _MOST * _KEYS
ROUTE: Final = SHARED + _KEYS
CRITICAL: Final = ROUTE + 2 * KINDS * _ROUTES  # a key, what its loss costs, and if it can be taken
COSTLY: Final = CRITICAL + 2 * 6 * CELLS
DEAR: Final = COSTLY + 2 * _MOST * _COSTLY
TAKEN: Final = DEAR + 2 * _MOST * _DEAR
CROSSES: Final = TAKEN + 2 * _MOST * _TAKEN
HARD: Final = CROSSES + 2 * _MOST * _DETOUR
INPUTS: Final = HARD + 2 * _MOST * _HARD
MOST_INPUTS: Final = CELLS + 84

# Where things lie among the facts: a row a side.
MISSING: Final = 0
_SOME: Final = 1
_ROOM: Final = _SOME + 16
THREAT: Final = _ROOM + KINDS
_KEY: Final = THREAT + 1
_ROUTE: Final = _KEY + 1
_COSTLY_KEYS: Final = _ROUTE + KINDS
_DEAR_KEYS: Final = _COSTLY_KEYS + 1
_CAN_TAKE: Final = _DEAR_KEYS + 1
_BY_CROSSES: Final = _CAN_TAKE + 1
_NO_CROSS: Final = _BY_CROSSES + 1
THEIRS: Final = 40

# How a die lies in the mirror if its colours are exchanged, four bits each.
_MIRRORED: Final = sum(
    (1 + DIE_LABELS.index(label)) << 4 * lies
    for lies, label in enumerate(
        ("B", "R", "Cse", "Cne", "Cnw", "Csw", "bns", "bew", "rns", "rew", "W"), 1
    )
)


@kernel
def kind_of(way: int) -> int:
    """The kind of a die from the way in which it lies: see `placing`."""
    if way == 0:
        return 1
    if way < 5:
        return 2
    return 3 if way < 7 else 4


@kernel
def find_facts(board: Board, desk: Desk, place: int, mover: int) -> None:
    """Count what both sides lack on a board, whose next turn is the mover's."""
    ends = dice_on(desk, place).ends
    for side in range(2):
        seat = mover if side == 0 else 1 - mover
        facts = desk.facts[side * THEIRS : (side + 1) * THEIRS]
        missing = dice_missing(board, ends, seat, desk.layers)
        facts[MISSING] = missing
        count_some(board, desk.layers, seat, min(missing, FAR - 1), facts)
        masks = places(board, ends, seat)
        keys = find_keys(board, ends, seat, missing, desk.layers, desk.keys)
        facts[_KEY] = keys
        curves, bridges = masks[1] | masks[2] | masks[3] | masks[4], masks[5] | masks[6]
        facts[_ROOM + 1], facts[_ROUTE + 1] = count_bits(masks[0]), count_bits(masks[0] & keys)
        facts[_ROOM + 2], facts[_ROUTE + 2] = count_bits(curves), count_bits(curves & keys)
        facts[_ROOM + 3], facts[_ROUTE + 3] = count_bits(bridges), count_bits(bridges & keys)
        facts[_ROOM + 4], facts[_ROUTE + 4] = count_bits(masks[7]), count_bits(masks[7] & keys)
        facts[THREAT] = -1
        if missing == 1:
            facts[THREAT] = find_threats(board, desk, place, seat, keys, masks)
        others = places(board, ends, 1 - seat)
        facts[_CAN_TAKE] = (
            others[0] | others[1] | others[2] | others[3] | others[4] | others[5] | others[6]
        )
        costly, dear = find_critical(board, ends, seat, missing, keys, desk.layers)
        facts[_COSTLY_KEYS], facts[_DEAR_KEYS] = costly, dear
        no_cross = cells_without_cross(board, ends, seat)
        free = empty_cells(board, ends) & ~no_cross
        most = min(FAR, missing + _DETOUR - 1)
        detour = dice_missing_on(board, ends, seat, free, most, desk.layers)
        facts[_BY_CROSSES], facts[_NO_CROSS] = detour - missing, no_cross


@kernel
def cells_without_cross(board: Board, ends: Array, seat: int) -> int:
    """The cells that face an end or a base of which only the other side can make use: no cross of
    this side can lie there."""
    cells = 0
    for side in range(SIDES):
        cells |= facing(board, ends, 1 - seat, side) & ~facing(board, ends, seat, side)
    return cells


@kernel
def count_some(board: Board, layers: Array, seat: int, missing: int, facts: Array) -> None:
    """How many dice two or three of the bases lack, from what counting all of them has left."""
    for bases in range(1, SETS):
        for last in range(SIDES):
            if (1 << last) <= bases:  # each set once: its last base is arrived at
                continue
            few = 0
            while few < missing:
                arrived = int(layers[LAYERS + few * SETS + bases])
                if arrived & int(board.fronts[seat, last]):
                    break
                few += 1
            facts[_SOME + (bases | 1 << last)] = few


@kernel
def find_threats(
    board: Board, desk: Desk, place: int, seat: int, keys: int,
    masks: tuple[int, int, int, int, int, int, int, int],
) -> int:  # fmt: skip
    """The kinds of dice of which one links all bases, as a mask; such a die lies in a key."""
    ends, tried = dice_on(desk, place).ends, desk.layers[:MASKS]
    found = 0
    for way in range(8):
        kind, cells = kind_of(way), masks[way] & keys
        while cells and not (found >> kind) & 1:
            cell = lowest_bit(cells)
            cells &= cells - 1
            for index in range(MASKS):
                tried[index] = ends[index]
            put_die(board, tried, int(board.ways[seat, way]), cell)
            if complete(board, tried, seat) and not complete(board, tried, 1 - seat):
                found |= 1 << kind
    return found >> 1


@kernel
def list_inputs(desk: Desk, place: int, mover: int, turn: int) -> int:
    """Write the inputs that are on, once the facts are found, and give their number."""
    cells, out, facts = dice_on(desk, place).cells, desk.inputs, desk.facts
    number = 0
    for cell in range(CELLS):
        lies = int(cells[cell])
        if lies:
            seen = cell
            if mover:
                seen = cell - cell % WIDTH + WIDTH - 1 - cell % WIDTH
                lies = (_MIRRORED >> (4 * lies)) & 15
            out[number] = DIE + seen * _LIES + lies - 1
            number += 1
    out[number] = LAID + min(number, CELLS - 1)
    mine, theirs = int(facts[MISSING]), int(facts[THEIRS + MISSING])
    out[number + 1] = BOTH + min(mine, _MOST - 1) * _MOST + min(theirs, _MOST - 1)
    out[number + 2] = STAGE + min(turn, _STAGES - 1)
    number += 3
    number = list_keys(int(facts[_KEY]), int(facts[THEIRS + _KEY]), mover, out, number)
    for side in range(2):
        known = facts[side * THEIRS : (side + 1) * THEIRS]
        for bases in range(3, 15):
            if bases & (bases - 1):
                seen = bases
                if mover:  # right and left are exchanged
                    seen = bases & 5 | (bases & 2) << 2 | (bases & 8) >> 2
                few = min(int(known[_SOME + bases]), _FEW - 1)
                out[number] = SOME + (side * 16 + seen) * _FEW + few
                number += 1
        for kind in range(1, KINDS):
            room = min(int(known[_ROOM + kind]), _ROOMS - 1)
            out[number] = ROOM + (side * KINDS + kind) * _ROOMS + room
            route = min(int(known[_ROUTE + kind]), _ROUTES - 1)
            out[number + 1] = ROUTE + (side * KINDS + kind) * _ROUTES + route
            number += 2
        out[number] = WINS + side * 17 + 1 + int(known[THREAT])
        lacks = min(int(known[MISSING]), _MOST - 1)
        keys = min(count_bits(int(known[_KEY])), _KEYS - 1)
        out[number + 1] = NUMBER + (side * _MOST + lacks) * _KEYS + keys
        number = list_critical(known, side, mover, out, number + 2)
    return number


@kernel
def list_critical(known: Array, side: int, mover: int, out: Array, number: int) -> int:
    """Write which keys of a side are critical, and how many; gives how many inputs there are by
    then."""
    costly, dear, taken = int(known[_COSTLY_KEYS]), int(known[_DEAR_KEYS]), int(known[_CAN_TAKE])
    keys = int(known[_KEY])
    few = count_bits(keys) <= MANY_KEYS
    row = side * _MOST + min(int(known[MISSING]), _MOST - 1)
    out[number] = COSTLY + row * _COSTLY + min(count_bits(costly), _COSTLY - 1)
    out[number + 1] = DEAR + row * _DEAR + min(count_bits(dear), _DEAR - 1)
    out[number + 2] = TAKEN + row * _TAKEN + min(count_bits(costly & taken), _TAKEN - 1)
    out[number + 3] = CROSSES + row * _DETOUR + int(known[_BY_CROSSES])
    hard = count_bits(keys & int(known[_NO_CROSS]))
    out[number + 4] = HARD + row * _HARD + min(hard, _HARD - 1)
    number += 5
    while keys and few:
        cell = lowest_bit(keys)
        keys &= keys - 1
        kind = 2 * (((costly >> cell) & 1) + ((dear >> cell) & 1)) + ((taken >> cell) & 1)
        seen = cell
        if mover:
            seen = cell - cell % WIDTH + WIDTH - 1 - cell % WIDTH
        out[number] = CRITICAL + (side * 6 + kind) * CELLS + seen
        number += 1
    return number


@kernel
def list_keys(mine: int, theirs: int, mover: int, out: Array, number: int) -> int:
    """Write the keys cell by cell, and how many are keys of both; gives how many inputs there are
    by then."""
    out[number] = SHARED + min(count_bits(mine & theirs), _KEYS - 1)
    number += 1
    cells = mine | theirs
    while cells:
        cell = lowest_bit(cells)
        cells &= cells - 1
        whose = ((mine >> cell) & 1) + 2 * ((theirs >> cell) & 1) - 1
        seen = cell
        if mover:
            seen = cell - cell % WIDTH + WIDTH - 1 - cell % WIDTH
        out[number] = KEY + seen * 3 + whose
        number += 1
    return number


def turned() -> Array:
    """By input the same one after a quarter turn of the board, clockwise; −1 stays what it is."""
    found = np.arange(INPUTS + 1, dtype=np.int32)
    found[-1] = -1
    lies = [DIE_LABELS.index(_turned_die(label)) for label in DIE_LABELS]
    for cell in range(CELLS):
        row, column = divmod(cell, WIDTH)
        there = column * WIDTH + WIDTH - 1 - row
        for die in range(_LIES):
            found[DIE + cell * _LIES + die] = DIE + there * _LIES + lies[die]
        for whose in range(3):
            found[KEY + cell * 3 + whose] = KEY + there * 3 + whose
        for kind in range(2 * 6):
            found[CRITICAL + kind * CELLS + cell] = CRITICAL + kind * CELLS + there
    for side in range(2):
        for bases in range(16):
            there = (bases << 1 | bases >> 3) & 15
            for few in range(_FEW):
                found[SOME + (side * 16 + bases) * _FEW + few] = (
                    SOME + (side * 16 + there) * _FEW + few
                )
    return found


def _turned_die(label: str) -> str:
    sides = {SIDE_LETTERS[SIDE_LETTERS.index(side) - 3] for side in label[1:]}
    return next(each for each in DIE_LABELS if each[0] == label[0] and set(each[1:]) == sides)
