"""Paths: the squares that a drive leads over, by where it begins, which way and how far.

A car that drives straight on turns off nowhere, and one that turns off does so at the first
junction (EN-R6): no throw leads to a second one. Where a car stops on its way is for the rules.
"""

from __future__ import annotations

from typing import Final, Literal

from jacta.games.entenrallye.editions import EDITIONS
from jacta.games.entenrallye.road import REACH, ROAD, Road

__all__ = ["AHEAD", "HEADINGS", "NODES", "PATHS", "PATH_OF", "straight_on"]

Node = tuple[str, bool]
Ways = tuple[tuple[tuple[str, ...], ...], ...]


def straight_on(road: Road, node: Node, most: int) -> list[Node]:
    """The nodes that follow straight on, so many at most."""
    found = list[Node]()
    while len(found) < most and (after := road.after(node)):
        node = after[0]
        found.append(node)
    return found


def turning_off(road: Road, node: Node, most: int) -> list[Node]:
    """The nodes that follow by turning off at the first junction; none where there is no junction
    within so many."""
    before = [node, *straight_on(road, node, most - 1)]
    for place, junction in enumerate(before):
        if len(after := road.after(junction)) > 1:
            rest = straight_on(road, after[1], most - place - 1)
            return [*before[1 : place + 1], after[1], *rest]
    return []


def heading(road: Road, node: Node) -> Literal["in", "out"] | None:
    """Which way a car drives in a dead end (EN-A24); None elsewhere, and at its end."""
    name, outward = node
    if road[name].back is None or not road[name].next:
        return None
    return "out" if outward else "in"


# Where a car can be, on the road of today or on that of before, which has no other squares.
NODES: Final = tuple(ROAD.nodes)
HEADINGS: Final = tuple(heading(ROAD, node) for node in NODES)


def _ahead(road: Road) -> Ways:
    there = set(road.nodes)
    return tuple(
        tuple(
            tuple(name for name, _ in follow(road, node, REACH)) if node in there else ()
            for follow in (straight_on, turning_off)
        )
        for node in NODES
    )


def _paths(roads: list[Ways]) -> tuple[list[tuple[str, ...]], list[list[list[list[int]]]]]:
    """Every path with its first square; and by road its number by node, way and squares, 0 for
    none."""
    paths: list[tuple[str, ...]] = []
    known: dict[tuple[str, ...], int] = {}
    numbers = [[[[0] * REACH for _ in ways] for ways in road] for road in roads]
    for road, rows in zip(roads, numbers, strict=True):
        for (name, _), ways, row in zip(NODES, road, rows, strict=True):
            for squares, found in zip(ways, row, strict=True):
                for far in range(1, 1 + len(squares)):
                    path = (name, *squares[:far])
                    if path not in known:
                        known[path] = len(paths)
                        paths.append(path)
                    found[far - 1] = known[path]
    return paths, numbers


# By board, node and way: the names of the squares ahead, as far as a throw can lead.
AHEAD: Final = {name: _ahead(edition.road) for name, edition in EDITIONS.items()}
PATHS, _NUMBERS = _paths(list(AHEAD.values()))
PATH_OF: Final = dict(zip(AHEAD, _NUMBERS, strict=True))
