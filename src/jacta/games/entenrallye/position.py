"""A position of Entenrallye between its record and its payloads, read only if it can be."""

from __future__ import annotations

from functools import cache
from typing import Any

from jacta.engine.form import Form
from jacta.engine.layout import Array
from jacta.engine.vocabulary.enumerations import labels
from jacta.games.entenrallye.editions import board_name
from jacta.games.entenrallye.facts import (
    CARS,
    LANDINGS,
    NEEDS,
    SPLITS,
    TABLE,
    WORTHS,
    YEAR,
    facts,
    possible_drives,
)
from jacta.games.entenrallye.invariants import INVARIANTS
from jacta.games.entenrallye.parts import COLOURS, PARTS, SECTIONS
from jacta.games.entenrallye.paths import AHEAD, HEADINGS, NODES
from jacta.games.entenrallye.payloads import (
    Ahead,
    Car,
    Deadline,
    Landing,
    Need,
    Position,
    ShownCar,
    Split,
    View,
)
from jacta.games.entenrallye.road import INSPECTIONS, ROAD
from jacta.games.entenrallye.state import FITTED, PART_PRICE, PILE, START, TUV
from jacta.games.entenrallye.vocabulary import PLACE, Phase, Standing, Way

__all__ = ["FORM"]

_PHASES, _WAYS, _STANDINGS = labels(Phase), labels(Way), labels(Standing)
_PARTS = tuple(part.name for part in PARTS)
_CARDS = {name: card for card, name in enumerate(_PARTS)}
_NAMES = tuple(name for name, _ in NODES)
_NODES = {stand: node for node, stand in enumerate(zip(_NAMES, HEADINGS, strict=True))}
_PLACES = ("", *PLACE.labels)
_MONTHS = tuple(ROAD.at(place).month or 0 for place in PLACE.labels)
_YEAR = tuple(
    (place, ROAD.at(place).name, month)
    for month, place in sorted(zip(_MONTHS, PLACE.labels, strict=True))
)
_MONTH = dict(zip(PLACE.labels, _MONTHS, strict=True))


def write(board: Array, array: Array) -> Position:
    """A position in the words of the rules."""
    state = _fields(array)
    return Position(**_common(state), cars=[Car(**car) for car in _cars(state)])


def show(board: Array, array: Array, seat: int) -> View:
    """What a seat is shown: the view that it has, and the facts that follow from it."""
    state, rows = _fields(array), facts(board, array, seat).tolist()
    pile, most_kept, landings, *_ = rows[TABLE]
    players, phase, month = state["players"], state["phase"], state["month"]
    active = state["turn"] % players
    cars = rows[CARS : CARS + players]
    driving = phase == Phase.DRIVE
    return View(
        seat=seat,
        players=players,
        **_common(state),
        cars=[
            _shown(car, COLOURS[other], row)
            for other, (car, row) in enumerate(zip(_cars(state), cars, strict=True))
        ],
        active=None if phase == Phase.OVER else active,
        pile=pile,
        reach=[_landing(row) for row in rows[LANDINGS : LANDINGS + landings]],
        ahead=_ahead(state["version"], state["node"][active]) if driving else [],
        part_price=PART_PRICE,
        most_kept=most_kept,
        parts=players,
        calendar=_calendar(month, *rows[YEAR][: len(_YEAR)]),
        winners=[other for other, row in enumerate(cars) if row[4]],
    )


def fill(board: Array, position: Position, array: Array) -> None:
    """A state with what is written."""
    state = array[0]
    state["turn"], state["phase"] = position.turn, _PHASES.index(position.phase)
    state["pips"], state["arrived"] = position.pips, position.arrived
    state["traded"] = position.traded
    state["partner"] = 0 if position.partner is None else 1 + position.partner
    state["received"], state["kept"] = _number(position.received), _number(position.kept)
    state["month"], state["part"] = position.month, position.part
    for seat, car in enumerate(position.cars):
        state["node"][seat] = _NODES.get((car.square, car.heading), START)
        state["waiting"] |= car.waiting << seat
        state["repair"][seat], state["held"][seat] = car.repair, car.held
        for place, score in enumerate(car.scores, 1):
            if score is not None:
                state["score"][seat, place - 1] = score
                state["visited"][seat] |= 1 << place
        for place, inspection in enumerate(INSPECTIONS, TUV):
            state["visited"][seat] |= (inspection in car.settled) << place
            state["failed"][seat] |= (inspection in car.failed) << place
        for card in (_CARDS[name] for name in car.fitted):
            state["place"][card] = FITTED
            state["fitted"][seat, SECTIONS.index(PARTS[card].section)] = 1 + card
        for name in car.hand:
            state["place"][_CARDS[name]] = 1 + seat
            state["hand"][seat] |= 1 << _CARDS[name]
        for name, others in car.known_to.items():
            state["known"][_CARDS[name]] = sum({1 << other for other in others})
    pile = [1 << card for card, place in enumerate(state["place"].tolist()) if place == PILE]
    state["pile"], state["piled"] = sum(pile), len(pile)
    state["seat"] = position.turn % int(state["players"])
    if position.phase == "drive":
        state["drives"] = possible_drives(board, array)


FORM = Form(Position, write, fill, INVARIANTS, View, show)


def _fields(array: Array) -> dict[str, Any]:
    """All fields at once, which takes half the time of one by one; lists in place of arrays."""
    (values,) = array.tolist()
    plain = [value if isinstance(value, int) else value.tolist() for value in values]
    return dict(zip(array.dtype.names or (), plain, strict=True))


def _common(state: dict[str, Any]) -> dict[str, Any]:
    """What a position and a view both have, but for the cars."""
    return {
        "turn": state["turn"],
        "phase": _PHASES[state["phase"]],
        "pips": state["pips"],
        "arrived": bool(state["arrived"]),
        "traded": bool(state["traded"]),
        "partner": state["partner"] - 1 if state["partner"] else None,
        "received": _PARTS[state["received"] - 1] if state["received"] else None,
        "kept": _PARTS[state["kept"] - 1] if state["kept"] else None,
        "month": state["month"],
        "part": state["part"],
    }


def _cars(state: dict[str, Any]) -> list[dict[str, Any]]:
    """By seat: what a position and a view both have of a car."""
    players, known = state["players"], state["known"]
    hands: list[list[int]] = [[] for _ in range(players)]
    for card, place in enumerate(state["place"]):
        if 0 < place < FITTED:
            hands[place - 1].append(card)
    cars = []
    for seat, hand in enumerate(hands):
        node, visited = state["node"][seat], state["visited"][seat]
        failed = state["failed"][seat]
        car = {
            "square": _NAMES[node],
            "heading": HEADINGS[node],
            "waiting": bool(state["waiting"] >> seat & 1),
            "repair": state["repair"][seat],
            "scores": [
                score if visited >> place & 1 else None
                for place, score in enumerate(state["score"][seat], 1)
            ],
            "settled": [i for place, i in enumerate(INSPECTIONS, TUV) if visited >> place & 1],
            "failed": [i for place, i in enumerate(INSPECTIONS, TUV) if failed >> place & 1],
            "fitted": [_PARTS[part - 1] for part in state["fitted"][seat] if part],
            "held": state["held"][seat],
            "hand": [_PARTS[card] for card in hand],
            "known_to": {_PARTS[card]: _seats(known[card]) for card in hand if known[card]},
        }
        cars.append(car)
    return cars


def _shown(car: dict[str, Any], colour: str, row: list[int]) -> ShownCar:
    defects, worth, points, shortfall, _, towards = row[:WORTHS]
    needs = [_need(*row[first : first + 3]) for first in (NEEDS, NEEDS + 3) if row[first]]
    return ShownCar(
        **car,
        colour=colour,
        defects=defects,
        worth=worth,
        points=points,
        worths=[points for points in row[WORTHS:NEEDS] if points],
        shortfall=shortfall,
        towards=_name(towards),
        needs=needs,
    )


@cache
def _calendar(month: int, *standings: int) -> list[Deadline]:
    """The places of the year in a month, as a seat stands to them."""
    return [
        Deadline(
            place=place,
            square=square,
            month=due,
            over=due < month,
            standing=_STANDINGS[standing],
        )
        for (place, square, due), standing in zip(_YEAR, standings, strict=True)
    ]


@cache
def _need(place: int, squares: int, repair: int) -> Need:
    name = _PLACES[place]
    return Need(
        place=name,
        month=_MONTH[name],
        squares=squares if squares >= 0 else None,
        repair=repair,
    )


def _landing(row: list[int]) -> Landing:
    way, squares, driven, node, towards, number = row[:SPLITS]
    splits = [_split(*row[first : first + 4]) for first in (SPLITS, SPLITS + 4)[:number]]
    return Landing(
        way=_WAYS[way],
        squares=squares,
        square=_NAMES[node],
        driven=driven,
        towards=_name(towards),
        splits=splits,
    )


@cache
def _split(repair: int, part: int, marker: int, shortfall: int) -> Split:
    return Split(repair=repair, part=bool(part), marker=marker, shortfall=shortfall)


@cache
def _ahead(version: int, node: int) -> list[Ahead]:
    """The squares ahead by each way that there is."""
    ways = AHEAD[board_name(version)][node]
    return [
        Ahead(way=way, squares=list(squares))
        for way, squares in zip(_WAYS, ways, strict=True)
        if squares
    ]


def _name(node: int) -> str | None:
    """The square of a node; null where none follows."""
    return _NAMES[node] if node >= 0 else None


def _number(part: str | None) -> int:
    """1 + the card of this name, or 0."""
    return 0 if part is None else 1 + _CARDS[part]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(6) if mask >> seat & 1]
