"""The course of a match: games begin, their dice fall, and they end, or the table does."""

from __future__ import annotations

from functools import lru_cache

from jacta.engine.position import Position
from jacta.house.commands.addition import Addition
from jacta.house.commands.claims import own_chairs
from jacta.house.commands.command import Command, HouseCommand, Request
from jacta.house.errors import HouseError
from jacta.house.fair import Fair
from jacta.house.table.entries import Aborted, Began, Drew, Ended, Rematched, Revealed
from jacta.house.table.table import Table

__all__ = [
    "BeginNext",
    "CloseTable",
    "Dismiss",
    "LinkRematch",
    "NextGame",
    "Rematch",
    "Reveal",
    "begin",
    "end",
    "open_seeds",
    "throw_dice",
]


class NextGame(Command, frozen=True, tag="next-game"):
    """Begin the next game of the match."""

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return True

    def apply(self, log: Addition, by: str) -> None:
        _check_next(log.table)
        own_chairs(log.table, by)
        begin(log, log.table.round + 1)


class BeginNext(HouseCommand, frozen=True):
    """The house begins the next game of the match by itself."""

    def apply(self, log: Addition, by: str) -> None:
        _check_next(log.table)
        begin(log, log.table.round + 1)


def _check_next(table: Table) -> None:
    if table.is_over:
        raise HouseError("over")
    if table.is_open or table.is_playing:
        raise HouseError("not-ended")


class CloseTable(HouseCommand, frozen=True):
    """The keeper closes a table; nobody wins the running game."""

    def apply(self, log: Addition, by: str) -> None:
        if log.table.is_over:
            raise HouseError("over")
        log.add(Aborted("keeper", open_seeds(log)))


class Dismiss(HouseCommand, frozen=True):
    """Nobody is at a table that waits for players, and the house closes it."""

    def apply(self, log: Addition, by: str) -> None:
        if not log.table.is_open:
            raise HouseError("begun")
        log.add(Aborted("nobody"))


class Reveal(HouseCommand, frozen=True):
    """Nobody plays for the same dice any more, and their seed is told."""

    def apply(self, log: Addition, by: str) -> None:
        if not log.table.is_secret:
            raise HouseError("over")
        log.add(Revealed(log.seed_of(0).hex()))


class Rematch(Request, frozen=True, tag="rematch"):
    """Go on at another table with the same people; the answer names it."""


class LinkRematch(HouseCommand, frozen=True):
    """The same people go on at another table; there is one such table."""

    other: str

    def apply(self, log: Addition, by: str) -> None:
        if log.table.rematch is not None:
            raise HouseError("rematched")
        log.add(Rematched(self.other))


# -- what commands lead to


def begin(log: Addition, round: int) -> None:
    """A game of the match begins, and its first dice fall."""
    log.add(Began(round))
    throw_dice(log)


def throw_dice(log: Addition) -> None:
    """All dice that fall before somebody has to decide, and the end if it has come."""
    while (position := _position(log)).is_chance:
        source = _fair(log.seed_of(log.table.round), log.table.salts_in_play)
        outcome = position.outcome(source.faces(position.throw))
        log.add(Drew(outcome.notation), [outcome])
    if position.is_over:
        end(log)


def end(log: Addition) -> None:
    """The running game ends: ranks, points, and what is told of its seed."""
    position, lost = _position(log), log.table.lost
    log.add(Ended(position.ranking_after(lost), _told_seed(log), position.scores, lost))


def _position(log: Addition) -> Position:
    """Where the running game stands."""
    assert log.table.position is not None
    return log.table.position


@lru_cache(1 << 10)
def _fair(seed: bytes, salts: tuple[str, ...]) -> Fair:
    """The dice of a game: the same with every move."""
    return Fair.of(seed, salts)


def open_seeds(log: Addition) -> tuple[str, ...]:
    """The seeds of the games that have begun and not ended."""
    told = _told_seed(log) if log.table.is_playing else ""
    return (told,) if told else ()


def _told_seed(log: Addition) -> str:
    """What is told of the seed of the running game when it ends: nothing if it is shared."""
    return "" if log.table.is_shared else log.seed_of(log.table.round).hex()
