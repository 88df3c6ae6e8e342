"""The games of a table: where they start, what happens in them, and how they ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from msgspec import UNSET

from jacta.engine.errors import BadPosition
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.values import Event
from jacta.house.table.entries import Ended, Entry, Settings
from jacta.house.table.history import History

__all__ = ["Dice", "Former", "Move", "Round", "Step", "start_of"]

# A move of a seat in notation; chance has the seat −1.
Move: TypeAlias = tuple[int, str]


def start_of(game: Game, settings: Settings) -> Position:
    """The position from which a table's games start: the set-up, or one that was given."""
    wanted = game.start(settings.players, settings.options, settings.board, settings.version)
    if settings.start is UNSET:
        return wanted
    start = game.position(settings.start)
    if _header(start) != _header(wanted):
        raise BadPosition("the position is of other players, options or rules than the table")
    return start


def _header(position: Position) -> tuple[object, ...]:
    return position.players, position.options, position.board_name, position.version


class Step(NamedTuple):
    """An entry of the log as it happened: its number, when, in which game, and the events.

    `seat` is the seat that acted, or −1.
    """

    n: int
    at: int
    round: int
    entry: Entry
    seat: int = -1
    events: tuple[Event, ...] = ()


class Dice(NamedTuple):
    """What the dice of a game follow from after so many moves: the seed that the house has
    committed to, and the salts of the seats."""

    after: int
    commitment: str
    salts: tuple[str, ...]


class Former(NamedTuple):
    """The commitments of a table that counted until this time."""

    until: int
    commitments: tuple[str, ...]


@dataclass(frozen=True)
class Round:
    """A finished game of the match: its moves, how it ended, what its dice followed from, and who
    asked for a hint after how many moves."""

    moves: History[Move] = field(repr=False)
    ended: Ended
    dice: tuple[Dice, ...]
    hinted: tuple[tuple[int, int], ...] = ()
