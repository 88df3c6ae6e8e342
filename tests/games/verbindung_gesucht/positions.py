"""Positions of Verbindung gesucht, drawn: a word is what a cell holds, a dot is nothing.

    table(
        ".   R   .   .   .   .",
        ".   rns .   .   .   .",
    )

Rows that are missing are empty. Dice count as placed outwards from the bases, row by row; cells in
`last` were placed last. `play` makes the steps of a turn, `drawn` draws the board again.
"""

from typing import Any

import jacta
from jacta import Event, Position
from jacta.engine.rules import SPECTATOR

GAME = jacta.game("verbindung-gesucht")
COLUMNS = "abcdef"
AT_BASES = {"b1", "e1", "f2", "f5", "e6", "b6", "a5", "a2"}

# Both networks but for the cell e3: two rows, and one column that links them.
BOTH = (
    ".   W   .   .   W   .",
    "W   W   W   W   W   W",
    ".   .   .   .   .   .",
    ".   .   .   .   W   .",
    "W   W   W   W   W   W",
    ".   W   .   .   W   .",
)
# The network of red, complete by way of column b, and that of black but for the cell e3.
RED_ALREADY = (*BOTH[:2], ".   rns .   .   .   .", ".   rns .   .   W   .", *BOTH[4:])
# The network of red but for the cell e3, and that of black but for d5.
RED_ONLY = (
    ".   W   .   .   .   .",
    ".   W   W   W   W   W",
    ".   W   .   .   .   .",
    ".   W   .   .   W   .",
    "W   W   .   .   W   .",
    ".   .   .   .   W   .",
)
BLACK_ONLY = (
    ".   .   .   .   W   .",
    "W   W   W   W   W   .",
    ".   .   .   .   W   .",
    ".   .   .   .   W   .",
    ".   W   W   .   W   W",
    ".   W   .   .   .   .",
)


def laid(*rows: str, last: str = "") -> list[dict[str, str]]:
    """The dice of a drawing, in an order in which each touches a base or an earlier one."""
    dice = {
        f"{COLUMNS[column]}{row}": word
        for row, line in enumerate(rows, 1)
        for column, word in enumerate(line.split())
        if word != "."
    }
    order: list[str] = []
    waiting = [cell for cell in dice if cell not in last.split()]
    while waiting:
        ready = (c for c in waiting if c in AT_BASES or any(touch(c, o) for o in order))
        order.append(next(ready, waiting[0]))
        waiting.remove(order[-1])
    return [{"cell": cell, "die": dice[cell]} for cell in [*order, *last.split()]]


def touch(one: str, other: str) -> bool:
    """Whether two cells lie side by side."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def table_json(*rows: str, last: str = "", **fields: Any) -> dict[str, Any]:
    """The start of a turn with this board; `fields` replaces any field of the position."""
    return {
        "game": "verbindung-gesucht",
        "version": GAME.version,
        "players": 2,
        "options": {"announce": fields.pop("announce", "auto")},
        "turn": 20,
        "phase": "throw",
        "laid": laid(*rows, last=last),
        "dice": "",
        "placed": 0,
        "winner": None,
        **fields,
    }


def table(*rows: str, last: str = "", **fields: Any) -> Position:
    """The position that `table_json` writes."""
    return GAME.position(table_json(*rows, last=last, **fields))


def seat_of(position: Position) -> int:
    """Whose turn it is (VG-R9)."""
    return position.turn % 2


def play(position: Position, *steps: str, events: list[Event] | None = None) -> Position:
    """The position after actions of the active seat, and throws such as `throw RCW`."""
    for step in steps:
        if step.startswith("throw "):
            position = position.chance(" ".join(["throw", *step.split()[1]]), events)
        else:
            position = position.apply(seat_of(position), step, events)
    return position


def told(position: Position, *steps: str) -> list[dict[str, Any]]:
    """What the steps tell everybody."""
    events: list[Event] = []
    play(position, *steps, events=events)
    return [event.json for event in events if event.visible_to(SPECTATOR)]


def legal(position: Position) -> set[str]:
    """What the active seat may do, in notation."""
    return {action.notation for action in position.legal(seat_of(position))}


def cells_for(position: Position, die: str) -> set[str]:
    """Where a die may lie so."""
    words = [action.split() for action in legal(position)]
    return {word[2] for word in words if word[:2] == ["place", die]}


def refused(position: Position, action: str, seat: int | None = None) -> tuple[str, str] | None:
    """The code and the clause of a refusal; None for a legal action."""
    refusal = position.refusal(seat_of(position) if seat is None else seat, action)
    return (refusal.code, refusal.clause) if refusal else None


def dice_on(position: Position) -> dict[str, str]:
    """What lies in each cell that is not empty."""
    return {die["cell"]: die["die"] for die in position.json["laid"]}


def drawn(position: Position) -> list[str]:
    """The board as `table` takes it, without the empty rows at its end."""
    dice = dice_on(position)
    rows = [" ".join(dice.get(f"{c}{r}", ".") for c in COLUMNS) for r in range(1, 7)]
    while rows and not set(rows[-1]) - set(" ."):
        rows.pop()
    return rows
