"""docs/permissions.md as data: who is answered what, cell by cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = ["PAGE", "YES", "Cell", "cells", "commands"]

PAGE = Path(__file__).parents[3] / "docs" / "permissions.md"
YES = "yes"
_TABLE = re.compile(r"<!-- table (\w+) -->\n(.*?)\n<!-- end -->", re.DOTALL)


@dataclass(frozen=True)
class Cell:
    """What somebody is answered who asks for something: `yes`, or the code of an error."""

    request: str
    at: str
    who: str
    answer: str

    def __str__(self) -> str:
        return " - ".join(part for part in (self.request, self.at, self.who) if part)


def cells(table: str) -> list[Cell]:
    """The cells of a table of the page, row by row; its first two columns say what, and where."""
    (_, _, *roles), *rows = _rows(table)
    return [
        Cell(request, at, who, answer)
        for request, at, *answers in rows
        for who, answer in zip(roles, answers, strict=True)
    ]


def commands() -> list[str]:
    """The keeper's commands that the page tells of."""
    return [command for command, *_ in list(_rows("keeper"))[1:]]


def _rows(table: str) -> Iterator[list[str]]:
    """The rows of a table, its head first, without the line below that and without code marks."""
    found = dict(_TABLE.findall(PAGE.read_text("utf-8")))
    for number, line in enumerate(found[table].splitlines()):
        if number != 1:
            yield [cell.strip().strip("`") for cell in line.strip("|").split("|")]
