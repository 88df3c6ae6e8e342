"""Checksums of entries, each over the one before it: what was changed anywhere in a log shows.

A sum is over the sum of the entry before and all that is stored of the entry itself. It guards
against bad disks and half-written copies, not against somebody who can write to the database and
could sum up anew; so 16 of the 32 bytes of SHA-256 are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

__all__ = ["COLUMNS", "START", "Row", "Summed", "find_break", "sum_of", "summed"]

# What the first entry of every log goes on from.
START: Final = b""
_SIZE = 16

# An entry as it is stored, in the order of the columns, but for its sum.
Row: TypeAlias = tuple[str, int, str, str, int, str | None, int]
COLUMNS: Final = ("table_id", "n", "kind", "body", "at", "cause", "more")


class Summed(NamedTuple):
    """Entries as they are stored, each with its sum, and the sum of the one before them."""

    before: bytes
    rows: Sequence[tuple[str, int, str, str, int, str | None, int, bytes]]


def sum_of(before: bytes, row: Row) -> bytes:
    """The sum of an entry.

    No text of a row has a NUL in it, and no cause is empty, so no two rows are summed up alike.
    """
    table, n, kind, body, at, cause, more = row
    said = f"{table}\0{n}\0{kind}\0{at}\0{cause or ''}\0{more}\0{body}"
    return sha256(before + said.encode(errors="surrogatepass")).digest()[:_SIZE]


def summed(before: bytes, rows: Iterable[Row]) -> Summed:
    """Entries that follow each other, with their sums."""
    last, found = before, []
    for row in rows:
        last = sum_of(last, row)
        found.append((*row, last))
    return Summed(before, found)


def find_break(before: bytes, last: int, stored: Sequence[tuple[Row, bytes | None]]) -> int | None:
    """The number of the first entry that is not as it was stored, or not there; None: all are.

    The entries are those of one table that follow the one with the number `last`.
    """
    for (row, found), n in zip(stored, range(last + 1, last + 1 + len(stored)), strict=True):
        before = sum_of(before, row)
        if row[1] != n or before != found:
            return n
    return None
