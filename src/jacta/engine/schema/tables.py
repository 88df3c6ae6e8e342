"""The payloads of a game for people: a table of fields for each type, in Markdown."""

from __future__ import annotations

from jacta.engine.schema.payloads import Schema

__all__ = ["in_tables"]


def in_tables(schema: Schema) -> str:
    """What a game writes: its types field by field, its actions and events, and its words."""
    types: dict[str, Schema] = schema["$defs"]
    own = [n for n in types if n not in ("View", "Position") and "properties" in types[n]]
    parts = [f"# {schema['description']}"]
    for name in ("View", "Position", *(n for n in own if "type" not in types[n]["properties"])):
        rows = _rows(types[name])
        parts.append(f"## {name}\n{types[name].get('description', '')}\n\n{rows}")
    for union in ("Action", "Event"):
        kinds = [types[choice["$ref"].rpartition("/")[2]] for choice in types[union]["anyOf"]]
        parts.append(f"## {union}\n" + "\n".join(_line(kind) for kind in kinds))
    words = {name: found for name, found in types.items() if "properties" not in found}
    lines = [f"- `{name}`: {_said(found)}" for name, found in words.items() if "anyOf" not in found]
    return "\n\n".join([*parts, "## Words\n" + "\n".join(lines)]) + "\n"


def _rows(schema: Schema) -> str:
    required = schema.get("required", ())
    rows = [
        f"| `{name}`{'' if name in required else ' (may be left out)'} | {_said(field)} |"
        for name, field in schema["properties"].items()
    ]
    return "\n".join(["| field | what it holds |", "| --- | --- |", *rows])


def _line(kind: Schema) -> str:
    """A kind of action or event, with its fields."""
    fields = {name: field for name, field in kind["properties"].items() if name != "type"}
    told = ", ".join(f"`{name}` ({_said(field)})" for name, field in fields.items())
    label = kind["properties"]["type"]["const"]
    return f"- `{label}`: {told}" if told else f"- `{label}`"


def _said(schema: Schema) -> str:
    """A type in a few words."""
    match schema:
        case {"$ref": str(ref)}:
            return f"`{ref.rpartition('/')[2]}`"
        case {"const": value}:
            return f"`{value}`"
        case {"enum": list(values)}:
            return ", ".join(f"`{value}`" for value in values)
        case {"anyOf": list(choices)}:
            return " or ".join(_said(choice) for choice in choices)
        case {"type": "array"}:
            return f"list of {_said(schema.get('items', {}))}"
        case {"type": "integer", "minimum": least, "maximum": most}:
            return f"{least} to {most}"
        case {"type": "string", "pattern": str(pattern)}:
            return f"text that fits `{pattern.partition('(?!')[0]}`"
        case {"type": str(kind)}:
            return kind
    return "anything"
