"""Pieces of JSON that a game writes and the house passes on as they are, with their schemas."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Raw

from jacta.engine.definition import Definition
from jacta.engine.position import Position
from jacta.engine.values import Event

__all__ = [
    "ACTION",
    "POSITION",
    "GameAction",
    "GameEvent",
    "GamePosition",
    "GameView",
    "written_actions",
    "written_events",
    "written_view",
]


def _fields(fields: dict[str, str], more: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object that has these fields, each of a type, and others of the game."""
    return {
        "type": "object",
        "properties": {name: {"type": type} for name, type in fields.items()},
        "required": list(fields),
        "additionalProperties": more,
    }


_WORD = {"anyOf": [{"type": "string"}, {"type": "integer"}]}

ACTION = Meta(
    title="GameAction",
    description="A small action of a game: its kind, and its fields by name.",
    extra_json_schema=_fields({"type": "string"}, _WORD),
)
_EVENT = Meta(
    title="GameEvent",
    description="A fact that happened in a game: its kind, and its fields by name.",
    extra_json_schema=_fields({"type": "string"}, _WORD),
)
_VIEW = Meta(
    title="GameView",
    description="A game as a seat sees it (−1: as spectators do); the rest is the game's.",
    extra_json_schema=_fields({"seat": "integer", "players": "integer"}, {}),
)
POSITION = Meta(
    title="GamePosition",
    description="A whole position of a game, as docs/positions.md tells; the rest is the game's.",
    extra_json_schema=_fields({"players": "integer"}, {}),
)

GameAction: TypeAlias = Annotated[Raw, ACTION]
GameEvent: TypeAlias = Annotated[Raw, _EVENT]
GameView: TypeAlias = Annotated[Raw, _VIEW]
GamePosition: TypeAlias = Annotated[Raw, POSITION]

_encoder = msgspec.json.Encoder()


def written_view(position: Position, seat: int) -> Raw:
    """What a seat may know of a position."""
    return Raw(_encoder.encode(position.view(seat).payload))


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
