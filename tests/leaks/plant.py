"""How leaks are planted: a function exchanges something of the house, and names the test for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import FunctionType
from typing import Any, TypeAlias

import pytest

__all__ = ["LEAKS", "Leak", "Patch", "exchange", "leak", "plant"]

Patch: TypeAlias = pytest.MonkeyPatch


@dataclass(frozen=True)
class Leak:
    """Something of the house exchanged, and the test that must fail then.

    One `in_a_house` is planted in the process of a house that is started for the test.
    """

    name: str
    open: Callable[[Patch], None]
    test: str
    in_a_house: bool


LEAKS: dict[str, Leak] = {}


def leak(
    test: str, in_a_house: bool = False
) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Files a leak under the name of its function, with the test that must find it."""

    def file(open: Callable[[Patch], None]) -> Callable[[Patch], None]:
        name = open.__name__.replace("_", " ")
        LEAKS[name] = Leak(name, open, test, in_a_house)
        return open

    return file


def exchange(patch: Patch, function: Callable[..., Any], leaky: Callable[..., Any]) -> None:
    """Whoever has imported a function calls `leaky` from now on, with the plain one before all."""
    assert isinstance(function, FunctionType)
    name, known = f"leaky_{function.__name__}", function.__globals__
    plain = FunctionType(function.__code__, known, argdefs=function.__defaults__)
    passed_on = eval(f"lambda *given, **named: {name}(*given, **named)")
    patch.setitem(known, name, partial(leaky, plain))
    patch.setattr(function, "__code__", passed_on.__code__)


def plant(name: str) -> None:
    """The house has this leak, for as long as the process lives."""
    LEAKS[name].open(pytest.MonkeyPatch())
