"""Positions of Nenuphar as JSON, what a table shows of them, and what makes one impossible.

{"turn": 5, "phase": "hop", "hopped": [4], "dice": [2, 5], "cells": [12, 8]}
"""

from typing import Annotated, Any

from msgspec import Meta

from jacta.engine.domains import spelled
from jacta.engine.form import Form, Payload, Shown
from jacta.engine.layout import Array

from .state import LENGTHS, PHASES
from .vocabulary import CELL, PIPS, SEAT

__all__ = ["FORM", "Hop", "Position", "View"]

Phase = Annotated[str, spelled(PHASES, "Phase")]
Length = Annotated[int, PIPS.meta]
Cell = Annotated[int, CELL.meta]
Seat = Annotated[int, SEAT.meta]


class Position(Payload):
    """`hopped` are the lengths of this turn, `dice` those that lie, `cells` go by seat."""

    turn: Annotated[int, Meta(ge=0, le=30_000)]
    phase: Phase
    hopped: Annotated[list[Length], Meta(max_length=LENGTHS)]
    dice: Annotated[list[Length], Meta(max_length=2)]
    cells: Annotated[list[Cell], Meta(max_length=SEAT.size)]


class Hop(Payload):
    """Where a die leads, and who would be pushed in there."""

    length: Length
    cell: Cell
    pushes: list[Seat]


class View(Shown):
    """What a seat sees: the position, and what a table shows of it. Nothing is hidden.

    `far` is the far bank; `began` is where the frog of this turn would swim to; of 36 throws,
    `risk` would make the frog fall in.
    """

    turn: int
    phase: Phase
    hopped: list[Length]
    dice: list[Length]
    cells: list[Cell]
    far: Cell
    flowers: list[Cell]
    active: Seat | None
    began: Cell | None
    hops: list[Hop]
    risk: Annotated[int, Meta(ge=0, le=36)]


def write(board: Array, array: Array) -> Position:
    """A position in the words of the rules."""
    return Position(**_common(array))


def show(board: Array, array: Array, seat: int) -> View:
    """What a seat is shown."""
    table, pond = _common(array), board[0]
    far, flowers, cells = int(pond["far"]), _flowers(pond), table["cells"]
    active = None if table["phase"] == "over" else table["turn"] % len(cells)
    choices = table["dice"] if table["phase"] == "hop" else []
    return View(
        seat=seat,
        players=len(cells),
        **table,
        far=far,
        flowers=flowers,
        active=active,
        began=None if active is None else cells[active] - sum(table["hopped"]),
        hops=[_hop(cells, active or 0, die, far, flowers) for die in choices],
        risk=36 - (LENGTHS - len(table["hopped"])) ** 2,
    )


def fill(board: Array, position: Position, array: Array) -> None:
    """A state with what is written."""
    state = array[0]
    state["turn"], state["phase"] = position.turn, PHASES.index(position.phase)
    state["cells"][: len(position.cells)] = position.cells
    state["hopped"] = sum({1 << (length - 1) for length in position.hopped})
    if len(position.dice) == 2:
        state["dice"] = position.dice


def _common(array: Array) -> dict[str, Any]:
    state = array[0]
    hopped = int(state["hopped"])
    return {
        "turn": int(state["turn"]),
        "phase": PHASES[int(state["phase"])],
        "hopped": [length for length in range(1, LENGTHS + 1) if hopped >> (length - 1) & 1],
        "dice": [die for die in state["dice"].tolist() if die],
        "cells": state["cells"][: int(state["players"])].tolist(),
    }


def _hop(cells: list[int], seat: int, length: int, far: int, flowers: list[int]) -> Hop:
    """Where a hop leads (NE-R10), and who is pushed in there (NE-R8, NE-R9)."""
    cell = min(cells[seat] + length, far)
    there = [other for other, at in enumerate(cells) if at == cell and other != seat]
    return Hop(length=length, cell=cell, pushes=[] if cell in flowers else there)


def _flowers(pond: Any) -> list[int]:
    return [cell for cell in range(32) if int(pond["flowers"]) >> cell & 1]


# What must be true. Compiled rules do not look where they step: behind this gate they may trust
# the state.


def the_evening_ends_the_game(board: Array, position: Position, state: Array) -> str | None:
    """There are so many turns, and after the last the game is over (NE-R12)."""
    turns = int(state["players"][0]) * int(board["rounds"][0])
    late = position.turn == turns and position.phase != "over"
    return f"turn {position.turn}" if position.turn > turns or late else None


def each_player_has_a_frog(board: Array, position: Position, state: Array) -> str | None:
    """Each player has a frog, between the banks (NE-R1, NE-R10)."""
    right = len(position.cells) == int(state["players"][0])
    return None if right and max(position.cells) <= int(board["far"][0]) else ""


def lengths_are_hopped_once(board: Array, position: Position, state: Array) -> str | None:
    """Each length is hopped once, and the shortest is written first (NE-R5)."""
    return None if position.hopped == sorted(set(position.hopped)) else f"{position.hopped}"


def two_dice_lie(board: Array, position: Position, state: Array) -> str | None:
    """Two dice lie, the lower one first, unless they are to be thrown (NE-R3)."""
    lying = 2 if position.phase in ("hop", "rest-or-throw") else 0
    right = len(position.dice) == lying and position.dice == sorted(position.dice)
    return None if right else f"{position.dice}"


def hops_belong_to_the_phase(board: Array, position: Position, state: Array) -> str | None:
    """There is a choice of hops; one was hopped before the frog rests; with all lengths hopped it
    does (NE-R4, NE-R5, NE-R7, NE-A1)."""
    hopped, dice = set(position.hopped), set(position.dice)
    right = {
        "hop": len(dice) == 2 and not dice & hopped,
        "rest-or-throw": len(dice & hopped) == 1 and len(hopped) < LENGTHS,
        "throw": len(hopped) < LENGTHS,
        "over": not hopped,
    }
    return None if right[position.phase] else f"phase {position.phase}"


def the_frog_began_somewhere(board: Array, position: Position, state: Array) -> str | None:
    """A frog has hopped no further than it is (NE-R5)."""
    active = position.turn % len(position.cells)
    began = position.cells[active] - sum(position.hopped)
    return f"cell {began}" if began < 0 else None


def who_is_across_has_won(board: Array, position: Position, state: Array) -> str | None:
    """The game is over when the last frog to move is across, or in the evening (NE-R10, NE-R12)."""
    cells, players = position.cells, len(position.cells)
    across = [seat for seat, cell in enumerate(cells) if cell == int(board["far"][0])]
    if position.phase != "over":
        return f"seat {across[0]}" if across else None
    evening = position.turn == players * int(board["rounds"][0])
    won = position.turn > 0 and across == [(position.turn - 1) % players]
    return None if won or (evening and not across) else ""


def a_leaf_holds_one_frog(board: Array, position: Position, state: Array) -> str | None:
    """On a leaf without a flower there is one frog (NE-R8)."""
    safe = (0, int(board["far"][0]), *_flowers(board[0]))
    leaves = [cell for cell in position.cells if cell not in safe]
    return None if len(set(leaves)) == len(leaves) else f"{position.cells}"


FORM = Form(
    Position,
    write,
    fill,
    invariants=(
        the_evening_ends_the_game,
        each_player_has_a_frog,
        lengths_are_hopped_once,
        two_dice_lie,
        hops_belong_to_the_phase,
        the_frog_began_somewhere,
        who_is_across_has_won,
        a_leaf_holds_one_frog,
    ),
    view=View,
    show=show,
)
