"""Positions of Entenrallye, written down: what is not said is as at the start.

    table(car("17", hand="roof-5-3"), car("M1", scores=[12]), month=2)

is a table of two before a throw of seat 0. `play` makes the steps of a turn: `die 4` and
`part roof-5-3` are chance, the rest are actions of the active seat.
"""

from typing import Any

import jacta
from jacta import Event, Position

GAME = jacta.game("entenrallye")
ORDER = [GAME.actions.notation(GAME.actions.base("fit") + n).split()[1] for n in range(48)]
CHANCE = ("die ", "part ", "card ")


def cards(names: str) -> list[str]:
    return sorted(names.split(), key=ORDER.index)


def car(square: str = "0", hand: str = "", fitted: str = "", **others: Any) -> dict[str, Any]:
    """A car on a square, with these cards; `scores` are those of the first meetings."""
    scores = [*others.pop("scores", []), None, None, None, None][:4]
    found: dict[str, Any] = {
        "square": square,
        "heading": None,
        "waiting": False,
        "repair": 0,
        "scores": scores,
        "settled": [],
        "failed": [],
        "fitted": cards(fitted),
        "held": len(hand.split()),
        "hand": cards(hand),
        "known_to": {},
    }
    return found | others


def table_json(*cars: dict[str, Any], sticker: str = "off", **fields: Any) -> dict[str, Any]:
    """A position before a throw with these cars; `fields` replaces any other field."""
    month = fields.get("month", 0)
    return {
        "game": "entenrallye",
        "version": GAME.version,
        "players": len(cars),
        "options": {"sticker": sticker},
        "turn": 0,
        "phase": "throw",
        "pips": 0,
        "arrived": False,
        "traded": False,
        "partner": None,
        "received": None,
        "kept": None,
        "month": month,
        "part": 1 if month else 0,
        "cars": list(cars),
    } | fields


def table(*cars: dict[str, Any], sticker: str = "off", **fields: Any) -> Position:
    """The position that `table_json` writes."""
    return GAME.position(table_json(*cars, sticker=sticker, **fields))


def play(position: Position, *steps: str, events: list[Event] | None = None) -> Position:
    """The position after these steps."""
    for step in steps:
        if step.startswith(CHANCE):
            position = position.chance(step, events)
        else:
            position = position.apply(position.actors[0], step, events)
    return position


def told(position: Position, *steps: str) -> list[dict[str, Any]]:
    """What the steps tell, to all or to some; nothing is told to nobody."""
    events: list[Event] = []
    play(position, *steps, events=events)
    assert all(event.audience for event in events)
    return [event.json for event in events]


def legal(position: Position) -> set[str]:
    """What the active seat may do, in notation."""
    return {action.notation for action in position.legal(position.actors[0])}


def refused(position: Position, action: str, seat: int | None = None) -> tuple[str, str] | None:
    """The code and the clause of a refusal; None for a legal action."""
    acting = position.turn % position.players if seat is None else seat
    refusal = position.refusal(acting, action)
    return (refusal.code, refusal.clause) if refusal else None


def cars(position: Position) -> list[dict[str, Any]]:
    return list(position.json["cars"])


def squares(position: Position) -> list[str]:
    """Where the cars are."""
    return [found["square"] for found in cars(position)]


def clock(position: Position) -> tuple[int, int]:
    """Month and part."""
    return position.json["month"], position.json["part"]
