"""Who may do something at a table, and when: what commands ask before they give entries."""

from __future__ import annotations

from jacta.engine.position import Position
from jacta.house.errors import HouseError
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
    """HouseError unless they may see what is played: others have the same dice before them."""
    if table.is_secret and not table.chairs_of(who):
        raise HouseError("same-dice-secret")


def check_opener(table: Table, by: str) -> None:
    """HouseError unless they opened the table."""
    if table.opened.by != by:
        raise HouseError("not-opener")


def own_chairs(table: Table, by: str) -> tuple[int, ...]:
    """The chairs of a person, who must have one."""
    chairs = table.chairs_of(by)
    if not chairs:
        raise HouseError("not-seated")
    return chairs


def present_chairs(table: Table, by: str) -> tuple[int, ...]:
    """The chairs of a person for which no bot decides; there must be one."""
    chairs = tuple(chair for chair in own_chairs(table, by) if chair in table.people)
    if not chairs:
        raise HouseError("away")
    return chairs


def check_speaks_for(table: Table, by: str, seat: int) -> None:
    """HouseError unless the person speaks for the seat, and no bot does at the moment."""
    chair = table.chairs[table.chair_of(seat)]
    if chair is None or not chair.is_of(by):
        raise HouseError("not-yours")
    if table.bot_of(seat) is not None:
        raise HouseError("away")


def in_play(table: Table) -> Position:
    """Where the running game stands; refused if none is running."""
    if table.is_open:
        raise HouseError("not-begun")
    if table.position is None or not table.is_playing:
        raise HouseError("over")
    return table.position
