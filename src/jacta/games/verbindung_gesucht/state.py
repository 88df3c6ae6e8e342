"""The records of Verbindung gesucht: the board with its tables, and the state of a game on it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np

from jacta.engine.layout import Array, Int8, Int16, Int64, Ints, Layout
from jacta.games.verbindung_gesucht.faces import (
    BLACK,
    DIE_LABELS,
    FACE_OF,
    FACES,
    LIES,
    OPEN,
    PLACEABLE,
    RED,
    SIDES,
    WHITE,
    ends_of,
    joined_of,
    usable_of,
)
from jacta.games.verbindung_gesucht.vocabulary import COLOURS, DICE, SIDE_NAMES, WIDTH

__all__ = [
    "CELLS",
    "KINDS",
    "WHITE_FACE",
    "Board",
    "State",
    "base_cell",
    "make_board",
    "read_board",
]

CELLS: Final = WIDTH * WIDTH
KINDS: Final = len(FACES)
WHITE_FACE: Final = FACES.index("W")

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
    # By seat and what a cell holds the sides that are joined, and those that can be used.
    joined: Annotated[Ints, np.int8, (2, 12)]
    usable: Annotated[Ints, np.int8, (2, 12)]
    # By seat and by what the four sides face, two bits a side: the dice that may lie there, as a
    # mask in which bit 0 stands for nothing.
    fits: Annotated[Ints, np.int16, (2, 256)]
    # By face the ways in which such a die can lie, as a mask; and the face of each way.
    ways: Annotated[Ints, np.int16, (6,)]
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


def _fill_tables(board: Array) -> None:
    for lies in range(LIES):
        board["ends"][0, lies] = ends_of(lies)
        board["face"][0, lies] = FACE_OF[lies]
        for seat, colour in enumerate((RED, BLACK)):
            board["joined"][0, seat, lies] = joined_of(lies, colour)
            board["usable"][0, seat, lies] = usable_of(lies, colour)
    for face in range(KINDS):
        board["ways"][0, face] = sum(1 << x for x in range(1, LIES) if FACE_OF[x] == face)
        for room in range(DICE.most + 1):
            for count in range(room + 1):
                board["before"][0, face, room, count] = DICE.before(face, room, count)
    for seat, around in product(range(2), product(range(4), repeat=SIDES)):
        pattern = sum(colour << 2 * side for side, colour in enumerate(around))
        board["fits"][0, seat, pattern] = sum(
            1 << lies for lies in range(1, LIES) if _fits(seat, lies, around)
        )


def _fits(seat: int, lies: int, around: tuple[int, ...]) -> bool:
    """Whether a player may place a die so, where the sides face these colours.

    Theirs is the face (VG-R4, VG-R5), touching ends agree (VG-R19, VG-A2), and an end of their own
    colour or white meets another such end or an own base (VG-R6, VG-R16, VG-A4, VG-A5, VG-A6).
    """
    own = ((RED, WHITE), (BLACK, WHITE))[seat]
    if DIE_LABELS[lies - 1][0] not in PLACEABLE[seat]:
        return False
    meeting = [pair for pair in zip(ends_of(lies), around, strict=True) if pair[1] != OPEN]
    agree = all(end == other or WHITE in (end, other) for end, other in meeting)
    return agree and any(end in own and other in own for end, other in meeting)
