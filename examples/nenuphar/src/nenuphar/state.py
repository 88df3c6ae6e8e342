"""The records of Nenuphar: the pond, and the state of a game on it."""

import json
from pathlib import Path
from typing import Annotated

import numpy as np

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array, Int8, Int16, Int32, Ints, Layout

SEATS = 4
LENGTHS = 6
ALL_LENGTHS = (1 << LENGTHS) - 1


class Pond(Layout):
    """What never changes: the far bank, which leaves have a flower (a mask), the rounds at most."""

    far: Int8
    rounds: Int16
    flowers: Int32


class State(Layout):
    """Everything that decides what may follow. Who acts follows from `turn`, and where the frog was
    when its turn began from its cell and from what it has hopped since."""

    version: Int8
    players: Int8
    turn: Int16
    phase: Int8
    # The lengths that were hopped in this turn: bit 0 for a hop of one leaf.
    hopped: Int8
    # What the dice on the table show, the lower one first; 0 while they are to be thrown.
    dice: Annotated[Ints, np.int8, (2,)]
    # Where each frog is: 0 is the near bank.
    cells: Annotated[Ints, np.int8, (4,)]


@kernel
def active(state: State) -> int:
    """NE-R2: seat 0 begins, and play is clockwise."""
    return int(state.turn) % int(state.players)


@kernel
def hops_of(lengths: int) -> int:
    """How many hops a mask of lengths has."""
    number = 0
    for place in range(LENGTHS):
        number += (lengths >> place) & 1
    return number


@kernel
def way_of(lengths: int) -> int:
    """How far a mask of lengths leads."""
    way = 0
    for place in range(LENGTHS):
        if (lengths >> place) & 1:
            way += place + 1
    return way


@kernel
def beginning(state: State) -> int:
    """Where the frog of this turn was when the turn began: there it swims if it falls in."""
    return int(state.cells[active(state)]) - way_of(int(state.hopped))


@kernel
def is_safe(board: Pond, cell: int) -> bool:
    """NE-R9: on the bank and on a leaf with a flower there is room for all."""
    return cell == 0 or bool((int(board.flowers) >> cell) & 1)


@kernel
def refuge(board: Pond, cell: int) -> int:
    """NE-R8: the last flower before a leaf, or the near bank."""
    cell -= 1
    while not is_safe(board, cell):
        cell -= 1
    return cell


@kernel
def landing(board: Pond, cell: int, length: int) -> int:
    """NE-R10: nobody hops beyond the far bank."""
    return min(cell + length, int(board.far))


@kernel
def sitting(board: Pond, state: State, cell: int) -> int:
    """Who is pushed into the water by a frog that lands here (NE-R8, NE-R9); −1: nobody."""
    if not is_safe(board, cell):
        for seat in range(int(state.players)):
            if seat != active(state) and int(state.cells[seat]) == cell:
                return seat
    return -1


def read_pond(file: Path) -> Array:
    """The pond in a file, if it is one that can be played on."""
    data = json.loads(file.read_text("utf-8"))
    far, flowers, rounds = data["far"], data["flowers"], data["rounds"]
    if not 7 <= far < 32:
        raise ValueError(f"{file.name}: the far bank is 7 to 31 hops away, not {far}")
    if not all(0 < cell < far for cell in flowers):
        raise ValueError(f"{file.name}: a flower is on a leaf, from 1 to {far - 1}")
    pond = Pond.array()
    pond["far"], pond["rounds"] = far, rounds
    pond["flowers"] = sum(1 << cell for cell in set(flowers))
    pond.flags.writeable = False
    return pond
