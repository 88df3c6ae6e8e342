"""Who meets whom: the line-ups of a contest, and the seatings of each.

A seating is a row of players, by their number, one a seat. The seatings of a line-up are its
rotations: everybody has every seat once, with the same neighbours.
"""

from __future__ import annotations

from itertools import combinations

__all__ = ["Seating", "line_ups", "rotations"]

Seating = tuple[int, ...]


def line_ups(entrants: int, players: int) -> list[Seating]:
    """Every choice of so many players; where there are fewer than seats, each sits down in turn.

    Who then has a seat more than the others changes, so that all have as many in the end.
    """
    rounds, rest = divmod(players, entrants)
    if rounds == 0:
        return list(combinations(range(entrants), players))
    return [(*range(entrants), *more) for more in _seconds(entrants, rounds, rest)]


def rotations(line_up: Seating) -> list[Seating]:
    """The seatings of a line-up, each once."""
    turned = [line_up[shift:] + line_up[:shift] for shift in range(len(line_up))]
    return list(dict.fromkeys(turned))


def _seconds(entrants: int, rounds: int, rest: int) -> list[Seating]:
    """Who sits where after everybody has sat down once."""
    whole = tuple(range(entrants)) * (rounds - 1)
    return [(*whole, *more) for more in combinations(range(entrants), rest)]
