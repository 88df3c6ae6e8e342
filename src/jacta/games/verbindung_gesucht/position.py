"""A position of Verbindung gesucht as JSON, and the check that the rules allow it.

    {"turn": 4, "phase": "place", "laid": [{"cell": "b1", "die": "R"}, …], "dice": "CW",
     "placed": 1, "winner": null}

Dice that lie on the board are in the order in which they were placed (VG-A10); `dice` are those
that were thrown and not yet placed, by the letters of their faces; `winner` is a seat. What a seat
sees has more that follows from it: the stock, the white crosses owed, and the networks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jacta.engine.form import need
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import (
    BLACK,
    DIE_LABELS,
    FACE_OF,
    FACES,
    PLACEABLE,
    RED,
    SIDES,
    WHITE,
    WHITE_CROSS,
    ends_of,
)
from jacta.games.verbindung_gesucht.state import AUTO, CELLS, OVER, PLACE, WHITE_FACE
from jacta.games.verbindung_gesucht.tracing import (
    is_blocked,
    is_complete,
    networks,
)
from jacta.games.verbindung_gesucht.vocabulary import (
    CELL_LABELS,
    COLOURS,
    DICE,
    MOST_PLACED,
    MOST_THROWN,
)

__all__ = ["PHASES", "Form", "ViewForm"]

PHASES = ("throw", "place", "over")
FIELDS = ("turn", "phase", "laid", "dice", "placed", "winner")


class Form:
    """Writes a position in the words of the rules, and reads only what they allow."""

    def write(self, board: Array, array: Array) -> dict[str, Any]:
        state = array[0]
        cells, order = state["cells"].tolist(), state["order"].tolist()
        laid = sorted((cell for cell in range(CELLS) if cells[cell]), key=order.__getitem__)
        winner = int(state["winner"])
        counts = zip(FACES, state["dice"].tolist(), strict=True)
        return {
            "turn": int(state["turn"]),
            "phase": PHASES[int(state["phase"])],
            "laid": [{"cell": CELL_LABELS[c], "die": DIE_LABELS[cells[c] - 1]} for c in laid],
            "dice": "".join(face * number for face, number in counts),
            "placed": int(state["placed"]),
            "winner": winner - 1 if winner else None,
        }

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        need(set(data) == set(FIELDS), f"a position has the fields {', '.join(FIELDS)}")
        state = array[0]
        need(data["phase"] in PHASES, f"phase: one of {', '.join(PHASES)} is wanted")
        state["phase"] = PHASES.index(data["phase"])
        state["turn"] = _whole(data, "turn", int(board["turns"][0]))
        state["placed"] = _whole(data, "placed", MOST_PLACED - 1)
        if data["winner"] is not None:
            state["winner"] = 1 + _whole(data, "winner", 1)
        _read_laid(board, data["laid"], array)
        _read_dice(data["dice"], array)
        _check_lying(board, array)
        _check_numbers(board, array)
        _check_turn(board, array)
        if int(state["phase"]) == OVER:
            _check_end(board, array)
        else:
            _check_open(board, array)


class ViewForm(Form):
    """What a seat sees, with all that a page needs to draw and cannot know by itself."""

    def write(self, board: Array, array: Array) -> dict[str, Any]:
        cells = array["cells"][0].tolist()
        left, thrown = MOST_PLACED - int(array["placed"][0]), int(array["dice"][0].sum())
        return {
            **super().write(board, array),
            "stock": int(board["places"][0]) - sum(lies > 0 for lies in cells) - thrown,
            "owed": min(left, int(array["dice"][0, WHITE_FACE])),
            "networks": {
                colour: networks(board, cells, seat) for seat, colour in enumerate(COLOURS)
            },
        }


def _whole(data: Mapping[str, Any], name: str, most: int) -> int:
    value = data[name]
    whole = isinstance(value, int) and not isinstance(value, bool)
    need(whole and 0 <= value <= most, f"{name}: a number from 0 to {most} is wanted")
    return int(value)


def _read_laid(board: Array, laid: object, array: Array) -> None:
    need(isinstance(laid, list), "laid: a list of dice is wanted")
    assert isinstance(laid, list)
    for number, die in enumerate(laid, 1):
        shape = isinstance(die, Mapping) and set(die) == {"cell", "die"}
        need(shape, "laid: a die has a cell and the way it lies")
        known = die["cell"] in CELL_LABELS
        cell = CELL_LABELS.index(die["cell"]) if known else 0
        known = known and bool(int(board["cells"][0]) >> cell & 1)
        need(known, f"laid: there is no cell {die['cell']!r}")
        need(die["die"] in DIE_LABELS, f"laid: no die lies like {die['die']!r}")
        need(not array["cells"][0, cell], f"laid: two dice in {die['cell']} (VG-A8)")
        array["cells"][0, cell] = 1 + DIE_LABELS.index(die["die"])
        array["order"][0, cell] = number


def _read_dice(dice: object, array: Array) -> None:
    need(isinstance(dice, str), "dice: letters are wanted, such as RCW")
    try:
        array["dice"][0] = DICE.counts(DICE.value(dice or "-"))
    except ValueError as error:
        need(False, f"dice: {error}")


def _check_lying(board: Array, array: Array) -> None:
    """VG-R15, VG-R16, VG-R19, VG-A2: each die could be placed when it was."""
    cells, order = array["cells"][0].tolist(), array["order"][0].tolist()
    for cell in sorted((c for c in range(CELLS) if cells[c]), key=order.__getitem__):
        label, ends = CELL_LABELS[cell], ends_of(cells[cell])
        touched = []
        for side in range(SIDES):
            other, base = int(board["across"][0, cell, side]), int(board["base_at"][0, cell, side])
            facing = base or (ends_of(cells[other])[side ^ 2] if other >= 0 else 0)
            agree = not facing or facing == ends[side] or WHITE in (facing, ends[side])
            need(agree, f"laid: a red and a black end meet at {label} (VG-R19, VG-A2)")
            if base or (other >= 0 and cells[other] and order[other] < order[cell]):
                touched.append((ends[side], facing))
        able = any(_lengthens(seat, cells[cell], touched) for seat in range(2))
        need(able, f"laid: the die in {label} lengthens no path (VG-R15, VG-R16)")


def _lengthens(seat: int, lies: int, touched: list[tuple[int, int]]) -> bool:
    """Whether this player could have placed a die that touches so."""
    own = ((RED, WHITE), (BLACK, WHITE))[seat]
    theirs = FACES[FACE_OF[lies]] in PLACEABLE[seat]
    return theirs and any(end in own and facing in own for end, facing in touched)


def _check_numbers(board: Array, array: Array) -> None:
    """VG-R4, VG-R5, VG-R9, VG-R12: nobody has placed more than two dice a turn."""
    state = array[0]
    cells = state["cells"].tolist()
    turn, placed = int(state["turn"]), int(state["placed"])
    turns = ((turn + 1) // 2, turn // 2)
    laid = sum(lies > 0 for lies in cells)
    most = MOST_PLACED * turn + placed
    need(laid <= most, f"laid: at most {most} dice after {turn} turns (VG-R12)")
    for seat, colour in enumerate(COLOURS):
        mine = set(PLACEABLE[seat]) - set(PLACEABLE[1 - seat])
        number = sum(lies > 0 and FACES[FACE_OF[lies]] in mine for lies in cells)
        now = placed if turn % 2 == seat else 0
        most = MOST_PLACED * turns[seat] + now
        need(number <= most, f"laid: {colour} has placed at most {most} dice (VG-R12)")


def _check_turn(board: Array, array: Array) -> None:
    """What each phase says about dice, placements and winner."""
    state = array[0]
    phase, turn, placed = int(state["phase"]), int(state["turn"]), int(state["placed"])
    name, dice = PHASES[phase], int(state["dice"].sum())
    cells, order = state["cells"].tolist(), state["order"].tolist()
    laid = sum(lies > 0 for lies in cells)
    need(phase == OVER or not state["winner"], f"phase {name}: nobody has won yet (VG-R25)")
    if phase != PLACE:
        need(not placed and not dice, f"phase {name}: no dice are to be placed (VG-R10)")
        return
    need(placed <= laid, "placed: no die lies on the board")
    few = turn in (0, 2)
    thrown = min(MOST_THROWN - few, int(board["places"][0]) - laid + placed)
    wanted = thrown - placed
    need(dice == wanted, f"dice: {wanted} are wanted (VG-R10, VG-R11, VG-A16)")
    if placed:
        last = cells[order.index(laid)]
        theirs = FACES[FACE_OF[last]] in PLACEABLE[turn % 2]
        need(theirs, "placed: the last die is none that this player places (VG-R4, VG-R5)")
        owing = int(state["dice"][WHITE_FACE]) == MOST_PLACED and last != WHITE_CROSS
        need(not owing, "placed: two white crosses had to be placed (VG-A7)")


def _check_open(board: Array, array: Array) -> None:
    """VG-A11, VG-A12, VG-A15, VG-A18: while a game goes on, nobody is blocked or has linked."""
    state = array[0]
    cells = state["cells"].tolist()
    need(int(state["turn"]) < int(board["turns"][0]), "after the last turn it is over (VG-A18)")
    full = sum(lies > 0 for lies in cells) == int(board["places"][0])
    need(not full, "the board is full: the game is over (VG-A12, VG-A13)")
    for seat, colour in enumerate(COLOURS):
        need(not is_blocked(board, cells, seat), f"{colour} is blocked (VG-A9)")
        linked = int(state["announce"]) == AUTO and is_complete(board, cells, seat)
        need(not linked, f"{colour} has linked its bases: the game is over (VG-R25)")


def _check_end(board: Array, array: Array) -> None:
    """VG-R25 to VG-R27, VG-A13, VG-A14, VG-A18: who can have won, and when nobody has."""
    state = array[0]
    turn, winner = int(state["turn"]), int(state["winner"]) - 1
    cells = state["cells"].tolist()
    done = [is_complete(board, cells, seat) for seat in range(2)]
    mover = (turn - 1) % 2
    if winner < 0:
        need(turn == int(board["turns"][0]), "phase over: nobody has won (VG-A18)")
        auto = int(state["announce"]) == AUTO
        need(not (auto and any(done)), "winner: somebody has linked the bases (VG-R25)")
        for seat, colour in enumerate(COLOURS):
            need(not is_blocked(board, cells, seat), f"{colour} is blocked (VG-A9)")
        return
    need(any(cells), "winner: no die lies on the board")
    if int(state["announce"]) == AUTO:
        right = done[winner] and (winner != mover or not done[1 - mover])
        need(right, "winner: it is the opponent of who links both, else who is linked (VG-R27)")
    elif winner == mover:
        need(done[mover], "winner: the bases are not linked (VG-R26)")
    else:
        full = sum(lies > 0 for lies in cells) == int(board["places"][0])
        need(full or done[winner] or not done[mover], "winner: nothing speaks against the mover")
