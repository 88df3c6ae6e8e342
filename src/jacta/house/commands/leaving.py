"""Leaving a game: for a while or for good, by one's own will or because the time is up."""

from __future__ import annotations

from jacta.house.commands.claims import in_play
from jacta.house.commands.course import Seed, end
from jacta.house.errors import Refused
from jacta.house.table.entries import Entry, Left, Returned
from jacta.house.table.table import Table

__all__ = ["come_back", "depart", "give_up", "time_is_up"]


def give_up(table: Table, seed: Seed, by: str, chair: int) -> list[Entry]:
    """Give the game up: the chair comes last, and a bot plays on where others still play."""
    in_play(table)
    if chair not in table.chairs_of(by):
        raise Refused("not-yours")
    return _lose(table, seed, Left(chair, "gave-up", lost=True))


def depart(table: Table, seed: Seed, by: str, chair: int) -> list[Entry]:
    """Leave a match for good: the game is given up, and a bot has the chair in those to come."""
    if table.is_open:
        raise Refused("not-begun")
    if table.is_over:
        raise Refused("over")
    if chair not in table.chairs_of(by):
        raise Refused("not-yours")
    taken = table.chairs[chair]
    assert taken is not None
    if taken.gone:
        raise Refused("chair-lost")
    if table.is_playing and not taken.lost:
        return _lose(table, seed, Left(chair, "gone", lost=True))
    return [Left(chair, "gone", taken.lost)]


def time_is_up(table: Table, seed: Seed, chair: int, n: int) -> list[Entry]:
    """The time of a chair is up, as was seen at this entry: the table's rule says what follows."""
    in_play(table)
    if chair not in table.clock.running or table.n != n:
        raise Refused("in-time")
    left = Left(chair, "absent", lost=table.settings.absent == "lost")
    return _lose(table, seed, left) if left.lost else [left]


def come_back(table: Table, by: str, chair: int) -> list[Entry]:
    """Take a chair back from the bot that kept it."""
    if table.is_over:
        raise Refused("over")
    if chair not in table.chairs_of(by):
        raise Refused("not-yours")
    taken = table.chairs[chair]
    if taken is None or taken.left is None:
        raise Refused("not-away")
    if taken.lost or taken.gone:
        raise Refused("chair-lost")
    return [Returned(chair)]


def _lose(table: Table, seed: Seed, left: Left) -> list[Entry]:
    """A chair is lost; with one other left, or no person at all, the game is over."""
    position = in_play(table)
    if table.seat_of(left.chair) in table.lost:
        raise Refused("chair-lost")
    table = table.after(left, table.clock.since)
    people = [c for c in table.chairs if c and not (c.sat.bot or c.lost or c.gone)]
    if people and position.players - len(table.lost) > 1:
        return [left]
    return [left, end(table, position, seed(table.round))]
