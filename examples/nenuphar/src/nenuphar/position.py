"""Positions of Nenuphar as JSON, what a table shows of them, and what makes one impossible.

{"turn": 5, "phase": "hop", "hopped": [4], "dice": [2, 5], "cells": [12, 8]}
"""

from collections.abc import Mapping
from typing import Any

from jacta.engine.form import need
from jacta.engine.layout import Array

from .state import LENGTHS, PHASES

FIELDS = ("turn", "phase", "hopped", "dice", "cells")

Table = dict[str, Any]


class Form:
    """Writes a position in the words of the rules, and reads only what they allow."""

    def write(self, board: Array, array: Array) -> Table:
        state = array[0]
        hopped, phase = int(state["hopped"]), int(state["phase"])
        return {
            "turn": int(state["turn"]),
            "phase": PHASES[phase],
            "hopped": [length for length in range(1, LENGTHS + 1) if hopped >> (length - 1) & 1],
            "dice": [die for die in state["dice"].tolist() if die],
            "cells": state["cells"][: int(state["players"])].tolist(),
        }

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        """Compiled rules do not look where they step: behind this gate they may trust the state."""
        need(set(data) == set(FIELDS), f"a position has the fields {', '.join(FIELDS)}")
        need(data["phase"] in PHASES, f"phase: one of {', '.join(PHASES)} is wanted")
        state, pond = array[0], board[0]
        players, far = int(state["players"]), int(pond["far"])
        turns = players * int(pond["rounds"])
        phase, (turn,) = data["phase"], _numbers([data["turn"]], 0, turns, "turn")
        cells = _numbers(data["cells"], 0, far, "cells")
        hopped = _numbers(data["hopped"], 1, LENGTHS, "hopped")
        dice = _numbers(data["dice"], 1, 6, "dice")
        need(len(cells) == players, f"cells: one for each of the {players} frogs is wanted")
        need(hopped == sorted(set(hopped)), "hopped: each length once, the shortest first (NE-R5)")
        lying = 2 * (phase in ("hop", "rest-or-throw"))
        need(len(dice) == lying, "dice: two, unless they are to be thrown (NE-R3)")
        need(dice == sorted(dice), "dice: the lower one first")
        state["turn"], state["phase"] = turn, PHASES.index(phase)
        state["cells"][:players] = cells
        state["hopped"] = sum(1 << (length - 1) for length in hopped)
        if dice:
            state["dice"] = dice
        table = self.write(board, array)
        _check_turn(table, turns)
        _check_frogs(table, pond)


class ViewForm(Form):
    """What a seat sees: the position, and what a table shows of it. Nothing is hidden.

    `far` is the far bank; `began` is where the frog of this turn would swim to; `hops` says where
    each die leads, and who would be pushed in; of 36 throws, `risk` would
    make the frog fall in.
    """

    def write(self, board: Array, array: Array) -> Table:
        table, pond = super().write(board, array), board[0]
        far, flowers = int(pond["far"]), _flowers(pond)
        seat = None if table["phase"] == "over" else table["turn"] % len(table["cells"])
        choices = table["dice"] if table["phase"] == "hop" else []
        return {
            **table,
            "far": far,
            "flowers": flowers,
            "active": seat,
            "began": None if seat is None else table["cells"][seat] - sum(table["hopped"]),
            "hops": [_hop(table, seat or 0, die, far, flowers) for die in choices],
            "risk": 36 - (LENGTHS - len(table["hopped"])) ** 2,
        }


def _hop(table: Table, seat: int, length: int, far: int, flowers: list[int]) -> Table:
    """Where a hop leads (NE-R10), and who is pushed in there (NE-R8, NE-R9)."""
    cell = min(table["cells"][seat] + length, far)
    there = [other for other, at in enumerate(table["cells"]) if at == cell and other != seat]
    return {"length": length, "cell": cell, "pushes": [] if cell in flowers else there}


def _flowers(pond: Any) -> list[int]:
    return [cell for cell in range(32) if int(pond["flowers"]) >> cell & 1]


def _numbers(values: object, least: int, most: int, name: str) -> list[int]:
    right = isinstance(values, list) and all(type(v) is int and least <= v <= most for v in values)
    need(right, f"{name}: numbers from {least} to {most} are wanted")
    assert isinstance(values, list)
    return values


def _check_turn(table: Table, turns: int) -> None:
    """What each phase says about the hops of the turn."""
    phase, hopped, dice = table["phase"], table["hopped"], set(table["dice"])
    if phase == "rest-or-throw":
        need(len(dice & set(hopped)) == 1, "dice: one of them was hopped (NE-R4)")
        need(0 < len(hopped) < LENGTHS, "phase rest-or-throw: 1 to 5 lengths are hopped (NE-R7)")
    elif phase == "hop":
        need(len(dice) == 2, "phase hop: there is nothing to choose (NE-A1)")
        need(not dice & set(hopped), "phase hop: the frog falls in (NE-R5)")
    elif phase == "throw":
        need(len(hopped) < LENGTHS, "phase throw: all lengths are hopped (NE-R7)")
    else:
        need(not hopped, "phase over: nobody hops")
    need((table["turn"] == turns) <= (phase == "over"), "the evening ends the game (NE-R12)")


def _check_frogs(table: Table, pond: Any) -> None:
    """Where the frogs can be, and whether one is across."""
    cells, far = table["cells"], int(pond["far"])
    across = [seat for seat, cell in enumerate(cells) if cell == far]
    if table["phase"] == "over":
        last = (table["turn"] - 1) % len(cells)
        evening = table["turn"] == len(cells) * int(pond["rounds"])
        need(across == [last] or (evening and not across), "phase over: nobody is across (NE-R10)")
        need(table["turn"] > 0, "phase over: nobody has played")
    else:
        began = cells[table["turn"] % len(cells)] - sum(table["hopped"])
        need(began >= 0, "cells: the frog cannot have hopped so far (NE-R5)")
        need(not across, "cells: a frog is across, so the game is over (NE-R10)")
    leaves = [cell for cell in cells if cell not in (0, far, *_flowers(pond))]
    need(len(set(leaves)) == len(leaves), "cells: two frogs on one leaf (NE-R8)")
