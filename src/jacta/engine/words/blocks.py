"""The text form of a table: headings, paragraphs, lists and tables, and these as lines of text.

A page shows the blocks as what they are, so that a screen reader goes through them cell by cell;
a terminal prints them as lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from jacta.engine.words.language import Voice

__all__ = ["Block", "Grid", "Heading", "Items", "Paragraph", "Row", "paragraphs", "plain"]


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    """What the blocks after it are about."""

    text: str


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """A sentence or a few."""

    text: str


class Items(msgspec.Struct, frozen=True, tag="list"):
    """Things of one kind."""

    items: list[str]


class Row(msgspec.Struct, frozen=True):
    """A row of a table: its head, and a cell for each column; an empty one says nothing."""

    head: str
    cells: list[str]


class Grid(msgspec.Struct, frozen=True, tag="table"):
    """A table: `corner` is the head of the heads of its rows, `columns` are those of the cells."""

    corner: str
    columns: list[str]
    rows: list[Row]


Block: TypeAlias = Heading | Paragraph | Items | Grid


def paragraphs(text: str) -> list[Block]:
    """Lines of text as blocks: a paragraph for each that is not empty."""
    return [Paragraph(line.strip()) for line in text.split("\n") if line.strip()]


def plain(blocks: Sequence[Block], voice: Voice) -> str:
    """Blocks as lines, with an empty one before each heading; a table is read row by row."""
    lines: list[str] = []
    for block in blocks:
        match block:
            case Heading(text):
                lines += ["", text] if lines else [text]
            case Paragraph(text):
                lines.append(text)
            case Items(items):
                lines += [f"  {item}" for item in items]
            case Grid(columns=columns, rows=rows):
                lines += [f"  {_read(row, columns, voice)}" for row in rows]
    return "\n".join(lines)


def _read(row: Row, columns: Sequence[str], voice: Voice) -> str:
    """A row in one line: what stands in it, each with the head of its column."""
    cells = [
        voice.words("table-cell", column=column, cell=cell)
        for column, cell in zip(columns, row.cells, strict=True)
        if cell
    ]
    said = voice.words("list-mark").join(cells) or "–"
    return voice.words("table-row", head=row.head, cells=said)
