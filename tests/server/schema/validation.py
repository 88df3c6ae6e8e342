"""As much of JSON Schema as our schemas use, to check real messages against them."""

from __future__ import annotations

from typing import Any

__all__ = ["problems"]

_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "array": (list,),
    "object": (dict,),
}
_KNOWN = {
    "$ref", "additionalProperties", "anyOf", "default", "description", "discriminator", "enum",
    "items", "maxItems", "maxLength", "maximum", "minItems", "minLength", "minimum", "properties",
    "required", "type",
}  # fmt: skip


def problems(value: Any, schema: dict[str, Any], types: dict[str, Any], at: str = "") -> list[str]:
    """What is wrong with a value, each with where it is; nothing if it fits the schema."""
    if not schema:
        return []
    assert schema.keys() <= _KNOWN, f"{at}: {schema.keys() - _KNOWN}"
    if "$ref" in schema:
        return problems(value, types[schema["$ref"].rpartition("/")[2]], types, at)
    if "anyOf" in schema:
        if "discriminator" in schema:
            return _discriminated(value, schema["discriminator"], types, at)
        tried = [problems(value, choice, types, at) for choice in schema["anyOf"]]
        return [] if [] in tried else min(tried, key=len)
    if "enum" in schema and value not in schema["enum"]:
        return [f"{at}: {value!r} is none of {schema['enum']}"]
    kind = schema.get("type")
    if kind is not None and not _is_of(value, kind):
        return [f"{at}: {value!r} is no {kind}"]
    found = _limits(value, schema, at)
    if isinstance(value, list):
        for number, item in enumerate(value):
            found += problems(item, schema.get("items", {}), types, f"{at}/{number}")
    if isinstance(value, dict):
        found += _fields(value, schema, types, at)
    return found


def _is_of(value: Any, kind: str) -> bool:
    if isinstance(value, bool) and kind != "boolean":
        return False
    return isinstance(value, _TYPES[kind])


def _discriminated(value: Any, rule: dict[str, Any], types: dict[str, Any], at: str) -> list[str]:
    tag = value.get(rule["propertyName"]) if isinstance(value, dict) else None
    if tag not in rule["mapping"]:
        return [f"{at}: {tag!r} is no type"]
    return problems(value, {"$ref": rule["mapping"][tag]}, types, at)


def _limits(value: Any, schema: dict[str, Any], at: str) -> list[str]:
    size = value if isinstance(value, int) else len(value) if hasattr(value, "__len__") else 0
    least = [schema[name] for name in ("minimum", "minLength", "minItems") if name in schema]
    most = [schema[name] for name in ("maximum", "maxLength", "maxItems") if name in schema]
    if any(size < limit for limit in least) or any(size > limit for limit in most):
        return [f"{at}: {value!r} is out of bounds"]
    return []


def _fields(
    value: dict[str, Any], schema: dict[str, Any], types: dict[str, Any], at: str
) -> list[str]:
    known, more = schema.get("properties", {}), schema.get("additionalProperties", False)
    found = [f"{at}: no {name}" for name in schema.get("required", ()) if name not in value]
    for name, part in value.items():
        rule = known.get(name, more)
        if rule is False:
            found.append(f"{at}: {name} is not described")
        else:
            found += problems(part, rule, types, f"{at}/{name}")
    return found
