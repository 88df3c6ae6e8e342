"""The tables of docs/protocol.md: messages, types, endpoints and errors, as they are."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Any, get_args

import msgspec

from jacta.house.commands import Request
from jacta.server.schema import wire
from jacta.server.schema.endpoint import Endpoint
from jacta.server.schema.json_schema import Schema, Schemas, describe, structs_of
from jacta.server.schema.openapi import JSON, path_of, status_of_answer
from jacta.server.schema.statuses import status_of

__all__ = ["error_codes", "fill"]

_SECTION = re.compile(r"(<!-- table (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
_SENTENCE = re.compile(r"^error-([a-z-]+) = (.+)$", re.MULTILINE)
_VALUE = re.compile(r"{ \$(\w+) }")


def fill(page: str, endpoints: Sequence[Endpoint]) -> str:
    """A page with its tables as they have to be now; they stand between two comments."""
    described = describe(endpoints)
    tables: dict[str, Callable[[], str]] = {
        "asked": lambda: _messages(get_args(wire.ClientMessage), described),
        "told": lambda: _messages(get_args(wire.ServerMessage), described),
        "inside": lambda: _inside(described),
        "endpoints": lambda: _endpoints(endpoints, described),
        "types": lambda: _types(endpoints, described),
        "errors": _errors,
    }
    return _SECTION.sub(lambda found: found[1] + tables[found[2]]() + "\n" + found[3], page)


def error_codes() -> dict[str, str]:
    """Every error of the house by its code, with its English sentence."""
    text = (files("jacta.house.telling") / "locale" / "en.ftl").read_text("utf-8")
    return {code: _VALUE.sub(r"*\1*", said) for code, said in sorted(_SENTENCE.findall(text))}


def _messages(kinds: Iterable[type[msgspec.Struct]], described: Schemas) -> str:
    common = {"id", "table", "key"}
    rows = []
    for kind in kinds:
        schema = described.types[described.names[kind]]
        is_asked = issubclass(kind, Request)
        fields = _fields(schema, {"type"} | (common if is_asked else set()))
        rows.append((f"`{kind.__struct_config__.tag}`", fields, _said_of(kind)))
    return _table(("type", "fields", "what it says"), rows)


def _inside(described: Schemas) -> str:
    """The types of which the messages of the house are made."""
    outer = set(get_args(wire.ServerMessage))
    kinds = [kind for kind in structs_of([wire.ServerMessage]) if kind not in outer]
    rows = [
        (f"`{name}`", _fields(described.types[name]), _said_of(kind))
        for kind, name in described.names.items()
        if kind in kinds
    ]
    return _table(("type", "fields", "what it is"), rows)


def _types(endpoints: Sequence[Endpoint], described: Schemas) -> str:
    """The types of requests and answers that no message has."""
    known = structs_of([wire.ClientMessage, wire.ServerMessage])
    wanted = [t for e in endpoints for t in (e.body, e.query, e.answer) if t is not None]
    kinds = [kind for kind in structs_of(wanted) if kind not in known]
    rows = [
        (f"`{name}`", _fields(described.types[name]), _said_of(kind))
        for kind, name in described.names.items()
        if kind in kinds
    ]
    return _table(("type", "fields", "what it is"), rows)


def _endpoints(endpoints: Sequence[Endpoint], described: Schemas) -> str:
    rows = []
    for endpoint in sorted(endpoints, key=lambda e: (path_of(e).template, e.method)):
        takes = [
            f"{where} {_named(described.asked(type))}"
            for where, type in (("query", endpoint.query), ("body", endpoint.body))
            if type is not None
        ]
        status = status_of_answer(endpoint)
        media = "" if endpoint.media == JSON else f" {endpoint.media}"
        answer = (
            f" {_named(described.told(endpoint.answer))}" if endpoint.answer is not None else ""
        )
        address = f"`{endpoint.method} {path_of(endpoint).template}`"
        said = " ".join(endpoint.summary.split())
        rows.append((address, ", ".join(takes), f"{status}{answer}{media}", said))
    return _table(("request", "takes", "answers", "what it does"), rows)


def _errors() -> str:
    rows = [(f"`{code}`", str(status_of(code)), said) for code, said in error_codes().items()]
    return _table(("code", "HTTP", "sentence"), rows)


def _named(schema: Schema) -> str:
    choices = schema.get("anyOf", [schema])
    names = [choice.get("$ref", choice.get("type", "JSON")) for choice in choices]
    return " or ".join(f"`{name.rpartition('/')[2]}`" for name in names)


def _fields(schema: Schema, without: Iterable[str] = ("type",)) -> str:
    """The names of the fields; those that may be left out have a question mark."""
    required = schema.get("required", ())
    names = [name for name in schema.get("properties", {}) if name not in without]
    return ", ".join(f"`{name}`" if name in required else f"`{name}`?" for name in names)


def _said_of(kind: Any) -> str:
    return " ".join((inspect.getdoc(kind) or "").split())


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(
        "| " + " | ".join(c.replace("|", "\\|") for c in line) + " |" for line in lines
    )
