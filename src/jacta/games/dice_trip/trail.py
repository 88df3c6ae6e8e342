"""A trail: a way along links that comes through as many towns as can be, each once.

Who wants a long route follows such a way. It is found once, when the map is read.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["longest_trail"]

_MOST_STEPS = 50_000  # of all ways together


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
