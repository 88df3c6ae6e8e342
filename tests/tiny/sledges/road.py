"""The road of Sledges: boards are data, checked when they are read."""

import json
from pathlib import Path
from typing import Annotated

import numpy as np

from jacta.engine.jit import kernel
from jacta.engine.layout import Array, Int8, Ints, Layout


class Road(Layout):
    length: Int8
    slides: Annotated[Ints, np.int8, (32,)]  # for each cell the end of its slide; 0 for none


def read_road(file: Path) -> Array:
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


@kernel
def end_of_slide(board: Road, cell: int) -> int:
    return int(board.slides[cell])
