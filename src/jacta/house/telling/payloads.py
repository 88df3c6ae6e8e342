"""Views, odds, actions and events of a game as JSON, each written once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from jacta.engine.definition import Definition
from jacta.engine.position import Position
from jacta.engine.values import Event

__all__ = ["odds_of", "written_actions", "written_events", "written_odds", "written_view"]


_encoder = msgspec.json.Encoder()


def written_view(position: Position, seat: int) -> Raw:
    """What a seat may know of a position."""
    return Raw(_encoder.encode(position.view(seat).payload))


@lru_cache(1 << 8)
def odds_of(position: Position, seat: int) -> Any:
    """What the next throw may bring, from what a seat knows; None where there is nothing to say."""
    return position.view(seat).odds


def written_odds(odds: Any) -> Raw:
    """Odds of a game that may be told."""
    return Raw(_encoder.encode(odds))


def written_actions(game: Definition, numbers: Iterable[int]) -> list[Raw]:
    """Actions of a game, by their numbers."""
    written = _actions(game)
    return [written[number] for number in numbers]


def written_events(events: Iterable[Event]) -> list[Raw]:
    """Events of a game, all of which may be told."""
    return [_event(event.game, event.kind.name, event.values) for event in events]


# Actions and events are few, and come again and again.


class _Actions(dict[int, Raw]):
    """The actions of a game as JSON, each written when it is first wanted."""

    def __init__(self, game: Definition) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, number: int) -> Raw:
        kind, values = self._game.actions.decode(number)
        written = self[number] = Raw(_encoder.encode(kind.json(values)))
        return written


@cache
def _actions(game: Definition) -> _Actions:
    return _Actions(game)


@lru_cache(1 << 14)
def _event(game: Definition, name: str, values: tuple[int, ...]) -> Raw:
    kind = game.events.kinds[game.events.index(name)]
    return Raw(_encoder.encode(kind.json(values)))
