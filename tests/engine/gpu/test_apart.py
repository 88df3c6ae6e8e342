"""What is long and called often stands by itself in the code of a GPU; all else is woven in."""

from __future__ import annotations

import pytest

from jacta.engine.doors.jit import JIT, kernel
from jacta.engine.gpu.apart import long_and_often

pytestmark = pytest.mark.skipif(not JIT, reason="without the jit nothing is compiled")


@kernel
def add(number: int) -> int:
    return number + 1


@kernel
def long(number: int) -> int:
    for index in range(7):
        number = number * 3 + index
        number = number * 5 - index
        number = number * 7 + index
    return add(number)


@kernel
def once(number: int) -> int:
    return long(number) * 2


@kernel
def root(number: int) -> int:
    if number > 3:
        return long(number)
    if number > 2:
        return long(number + 1)
    return add(add(once(number)))


def test_what_is_long_and_called_often_is_found() -> None:
    assert [each.py_func.__name__ for each in long_and_often([root], most=60)] == ["long"]


def test_what_is_short_or_called_once_is_not() -> None:
    assert long_and_often([once], most=60) == []
    assert long_and_often([root], most=10_000) == []


def test_a_caller_counts_with_all_that_it_calls() -> None:
    @kernel
    def twice(number: int) -> int:
        return once(number) + once(number + 1)

    names = {each.py_func.__name__ for each in long_and_often([twice], most=30)}
    assert names == {"once"}
