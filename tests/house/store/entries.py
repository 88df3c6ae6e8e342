"""Entries to be stored, of which it does not matter what they say."""

from __future__ import annotations

from jacta.house.store import NewEntry

__all__ = ["new_entry"]


def new_entry(kind: str, body: str, at: int = 1_700_000_000_000_000) -> NewEntry:
    """An entry that happened at a time."""
    return NewEntry(kind, body, at)
