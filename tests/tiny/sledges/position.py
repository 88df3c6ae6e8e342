"""Positions of Sledges as JSON: only those that the rules allow are read."""

from collections.abc import Mapping
from typing import Any

from jacta.engine.form import Plain, need
from jacta.engine.layout import Array

from .state import OVER


class Form(Plain):
    """Every field under its own name, and checked."""

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        super().read(board, data, array)
        road, state = board[0], array[0]
        cells, players = state["cells"].tolist(), int(state["players"])
        length, pips, melted = int(road["length"]), int(state["pips"]), int(state["melted"])
        need(int(state["turn"]) >= 0, "turn: it counts from 0")
        need(OVER <= pips <= 6, "pips: a die shows 1 to 6 (SL-R2)")
        on_road = all(0 <= cell <= length for cell in cells) and not any(cells[players:])
        need(on_road, "cells: a sledge is not on the road (SL-R3)")
        slides = sum(1 << cell for cell in range(32) if road["slides"][cell])
        need(melted & slides == melted, "melted: there is no slide (SL-R4)")
        arrived = cells.count(length)
        need(arrived == (pips == OVER), "the game is over when one sledge has arrived (SL-R5)")
