"""What goes into the store and what comes out: plain values, checked before they are accepted."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NewType

from jacta.engine.errors import JactaError

__all__ = ["LONGEST_BODY", "LONGEST_NAME", "Append", "Entry", "New", "Table", "TableId", "now"]

TableId = NewType("TableId", str)

LONGEST_NAME = 200
LONGEST_BODY = 1 << 24
_MOST_ENTRIES = (1 << 31) - 1
_END_OF_TIME = (1 << 63) - 1


def now() -> int:
    """The time in microseconds since 1970, UTC."""
    return time.time_ns() // 1000


@dataclass(frozen=True, slots=True)
class New:
    """An entry to be stored: its kind, its body as JSON text, and when it happened."""

    kind: str
    body: str
    at: int = field(default_factory=now)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it is stored; `more` counts the entries of the same append after it.

    `cause` is on the first entry of an append only.
    """

    table: TableId
    n: int
    kind: str
    body: str
    at: int
    cause: str | None
    more: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table that the store knows."""

    id: TableId
    created_at: int


@dataclass(frozen=True, slots=True)
class Append:
    """One append, checked, so that no database refuses it together with those of others.

    `opens` makes the table with it. `due` sets leases in the same transaction: work that may be
    claimed from that time on, or is done with (None).
    """

    table: TableId
    after: int
    entries: tuple[New, ...]
    cause: str | None = None
    opens: bool = False
    due: Mapping[str, int | None] = MappingProxyType({})

    def __post_init__(self) -> None:
        check_text("the id of a table", self.table, LONGEST_NAME)
        if self.cause is not None:
            check_text("the id of a message", self.cause, LONGEST_NAME)
        if not self.entries and not self.opens:
            raise JactaError("an append has one entry or more")
        if self.cause is not None and not self.entries:
            raise JactaError("only an entry can have a cause")
        if not 0 <= self.after <= _MOST_ENTRIES - len(self.entries):
            raise JactaError(f"no entry has the number {self.after + 1}")
        for entry in self.entries:
            check_text("the kind of an entry", entry.kind, LONGEST_NAME)
            check_text("the body of an entry", entry.body, LONGEST_BODY)
            check_time(entry.at)
        for name, at in self.due.items():
            check_text("the name of a lease", name, LONGEST_NAME)
            check_time(at or 0)


def check_text(what: str, text: str, longest: int) -> None:
    """JactaError unless every database can store it: no NUL, no half of a surrogate pair."""
    if not 0 < len(text) <= longest:
        raise JactaError(f"{what} has 1 to {longest} characters, not {len(text)}")
    if "\0" in text or not _encodable(text):
        raise JactaError(f"{what} has a character that cannot be stored")


def check_time(at: int) -> None:
    """JactaError unless it is a number of microseconds that fits."""
    if not 0 <= at <= _END_OF_TIME:
        raise JactaError(f"{at} is no time in microseconds since 1970")


def _encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
