"""`make permissions`: every cell of docs/permissions.md is asked for, and the figures are kept."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.permissions import asking
from tests.server.permissions.cast import Cast
from tests.server.permissions.page import YES, Cell, cells
from tests.server.running import Running, run_house
from tools.reliability import Cell as Figure
from tools.reliability import Section, Table, write


def ways(house: Running, cast: Cast) -> dict[str, tuple[str, Callable[[Cell], str]]]:
    """Each table of the page by its name, and how its cells are asked for."""
    return {
        "own": ("of one's own", lambda cell: asking.ask(cast, cell, house.clock.now())),
        "tables": ("at a table", lambda cell: asking.ask_at_table(cast, cell)),
        "messages": ("messages", lambda cell: asking.send(cast, cell)),
    }


def main() -> None:
    started, rows, wrong = time.monotonic(), list[list[Figure]](), 0
    with tempfile.TemporaryDirectory() as folder, run_house(Path(folder)) as house:
        for table, (name, ask) in ways(house, Cast(house)).items():
            found = cells(table)
            differing = [(cell, told) for cell in found if (told := ask(cell)) != cell.answer]
            for cell, told in differing:
                print(f"{cell}: {told} and not {cell.answer}")
            allowed = sum(cell.answer == YES for cell in found)
            rows.append([name, len(found), allowed, len(found) - allowed, len(differing)])
            wrong += len(differing)
    about = (
        "every cell of [who may do what](permissions.md) was asked for, at a house on loopback: "
        f"{sum(int(row[1]) for row in rows)} of them, {wrong} of which were answered otherwise."
    )
    columns = ["requests", "cells", "allowed", "refused", "answered otherwise"]
    seconds = time.monotonic() - started
    tables = [Table(columns, rows)]
    write(Section("cells", "Who may do what", "make permissions", about, tables, seconds))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
