"""Copies: a value is its own copy, and a value that travels finds its game where it arrives.

Positions, views, actions and events never change, so `copy` and `deepcopy` give the value itself.
A pickle has what makes the value, and of its game only where that stands: a module, and a name in
it. A game that was made by hand and stands nowhere is carried whole, with an id by which it is
known again: in the process that made it as itself, in any other as the first copy that came.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Self
from uuid import uuid4
from weakref import WeakValueDictionary

__all__ = ["Place", "Reduced", "Value", "carried", "made", "place", "standing"]

Reduced = tuple[Callable[..., Any], tuple[Any, ...]]

_known: WeakValueDictionary[str, Any] = WeakValueDictionary()


class Value:
    """Something that never changes and needs no copy."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


class Place(NamedTuple):
    """A module and a name in it; a pickle of it is read as what stands there."""

    module: str
    name: str

    def __reduce__(self) -> Reduced:
        return _found, (self.module, self.name)


def place(value: object, package: str) -> Place | None:
    """Where a value stands in a package; None if it does not."""
    for module in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
        for name, other in list(vars(sys.modules[module]).items()):
            if other is value:
                return Place(module, name)
    return None


def standing(function: Any) -> Any:
    """The place of a function in its module, compiled or not; itself where it has none."""
    return place(function, getattr(function, "py_func", function).__module__) or function


def made(made_by: Callable[..., Any], parts: Mapping[str, Any]) -> Any:
    """What is made of these parts."""
    return made_by(**parts)


def carried(value: Any, parts: Mapping[str, Any]) -> Reduced:
    """How a value is made again from its parts, unless it is there already."""
    id = vars(value).setdefault("_id", uuid4().hex)
    _known[id] = value
    return _arrive, (id, type(value), parts)


def _found(module: str, name: str) -> Any:
    return getattr(import_module(module), name)


def _arrive(id: str, made_by: Callable[..., Any], parts: Mapping[str, Any]) -> Any:
    if (value := _known.get(id)) is None:
        value = _known[id] = made_by(**parts)
        vars(value)["_id"] = id
    return value
