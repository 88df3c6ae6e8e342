"""The records of Sledges: the road, and the state of a game on it."""

import json
from pathlib import Path
from typing import Annotated

import numpy as np

from jacta.engine.layout import Array, Int8, Int16, Int32, Ints, Layout

OVER = -1


class Road(Layout):
    """What never changes: how long the road is, and for each cell where its slide ends, or 0."""

    length: Int8
    slides: Annotated[Ints, np.int8, (32,)]


class State(Layout):
    """Everything that decides what may follow. Whose turn it is follows from `turn`."""

    version: Int8
    players: Int8
    turn: Int16
    # What the die shows: 0 before it is thrown, OVER when the game is.
    pips: Int8
    # A mask of the cells whose slide is gone.
    melted: Int32
    cells: Annotated[Ints, np.int8, (4,)]


def read_road(file: Path) -> Array:
    """The road in a file, if it is one that can be played on."""
    data = json.loads(file.read_text("utf-8"))
    length, slides = data["length"], dict(data["slides"])
    if not 6 <= length < 32:
        raise ValueError(f"{file.name}: a road has 6 to 31 cells, not {length}")
    for top, end in slides.items():
        if not 0 < top < end <= length or end in slides:
            raise ValueError(f"{file.name}: no slide can lead from {top} to {end}")
    road = Road.array()
    road["length"] = length
    road["slides"] = [slides.get(cell, 0) for cell in range(32)]
    road.flags.writeable = False
    return road
