"""Records of fixed size: one typed class declares the fields, and the dtype is made from it.

A class like

    class State(Layout):
        turn: Int16
        offset: Annotated[Ints, np.int8, (6,)]

is what a reader and the type checker see; at run time a state is one element of an array of
`State.dtype()`. A copy is an assignment, saving is its bytes, a batch is a longer array. A field
that is a mask may say how many bits it has, for those who read records as numbers:
`Annotated[Ints, np.int64, (4,), Bits(36)]`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

__all__ = ["Array", "Bits", "Int8", "Int16", "Int32", "Int64", "Ints", "Layout", "copied"]

Ints: TypeAlias = NDArray[np.signedinteger[Any]]
Array: TypeAlias = NDArray[Any]

Int8 = Annotated[int, np.int8, ()]
Int16 = Annotated[int, np.int16, ()]
Int32 = Annotated[int, np.int32, ()]
Int64 = Annotated[int, np.int64, ()]


@dataclass(frozen=True)
class Bits:
    """Says of a field that its numbers are masks of so many bits."""

    number: int


class Layout:
    """The fields of a record, declared as annotations; never instantiated."""

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[np.void]:
        """The aligned dtype of the declared fields, in their order.

        Gaps are fields too, named `_…`: NumPy copies fields only, and equal states must have
        equal bytes.
        """
        fields: list[tuple[str, type, tuple[int, ...]]] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is not Annotated:
                raise TypeError(f"{cls.__name__}.{name} needs a sized type, such as Int8")
            if hasattr(np.record, name):  # in plain Python the field would be hidden by it
                raise TypeError(f"{cls.__name__}.{name}: NumPy's records have a '{name}' already")
            _, scalar, shape, *_ = get_args(hint)
            fields.append((name, scalar, shape))
        # Of such records plain Python reaches a field as compiled code does: as an attribute.
        return np.dtype((np.record, _without_gaps(np.dtype(fields, align=True))))

    @classmethod
    @cache
    def names(cls) -> tuple[str, ...]:
        """The declared fields, in their order."""
        return tuple(get_type_hints(cls))

    @classmethod
    def masks(cls) -> dict[str, int]:
        """The fields that are masks, and how many bits they have: 64 of 64, unless it is said."""
        found = {}
        for name, hint in get_type_hints(cls, include_extras=True).items():
            said = [more.number for more in get_args(hint) if isinstance(more, Bits)]
            if said or cls.dtype()[name].base == np.int64:
                found[name] = said[0] if said else 64
        return found

    @classmethod
    def array(cls, length: int = 1) -> Array:
        """A zeroed array of such records."""
        dtype = cls.dtype()
        if length == 1:  # four times as fast as NumPy, which goes field by field
            return _of_bytes(bytes(dtype.itemsize), dtype)
        return np.zeros(length, dtype)

    @classmethod
    def from_bytes(cls, data: bytes) -> Array:
        """The one record whose bytes these are."""
        dtype = cls.dtype()
        if len(data) != dtype.itemsize:
            raise ValueError(f"{dtype.itemsize} bytes wanted, {len(data)} given")
        return _of_bytes(data, dtype)


def copied(array: Array) -> Array:
    """A copy of records; `array.copy()` takes ten times as long, field by field."""
    return _of_bytes(array.tobytes(), array.dtype)


def _of_bytes(data: bytes, dtype: np.dtype[Any]) -> Array:
    array: Array = np.frombuffer(bytearray(data), dtype)
    return array


def _without_gaps(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same dtype with its gaps as fields."""
    fields: list[tuple[str, np.dtype[Any]] | tuple[str, type, tuple[int]]] = []
    end = 0
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        if offset > end:
            fields.append((f"_{end}", np.int8, (offset - end,)))
        fields.append((name, kind))
        end = offset + kind.itemsize
    if dtype.itemsize > end:
        fields.append((f"_{end}", np.int8, (dtype.itemsize - end,)))
    packed = np.dtype(fields, align=True)
    assert packed.itemsize == dtype.itemsize
    return packed
