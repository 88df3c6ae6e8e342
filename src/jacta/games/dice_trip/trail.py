"""A trail: a way along links that comes through as many towns as can be, each once.

Who wants a long route follows such a way. It is found once, when the map is read. Of the ways
through all towns those are better that have many more links between places which are near: a town
that had to be left out is passed by. Such a one takes longer to find, and stands in the map's file.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

__all__ = ["longest_trail", "near_links", "nearest_way"]

_MOST_STEPS = 50_000  # of all ways together
_NEAR = {2: 1.0, 3: 0.6, 4: 0.35, 5: 0.2}  # what a link is worth that leads so many places on
_WARM, _COLD = 1.5, 0.15


def near_links(beside: Sequence[set[int]], way: Sequence[int]) -> float:
    """What all links between near places of a way are worth."""
    at = {town: place for place, town in enumerate(way)}
    return sum(_NEAR.get(at[two] - at[one], 0.0) for one in way for two in beside[one] if two in at)


def nearest_way(
    beside: Sequence[set[int]], trail: list[int], seed: int = 1, steps: int = 20_000
) -> list[int]:
    """A way through the same towns with many links between near places, found from a trail by
    annealing: its end is linked to a town in its midst, from where on it goes the other way round.
    """
    rng, worth = random.Random(seed), near_links(beside, trail)
    best, most = trail, worth
    for step in range(steps):
        warmth = _WARM * (_COLD / _WARM) ** (step / steps)
        way = trail[::-1] if rng.random() < 0.5 else list(trail)
        at = way.index(rng.choice(sorted(beside[way[-1]] & set(way))))
        way = way[: at + 1] + way[:at:-1]
        found = near_links(beside, way)
        if found >= worth or rng.random() < exp((found - worth) / warmth):
            trail, worth = way, found
        if worth > most:
            best, most = trail, worth
    return best


def longest_trail(beside: Sequence[set[int]]) -> list[int]:
    """The longest way that a search of bounded length finds; on most maps it meets every town."""
    best, most = list[int](), _MOST_STEPS // max(1, len(beside))
    for start in sorted(range(len(beside)), key=lambda town: (len(beside[town]), town)):
        best = max(best, _from(beside, start, most), key=len)
        if len(best) == len(beside):
            break
    return best


def _from(beside: Sequence[set[int]], start: int, most: int) -> list[int]:
    """Go on to the town with the fewest ways out, and turn back where no town is left."""
    best, way, steps = [start], [start], 0
    choices = [_onward(beside, way)]
    while choices and steps < most:
        steps += 1
        if not choices[-1]:
            choices.pop()
            way.pop()
            continue
        way.append(choices[-1].pop())
        if len(way) > len(best):
            best = list(way)
        if len(best) == len(beside):
            break
        choices.append(_onward(beside, way))
    return best


def _onward(beside: Sequence[set[int]], way: list[int]) -> list[int]:
    """The towns that can follow, the best one last."""
    free = {town: beside[town].difference(way) for town in beside[way[-1]].difference(way)}
    return sorted(free, key=lambda town: (-len(free[town]), -town))
