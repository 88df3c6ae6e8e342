"""The tables of a text form, as a screen reader goes through them: by heading, row and column."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from jacta.engine.view import View
from jacta.engine.words.blocks import Grid, Heading

__all__ = ["tables"]


def tables(
    view: View, language: str = "en", names: Sequence[str] | None = None
) -> dict[str, dict[str, dict[str, str]]]:
    """What stands in each table, by its heading, the head of the row and that of the column."""
    blocks, heading = view.blocks(language, names), ""
    found = {}
    for before, block in pairwise(blocks):
        heading = before.text if isinstance(before, Heading) else heading
        if isinstance(block, Grid):
            found[heading] = {
                row.head: dict(zip(block.columns, row.cells, strict=True)) for row in block.rows
            }
    return found
