"""Positions of Dice Trip for tests: sheets by the names of towns, and the steps of a turn.

    sheet("Brest 14", "Caen x", "Paris 33*")

is a sheet with 14 in Brest, a struck Caen, and 33 in Paris with its bonus.
"""

from typing import Any

import jacta
from jacta import Event, Position
from jacta.engine.rules import SPECTATOR
from jacta.games.dice_trip.maps import our_maps

GAME = jacta.game("dice-trip")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
LETTER_OF = {
    name: {town.name: LETTERS[index] for index, town in enumerate(map.towns)}
    for name, map in our_maps().items()
}


def sheet(*entries: str, board: str = "france", **fields: Any) -> dict[str, Any]:
    """A sheet; equal digits have their bonus by themselves, a star notes one for a colour."""
    numbers, bonus = [0] * 25, []
    for entry in entries:
        town, _, said = entry.rpartition(" ")
        letter = LETTER_OF[board][town]
        number = -1 if said == "x" else int(said.rstrip("*"))
        numbers[LETTERS.index(letter)] = number
        if said.endswith("*") or (number > 0 and number % 11 == 0):
            bonus.append(letter)
    return {
        "numbers": numbers,
        "bonus": sorted(bonus),
        "reroll": True,
        "double": True,
        "tens": 0,
        **fields,
    }


def table_json(*sheets: dict[str, Any], board: str = "france", **fields: Any) -> dict[str, Any]:
    """The start of a turn with these sheets; `fields` replaces any field of the position."""
    filled = sum(number != 0 for number in sheets[0]["numbers"])
    return {
        "game": "dice-trip",
        "version": 1,
        "board": board,
        "players": len(sheets),
        "options": {"tens": fields.pop("tens", "no")},
        "turn": (filled + 1) // 2,
        "phase": "over" if filled == 25 else "throw",
        "dice": [],
        "waiting": [],
        "entries": [[] for _ in sheets],
        "sheets": list(sheets),
        **fields,
    }


def table(*sheets: dict[str, Any], board: str = "france", **fields: Any) -> Position:
    """The position that `table_json` writes."""
    return GAME.position(table_json(*sheets, board=board, **fields))


def fresh(players: int = 1, board: str = "france", tens: str = "no") -> Position:
    """A new game."""
    return GAME.start(players, {"tens": tens}, board)


def filler(*entries: str, board: str = "france", turn: int, **fields: Any) -> dict[str, Any]:
    """A sheet after so many turns: these entries, and strikes in the first towns left."""
    towns = {entry.rpartition(" ")[0] for entry in entries}
    free = [name for name in LETTER_OF[board] if name not in towns]
    wanted = min(2 * turn, 25) - len(entries)
    return sheet(*entries, *(f"{name} x" for name in free[:wanted]), board=board, **fields)


def step(text: str, board: str = "france") -> str:
    """An action by the name of its town: `write RB Paris`, `strike La Rochelle`."""
    kind, _, rest = text.partition(" ")
    if kind == "write":
        dice, _, town = rest.partition(" ")
        return f"write {dice} {LETTER_OF[board].get(town, town)}"
    if kind == "strike":
        return f"strike {LETTER_OF[board].get(rest, rest)}"
    return text


def play(
    position: Position, *steps: str, seat: int = 0, events: list[Event] | None = None
) -> Position:
    """The position after actions of a seat, and throws such as `throw 1 4 2 6`.

    `1: write RB Paris` is an action of seat 1. A throw is kept unless a reroll follows.
    """
    for index, text in enumerate(steps):
        name, _, rest = text.rpartition(": ")
        actor = int(name) if name else seat
        if rest.startswith(("throw", "rethrow")):
            position = position.chance(rest, events)
            following = steps[index + 1] if index + 1 < len(steps) else ""
            if position.json["phase"] == "decide" and not following.endswith(
                ("keep", *"RGBY", "decide")
            ):
                position = position.apply(position.turn % position.players, "keep", events)
        elif rest != "decide":
            position = position.apply(actor, step(rest, position.board_name), events)
    return position


def told(position: Position, *steps: str) -> list[dict[str, Any]]:
    """What the steps tell everybody."""
    events: list[Event] = []
    play(position, *steps, events=events)
    return [event.json for event in events if event.visible_to(SPECTATOR)]


def legal(position: Position, seat: int = 0) -> set[str]:
    """What a seat may do, in notation."""
    return {action.notation for action in position.legal(seat)}


def refused(position: Position, action: str, seat: int = 0) -> tuple[str, str] | None:
    """The code and the clause of a refusal; None for a legal action."""
    refusal = position.refusal(seat, step(action, position.board_name))
    return (refusal.code, refusal.clause) if refusal else None


def numbers(position: Position, seat: int = 0) -> dict[str, int]:
    """The numbers on a sheet by the name of the town; -1 for a struck one."""
    found = position.json["sheets"][seat]["numbers"]
    at = {name: found[LETTERS.index(a)] for name, a in LETTER_OF[position.board_name].items()}
    return {name: number for name, number in at.items() if number}


def score(position: Position, seat: int = 0) -> dict[str, Any]:
    """The lines of a sheet's score, which add up to its total."""
    lines: dict[str, Any] = position.view().json["scores"][seat]
    parts = lines["bonus"], -lines["struck"], len(lines["route"]), lines["series_points"]
    assert sum(parts) + lines["zone_points"] + lines["tens"] == lines["total"]
    return lines
