"""What was found stays known for a while: so much of it, and what was used last."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

__all__ = ["remember"]

K = TypeVar("K")
V = TypeVar("V")


def remember(known: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    """The newest of what is known; what was used longest ago makes room for it."""
    known[key] = value
    known.move_to_end(key)
    if len(known) > most:
        known.popitem(last=False)
