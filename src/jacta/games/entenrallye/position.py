"""A position of Entenrallye as JSON, and the check that the rules allow it.

    {"turn": 12, "phase": "drive", "pips": 4, "arrived": false, "traded": false, "partner": null,
     "received": null, "kept": null, "month": 3, "part": 2,
     "cars": [{"square": "17", "heading": null, "waiting": false, "repair": 4,
               "scores": [12, null, null, null], "settled": ["TUV"], "fitted": ["roof-5-3"],
               "held": 1, "hand": ["doors-4-4"], "known_to": {"doors-4-4": [2]}}, …]}

Month 0 is before the first step of time, 13 after the year. What lies in no hand and on no car is
in the pile. A view has the same fields, with the cards that the seat knows, and a few more that
follow from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from jacta.engine.form import need
from jacta.engine.jit import door
from jacta.engine.layout import Array
from jacta.games.entenrallye import driving
from jacta.games.entenrallye.parts import COLOURS, PARTS, SECTIONS
from jacta.games.entenrallye.position_checks import check
from jacta.games.entenrallye.road import INSPECTIONS, ROAD
from jacta.games.entenrallye.state import BARE, CARDS, DRIVE, FITTED, OVER, TUV
from jacta.games.entenrallye.vocabulary import PART, WAY

__all__ = ["PHASES", "Form", "ViewForm"]

PHASES = ("throw", "drive", "buy", "act", "draw", "give", "keep", "over")
FIELDS = (
    "turn", "phase", "pips", "arrived", "traded", "partner", "received", "kept", "month", "part",
    "cars",
)  # fmt: skip
CAR_FIELDS = (
    "square", "heading", "waiting", "repair", "scores", "settled", "fitted", "held", "hand",
    "known_to",
)  # fmt: skip
NODES = ROAD.nodes
NUMBER = {part.name: card for card, part in enumerate(PARTS)}
MOST_TURNS = 1_000_000


def _reach(boards: Array, states: Array, seat: int, out: Array) -> int:
    return driving.list_reach(boards[0], states[0], seat, out)


_reach_door = door(_reach, "entenrallye.reach")


class Form:
    """Writes a position in the words of the rules, and reads only what they allow."""

    def write(self, board: Array, array: Array) -> dict[str, Any]:
        (values,) = array.tolist()  # all fields at once: one by one takes twice the time
        state: dict[str, Any] = dict(zip(array.dtype.names or (), values, strict=True))
        places, known = state["place"].tolist(), state["known"].tolist()
        return {
            "turn": state["turn"],
            "phase": PHASES[state["phase"]],
            "pips": state["pips"],
            "arrived": bool(state["arrived"]),
            "traded": bool(state["traded"]),
            "partner": state["partner"] - 1 if state["partner"] else None,
            "received": _card(state["received"]),
            "kept": _card(state["kept"]),
            "month": state["month"],
            "part": state["part"],
            "cars": [_car(state, seat, places, known) for seat in range(state["players"])],
        }

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        need(set(data) == set(FIELDS), f"a position has the fields {', '.join(FIELDS)}")
        need(data["phase"] in PHASES, f"phase: one of {', '.join(PHASES)} is wanted")
        state, players = array[0], int(array["players"][0])
        state["phase"] = PHASES.index(data["phase"])
        state["turn"] = _whole(data, "turn", MOST_TURNS)
        state["pips"] = _whole(data, "pips", 6)
        for name in ("arrived", "traded"):
            need(type(data[name]) is bool, f"{name}: true or false is wanted")
            state[name] = data[name]
        partner = data["partner"]
        seats = range(players)
        is_seat = type(partner) is int and partner in seats
        need(partner is None or is_seat, "partner: a seat or null is wanted")
        state["partner"] = 0 if partner is None else 1 + partner
        state["received"] = _read_card(data["received"], "received")
        state["kept"] = _read_card(data["kept"], "kept")
        state["month"], state["part"] = _whole(data, "month", 13), _whole(data, "part", players)
        cars = data["cars"]
        right = isinstance(cars, list) and len(cars) == players
        need(right, f"cars: one for each of the {players} players is wanted")
        for seat, car in enumerate(cars):
            shape = isinstance(car, Mapping) and set(car) == set(CAR_FIELDS)
            need(shape, f"car {seat}: the fields {', '.join(CAR_FIELDS)} are wanted")
            _read_car(car, seat, array)
            _read_cards(car, seat, array)
        check(board, array)


class ViewForm(Form):
    """What a seat sees, and what follows from it for everyone who draws it."""

    def write(self, board: Array, array: Array) -> dict[str, Any]:
        seen = super().write(board, array)
        state = array[0]
        on_cars = sum(len(car["fitted"]) + car["held"] for car in seen["cars"])
        for seat, car in enumerate(seen["cars"]):
            bare = len(SECTIONS) - len(car["fitted"])
            fitted = [PARTS[NUMBER[name]] for name in car["fitted"]]
            car["colour"] = COLOURS[seat]
            car["defects"] = BARE * bare + sum(part.defects for part in fitted)
            car["worth"] = sum(p.points + (p.colour == COLOURS[seat]) for p in fitted)
            car["points"] = sum(score or 0 for score in car["scores"])
        return {
            **seen,
            "active": None if int(state["phase"]) == OVER else seen["turn"] % len(seen["cars"]),
            "pile": CARDS - on_cars,
            "reach": _reachable(board, array) if int(state["phase"]) == DRIVE else [],
        }


def _reachable(board: Array, array: Array) -> list[dict[str, Any]]:
    """Where the active car can land: by which way, with how many squares, on which square."""
    out = np.zeros((4, 32), np.int64)
    seat = int(array["turn"][0]) % int(array["players"][0])
    number = _reach_door(board, array, seat, out)
    rows = zip(*(out[row, :number].tolist() for row in (1, 2, 3)), strict=True)
    return [
        {"way": WAY.label(way), "squares": squares, "square": NODES[node][0]}
        for way, squares, node in rows
    ]


def _car(
    state: Mapping[str, Any], seat: int, places: list[int], known: list[int]
) -> dict[str, Any]:
    name, outward = NODES[state["node"][seat]]
    visited = int(state["visited"][seat])
    hand = [card for card, place in enumerate(places) if place == 1 + seat]
    return {
        "square": name,
        "heading": _heading(name, outward),
        "waiting": bool(int(state["waiting"]) >> seat & 1),
        "repair": int(state["repair"][seat]),
        "scores": [
            int(state["score"][seat, meeting]) if visited >> (meeting + 1) & 1 else None
            for meeting in range(4)
        ],
        "settled": [i for place, i in enumerate(INSPECTIONS, TUV) if visited >> place & 1],
        "fitted": [PART.label(part - 1) for part in state["fitted"][seat].tolist() if part],
        "held": int(state["held"][seat]),
        "hand": [PART.label(card) for card in hand],
        "known_to": {
            PART.label(card): [other for other in range(6) if known[card] >> other & 1]
            for card in hand
            if known[card]
        },
    }


def _heading(name: str, outward: bool) -> str | None:
    """EN-A24: a car on a branch has one."""
    square = ROAD[name]
    if square.back is None or not square.next:
        return None
    return "out" if outward else "in"


def _card(number: int) -> str | None:
    return PART.label(number - 1) if number else None


def _read_card(name: object, where: str) -> int:
    """1 + the card of this name, or 0."""
    if name is None:
        return 0
    known = isinstance(name, str) and name in NUMBER
    need(known, f"{where}: there is no part {name!r}")
    return 1 + NUMBER[str(name)]


def _whole(data: Mapping[str, Any], name: str, most: int, where: str = "") -> int:
    value = data[name]
    whole = isinstance(value, int) and not isinstance(value, bool)
    need(whole and 0 <= value <= most, f"{where}{name}: a number from 0 to {most} is wanted")
    return int(value)


def _read_car(car: Mapping[str, Any], seat: int, array: Array) -> None:
    """Where the car is, and what it has been to."""
    state, where = array[0], f"car {seat}: "
    square, heading = car["square"], car["heading"]
    known = isinstance(square, str) and square in ROAD.names
    need(known, f"{where}there is no square {square!r}")
    need(heading in (None, "in", "out"), f"{where}heading: in, out or null is wanted")
    node = (str(square), heading == "out")
    fits = node in NODES and _heading(*node) == heading
    need(fits, f"{where}heading: {heading!r} does not fit square {square} (EN-A24)")
    state["node"][seat] = NODES.index(node)
    need(type(car["waiting"]) is bool, f"{where}waiting: true or false is wanted")
    state["waiting"] |= car["waiting"] << seat
    state["repair"][seat] = _whole(car, "repair", 20, where)
    scores = car["scores"]
    need(isinstance(scores, list) and len(scores) == 4, f"{where}scores: four are wanted")
    for meeting, score in enumerate(scores):
        if score is not None:
            points = _whole({"scores": score}, "scores", 24, where)
            state["score"][seat, meeting] = points
            state["visited"][seat] |= 1 << (meeting + 1)
    settled = car["settled"]
    right = isinstance(settled, list) and settled == [i for i in INSPECTIONS if i in settled]
    need(right, f"{where}settled: TUV, ASU, both or none is wanted")
    for place, inspection in enumerate(INSPECTIONS, TUV):
        state["visited"][seat] |= (inspection in settled) << place


def _read_cards(car: Mapping[str, Any], seat: int, array: Array) -> None:
    """Every card is in one place; a section has one part (EN-R15)."""
    state, where = array[0], f"car {seat}: "

    def place(name: object, code: int) -> int:
        number = _read_card(name, f"{where}cards") - 1
        need(number >= 0, f"{where}the name of a part is wanted")
        need(int(state["place"][number]) == 0, f"part {name} is in two places")
        state["place"][number] = code
        return number

    for field in ("fitted", "hand"):
        need(isinstance(car[field], list), f"{where}{field}: a list of parts is wanted")
    sections = []
    for name in car["fitted"]:
        card = place(name, FITTED)
        sections.append(SECTIONS.index(PARTS[card].section))
        state["fitted"][seat, sections[-1]] = 1 + card
    rising = sections == sorted(set(sections))
    need(rising, f"{where}fitted: one part a section, in their order (EN-R15)")
    cards = [place(name, 1 + seat) for name in car["hand"]]
    need(cards == sorted(cards), f"{where}hand: parts in the order of the list are wanted")
    state["held"][seat] = len(cards)
    need(_whole(car, "held", CARDS, where) == len(cards), f"{where}held: not so many are in hand")
    known = car["known_to"]
    need(isinstance(known, Mapping), f"{where}known_to: an object is wanted")
    in_hand = [name for name in car["hand"] if name in known]
    need(list(known) == in_hand, f"{where}known_to: parts of the hand are wanted, in its order")
    for name, seats in known.items():
        others = [s for s in range(int(state["players"])) if s != seat]
        right = isinstance(seats, list) and bool(seats) and all(type(s) is int for s in seats)
        right = right and seats == [s for s in others if s in seats]
        need(right, f"{where}known_to: other seats are wanted")
        state["known"][NUMBER[name]] = sum(1 << s for s in seats)
