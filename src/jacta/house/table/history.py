"""A history: a sequence that only grows, and shares its memory with what it has grown from.

Every move makes a new table with one more entry. Tuples would be copied each time, which took
most of the time of a long game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

__all__ = ["History"]

T = TypeVar("T")


class History(Sequence[T], Generic[T]):
    """The first so many items of a list that others may have gone on with."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def plus(self, *items: T) -> History[T]:
        """A history with more items; this one stays as it is."""
        longer: History[T] = History.__new__(History)
        longer._items = self._items
        if len(self._items) > self._length:  # somebody went on from here in another way
            longer._items = self._items[: self._length]
        longer._items += items
        longer._length = self._length + len(items)
        return longer

    def since(self, length: int) -> list[T]:
        """What was added to a history of this length."""
        return self._items[max(0, length) : self._length]

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            return self._items[start:stop:step]
        place = index + self._length if index < 0 else index
        if not 0 <= place < self._length:
            raise IndexError(index)
        return self._items[place]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return self._length == other._length and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"History({self[:]!r})"
