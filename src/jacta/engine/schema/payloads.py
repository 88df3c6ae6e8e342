"""The payloads of a game as JSON Schema: its views, positions, odds, actions and events.

Views, positions and odds come from the types of its forms, actions and events from its
vocabularies. Two unions are told apart by `type`. What has a title is a type of its own, and
referred to.
"""

from __future__ import annotations

import inspect
from typing import Any, TypeAlias

import msgspec

from jacta.engine.definition import Definition
from jacta.engine.vocabulary.vocabulary import Kind, Vocabulary

__all__ = ["Schema", "payloads"]

Schema: TypeAlias = dict[str, Any]

_REF = "#/$defs/{name}"


def payloads(game: Definition) -> Schema:
    """The JSON Schema of everything that a game writes."""
    told = {"View": game.payloads.view, "Position": game.payloads.position}
    if game.odds is not None:
        told["Odds"] = game.odds.type
    types = _structs(told)
    types["View"]["properties"] |= {"seat": _whole(-1, game.players[-1] - 1)}
    types["View"]["properties"] |= {"players": _players(game)}
    types["Position"] = _with_header(game, types["Position"])
    types |= _union("Action", "A small action.", game.actions)
    types |= _union("Event", "A fact that happened.", game.events)
    found = _Types()
    for name, schema in types.items():
        found.add(name, schema)
    parts = {name.lower(): _ref(name) for name in (*told, "Action", "Event")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Payloads",
        "description": f"What {game.title} writes.",
        **_object(parts),
        "$defs": dict(sorted(found.types.items())),
    }


def _structs(told: dict[str, type[msgspec.Struct]]) -> dict[str, Schema]:
    """The types by the names that they have for all games; what a seat is shown is `View`, what is
    stored `Position`."""
    schemas, found = msgspec.json.schema_components(list(told.values()), ref_template=_REF)
    names = {schema["$ref"]: name for schema, name in zip(schemas, told, strict=True)}
    return {names.get(_REF.format(name=name), name): schema for name, schema in found.items()}


def _with_header(game: Definition, position: Schema) -> Schema:
    """A position with what the engine writes before it; what may be left out is not required."""
    header: Schema = {"game": {"const": game.name}, "version": _whole(1, game.version)}
    if len(boards := game.boards_of()) > 1:
        header["board"] = {"enum": boards}
    header["players"] = _players(game)
    options = {option.name: {"enum": list(option.choices)} for option in game.options}
    header["options"] = {**_object(options), "required": []}
    properties = header | position.get("properties", {})
    required = ["players", *position.get("required", ())]
    return {**position, "properties": properties, "required": required}


def _players(game: Definition) -> Schema:
    return _whole(game.players[0], game.players[-1])


def _whole(first: int, last: int) -> Schema:
    return {"type": "integer", "minimum": first, "maximum": last}


def _object(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _ref(name: str) -> Schema:
    return {"$ref": _REF.format(name=name)}


def _union(sort: str, description: str, vocabulary: Vocabulary) -> dict[str, Schema]:
    """The kinds of a vocabulary, each a type of its own, and the union of all."""
    kinds = {_type_name(kind, sort): _kind(kind) for kind in vocabulary}
    return {sort: {"description": description, "anyOf": [_ref(name) for name in kinds]}, **kinds}


def _type_name(kind: Kind, sort: str) -> str:
    return "".join(part.capitalize() for part in kind.name.split("-")) + sort


def _kind(kind: Kind) -> Schema:
    fields = {name: domain.schema for name, domain in kind.fields.items()}
    return _object({"type": {"const": kind.name}, **fields})


class _Types:
    """The types of a schema by name; whatever has a title inside of one becomes one as well."""

    def __init__(self) -> None:
        self.types: dict[str, Schema] = {}

    def add(self, name: str, schema: Schema) -> None:
        schema = {key: value for key, value in schema.items() if key != "title"}
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
        self.types[name] = self._hoisted(schema)

    def _hoisted(self, schema: Any) -> Any:
        match schema:
            case {"title": str(name)}:
                rest = self._hoisted({k: v for k, v in schema.items() if k != "title"})
                if self.types.setdefault(name, rest) == rest:
                    return _ref(name)
                return rest  # another type goes by this title already
            case {"enum": list(), "pattern": str()}:  # the pattern says the same, less clearly
                return self._hoisted({k: v for k, v in schema.items() if k != "pattern"})
            case dict():
                return {key: self._hoisted(value) for key, value in schema.items()}
            case list():
                return [self._hoisted(value) for value in schema]
        return schema
