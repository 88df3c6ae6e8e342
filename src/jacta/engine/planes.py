"""Planes: what the numbers of an observation are, each with its name and its bounds.

A view is a record; an observation is the same record as one row of numbers, in the order of the
fields. Masks are taken apart, a plane a bit: they mean nothing as numbers, and those of more than
24 bits would not be exact. Many records at once are as many rows, with the same planes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from jacta.engine.layout import Array, Layout

__all__ = ["Plane", "Planes", "Run"]

Rows = NDArray[np.float32]


@dataclass(frozen=True)
class Plane:
    """One number of an observation: an element of a field or a bit of it, and its bounds."""

    field: str
    index: tuple[int, ...]
    low: int
    high: int
    bit: int | None = None

    @property
    def name(self) -> str:
        """The field, the place in it where it has several, and the bit: `used[2] bit 35`."""
        where = f"[{', '.join(map(str, self.index))}]" if self.index else ""
        return f"{self.field}{where}" if self.bit is None else f"{self.field}{where} bit {self.bit}"


@dataclass(frozen=True)
class Run:
    """Numbers of one type that follow each other in the record, and their planes in the row.

    `bits` is how many planes each of them has where they are masks, else 0.
    """

    dtype: np.dtype[Any]
    bits: int
    offset: int
    count: int
    first: int

    @property
    def size(self) -> int:
        """How many bytes of the record it takes."""
        return self.count * int(self.dtype.itemsize)

    @property
    def planes(self) -> slice:
        """Where it stands in the row."""
        return slice(self.first, self.first + self.count * (self.bits or 1))


class Planes(Sequence[Plane]):
    """The planes of a layout, in the order of a row."""

    def __init__(self, layout: type[Layout]) -> None:
        self.layout = layout
        self._planes: list[Plane] = []
        self.runs: list[Run] = []
        self._bytes = layout.dtype().itemsize
        masks = layout.masks()
        for name in layout.names():
            kind, offset = layout.dtype().fields[name][:2]  # type: ignore[index]
            self._add(name, kind, offset, masks.get(name, 0))

    def _add(self, name: str, kind: np.dtype[Any], offset: int, bits: int) -> None:
        """Another field; a run goes on where it is of the same type and follows without a gap."""
        bounds, first = np.iinfo(kind.base), len(self._planes)
        low, high = int(bounds.min), int(bounds.max)
        for index in np.ndindex(kind.shape):
            if bits:
                self._planes += [Plane(name, index, 0, 1, bit) for bit in range(bits)]
            else:
                self._planes.append(Plane(name, index, low, high))
        run = Run(kind.base, bits, offset, prod(kind.shape), first)
        if self.runs:
            last = self.runs[-1]
            if (last.dtype, last.bits, last.offset + last.size) == (run.dtype, bits, offset):
                count = last.count + run.count
                run = Run(run.dtype, bits, last.offset, count, last.first)
                self.runs.pop()
        self.runs.append(run)

    @overload
    def __getitem__(self, index: int) -> Plane: ...

    @overload
    def __getitem__(self, index: slice) -> list[Plane]: ...

    def __getitem__(self, index: int | slice) -> Plane | list[Plane]:
        return self._planes[index]

    def __len__(self) -> int:
        return len(self._planes)

    def __iter__(self) -> Iterator[Plane]:
        return iter(self._planes)

    def __repr__(self) -> str:
        return f"<{len(self)} planes: {', '.join(self.layout.names())}>"

    @property
    def names(self) -> list[str]:
        return [plane.name for plane in self._planes]

    @property
    def low(self) -> Rows:
        """The least that each number can be."""
        return np.array([plane.low for plane in self._planes], np.float32)

    @property
    def high(self) -> Rows:
        """The most that each number can be."""
        return np.array([plane.high for plane in self._planes], np.float32)

    def row(self, record: bytes) -> Rows:
        """The observation that the bytes of one record are."""
        out = np.empty(len(self._planes), np.float32)
        for run in self.runs:
            if run.bits:
                data = np.frombuffer(record, np.uint8, run.size, run.offset)
                out[run.planes] = _taken_apart(data, run).ravel()
            else:
                out[run.planes] = np.frombuffer(record, run.dtype, run.count, run.offset)
        return out

    def rows(self, records: Array) -> Rows:
        """The observations of many records, a row each."""
        out = np.empty((len(records), len(self._planes)), np.float32)
        data = np.ascontiguousarray(records).view(np.uint8).reshape(len(records), self._bytes)
        for run in self.runs:
            part = data[:, run.offset : run.offset + run.size]
            if run.bits:
                width = run.count * run.bits
                out[:, run.planes] = _taken_apart(part, run).reshape(len(records), width)
            else:
                out[:, run.planes] = part.view(run.dtype)
        return out


def _taken_apart(data: NDArray[np.uint8], run: Run) -> NDArray[np.uint8]:
    """The bits of each mask, the lowest first."""
    masks = data.reshape(-1, run.dtype.itemsize)
    return np.unpackbits(masks, axis=1, count=run.bits, bitorder="little")
