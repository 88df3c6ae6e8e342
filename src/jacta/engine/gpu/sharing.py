"""What the threads of a block share: records in fast memory, and who works on which of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from jacta.engine.layout import Array

__all__ = ["dealer", "loader", "storer", "unit_of", "units_in"]


def unit_of(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The widest number that records of a dtype are made of without a rest: they are copied so."""
    sizes = (size for size in (8, 4, 2) if dtype.itemsize % size == 0)
    return np.dtype(f"i{next(sizes, 1)}")


def units_in(dtype: np.dtype[Any]) -> int:
    """How many of them a record has."""
    return dtype.itemsize // unit_of(dtype).itemsize


def loader(cuda: Any, threads: int) -> Callable[..., None]:
    """A device function that brings `number` units from `first` on into what is shared."""

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def load(shared: Array, units: Array, first: int, number: int) -> None:
        for index in range(cuda.threadIdx.x, number, threads):
            shared[index] = units[first + index]

    return load  # type: ignore[no-any-return]


def storer(cuda: Any, threads: int) -> Callable[..., None]:
    """A device function that takes them back."""

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def store(shared: Array, units: Array, first: int, number: int) -> None:
        for index in range(cuda.threadIdx.x, number, threads):
            units[first + index] = shared[index]

    return store  # type: ignore[no-any-return]


def dealer(cuda: Any, threads: int, groups: int) -> Callable[..., int]:
    """A device function that deals out places anew, those of the same group to neighbours.

    Every thread comes with its place and the group of that, and leaves with another one; with −1
    where all are in the last group, in which there is nothing to do. `sizes` has room for all
    groups and `order` for all threads.
    """
    last = groups - 1

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def deal(sizes: Array, order: Array, place: int, group: int) -> int:
        me = cuda.threadIdx.x
        for each in range(me, groups, threads):
            sizes[each] = 0
        cuda.syncthreads()
        rank = int(cuda.atomic.add(sizes, group, 1))
        cuda.syncthreads()
        if sizes[last] == threads:
            return -1
        for before in range(group):
            rank += int(sizes[before])
        order[rank] = place
        cuda.syncthreads()
        return int(order[me])

    return deal  # type: ignore[no-any-return]
