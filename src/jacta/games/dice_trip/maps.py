"""Maps: 25 real towns in zones, their colours, and the links between them, read from a file.

A map is data (see docs/add-a-map.md). It is checked when it is read, and all that is wrong with it
is said at once, with the town or the link that it is about.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, pairwise
from math import cos, hypot, radians
from pathlib import Path
from typing import Any

from jacta.engine.errors import JactaError
from jacta.engine.layout import Array
from jacta.games.dice_trip.state import MOST_ZONES, TOWNS, Board
from jacta.games.dice_trip.trail import longest_trail
from jacta.games.dice_trip.vocabulary import COLOURS, DICE, TOWN_LETTERS

__all__ = ["BadMap", "Map", "Town", "board_of", "our_maps", "parse_map", "problems", "read_map"]

OF_EACH_COLOUR = 3
MOST_SHIFT = 4.0  # in hundredths of the width of the map
LEAST_GAP = 4.0  # between a link and a town that it does not lead to
LEAST_DISTANCE = 7.0  # between two towns, so that a finger tells them apart

Point = tuple[float, float]


class BadMap(JactaError):
    """A file that is no map; `problems` says all that is wrong with it."""

    def __init__(self, name: str, found: list[str]) -> None:
        super().__init__(f"{name}: {'; '.join(found)}")
        self.problems = found


@dataclass(frozen=True)
class Town:
    """A town; `colour` is the letter of a die, or nothing. `shift` moves it on the drawing."""

    name: str
    zone: str
    colour: str | None
    latitude: float
    longitude: float
    shift: Point = (0.0, 0.0)


@dataclass(frozen=True)
class Map:
    """A map in words; `zone_points` goes by the number of clean zones, `way` through
    all towns, where it is told."""

    title: str
    zones: tuple[str, ...]
    zone_points: tuple[int, ...]
    towns: tuple[Town, ...]
    links: tuple[tuple[str, str], ...]
    way: tuple[str, ...] = ()

    @cached_property
    def index(self) -> dict[str, int]:
        """The place of each town in the order of the file."""
        return {town.name: place for place, town in enumerate(self.towns)}

    @cached_property
    def letters(self) -> dict[str, str]:
        """The names of the towns by their letters."""
        return {letter: town.name for letter, town in zip(TOWN_LETTERS, self.towns, strict=False)}

    @cached_property
    def points(self) -> dict[str, Point]:
        """Where the towns are drawn, in hundredths of the width, from the upper left corner."""
        narrowing = cos(radians(sum(town.latitude for town in self.towns) / len(self.towns)))
        across = [town.longitude * narrowing for town in self.towns]
        north = max(town.latitude for town in self.towns)
        west, width = min(across), (max(across) - min(across)) or 1.0
        return {
            town.name: (
                round(100 * (x - west) / width + town.shift[0], 2),
                round(100 * (north - town.latitude) / width + town.shift[1], 2),
            )
            for town, x in zip(self.towns, across, strict=True)
        }

    @cached_property
    def neighbours(self) -> dict[str, set[str]]:
        beside: dict[str, set[str]] = {town.name: set() for town in self.towns}
        for one, other in self.links:
            beside[one].add(other)
            beside[other].add(one)
        return beside


def read_map(file: Path) -> Map:
    """The map in a file; BadMap tells all that is wrong with it."""
    try:
        written = file.read_bytes()
    except OSError as error:
        raise BadMap(file.name, [f"this cannot be read: {error}"]) from None
    return parse_map(written, file.name)


def parse_map(written: bytes, name: str) -> Map:
    """A map as it is written in a file of this name; BadMap tells all that is wrong with it."""
    try:
        data = json.loads(written.decode())
    except (ValueError, RecursionError) as error:
        raise BadMap(name, [f"this cannot be read as JSON: {error}"]) from None
    if found := list(_misshapen(data)):
        raise BadMap(name, found)
    read = Map(
        data["title"],
        tuple(data["zones"]),
        tuple(data["zone_points"]),
        tuple(
            Town(**{**town, "shift": tuple(town.get("shift", (0.0, 0.0)))})
            for town in data["towns"]
        ),
        tuple((one, other) for one, other in data["links"]),
        tuple(data.get("way", ())),
    )
    if found := list(problems(read)):
        raise BadMap(name, found)
    return read


@cache
def our_maps() -> dict[str, Map]:
    """The maps of the house: every file of the folder, France first."""
    files = (Path(__file__).parent / "data").glob("*.json")
    first = sorted(files, key=lambda file: (file.stem != "france", file.stem))
    return {file.stem: read_map(file) for file in first}


def board_of(map: Map) -> Array:
    """The map as the record that the rules take."""
    board = Board.array()
    record, index = board[0], map.index
    record["zones"] = len(map.zones)
    record["zone_points"][: len(map.zone_points)] = map.zone_points
    for place, town in enumerate(map.towns):
        record["in_zone"][map.zones.index(town.zone)] |= 1 << place
        if town.colour:
            record["of_colour"][COLOURS.index(town.colour)] |= 1 << place
            record["coloured"] |= 1 << place
    for one, other in map.links:
        record["links"][index[one]] |= 1 << index[other]
        record["links"][index[other]] |= 1 << index[one]
    dice = [{*DICE.label(pair)} for pair in range(DICE.size)]
    for name, shared in (("apart", 0), ("sharing", 1)):
        record[name] = [_mask(len(one & other) == shared for other in dice) for one in dice]
    beside = [{index[name] for name in map.neighbours[town.name]} for town in map.towns]
    trail = longest_trail(beside)
    way = [index[name] for name in map.way] or trail
    for going, on, earlier in ((trail, "on_trail", "earlier"), (way, "on_way", "earlier_on_way")):
        for at, there in enumerate(going):
            record[earlier][at] = sum(1 << p for p in range(at) if going[p] in beside[there])
        record[on] = [going.index(there) if there in going else -1 for there in range(TOWNS)]
    board.flags.writeable = False
    return board


def _mask(bits: Iterable[bool]) -> int:
    return sum(1 << place for place, bit in enumerate(bits) if bit)


def _is_word(value: Any) -> bool:
    """Whether it can be read, and has room on a board: JSON has texts with half letters, with line
    breaks, and without an end."""
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        return False
    return len(value) <= _LONGEST


def _is_number(value: Any) -> bool:
    """Whether one can reckon with it: JSON as Python reads it has numbers without bounds."""
    return type(value) in (int, float) and -_LARGEST <= value <= _LARGEST


_LARGEST, _LONGEST = 1_000, 60
_TOWN_FIELDS: dict[str, Callable[[Any], bool]] = {
    "name": _is_word,
    "zone": _is_word,
    "latitude": _is_number,
    "longitude": _is_number,
}


def _misshapen(data: Any) -> Iterator[str]:
    """What keeps the file from being read at all."""
    wanted = {"title", "zones", "zone_points", "towns", "links"}
    if not isinstance(data, dict) or set(data) - {"way"} != wanted:
        yield f"a map has the fields {', '.join(sorted(wanted))}, perhaps way, and no others"
        return
    if not _is_word(data["title"]):
        yield "title: the name of the map is wanted"
    for name, kind in (("zones", str), ("zone_points", int), ("towns", dict), ("links", list)):
        if not isinstance(data[name], list) or any(type(x) is not kind for x in data[name]):
            yield f"{name}: a list is wanted, as in the other maps"
            return
    way = data.get("way", [])
    if not isinstance(way, list) or not all(_is_word(name) for name in way):
        yield "way: the names of all towns are wanted, or no such field"
    for zone in data["zones"]:
        if not _is_word(zone):
            yield f"zone {zone!r}: it has no name that can be read"
    for place, town in enumerate(data["towns"], 1):
        said = town.get("name") if _is_word(town.get("name")) else f"number {place}"
        for field, is_right in _TOWN_FIELDS.items():
            if not is_right(town.get(field)):
                yield f"town {said}: {field} is missing or of a wrong kind"
        if not (town.get("colour") is None or _is_word(town["colour"])):
            yield f"town {said}: colour is a letter of {COLOURS}, or null"
        if unknown := set(town) - {*_TOWN_FIELDS, "colour", "shift"}:
            yield f"town {said}: there is no field {min(unknown)!r}"
        if "colour" not in town:
            yield f"town {said}: colour is missing; null stands for a plain town"
        if not _is_shift(town.get("shift", [0, 0])):
            yield f"town {said}: shift is a pair of numbers"
    for link in data["links"]:
        if len(link) != 2 or not all(_is_word(end) for end in link):
            yield f"link {link!r}: it has the names of two towns"


def _is_shift(value: Any) -> bool:
    return isinstance(value, list) and [_is_number(x) for x in value] == [True, True]


def problems(map: Map) -> Iterator[str]:
    """All that the rules ask of a map (*Components*) and this one lacks."""
    found = [*_problems_of_towns(map), *_problems_of_zones(map), *_problems_of_links(map)]
    found += _problems_of_way(map)
    yield from found
    if not found:  # a drawing needs sound towns and links
        yield from _problems_of_drawing(map)


def _problems_of_towns(map: Map) -> Iterator[str]:
    if len(map.towns) != TOWNS:
        yield f"a map has {TOWNS} towns, not {len(map.towns)}"
    names = [town.name for town in map.towns]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"town {name}: it is there twice"
    for town in map.towns:
        if town.zone not in map.zones:
            yield f"town {town.name}: there is no zone {town.zone}"
        if town.colour is not None and (len(town.colour) != 1 or town.colour not in COLOURS):
            yield f"town {town.name}: a colour is one of {', '.join(COLOURS)}, not {town.colour}"
        if not (-90 < town.latitude < 90 and -180 <= town.longitude <= 180):
            yield f"town {town.name}: latitude and longitude are no place on earth"
        if hypot(*town.shift) > MOST_SHIFT:
            yield f"town {town.name}: it may be shifted by {MOST_SHIFT:g} % of the width at most"
    for colour in COLOURS:
        number = sum(town.colour == colour for town in map.towns)
        if number != OF_EACH_COLOUR:
            yield f"colour {colour}: {OF_EACH_COLOUR} towns are wanted, not {number}"


def _problems_of_zones(map: Map) -> Iterator[str]:
    if not 1 <= len(map.zones) <= MOST_ZONES or len(set(map.zones)) != len(map.zones):
        yield f"zones: 1 to {MOST_ZONES} different names are wanted"
    for zone in map.zones:
        if all(town.zone != zone for town in map.towns):
            yield f"zone {zone}: it has no town"
    points = map.zone_points
    if len(points) != len(map.zones) + 1:
        yield f"zone_points: {len(map.zones) + 1} numbers are wanted, from no clean zone to all"
    elif not 0 == points[0] <= points[-1] <= 25 or list(points) != sorted(points):
        yield "zone_points: they begin with 0, never fall, and end with 25 at most"


def _problems_of_links(map: Map) -> Iterator[str]:
    known, seen = {town.name for town in map.towns}, set()
    for one, other in map.links:
        for end in sorted({one, other} - known):
            yield f"link {one} – {other}: there is no town {end}"
        if one == other:
            yield f"link {one} – {other}: it leads nowhere else"
        if frozenset((one, other)) in seen:
            yield f"link {one} – {other}: it is there twice"
        seen.add(frozenset((one, other)))
    beside = {name: set[str]() for name in known}
    for one, other in map.links:
        if {one, other} <= known:
            beside[one].add(other)
            beside[other].add(one)
    reached, edge = set[str](), [town.name for town in map.towns][:1]
    while edge:
        reached.add(town := edge.pop())
        edge += beside[town] - reached
    for name in sorted(known - reached):
        yield f"town {name}: no links lead there from {map.towns[0].name}"


def _problems_of_way(map: Map) -> Iterator[str]:
    if not map.way:
        return
    if sorted(map.way) != sorted(town.name for town in map.towns):
        yield "way: it comes through all towns, each of them once"
        return
    linked = {frozenset(link) for link in map.links}
    for one, other in pairwise(map.way):
        if frozenset((one, other)) not in linked:
            yield f"way: no link leads from {one} to {other}"


def _problems_of_drawing(map: Map) -> Iterator[str]:
    at = map.points
    for (one, other), (third, fourth) in combinations(map.links, 2):
        ends = {one, other, third, fourth}
        if len(ends) == 4 and _cross(at[one], at[other], at[third], at[fourth]):
            yield f"link {one} – {other}: it crosses the link {third} – {fourth}"
    for one, other in map.links:
        for name in at.keys() - {one, other}:
            if _distance(at[name], at[one], at[other]) < LEAST_GAP:
                yield f"link {one} – {other}: it passes too close to {name}"
    for one, other in combinations(at, 2):
        if _distance(at[one], at[other], at[other]) < LEAST_DISTANCE:
            yield f"town {one}: it is drawn too close to {other}"


def _side(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _distance(point: Point, a: Point, b: Point) -> float:
    """From a point to the straight line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1.0)
    along = min(1.0, max(0.0, along))
    return hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)
