"""Who may do something at a table, and when: what commands ask before they give entries."""

from __future__ import annotations

from jacta.engine.position import Position
from jacta.house.errors import Refused
from jacta.house.table.table import Table

__all__ = [
    "check_look",
    "check_opener",
    "check_speaks_for",
    "in_play",
    "own_chairs",
    "present_chairs",
]


def check_look(table: Table, who: str) -> None:
    """Refused unless they may see what is played: others have the same dice of a day to come."""
    if table.is_secret and not table.chairs_of(who):
        raise Refused("daily-secret")


def check_opener(table: Table, by: str) -> None:
    """Refused unless they opened the table."""
    if table.opened.by != by:
        raise Refused("not-opener")


def own_chairs(table: Table, by: str) -> tuple[int, ...]:
    """The chairs of a person, who must have one."""
    chairs = table.chairs_of(by)
    if not chairs:
        raise Refused("not-seated")
    return chairs


def present_chairs(table: Table, by: str) -> tuple[int, ...]:
    """The chairs of a person for which no bot decides; there must be one."""
    chairs = tuple(chair for chair in own_chairs(table, by) if chair in table.people)
    if not chairs:
        raise Refused("away")
    return chairs


def check_speaks_for(table: Table, by: str, seat: int) -> None:
    """Refused unless the person speaks for the seat, and no bot does at the moment."""
    chair = table.chairs[table.chair_of(seat)]
    if chair is None or not chair.is_of(by):
        raise Refused("not-yours")
    if table.bot_of(seat) is not None:
        raise Refused("away")


def in_play(table: Table) -> Position:
    """Where the running game stands; refused if none is running."""
    if table.is_open:
        raise Refused("not-begun")
    if table.position is None or not table.is_playing:
        raise Refused("over")
    return table.position
