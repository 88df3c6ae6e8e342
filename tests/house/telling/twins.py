"""Tables that differ only in what somebody at them may not know.

Wherever something was hidden from a chair, another thing happens instead, and from there on all
goes as it went, as far as that is possible. What the chair may know is told by the engine, whose
views and audiences have tests of their own; nothing here looks through the house's door.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from jacta.engine.rules import SPECTATOR
from jacta.house.table.entries import Acted, Drew, Entry
from jacta.house.table.table import Table, fold
from tests.house.games import Stored, find_game

__all__ = ["Twins", "seat_at", "twins"]

_MOST = 4


@dataclass(frozen=True)
class Twins:
    """A table, and another one which a chair (−1: a spectator) cannot tell from it."""

    table: Table
    other: Table
    chair: int


def seat_at(table: Table, chair: int) -> int:
    return table.seat_of(chair) if chair >= 0 else SPECTATOR


def twins(stored: Sequence[Stored], chair: int, rng: random.Random) -> Iterator[Twins]:
    """The twins of a table after each of its entries: the oldest ones and a new one."""
    table, others = fold(stored[:1], find_game), list[Table]()
    for entry, at in stored[1:]:
        after = table.after(entry, at)
        seat = seat_at(after, chair)
        moved = (_alike(other, after, seat) for other in others)
        others = [min(alike, key=partial(_distance, after)) for alike in moved if alike]
        if strayed := [other for other in _alike(table, after, seat) if other != after]:
            others = [*others[: _MOST - 1], rng.choice(strayed)]
        table = after
        for other in others:
            yield Twins(table, other, chair)


def _alike(table: Table, after: Table, seat: int) -> list[Table]:
    """What may become of a table, if the seat cannot tell it from what became of another one."""
    at, wanted = after.history[-1].at, _seen(after, seat)
    possible = (table.after(entry, at) for entry in _possible(table, after, seat))
    return [found for found in possible if _seen(found, seat) == wanted]


def _possible(table: Table, after: Table, seat: int) -> list[Entry]:
    """All that can happen at a table in place of the last entry of another one."""
    entry, position = after.history[-1].entry, table.position
    match entry:
        case Drew() if position is not None:
            return [Drew(outcome.notation) for outcome in position.outcomes()]
        case Acted(actor) if position is not None and actor != seat:
            return [Acted(actor, (action.notation,)) for action in position.legal(actor)]
    return [entry]


def _seen(table: Table, seat: int) -> object:
    """What the engine shows a seat of the last step, and of where it led to."""
    position, step = table.position, table.history[-1]
    events = [(e.kind.name, e.values) for e in step.events if e.visible_to(seat)]
    if position is None:
        return events
    return events, position.view(seat).bytes, position.actors, position.is_chance


def _distance(table: Table, other: Table) -> int:
    """In how many bytes two tables stand differently."""
    if table.position is None or other.position is None:
        return 0
    both = zip(table.position.bytes, other.position.bytes, strict=True)
    return sum(one != another for one, another in both)
