"""What the browser client is typed by: the messages, the endpoints, and where rooms are.

One JSON Schema has all types, with what goes with each endpoint as one of them; beside it are the
tables that the client reads at run time. `web/build/types.ts` makes TypeScript of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jacta.server.schema.addresses import PARTS, ROOMS
from jacta.server.schema.endpoint import Endpoint
from jacta.server.schema.json_schema import Schema, Schemas, describe
from jacta.server.schema.openapi import JSON, operation_name, path_of, status_of_answer

__all__ = ["client"]

# Types that JSON Schema has no word for.
_NOTHING: Schema = {"tsType": "Record<string, never>"}
_UNDEFINED: Schema = {"tsType": "undefined"}
_BLOB: Schema = {"tsType": "Blob"}


def client(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The types as a schema, and the tables by name, each with what it is."""
    described = describe(endpoints, "#/$defs/{name}")
    ordered = sorted(endpoints, key=operation_name)
    types = described.types | {"Endpoints": _endpoints(ordered, described)}
    refs = {name: {"$ref": f"#/$defs/{name}"} for name in types}
    outer = {name: ref for name, ref in refs.items() if not _refers(types, ref)}
    return {
        "schema": {"title": "Wire", **_object(outer), "$defs": types},
        "tables": {
            "endpoints": {
                "doc": "Where each endpoint is.",
                "rows": {operation_name(endpoint): _place(endpoint) for endpoint in ordered},
            },
            "rooms": {
                "doc": "Where each room of the page is; elsewhere the house answers with 404.",
                "rows": dict(ROOMS),
            },
            "parts": {
                "doc": "How the parts of these addresses are written.",
                "rows": dict(PARTS),
            },
        },
    }


def _endpoints(endpoints: Sequence[Endpoint], described: Schemas) -> Schema:
    doc = "What each endpoint takes and gives; `endpoints` has the same at run time."
    found = {operation_name(e): _endpoint(e, described) for e in endpoints}
    return {"description": doc, **_object(found)}


def _endpoint(endpoint: Endpoint, described: Schemas) -> Schema:
    places = {name: {"type": kind} for name, kind in path_of(endpoint).places.items()}
    query, body = endpoint.query, endpoint.body
    parts = {
        **{name: {"const": value} for name, value in _place(endpoint).items()},
        "params": _object(places) if places else _NOTHING,
        "query": described.asked(query) if query is not None else _NOTHING,
        "body": described.asked(body) if body is not None else _UNDEFINED,
        "answer": _answer(endpoint, described),
    }
    return {"description": endpoint.summary, **_object(parts)}


def _answer(endpoint: Endpoint, described: Schemas) -> Schema:
    if endpoint.answer is not None:
        return described.told(endpoint.answer)
    if status_of_answer(endpoint) == 204:
        return _UNDEFINED
    if endpoint.media == JSON:
        return {}
    return {"type": "string"} if endpoint.media.startswith("text/") else _BLOB


def _refers(node: Any, ref: Schema) -> bool:
    """Whether a schema leads to a type."""
    if isinstance(node, dict):
        return node == ref or any(_refers(value, ref) for value in node.values())
    return isinstance(node, list) and any(_refers(value, ref) for value in node)


def _place(endpoint: Endpoint) -> dict[str, str]:
    path = path_of(endpoint).template
    return {"method": endpoint.method, "path": path, "media": endpoint.media}


def _object(properties: dict[str, Any]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
