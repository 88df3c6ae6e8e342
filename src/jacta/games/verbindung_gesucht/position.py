"""A position of Verbindung gesucht between its record and its payloads, read only if it can be."""

from __future__ import annotations

from typing import Any

from jacta.engine.form import Form
from jacta.engine.layout import Array
from jacta.engine.vocabulary.enumerations import labels
from jacta.games.verbindung_gesucht.faces import DIE_LABELS, FACE_OF, FACES
from jacta.games.verbindung_gesucht.invariants import INVARIANTS
from jacta.games.verbindung_gesucht.payloads import Bases, Lying, Networks, Position, View
from jacta.games.verbindung_gesucht.state import CELLS, WHITE_FACE, ends_on
from jacta.games.verbindung_gesucht.tracing import networks
from jacta.games.verbindung_gesucht.vocabulary import (
    CELL_LABELS,
    COLOURS,
    MOST_PLACED,
    Action,
    Phase,
)

__all__ = ["FORM", "note_placement"]

_PHASES = labels(Phase)
_CELLS = {label: cell for cell, label in enumerate(CELL_LABELS)}
_LIES = {label: 1 + place for place, label in enumerate(DIE_LABELS)}


def write(board: Array, array: Array) -> Position:
    """A position in the words of the rules."""
    return Position(**_common(array))


def show(board: Array, array: Array, seat: int) -> View:
    """What a seat is shown, which is the same for both."""
    cells, dice = array["cells"][0].tolist(), array["dice"][0].tolist()
    found = {colour: networks(board, cells, seat) for seat, colour in enumerate(COLOURS)}
    first = {colour: some[0].bases if some else [] for colour, some in found.items()}
    common = _common(array)
    return View(
        seat=seat,
        players=int(array["players"][0]),
        **common,
        stock=int(board["places"][0]) - len(common["laid"]) - sum(dice),
        owed=min(MOST_PLACED - common["placed"], dice[WHITE_FACE]),
        networks=Networks(**found),
        active=None if common["phase"] == Phase.OVER.label else common["turn"] % 2,
        linked=Bases(**first),
    )


def fill(board: Array, position: Position, array: Array) -> None:
    """A state with what is written; of two dice in one cell it has the later."""
    state = array[0]
    state["turn"], state["phase"] = position.turn, _PHASES.index(position.phase)
    state["placed"] = position.placed
    state["winner"] = 0 if position.winner is None else 1 + position.winner
    state["dice"] = [position.dice.count(face) for face in FACES]
    for number, lying in enumerate(position.laid, 1):
        cell = _CELLS[lying.cell]
        state["cells"][cell], state["order"][cell] = _LIES[lying.die], number
    state["ends"] = ends_on(state["cells"].tolist())


def note_placement(array: Array, after: Array, seat: int, action: int) -> None:
    """The dice as they lie then, and nothing of what that means for the game."""
    if action == Action.DONE:
        return
    state, lie = array[0], after[0]
    for cell in range(CELLS):
        if lie["cells"][cell] and not state["cells"][cell]:
            state["dice"][_face(action, cell, int(lie["cells"][cell]))] -= 1
            state["placed"] += 1
    state["cells"], state["order"], state["ends"] = lie["cells"], lie["order"], lie["ends"]


def _face(action: int, cell: int, lies: int) -> int:
    """The face of a die that was placed; the one of the action may have turned white since."""
    placement = action - (Action.ANNOUNCE if action >= Action.ANNOUNCE else Action.PLACE)
    return FACE_OF[1 + placement // CELLS if placement % CELLS == cell else lies]


FORM = Form(Position, write, fill, INVARIANTS, View, show)


def _common(array: Array) -> dict[str, Any]:
    """What a position and a view both have."""
    state = array[0]
    cells, order = state["cells"].tolist(), state["order"].tolist()
    laid = sorted((cell for cell in range(CELLS) if cells[cell]), key=order.__getitem__)
    winner = int(state["winner"])
    counts = zip(FACES, state["dice"].tolist(), strict=True)
    return {
        "turn": int(state["turn"]),
        "phase": _PHASES[int(state["phase"])],
        "laid": [Lying(cell=CELL_LABELS[c], die=DIE_LABELS[cells[c] - 1]) for c in laid],
        "dice": "".join([face * number for face, number in counts]),
        "placed": int(state["placed"]),
        "winner": winner - 1 if winner else None,
    }
