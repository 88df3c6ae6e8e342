"""Forms: how a record is written as JSON and read back.

A game may have a form of its own, in its own words; without one, every field is written under
its own name. A form reads only what it would write, and says what is wrong with anything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from jacta.engine.errors import BadPosition
from jacta.engine.layout import Array

__all__ = ["Form", "Plain", "need"]


class Form(Protocol):
    """Writes and reads everything of a record but game, version, players, options and board.

    `read` fills a record in which those are set already, and raises BadPosition.
    """

    def write(self, board: Array, array: Array) -> dict[str, Any]: ...

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None: ...


class Plain:
    """Every field under its own name, arrays as lists."""

    def __init__(self, without: tuple[str, ...] = ("version", "players")) -> None:
        self._without = without

    def write(self, board: Array, array: Array) -> dict[str, Any]:
        return {name: array[name][0].tolist() for name in self._names(array)}

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        names = self._names(array)
        need(set(data) == set(names), f"a position has the fields {', '.join(names)}")
        for name in names:
            field = array.dtype[name]
            try:
                values = np.array(data[name])
            except (TypeError, ValueError, OverflowError):
                raise BadPosition(f"{name}: whole numbers are wanted") from None
            whole = values.dtype.kind == "i"
            need(whole and values.shape == field.shape, f"{name}: wanted are numbers {field.shape}")
            limits = np.iinfo(field.base)
            inside = values.size == 0 or (limits.min <= values.min() <= values.max() <= limits.max)
            need(bool(inside), f"{name}: a number is out of range")
            array[name][0] = values

    def _names(self, array: Array) -> list[str]:
        return [
            name for name in array.dtype.names or () if name not in self._without and name[0] != "_"
        ]


def need(condition: bool, problem: str) -> None:
    """BadPosition with this problem, unless the condition holds."""
    if not condition:
        raise BadPosition(problem)
