"""How inputs are damaged: a piece of the text, or a value in its JSON.

Bytes alone seldom get past the parser: where an input is JSON, or has JSON after its first line,
its values are changed as well.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

__all__ = ["damage_json", "damage_text"]

_ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    255,
    2**31,
    2**63,
    10**30,
    0.5,
    float("nan"),
    float("inf"),
    "",
    "\ud800",
    "a\nb",
    "²",
    [],
    [[]],
    {},
    {"kind": 1},
)


def damage_text(data: bytes, other: bytes, rng: random.Random) -> bytes:
    """The input with a piece of it gone, doubled, put in from another one, or changed."""
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    match rng.randrange(4):
        case 0:
            return data[:start] + data[end:]
        case 1:
            return data[:end] + data[start:end] + data[end:]
        case 2:
            return data[:start] + other[start:end] + data[end:]
        case _:
            return data[:start] + rng.randbytes(rng.randrange(4)) + data[start:]


def damage_json(data: bytes, rng: random.Random) -> bytes | None:
    """The input with a value of its JSON changed, gone or doubled; None where it has none."""
    head, line, written = data.rpartition(b"\n") if not data.startswith(b"{") else (b"", b"", data)
    try:
        value = json.loads(written)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict | list) or not (places := list(_places(value))):
        return None
    inside, at = rng.choice(places)
    _change(inside, at, [holder[key] for holder, key in places], rng)
    return head + line + json.dumps(value, separators=(",", ":")).encode()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value where another one can be put."""
    found = value.items() if isinstance(value, dict) else enumerate(value)
    for key, held in found:
        yield value, key
        if isinstance(held, dict | list):
            yield from _places(held)


def _change(inside: Any, at: Any, others: list[Any], rng: random.Random) -> None:
    held = inside[at]
    match rng.randrange(4):
        case 0 if type(held) is int:
            inside[at] = held + rng.choice([-1, 1])
        case 1:
            inside[at] = deepcopy(rng.choice(others))
        case 2:
            del inside[at]
        case _:
            inside[at] = deepcopy(rng.choice(_ODD))
