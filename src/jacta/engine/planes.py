"""Planes: what the numbers of an observation are, each with its name and its bounds.

A view is a record; an observation is the same record as one row of numbers, in the order of the
fields. Many records at once are as many rows, with the same planes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from jacta.engine.layout import Array, Layout

__all__ = ["Plane", "Planes"]

Rows = NDArray[np.float32]


@dataclass(frozen=True)
class Plane:
    """One number of an observation: an element of a field, and what it can be at all."""

    field: str
    index: tuple[int, ...]
    low: int
    high: int

    @property
    def name(self) -> str:
        """The field, and the place in it where it has several: `front[2]`."""
        return f"{self.field}[{', '.join(map(str, self.index))}]" if self.index else self.field


@dataclass(frozen=True)
class _Run:
    """Numbers of one type that follow each other both in the record and in the row."""

    dtype: np.dtype[Any]
    offset: int
    first: int
    end: int


class Planes(Sequence[Plane]):
    """The planes of a layout, in the order of a row."""

    def __init__(self, layout: type[Layout]) -> None:
        self.layout = layout
        self._planes: list[Plane] = []
        self._runs: list[_Run] = []
        for name in layout.names():
            kind, offset = layout.dtype().fields[name][:2]  # type: ignore[index]
            self._add(name, kind, offset)
        self._bytes = layout.dtype().itemsize

    def _add(self, name: str, kind: np.dtype[Any], offset: int) -> None:
        """Another field; a run goes on where it is of the same type and follows without a gap."""
        bounds, first = np.iinfo(kind.base), len(self._planes)
        low, high = int(bounds.min), int(bounds.max)
        self._planes += [Plane(name, index, low, high) for index in np.ndindex(kind.shape)]
        if self._runs:
            last = self._runs[-1]
            if last.dtype == kind.base and offset == last.offset + _size(last):
                offset, first = last.offset, last.first
                self._runs.pop()
        self._runs.append(_Run(kind.base, offset, first, len(self._planes)))

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
        for run in self._runs:
            count = run.end - run.first
            out[run.first : run.end] = np.frombuffer(record, run.dtype, count, run.offset)
        return out

    def rows(self, records: Array) -> Rows:
        """The observations of many records, a row each."""
        out = np.empty((len(records), len(self._planes)), np.float32)
        data = np.ascontiguousarray(records).view(np.uint8).reshape(len(records), self._bytes)
        for run in self._runs:
            part = data[:, run.offset : run.offset + _size(run)]
            out[:, run.first : run.end] = part.view(run.dtype)
        return out


def _size(run: _Run) -> int:
    """How many bytes of the record it takes."""
    return (run.end - run.first) * int(run.dtype.itemsize)
