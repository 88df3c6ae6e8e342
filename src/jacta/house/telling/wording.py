"""What is told of a table in words: sentences for events, labels for actions, the board as text.

Words are made from what a chair is told, and from names that all may know; so they tell nothing
that the news do not. Programs do without them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any

from jacta.engine.definition import Definition
from jacta.engine.position import Position
from jacta.engine.values import Action, Event
from jacta.engine.words.blocks import Block
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.words import bot_name, neutral_name

__all__ = ["Wording", "seat_names"]


class Wording:
    """The words of a table in one language, with the names of those who have its seats."""

    def __init__(self, table: Table, around: Surroundings, language: str) -> None:
        self.language = language
        self._table, self._around = table, around
        self._names: dict[int, tuple[str, ...]] = {}

    def sentences(self, events: Iterable[Event], round: int | None = None) -> list[str]:
        """What happened in a game of the match; without a number, in the running one."""
        names = self._seat_names(self._table.round if round is None else round)
        return [_sentence(event.game, event.board, event, self.language, names) for event in events]

    def labels(self, actions: Iterable[int]) -> list[str]:
        """Actions of the running game, by their numbers."""
        names, game = self._seat_names(self._table.round), self._table.game
        board = self._table.settings.board
        return [_label(game, board, number, self.language, names) for number in actions]

    def board(self, position: Position, seat: int, odds: Any = None) -> list[Block]:
        """A position of the running game, as a seat sees it, and odds that it may be told."""
        names = self._seat_names(self._table.round)
        blocks = _blocks(position, seat, self.language, names)
        if odds is None:
            return blocks
        return [*blocks, *position.view(seat).say_odds(odds, self.language, names)]

    def chair_name(self, chair: int) -> str:
        """How whoever has a chair is called."""
        return self._chair_names[chair]

    @cached_property
    def _chair_names(self) -> list[str]:
        return _chair_names(self._table, self._around, self.language)

    def _seat_names(self, round: int) -> tuple[str, ...]:
        if round not in self._names:
            self._names[round] = seat_names(self._table, self._around, self.language, round)
        return self._names[round]


def seat_names(
    table: Table, around: Surroundings, language: str, round: int | None = None
) -> tuple[str, ...]:
    """Who has which seat in a game of the match; no two are called alike."""
    names = _chair_names(table, around, language)
    return tuple(names[table.chair_of(seat, round)] for seat in range(table.settings.players))


def _chair_names(table: Table, around: Surroundings, language: str) -> list[str]:
    """By chairs; of those who have the same name all but the first are numbered."""
    names: list[str] = []
    same: Counter[str] = Counter()
    seated: set[str] = set()
    for number, chair in enumerate(table.chairs):
        if chair is not None and chair.sat.bot is not None:
            name = bot_name(chair.sat.bot, number, language, chair.sat.bot in seated)
            seated.add(chair.sat.bot)
        else:
            name = around.names.get(chair.sat.who, "") if chair is not None else ""
        name = name or neutral_name(language)
        same[name.casefold()] += 1
        many = same[name.casefold()]
        names.append(name if many == 1 else f"{name} ({many})")
    return names


# The same things happen, and can be done, again and again.


@lru_cache(1 << 13)
def _sentence(
    game: Definition, board: str | None, event: Event, language: str, names: tuple[str, ...]
) -> str:
    return event.say(language, names)


@lru_cache(1 << 13)
def _label(game: Definition, board: str, action: int, language: str, names: tuple[str, ...]) -> str:
    return Action(action, game, board).say(language, names)


@lru_cache(1 << 8)
def _blocks(position: Position, seat: int, language: str, names: tuple[str, ...]) -> list[Block]:
    return position.view(seat).blocks(language, names)
