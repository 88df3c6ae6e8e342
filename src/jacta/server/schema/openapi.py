"""The OpenAPI document of a house, made from its endpoints and their types."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

import jacta
from jacta.server.schema import wire
from jacta.server.schema.endpoint import Endpoint
from jacta.server.schema.json_schema import Schema, Schemas, describe

__all__ = ["JSON", "as_text", "document", "operation_name", "path_of", "status_of_answer"]

JSON = "application/json"
_PLACE = re.compile(r"{(\w+)(?::(\w+))?}")
_KINDS = {"int": "integer", "float": "number"}
_ABOUT = """Tables, people and records of a house of dice games, for programs and pages.

Somebody who sends neither a cookie nor a token is a new guest and is handed a cookie. What is told
as it happens comes over the WebSocket at `/ws`; docs/protocol.md tells of it.
"""


@dataclass(frozen=True)
class Path:
    """An address with places for values: as OpenAPI writes it, and the JSON type of each place."""

    template: str
    places: dict[str, str]


def path_of(endpoint: Endpoint) -> Path:
    """The address of an endpoint."""
    places = {name: _KINDS.get(kind, "string") for name, kind in _PLACE.findall(endpoint.path)}
    return Path(_PLACE.sub(r"{\1}", endpoint.path), places)


def operation_name(endpoint: Endpoint) -> str:
    """What programs call an endpoint: listGames for list_games."""
    name: str = getattr(endpoint.handler, "__name__", "")
    first, *rest = name.strip("_").split("_")
    return first + "".join(part.capitalize() for part in rest)


def status_of_answer(endpoint: Endpoint) -> int:
    """The status of what is answered if all goes well; where nothing is said it is 204."""
    answer = inspect.signature(endpoint.handler).return_annotation
    return 204 if answer in (None, "None") else endpoint.status


def document(endpoints: Sequence[Endpoint]) -> Schema:
    """The OpenAPI document of these endpoints."""
    described = describe(endpoints)
    paths: dict[str, Schema] = {}
    for endpoint in sorted(endpoints, key=lambda e: (path_of(e).template, e.method)):
        operations = paths.setdefault(path_of(endpoint).template, {})
        operations[endpoint.method.lower()] = _operation(endpoint, described)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Jacta",
            "version": jacta.__version__,
            "description": _ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "security": [{}, {"cookie": []}, {"token": []}],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": wire.COOKIE,
                    "description": "A person; the house hands it out and signs it.",
                },
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A program that plays; a person makes the token.",
                },
            },
            "responses": {
                "Fault": {
                    "description": inspect.getdoc(wire.Fault),
                    "content": {JSON: {"schema": described.told(wire.Fault)}},
                }
            },
            "schemas": described.types,
        },
    }


def as_text(schema: Schema) -> str:
    """JSON that is the same each time."""
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def _operation(endpoint: Endpoint, described: Schemas) -> Schema:
    summary, _, more = endpoint.summary.partition("\n\n")
    operation: Schema = {
        "operationId": operation_name(endpoint),
        "summary": " ".join(summary.split()),
    }
    if more:
        operation["description"] = more
    if parameters := [*_in_path(endpoint), *_in_query(endpoint, described)]:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        content = {JSON: {"schema": described.asked(endpoint.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    answer: Schema = {"description": _about_answer(endpoint)}
    status = status_of_answer(endpoint)
    if status != 204:
        answer["content"] = {endpoint.media: {"schema": _answer(endpoint, described)}}
    fault = {"$ref": "#/components/responses/Fault"}
    operation["responses"] = {str(status): answer, "default": fault}
    return operation


def _in_path(endpoint: Endpoint) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": kind}}
        for name, kind in path_of(endpoint).places.items()
    ]


def _in_query(endpoint: Endpoint, described: Schemas) -> list[Schema]:
    if endpoint.query is None:
        return []
    name = described.asked(endpoint.query)["$ref"].rpartition("/")[2]
    schema = described.types[name]
    required = schema.get("required", ())
    return [
        {"name": field, "in": "query", "required": field in required, "schema": written}
        for field, written in schema["properties"].items()
    ]


def _about_answer(endpoint: Endpoint) -> str:
    if endpoint.media != JSON:
        lines = "One JSON value a line." if "ndjson" in endpoint.media else ""
        return lines or f"As {endpoint.media}."
    return _first_line(endpoint.answer)


def _first_line(type: Any) -> str:
    doc = inspect.getdoc(type) if inspect.isclass(type) and issubclass(type, msgspec.Struct) else ""
    return " ".join((doc or "It is done.").partition("\n\n")[0].split())


def _answer(endpoint: Endpoint, described: Schemas) -> Schema:
    if endpoint.answer is not None:
        return described.told(endpoint.answer)
    return {"type": "string"} if endpoint.media.startswith("text/") else {}
