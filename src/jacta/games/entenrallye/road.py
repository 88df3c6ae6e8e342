"""The road: a data file, and the check that it has what *Components* asks for.

A square has a name, a ground (grey or brown), the names of the squares that follow it, and where
it is drawn. Of two that follow, the second turns off: into a shortcut, or into the dead end of TÜV
or ASU. A square of a dead end also says where it leads back to.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Any, Final

__all__ = [
    "FORMER_ROAD",
    "INSPECTIONS",
    "MEETINGS",
    "REACH",
    "ROAD",
    "Road",
    "Square",
    "distances",
    "read_road",
]

MEETINGS: Final = ("meeting-1", "meeting-2", "meeting-3", "meeting-4")
INSPECTIONS: Final = ("TUV", "ASU")
REACH: Final = 6  # pips of a die: so far a car drives at most in one turn
_MONTHS: Final = dict(zip((*MEETINGS, *INSPECTIONS), (2, 6, 8, 12, 4, 10), strict=True))  # EN-R29
_DEEPEST: Final = 20
_CLOSEST: Final = 50  # units of the drawing between the centres of two squares
_PLACES: Final = ("start", *MEETINGS, *INSPECTIONS, "TUV-workshop", "ASU-workshop")


@dataclass(frozen=True)
class Square:
    """One square as it is in the file."""

    name: str
    ground: str
    next: tuple[str, ...]
    at: tuple[float, float]
    back: str | None = None
    place: str | None = None
    month: int | None = None


@dataclass(frozen=True)
class Road:
    """All squares, in the order of the file, and the box they are drawn in."""

    squares: tuple[Square, ...]
    view_box: tuple[int, int, int, int]

    def __getitem__(self, name: str) -> Square:
        return self._named[name]

    @cached_property
    def _named(self) -> dict[str, Square]:
        return {square.name: square for square in self.squares}

    def at(self, place: str) -> Square:
        """The square of a place."""
        return next(square for square in self.squares if square.place == place)

    def dead_end(self, name: str) -> str | None:
        """The inspection at the end of the dead end that a square belongs to."""
        square = self[name]
        while square.back is not None and square.next:
            square = self[square.next[0]]
        return square.place if square.back is not None else None

    @property
    def names(self) -> list[str]:
        return [square.name for square in self.squares]

    @property
    def nodes(self) -> list[tuple[str, bool]]:
        """Where a car can be: every square, then those of dead ends again, on the way out."""
        branch = [s.name for s in self.squares if s.back is not None and s.next]
        return [(name, False) for name in self.names] + [(name, True) for name in branch]

    def after(self, node: tuple[str, bool]) -> list[tuple[str, bool]]:
        """The nodes that follow; from the end of a dead end one drives back (EN-R5, EN-A24)."""
        square, outward = self[node[0]], node[1]
        if square.back is not None and (outward or not square.next):
            back = self[square.back]
            return [(back.name, back.back is not None)]
        return [(name, False) for name in square.next]


def read_road(file: Path) -> Road:
    """The road in a file; ValueError names the square that is wrong."""
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    squares = []
    for entry in data["squares"]:
        fixed = {**entry, "next": tuple(entry["next"]), "at": tuple(entry["at"])}
        squares.append(Square(**fixed))
    road = Road(tuple(squares), tuple(data["view_box"]))
    for problem in _problems(road):
        raise ValueError(f"{file.name}: {problem}")
    return road


def distances(road: Road, goal: str) -> dict[tuple[str, bool], int]:
    """How many squares the shortest way to a square has, from every node that leads there."""
    before: dict[tuple[str, bool], list[tuple[str, bool]]] = {}
    for node in road.nodes:
        for after in road.after(node):
            before.setdefault(after, []).append(node)
    found = {(goal, False): 0}
    edge = [(goal, False)]
    while edge:
        edge = [n for node in edge for n in _reach_back(before.get(node, []), found, node)]
    return found


def _reach_back(
    nodes: list[tuple[str, bool]],
    found: dict[tuple[str, bool], int],
    node: tuple[str, bool],
) -> Iterator[tuple[str, bool]]:
    for other in nodes:
        if other not in found:
            found[other] = found[node] + 1
            yield other


def _problems(road: Road) -> Iterator[str]:
    yield from _names(road)
    yield from _links(road)
    yield from _ways(road)
    yield from _workshops(road)
    yield from _grounds(road)
    yield from _drawing(road)


def _names(road: Road) -> Iterator[str]:
    """Every square once, every place once."""
    names = road.names
    for name in names:
        if names.count(name) > 1:
            yield f"square {name} is there twice"
    for place in _PLACES:
        if [square.place for square in road.squares].count(place) != 1:
            yield f"the place {place} is not there once"
    for square in road.squares:
        if square.place is not None and square.place not in _PLACES:
            yield f"square {square.name} is an unknown place: {square.place}"
        if square.month != _MONTHS.get(square.place or ""):
            yield f"square {square.name} has the wrong month: {square.month} (EN-R29)"


def _links(road: Road) -> Iterator[str]:
    """Ways lead to squares; only TÜV and ASU are dead ends, and only there a road leads back."""
    dead_ends = set()
    for inspection in INSPECTIONS:
        name: str | None = inspection
        while name is not None and name in road.names:
            dead_ends.add(name)
            name = road[name].back
    for square in road.squares:
        for name in (*square.next, *([square.back] if square.back else [])):
            if name not in road.names:
                yield f"square {square.name} leads to {name}, which is no square"
        if len(square.next) > 2:
            yield f"square {square.name} has more than two ways"
        ends = square.place in ("meeting-4", *INSPECTIONS)
        if bool(square.next) == ends:
            yield f"square {square.name}: only meeting 4, TÜV and ASU end a road"
        if square.back is not None and square.name not in dead_ends:
            yield f"square {square.name} leads back, but is no square of a dead end (EN-R5)"


def _ways(road: Road) -> Iterator[str]:
    """The order of the places, no cycle but the dead ends, and one junction in a throw."""
    order = ["start", "meeting-1", "meeting-2", "meeting-3", "meeting-4"]
    for first, then in pairwise(order):
        here = (road.at(first).name, False)
        there = distances(road, road.at(then).name)
        if here not in there:
            yield f"square {here[0]}: no way leads from {first} to {then}"
    for inspection, after, before in (("TUV", 0, 1), ("ASU", 2, 3)):
        here = (road.at(inspection).name, False)
        if here not in distances(road, road.at(MEETINGS[before]).name):
            yield f"square {here[0]}: no way leads on to {MEETINGS[before]}"
        if (road.at(MEETINGS[after]).name, False) not in distances(road, here[0]):
            yield f"square {here[0]}: no way leads there from {MEETINGS[after]}"
        if (road.at(MEETINGS[before]).name, False) in distances(road, here[0]):
            yield f"square {here[0]} lies behind {MEETINGS[before]}"
    end = distances(road, road.at("meeting-4").name)
    for node in road.nodes:
        if node not in end:
            yield f"square {node[0]} does not lead to meeting 4"
        if _in_a_cycle(road, node):
            yield f"square {node[0]} is on a cycle"
    for node in road.nodes:
        if (far := _junctions(road, node, REACH)) > 1:
            yield f"square {node[0]}: {far} junctions are within one throw"


def _in_a_cycle(road: Road, node: tuple[str, bool]) -> bool:
    """Whether a car comes back here without visiting TÜV or ASU (EN-R6)."""
    seen, edge = set[tuple[str, bool]](), [node]
    while edge:
        after = {n for at in edge for n in road.after(at)}
        edge = [n for n in after - seen if road[n[0]].place not in INSPECTIONS]
        seen |= set(edge)
    return node in seen


def _junctions(road: Road, node: tuple[str, bool], pips: int) -> int:
    """The most junctions that a throw can lead through; cars stop at TÜV and ASU."""
    after = road.after(node)
    further = [n for n in after if pips > 1 and road[n[0]].place not in INSPECTIONS]
    return (len(after) > 1) + max((_junctions(road, n, pips - 1) for n in further), default=0)


def _workshops(road: Road) -> Iterator[str]:
    """EN-R39, EN-R40: further away than the inspection, with negative squares down to −20."""
    for inspection, following in (("TUV", "meeting-2"), ("ASU", "meeting-4")):
        workshop = road.at(f"{inspection}-workshop")
        goal = distances(road, road.at(following).name)
        inspected = goal[(road.at(inspection).name, False)]
        if (workshop.name, False) not in distances(road, road.at(inspection).name):
            yield f"square {workshop.name} joins the road behind the junction of {inspection}"
        if goal[(workshop.name, False)] <= inspected:
            yield f"square {workshop.name} is not further from {following} than {inspection}"
        before = {"TUV": "meeting-1", "ASU": "meeting-3"}[inspection]
        if (workshop.name, False) in distances(road, road.at(before).name):
            yield f"square {workshop.name} joins the road before {before}"
        if workshop.name != f"{inspection}-0":
            yield f"square {workshop.name} is a workshop and not named {inspection}-0"
        for depth in range(1, _DEEPEST + 1):
            name = f"{inspection}-{depth}"
            if name not in road.names:
                yield f"square {name} behind the workshop is missing"
            elif road[name].next != (f"{inspection}-{depth - 1}",):
                yield f"square {name} does not lead to {inspection}-{depth - 1} (EN-A26)"


def _grounds(road: Road) -> Iterator[str]:
    """Places and the squares just before them are brown; start and workshops are grey."""
    before = {name for s in road.squares if _is_stop(s) for name in _leading(road, s.name)}
    for square in road.squares:
        if square.ground not in ("grey", "brown"):
            yield f"square {square.name} is neither grey nor brown (EN-R4)"
        if square.ground != "brown" and (_is_stop(square) or square.name in before):
            yield f"square {square.name} is a place or just before one, and not brown"
        repairs = square.place == "start" or square.name.startswith(("TUV-", "ASU-"))
        if square.ground != "grey" and repairs:
            yield f"square {square.name} is not grey"


def _is_stop(square: Square) -> bool:
    return square.place in (*MEETINGS, *INSPECTIONS)


def _leading(road: Road, name: str) -> list[str]:
    return [square.name for square in road.squares if name in square.next]


def _drawing(road: Road) -> Iterator[str]:
    """Every square is inside the box, and no two are so close that cars would not fit."""
    left, top, width, height = road.view_box
    for place, square in enumerate(road.squares):
        x, y = square.at
        if not (left < x < left + width and top < y < top + height):
            yield f"square {square.name} is drawn outside the box"
        for other in road.squares[:place]:
            if dist(square.at, other.at) < _CLOSEST:
                yield f"squares {other.name} and {square.name} are drawn too close to each other"


_DATA: Final = Path(__file__).parent / "data"
ROAD: Final = read_road(_DATA / "road.json")
FORMER_ROAD: Final = read_road(_DATA / "former-road.json")
