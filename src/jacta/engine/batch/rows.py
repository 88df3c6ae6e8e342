"""Records as rows of numbers, in one compiled loop for all games: what `Planes.rows` does in NumPy.

A record is read as numbers of one, two, four and eight bytes at once: records are aligned, so that
each of its fields is an element of one of these.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from jacta.engine.batch.kernels import count_no_references
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.planes import Planes

__all__ = ["plan", "write_rows"]

_TYPES = (np.int8, np.int16, np.int32, np.int64)


def plan(planes: Planes) -> Array:
    """A row for each run of the record: bytes of a number, bits, first number, how many, plane."""
    found = []
    for run in planes.runs:
        if run.dtype.kind != "i":
            raise TypeError(f"{planes.layout.__name__}: numbers of a record are signed")
        size = run.dtype.itemsize
        found.append((size, run.bits, run.offset // size, run.count, run.first))
    return np.array(found, np.int64).reshape(-1, 5)


def write_rows(plan: Array, records: Array, rows: Array) -> None:
    """Write the observations of records, which lie without gaps, into rows of float32 or int32."""
    data = records.view(np.uint8).reshape(len(records), -1)
    size = data.shape[1]
    parts = (data.view(kind) if size % kind().itemsize == 0 else _none(kind) for kind in _TYPES)
    bytes_, shorts, ints, longs = parts
    _rows(plan, bytes_, shorts, ints, longs, rows)


def _none(kind: type[np.signedinteger[Any]]) -> Array:
    """In place of numbers that no field of the record is made of."""
    return np.zeros((0, 0), kind)


@kernel
def _spread(numbers: Array, bits: int, out: Array) -> None:
    """Write a run of numbers, or the bits of each.

    Both begin at their first element, so that a compiler does many at once: twice as fast as with
    places in the whole record.
    """
    if bits == 0:
        for index in range(len(numbers)):
            out[index] = numbers[index]
    else:
        for index in range(len(numbers)):
            mask, part = int(numbers[index]), out[index * bits : (index + 1) * bits]
            for bit in range(len(part)):
                part[bit] = np.int32((mask >> bit) & 1)


def _write(
    plan: Array, bytes_: Array, shorts: Array, ints: Array, longs: Array, rows: Array
) -> None:
    for row in range(len(rows)):
        for run in range(len(plan)):
            size, bits, first = int(plan[run, 0]), int(plan[run, 1]), int(plan[run, 2])
            end, plane = first + int(plan[run, 3]), int(plan[run, 4])
            out = rows[row, plane:]
            if size == 1:
                _spread(bytes_[row, first:end], bits, out)
            elif size == 2:
                _spread(shorts[row, first:end], bits, out)
            elif size == 4:
                _spread(ints[row, first:end], bits, out)
            else:
                _spread(longs[row, first:end], bits, out)


count_no_references(_spread)
_rows = door(_write, "engine.rows")
