"""What people say at a table: it is stored beside the log, and told to all who look."""

from __future__ import annotations

import unicodedata
from typing import Annotated, TypeAlias

from msgspec import Meta

from jacta.house.commands.command import Request
from jacta.house.errors import HouseError
from jacta.house.legibility import can_be_seen, is_stacked, join_signs
from jacta.house.table.table import Table

__all__ = ["Say", "Text"]

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


class Say(Request, frozen=True, tag="say"):
    """Say something at the table."""

    text: Text

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return True

    def said(self) -> str:
        """The text without the space around it; HouseError where it cannot be shown or read."""
        text = self.text.strip()
        lines = [line for line in join_signs(text).split("\n") if line.strip()]
        if not lines or not all(map(_can_be_read, lines)):
            raise HouseError("bad-text")
        return text


def _can_be_read(line: str) -> bool:
    """Any width of space will do: French has two of its own."""
    shown = all(mark.isprintable() or unicodedata.category(mark) == "Zs" for mark in line)
    return shown and can_be_seen(line) and not is_stacked(line)
