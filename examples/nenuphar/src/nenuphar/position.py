"""A position of Nenuphar between its record and its payloads, read only if the rules allow it."""

from pathlib import Path

import numpy as np

from jacta.engine.doors.jit import door, kernel
from jacta.engine.form import Form
from jacta.engine.layout import Array
from jacta.engine.vocabulary.enumerations import labels

from .invariants import INVARIANTS
from .payloads import Hop, Position, View
from .state import LENGTHS, Pond, State, active, beginning, landing, sitting
from .vocabulary import Phase

PHASES = labels(Phase)


def write(board: Array, array: Array) -> Position:
    """A position in the words of the rules."""
    state = array[0]
    hopped, players = int(state["hopped"]), int(state["players"])
    return Position(
        turn=int(state["turn"]),
        phase=PHASES[int(state["phase"])],
        hopped=[length for length in range(1, LENGTHS + 1) if hopped >> (length - 1) & 1],
        dice=[die for die in state["dice"].tolist() if die],
        cells=state["cells"][:players].tolist(),
    )


def show(board: Array, array: Array, seat: int) -> View:
    """What a seat is shown, which is the same for all: nothing is hidden."""
    position, pond = write(board, array), board[0]
    row = np.zeros(5, np.int64)
    _facts(board, array, row)
    began, *leads = row.tolist()
    is_over, choices = position.phase == "over", position.dice if position.phase == "hop" else []
    hops = zip(choices, leads[::2], leads[1::2], strict=False)
    return View(
        seat=seat,
        players=len(position.cells),
        turn=position.turn,
        phase=position.phase,
        hopped=position.hopped,
        dice=position.dice,
        cells=position.cells,
        far=int(pond["far"]),
        flowers=[cell for cell in range(32) if int(pond["flowers"]) >> cell & 1],
        active=None if is_over else position.turn % len(position.cells),
        began=None if is_over else began,
        hops=[Hop(die, cell, None if other < 0 else other) for die, cell, other in hops],
        risk=36 - (LENGTHS - len(position.hopped)) ** 2,
    )


def fill(board: Array, position: Position, array: Array) -> None:
    """A state with what is written."""
    state = array[0]
    state["turn"], state["phase"] = position.turn, PHASES.index(position.phase)
    state["hopped"] = sum({1 << (length - 1) for length in position.hopped})
    for name, values in (("dice", position.dice), ("cells", position.cells)):
        state[name][: len(values)] = values


@kernel
def write_facts(board: Pond, state: State, out: Array) -> None:
    """Where the turn began; for each die, where it leads and who is pushed in there."""
    out[0] = beginning(state)
    for place in range(2):
        cell = landing(board, int(state.cells[active(state)]), int(state.dice[place]))
        out[1 + 2 * place] = cell
        out[2 + 2 * place] = sitting(board, state, cell)


def facts(boards: Array, states: Array, out: Array) -> None:
    write_facts(boards[0], states[0], out)


# The rules compute what the table shows; a door is how Python enters compiled code.
_facts = door(facts, "nenuphar.facts", (Path(__file__).parent,))

FORM = Form(Position, write, fill, INVARIANTS, View, show)
