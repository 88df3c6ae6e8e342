"""The course of a match: games begin, their dice fall, and they end, or the table does."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from jacta.engine.position import Position
from jacta.house.commands.claims import check_opener, own_chairs
from jacta.house.errors import Refused
from jacta.house.fair import Fair
from jacta.house.table.entries import Aborted, Began, Drew, Ended, Entry, Rematched, Revealed
from jacta.house.table.table import Table

__all__ = [
    "Seed",
    "abort",
    "begin",
    "begin_next",
    "close",
    "dismiss",
    "end",
    "rematch",
    "reveal",
    "throw_dice",
]

# The seed of the n-th game of a table.
Seed: TypeAlias = Callable[[int], bytes]


def begin_next(table: Table, seed: Seed, by: str | None) -> list[Entry]:
    """Begin the next game of the match; without a person the house does it."""
    if table.is_over:
        raise Refused("over")
    if table.is_open or table.is_playing:
        raise Refused("not-ended")
    if by is not None:
        own_chairs(table, by)
    return begin(table, seed, table.round + 1)


def abort(table: Table, seed: Seed, by: str) -> list[Entry]:
    """Close a table before the first move: whoever opened it, or has a chair once all sit."""
    if table.is_over:
        raise Refused("over")
    if table.is_daily:
        raise Refused("daily-once")
    if any(seat >= 0 for seat, _ in table.moves) or table.rounds:
        raise Refused("moved")
    if table.is_open:
        check_opener(table, by)
    elif by != table.opened.by:
        own_chairs(table, by)
    return [Aborted("players", _seeds(table, seed))]


def close(table: Table, seed: Seed) -> list[Entry]:
    """The keeper closes a table; nobody wins the running game."""
    if table.is_over:
        raise Refused("over")
    return [Aborted("keeper", _seeds(table, seed))]


def dismiss(table: Table) -> list[Entry]:
    """Nobody is at a table that waits for players, and the house closes it."""
    if not table.is_open:
        raise Refused("begun")
    return [Aborted("nobody")]


def reveal(table: Table, seed: Seed) -> list[Entry]:
    """The day of a daily game is over, and the seed of its dice is told."""
    if not table.is_secret:
        raise Refused("over")
    return [Revealed(seed(0).hex())]


def rematch(table: Table, other: str) -> list[Entry]:
    """The same people go on at another table; there is one such table."""
    if table.rematch is not None:
        raise Refused("rematched")
    return [Rematched(other)]


def begin(table: Table, seed: Seed, round: int) -> list[Entry]:
    """A game of the match begins, and its first dice fall."""
    began = Began(round)
    table = table.after(began, table.clock.since)
    assert table.position is not None
    return [began, *throw_dice(table, table.position, seed)]


def throw_dice(table: Table, position: Position, seed: Seed) -> list[Entry]:
    """All dice that fall before somebody has to decide, and the end if it has come."""
    own = seed(table.round)
    source = _fair(own, table.salts_in_play)
    entries: list[Entry] = []
    while position.is_chance:
        outcome = position.outcome(source.faces(position.throw))
        entries.append(Drew(outcome.notation))
        position = position.chance(outcome)
    if position.is_over:
        entries.append(end(table, position, own))
    return entries


def end(table: Table, position: Position, seed: bytes) -> Ended:
    """The end of the running game: ranks, points, and what is told of its seed."""
    ranking = position.ranking_after(table.lost)
    return Ended(ranking, _told(table, seed), position.scores, table.lost)


@lru_cache(1 << 10)
def _fair(seed: bytes, salts: tuple[str, ...]) -> Fair:
    """The dice of a game: the same with every move."""
    return Fair.of(seed, salts)


def _seeds(table: Table, seed: Seed) -> tuple[str, ...]:
    """The seeds of the games that have begun and not ended."""
    told = _told(table, seed(table.round)) if table.is_playing else ""
    return (told,) if told else ()


def _told(table: Table, seed: bytes) -> str:
    """What is told of a seed at the end of its game: nothing of that of a day."""
    return "" if table.is_daily else seed.hex()
