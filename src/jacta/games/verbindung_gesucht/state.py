"""The records of Verbindung gesucht: the board with its tables, and the state of a game on it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np

from jacta.engine.layout import Array, Bits, Int8, Int16, Int64, Ints, Layout
from jacta.games.verbindung_gesucht.faces import (
    BLACK,
    FACE_OF,
    FACES,
    LIES,
    PLACEABLE,
    RED,
    SIDES,
    ends_of,
    joined_of,
    usable_of,
)
from jacta.games.verbindung_gesucht.vocabulary import COLOURS, DICE, SIDE_NAMES, WIDTH

__all__ = [
    "CELLS",
    "CUT",
    "KINDS",
    "MASKS",
    "MASKS_EACH",
    "WHITE_FACE",
    "Board",
    "State",
    "base_cell",
    "ends_on",
    "make_board",
    "read_board",
]

CELLS: Final = WIDTH * WIDTH
KINDS: Final = len(FACES)
WHITE_FACE: Final = FACES.index("W")

# The masks of a player in `ends`: one a side, and one of the cells with a path that is cut.
CUT: Final = SIDES
MASKS_EACH: Final = SIDES + 1
MASKS: Final = 2 * MASKS_EACH

SMALLEST = 3
LAST_TURN = 400  # VG-A18


class Board(Layout):
    """What never changes: the grid, the bases, and tables that the rules look things up in."""

    # How many cells there are, and which: a bit a cell.
    places: Int8
    turns: Int16
    cells: Int64
    # By seat and side the cell in front of the base; by cell and side the colour of a base there.
    bases: Annotated[Ints, np.int8, (2, 4)]
    base_at: Annotated[Ints, np.int8, (36, 4)]
    # By cell and side the cell across, or −1 at the rim of the board.
    across: Annotated[Ints, np.int8, (36, 4)]
    # By what a cell holds and side the colour of the end.
    ends: Annotated[Ints, np.int8, (12, 4)]
    # By seat and side the cell in front of the base, as a mask.
    fronts: Annotated[Ints, np.int64, (2, 4)]
    # By what a cell holds the masks that the cell is in, of the ten in `ends` of a state.
    printed: Annotated[Ints, np.int16, (12,)]
    # By seat the eight ways in which dice may lie that this player may place; and by way the face.
    ways: Annotated[Ints, np.int8, (2, 8)]
    face: Annotated[Ints, np.int8, (12,)]
    # How many multisets of dice come before one, by face, room left and count: see Multiset.
    before: Annotated[Ints, np.int8, (6, 4, 4)]


class State(Layout):
    """Everything that decides what may follow. Whose turn it is follows from `turn` (VG-R9)."""

    version: Int8
    players: Int8
    announce: Int8
    phase: Int8
    turn: Int16
    # How many dice were placed in this turn, and 1 + the seat that has won.
    placed: Int8
    winner: Int8
    # The dice that were thrown and not yet placed, by face.
    dice: Annotated[Ints, np.int8, (6,)]
    # By cell what lies there, and as which die of the game it was placed, from 1 on (VG-A10).
    cells: Annotated[Ints, np.int8, (36,)]
    order: Annotated[Ints, np.int8, (36,)]
    # The same dice as masks of cells: see `masks`.
    ends: Annotated[Ints, np.int64, (10,), Bits(CELLS)]


def read_board(file: Path) -> Array:
    """The board in a file, if it is one that can be played on."""
    try:
        return make_board(json.loads(file.read_text("utf-8")))
    except ValueError as error:
        raise ValueError(f"{file.name}: {error}") from None


def make_board(data: Mapping[str, Any]) -> Array:
    """The board of a grid size and of bases; ValueError says what is wrong.

    A base is told by its position on its side, going clockwise from the top left corner; a colour
    has one on each side, in the order top, right, bottom, left.
    """
    if not isinstance(data, Mapping) or set(data) != {"size", "bases"}:
        raise ValueError("a board has a size and bases")
    size = data["size"]
    if type(size) is not int or not SMALLEST <= size <= WIDTH:
        raise ValueError(f"the size goes from {SMALLEST} to {WIDTH}, not {size!r}")
    positions = _positions(data["bases"], size)
    board = Board.array()
    board["places"], board["turns"] = size * size, LAST_TURN
    board["cells"] = sum(1 << row * WIDTH + col for row in range(size) for col in range(size))
    for seat, side in product(range(2), range(SIDES)):
        cell = base_cell(size, side, positions[seat][side])
        board["bases"][0, seat, side] = cell
        board["fronts"][0, seat, side] = 1 << cell
        board["base_at"][0, cell, side] = (RED, BLACK)[seat]
    for cell, side in product(range(CELLS), range(SIDES)):
        board["across"][0, cell, side] = _across(size, cell, side)
    _fill_tables(board)
    board.flags.writeable = False
    return board


def base_cell(size: int, side: int, position: int) -> int:
    """The cell in front of a base, from its side and its position there, clockwise from 1."""
    along, back, far = position - 1, size - position, size - 1
    row, column = ((0, along), (along, far), (far, back), (back, 0))[side]
    return row * WIDTH + column


def _across(size: int, cell: int, side: int) -> int:
    """The cell on a side of another, or −1."""
    down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[side]
    row, column = cell // WIDTH + down, cell % WIDTH + right
    return row * WIDTH + column if 0 <= row < size and 0 <= column < size else -1


def _positions(bases: object, size: int) -> list[list[int]]:
    """By seat the position of each base, no two of them at one place."""
    if not isinstance(bases, Mapping) or set(bases) != set(COLOURS):
        raise ValueError(f"there are bases of {' and '.join(COLOURS)}")
    for colour in COLOURS:
        row = bases[colour]
        if not isinstance(row, list) or len(row) != SIDES:
            raise ValueError(f"{colour} has four bases, one on each side")
        for side, position in zip(SIDE_NAMES, row, strict=True):
            if type(position) is not int or not 1 <= position <= size:
                raise ValueError(f"{colour}, {side}: a position from 1 to {size}, not {position!r}")
    for side, red, black in zip(SIDE_NAMES, *(bases[colour] for colour in COLOURS), strict=True):
        if red == black:
            raise ValueError(f"{side}: two bases at position {red}")
    return [bases[colour] for colour in COLOURS]


def ends_on(cells: Sequence[int]) -> list[int]:
    """The masks of ends, by what lies in each cell."""
    return [
        sum(1 << cell for cell, lies in enumerate(cells) if _printed(lies) >> place & 1)
        for place in range(MASKS)
    ]


def _fill_tables(board: Array) -> None:
    for lies in range(LIES):
        board["ends"][0, lies] = ends_of(lies)
        board["face"][0, lies] = FACE_OF[lies]
        board["printed"][0, lies] = _printed(lies)
    for seat, faces in enumerate(PLACEABLE):
        board["ways"][0, seat] = [x for x in range(1, LIES) if FACES[FACE_OF[x]] in faces]
    for face in range(KINDS):
        for room in range(DICE.most + 1):
            for count in range(room + 1):
                board["before"][0, face, room, count] = DICE.before(face, room, count)


@cache
def _printed(lies: int) -> int:
    """The masks that a cell is in which holds this: by player the usable sides, and if it is cut.

    A die has the ends of a player cut if they are the lower ones of a bridge (VG-A1).
    """
    found = 0
    for seat, colour in enumerate((RED, BLACK)):
        cut = int(usable_of(lies, colour) != joined_of(lies, colour))
        found |= (usable_of(lies, colour) | cut << CUT) << MASKS_EACH * seat
    return found
