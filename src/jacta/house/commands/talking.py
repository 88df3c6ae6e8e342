"""What people say at a table: it is stored beside the log, and told to all who look."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from jacta.house.commands.command import Request
from jacta.house.errors import HouseError
from jacta.house.table.table import Table

__all__ = ["Say", "Text"]

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


class Say(Request, frozen=True, tag="say"):
    """Say something at the table."""

    text: Text

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return True

    def said(self) -> str:
        """The text without the space around it; HouseError where it cannot be shown."""
        text = self.text.strip()
        if not text or not all(mark.isprintable() or mark == "\n" for mark in text):
            raise HouseError("bad-text")
        return text
