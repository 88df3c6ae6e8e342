"""Positions of Sledges as JSON: only those that the rules allow are read."""

from typing import Any

from jacta.engine.form import plain
from jacta.engine.layout import Array

from .state import OVER, State


def the_turn_counts_from_0(board: Array, position: Any, state: Array) -> str | None:
    """Turns count from 0."""
    return f"turn {position.turn}" if position.turn < 0 else None


def a_die_has_six_faces(board: Array, position: Any, state: Array) -> str | None:
    """A die shows 1 to 6, 0 before it is thrown and −1 when the game is over (SL-R2)."""
    return None if OVER <= position.pips <= 6 else f"pips {position.pips}"


def all_sledges_are_on_the_road(board: Array, position: Any, state: Array) -> str | None:
    """A sledge is on a cell of the road, and each player has one (SL-R1, SL-R3)."""
    players, length = int(state["players"][0]), int(board["length"][0])
    for seat, cell in enumerate(position.cells):
        if not 0 <= cell <= (length if seat < players else 0):
            return f"cells[{seat}] is {cell}"
    return None


def only_slides_melt(board: Array, position: Any, state: Array) -> str | None:
    """Only the top of a slide can have melted (SL-R4)."""
    slides = sum(1 << cell for cell in range(32) if board["slides"][0, cell])
    return f"melted is {position.melted}" if position.melted & slides != position.melted else None


def the_first_at_the_end_has_won(board: Array, position: Any, state: Array) -> str | None:
    """The game is over when one sledge stands on the last cell, and not before (SL-R5)."""
    arrived = position.cells.count(int(board["length"][0]))
    return None if arrived == (position.pips == OVER) else f"{arrived} have arrived"


FORM = plain(
    State,
    invariants=(
        the_turn_counts_from_0,
        a_die_has_six_faces,
        all_sledges_are_on_the_road,
        only_slides_melt,
        the_first_at_the_end_has_won,
    ),
)
