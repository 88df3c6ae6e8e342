"""The chains of a sheet, town by town, as they are drawn: the longest route and series."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["route_towns", "series_towns"]


def route_towns(links: Sequence[int], place: Sequence[int]) -> list[int]:
    """DT-R21: the towns of a longest route, in the order of their numbers."""
    routes: dict[int, list[int]] = {}
    for town in _in_order(place):
        before = [route for other, route in routes.items() if links[town] >> other & 1]
        routes[town] = [*max(before, key=len, default=[]), town]
    return max(routes.values(), key=len, default=[])


def series_towns(links: Sequence[int], place: Sequence[int]) -> list[int]:
    """DT-R22: the towns of a longest series."""
    longest, series = list[int](), list[int]()
    for number in place:
        if number and series and links[series[-1]] >> (number - 1) & 1:
            series = [*series, number - 1]
        else:
            series = [number - 1] if number else []
        longest = max(longest, series, key=len)
    return longest


def _in_order(place: Sequence[int]) -> list[int]:
    return [town - 1 for town in place if town]
