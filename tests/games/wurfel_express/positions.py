"""Positions of Würfel Express, drawn: a letter is a cell of a strip, a dot one below the rear.

    table("...BBBBYY", "GGG", "", "")

is a table of four at the start of a turn of seat 0, whose track begins after three cells with
B4 and ends with Y2 on cell 9. `play` makes the steps of a turn, `drawn` draws the tracks again.
"""

from itertools import groupby
from typing import Any

import jacta
from jacta import Event, Position
from jacta.engine.rules import SPECTATOR

GAME = jacta.game("wurfel-express")
LETTERS = "RGWBYK"
STRIPS = [f"{letter}{length}" for letter in LETTERS for length in range(2, 7)]
REMOVED = {2: "R2 G2 W2 B3 Y3 K3", 3: "R2 G2 W3 B3"}  # one of the set-ups of WE-R5 and WE-R6


def track(drawing: str) -> dict[str, Any]:
    """The track that is drawn so."""
    strips = drawing.lstrip(".")
    return {
        "offset": len(drawing) - len(strips),
        "strips": [f"{letter}{len(list(cells))}" for letter, cells in groupby(strips)],
    }


def table_json(*drawings: str, removed: str | None = None, **fields: Any) -> dict[str, Any]:
    """The start of a turn with these tracks; the stock is what lies nowhere else.

    `fields` replaces any field of the position.
    """
    tracks = [track(drawing) for drawing in drawings]
    out = (REMOVED.get(len(tracks), "") if removed is None else removed).split()
    laid = [strip for track in tracks for strip in track["strips"]]
    turn = fields.get("turn", 0)
    return {
        "game": "wurfel-express",
        "version": 1,
        "players": len(tracks),
        "options": {"shorter": fields.pop("shorter", "if-missing")},
        "turn": turn,
        "phase": "discard" if len(tracks[turn % len(tracks)]["strips"]) > 1 else "throw",
        "throws": 0,
        "discarded": 0,
        "dice": "",
        "stock": [strip for strip in STRIPS if strip not in laid and strip not in out],
        "removed": out,
        "tracks": tracks,
        "last_place": [],
        "robbed": [],
        **fields,
    }


def table(*drawings: str, removed: str | None = None, **fields: Any) -> Position:
    """The position that `table_json` writes."""
    return GAME.position(table_json(*drawings, removed=removed, **fields))


def seat_of(position: Position) -> int:
    """Whose turn it is (WE-R8)."""
    return position.turn % position.players


def play(position: Position, *steps: str, events: list[Event] | None = None) -> Position:
    """The position after actions of the active seat, and throws such as `throw RRGWBYK`."""
    for step in steps:
        if step.startswith("throw "):
            position = position.chance(" ".join(["throw", *step.split()[1]]), events)
        else:
            position = position.apply(seat_of(position), step, events)
    return position


def stop_with(position: Position, dice: str, discard: int = 0) -> Position:
    """Throw these dice, after a discard where one is asked for, and stop at once."""
    asked = (f"discard {discard}",) if position.actors else ()
    return play(position, *asked, f"throw {dice}", "stop")


def told(position: Position, *steps: str) -> list[dict[str, Any]]:
    """What the steps tell everybody."""
    events: list[Event] = []
    play(position, *steps, events=events)
    return [event.json for event in events if event.visible_to(SPECTATOR)]


def legal(position: Position) -> set[str]:
    """What the active seat may do, in notation."""
    return {action.notation for action in position.legal(seat_of(position))}


def refused(position: Position, action: str, seat: int | None = None) -> tuple[str, str] | None:
    """The code and the clause of a refusal; None for a legal action."""
    refusal = position.refusal(seat_of(position) if seat is None else seat, action)
    return (refusal.code, refusal.clause) if refusal else None


def drawn(position: Position) -> list[str]:
    """The tracks as `table` takes them."""
    tracks = position.json["tracks"]
    assert all(track["offset"] >= 0 for track in tracks)  # which no drawing would show
    return [
        "." * track["offset"] + "".join(strip[0] * int(strip[1]) for strip in track["strips"])
        for track in tracks
    ]


def cells(position: Position) -> list[int]:
    """The cell of each front (WE-A8)."""
    return [len(drawing) for drawing in drawn(position)]


def stock(position: Position) -> set[str]:
    """The strips in the stock."""
    return set(position.json["stock"])
