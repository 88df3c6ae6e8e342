"""What a game writes and the house passes on as it is: actions, events, views, positions, odds.

Each has a schema, which says as much of it as is true for every game.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw

__all__ = [
    "ACTION",
    "POSITION",
    "GameAction",
    "GameEvent",
    "GameOdds",
    "GamePosition",
    "GameView",
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
_ODDS = Meta(
    title="GameOdds",
    description="What the next throw may bring, as the game has it; chances go from 0 to 1.",
    extra_json_schema=_fields({}, {}),
)

GameAction: TypeAlias = Annotated[Raw, ACTION]
GameEvent: TypeAlias = Annotated[Raw, _EVENT]
GameView: TypeAlias = Annotated[Raw, _VIEW]
GamePosition: TypeAlias = Annotated[Raw, POSITION]
GameOdds: TypeAlias = Annotated[Raw, _ODDS]
