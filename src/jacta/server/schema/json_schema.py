"""Every type of the wire as JSON Schema, told apart by who writes it: a client or the house.

What a client leaves out has its default; what the house writes is always there, unless its type
leaves defaults out. A type that both write, and that differs so, has two schemas: `Live` as it is
told, `LiveInput` as it may be asked for. Types of the same name are told apart by their modules:
`ChatPage` and `LadderPage`. What has a title inside of a type is a type of its own.
"""

from __future__ import annotations

import inspect
import types
from collections import Counter
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import UnsetType

from jacta.house.commands import Request
from jacta.server.schema import wire
from jacta.server.schema.endpoint import Endpoint

__all__ = ["Schema", "Schemas", "describe", "messages", "structs_of"]

Schema: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Schemas:
    """All types by name, and how each is referred to."""

    types: dict[str, Schema]
    names: dict[type[msgspec.Struct], str]
    _asked: dict[Any, Schema]
    _told: dict[Any, Schema]

    def asked(self, type: Any) -> Schema:
        """What a client may send."""
        return self._asked[type]

    def told(self, type: Any) -> Schema:
        """What the house sends."""
        return self._told[type]


def describe(endpoints: Sequence[Endpoint], ref: str = "#/components/schemas/{name}") -> Schemas:
    """The types of the messages and of these endpoints; `ref` is how one refers to another."""
    unions = {name: union for name in wire.__all__ if _is_union(union := getattr(wire, name))}
    from_clients = {name: u for name, u in unions.items() if _is_from_clients(u)}
    from_house = {name: u for name, u in unions.items() if name not in from_clients}
    asked = [e.body for e in endpoints] + [e.query for e in endpoints] + [*from_clients.values()]
    told = [wire.Fault, *(e.answer for e in endpoints), *from_house.values()]
    names = _names(structs_of(type for type in (*asked, *told) if type is not None))
    asked_types, asked_refs = _components(asked, names, ref)
    told_types, told_refs = _components(told, names, ref)
    for cls, name in names.items():
        if name in told_types:
            _always_there(cls, told_types[name])
    renamed = _renamed_inputs(asked_types, told_types, ref)
    asked_types = {
        name + "Input" if ref.format(name=name) in renamed else name: _with_refs(schema, renamed)
        for name, schema in asked_types.items()
    }
    asked_refs = {type: _with_refs(schema, renamed) for type, schema in asked_refs.items()}
    found = {**asked_types, **told_types}
    for written, refs in ((from_clients, asked_refs), (from_house, told_refs)):
        for name, union in written.items():
            found[name] = refs[union]
            refs[union] = {"$ref": ref.format(name=name)}
    return Schemas({name: found[name] for name in sorted(found)}, names, asked_refs, told_refs)


def messages() -> Schema:
    """The JSON Schema of all messages over the socket."""
    described = describe([], "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Jacta house",
        "description": "A client sends ClientMessage, the house sends ServerMessage.",
        "anyOf": [described.asked(wire.ClientMessage), described.told(wire.ServerMessage)],
        "$defs": described.types,
    }


def structs_of(types: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """Every struct that values of these types are made of, by name."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(value: object) -> None:
        if isinstance(value, tuple):
            for part in value:
                visit(part)
        elif isinstance(value, msgspec.inspect.StructType):
            if value.cls not in found:
                found[value.cls] = None
                visit(tuple(field.type for field in value.fields))
        elif isinstance(value, msgspec.inspect.Type):
            visit(tuple(getattr(value, name) for name in value.__struct_fields__))

    visit(tuple(msgspec.inspect.multi_type_info(list(types))))
    return sorted(found, key=lambda cls: (cls.__name__, cls.__module__))


def _is_union(value: object) -> bool:
    return isinstance(value, types.UnionType)


def _is_from_clients(union: Any) -> bool:
    return all(issubclass(member, Request | wire.Ping) for member in get_args(union))


def _names(structs: Sequence[type[msgspec.Struct]]) -> dict[type[msgspec.Struct], str]:
    """A plain name for each struct, with that of its module where two are called alike."""
    count = Counter(cls.__name__ for cls in structs)
    return {
        cls: cls.__name__ if count[cls.__name__] == 1 else _module(cls) + cls.__name__
        for cls in structs
    }


def _module(cls: type[msgspec.Struct]) -> str:
    return cls.__module__.rpartition(".")[2].title().replace("_", "")


def _components(
    wanted: Iterable[Any], names: dict[type[msgspec.Struct], str], ref: str
) -> tuple[dict[str, Schema], dict[Any, Schema]]:
    """The schemas by name, and how each wanted type is referred to."""
    outer = list(dict.fromkeys(type for type in wanted if type is not None))
    own = structs_of(outer)
    all_refs, all_found = msgspec.json.schema_components([*outer, *names], ref_template=ref)
    known = {r["$ref"]: cls for r, cls in zip(all_refs[len(outer) :], names, strict=True)}
    plain = {given: ref.format(name=names[cls]) for given, cls in known.items()}
    refs = [_with_refs(schema, plain) for schema in all_refs[: len(outer)]]
    found: dict[str, Schema] = {}
    for given, schema in all_found.items():
        cls = known.get(ref.format(name=given))
        if cls is None or cls in own:
            found[names[cls] if cls else given] = _with_refs(schema, plain)
    titled: dict[str, Schema] = {}
    for schema in found.values():
        schema.pop("title", None)
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
        for field, written in schema.get("properties", {}).items():
            schema["properties"][field] = _without_titled(written, titled, ref)
    return found | titled, dict(zip(outer, refs, strict=True))


def _without_titled(schema: Any, titled: dict[str, Schema], ref: str) -> Any:
    """A schema in which whatever has a title is referred to, and noted under that title."""
    match schema:
        case {"title": str(name)}:
            titled[name] = {key: value for key, value in schema.items() if key != "title"}
            return {"$ref": ref.format(name=name)}
        case dict():
            return {key: _without_titled(value, titled, ref) for key, value in schema.items()}
        case list():
            return [_without_titled(value, titled, ref) for value in schema]
    return schema


def _always_there(cls: type[msgspec.Struct], schema: Schema) -> None:
    """What the house writes: all fields, but for those that are unset or left out by default."""
    required = schema.get("required", [])
    for field in msgspec.structs.fields(cls):
        name, written = field.encode_name, schema["properties"][field.encode_name]
        if field.required or UnsetType in get_args(field.type):
            continue
        if not cls.__struct_config__.omit_defaults:
            written.pop("default", None)
            required.append(name)
        elif field.default is None:
            del written["default"]
            schema["properties"][name] = _without_null(written)
    schema["required"] = [name for name in schema["properties"] if name in required]


def _without_null(schema: Schema) -> Schema:
    """What is left out if it is null is never null."""
    choices = [choice for choice in schema.get("anyOf", ()) if choice != {"type": "null"}]
    if not choices:
        return schema
    return {**schema, "anyOf": choices} if len(choices) > 1 else choices[0]


def _renamed_inputs(asked: dict[str, Schema], told: dict[str, Schema], ref: str) -> dict[str, str]:
    """The references to types that differ by who writes them, or that lead to such a type."""
    both, renamed = asked.keys() & told.keys(), dict[str, str]()
    while True:
        more = {
            ref.format(name=name): ref.format(name=name + "Input")
            for name in both
            if _with_refs(asked[name], renamed) != told[name]
        }
        if more.keys() == renamed.keys():
            return renamed
        renamed = more


def _with_refs(node: Any, renamed: dict[str, str]) -> Any:
    """A copy of a schema in which references lead to where they are renamed to."""
    match node:
        case str():
            return renamed.get(node, node)
        case dict():
            return {key: _with_refs(value, renamed) for key, value in node.items()}
        case list():
            return [_with_refs(value, renamed) for value in node]
    return deepcopy(node)
