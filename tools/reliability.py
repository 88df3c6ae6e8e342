"""docs/reliability.md, written by the commands whose figures it has: a section each.

A command says what it found, and the page is made anew:

    from tools.reliability import Section, Table, write

    write(
        Section(
            name="fuzz",  # its result file is docs/reliability/fuzz.json
            title="Bad input",
            command="make fuzz",
            about="Ten million inputs to every reader of text, and none of them crashed.",
            tables=[Table(["reader", "inputs", "crashes"], [["records", 2_500_000, 0]])],
        )
    )

Date and machine are added here. Only long forms write: a short form in `make test` looks at what it
found and writes nothing. Result files and page are checked in together; where two changes of the
page meet, `python -m tools.reliability` makes it again from the files. Sections stand in the order
of `ORDER`, and those that it does not name after them.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

__all__ = ["Cell", "Section", "Table", "compose", "machine", "paragraphs", "write"]

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reliability.md"
ORDER = (
    "chaos",
    "power",
    "fuzz",
    "api",
    "cells",
    "mutants",
    "leaks",
    "backup",
    "masters",
    "looks",
    "scale",
)
HEAD = """\
# Reliability

What was tried on the house and the rules, and what came of it. Every section is written by the \
command that it names, with the machine and the date, when its long form is run; nobody writes \
figures here by hand. The short forms of these commands are tests and run with `make test`.
"""

Cell = str | int | float


class Table(msgspec.Struct, frozen=True):
    """Figures in rows; columns whose cells are all numbers are set to the right."""

    columns: Sequence[str]
    rows: Sequence[Sequence[Cell]]

    def __post_init__(self) -> None:
        for row in self.rows:
            if len(row) != len(self.columns):
                raise ValueError(f"a row for {list(self.columns)} has other cells: {list(row)}")


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one command found: `about` is Markdown, before the tables."""

    name: str
    title: str
    command: str
    about: str
    tables: Sequence[Table] = ()
    seconds: float | None = None
    date: str = ""
    machine: str = ""


def write(section: Section, page: Path = PAGE) -> None:
    """Keep a result beside the page, in place of the last of its name, and make the page anew."""
    dated = msgspec.structs.replace(
        section,
        date=section.date or datetime.now(UTC).strftime("%Y-%m-%d"),
        machine=section.machine or machine(),
    )
    folder = page.with_suffix("")
    folder.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(dated), indent=2).decode() + "\n"
    (folder / f"{dated.name}.json").write_text(text, "utf-8")
    page.write_text(compose(read(folder)), "utf-8")


def read(folder: Path) -> list[Section]:
    """All results that are kept in a folder."""
    files = sorted(folder.glob("*.json"))
    return [msgspec.json.decode(file.read_bytes(), type=Section) for file in files]


def compose(sections: Iterable[Section]) -> str:
    """The page that these results make."""

    def place(section: Section) -> tuple[int, str]:
        known = ORDER.index(section.name) if section.name in ORDER else len(ORDER)
        return known, section.name

    return "\n".join([HEAD, *map(paragraphs, sorted(sections, key=place))])


def machine() -> str:
    """The machine that this runs on, in words, and how busy it is."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text("utf-8").splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return (
        f"{cores} cores of {model}, {platform.system()}, Python {platform.python_version()}, "
        f"load {os.getloadavg()[0]:.1f}"
    )


def paragraphs(section: Section) -> str:
    """A section as it stands on the page."""
    took = "" if section.seconds is None else f", {_duration(section.seconds)}"
    tables = "".join(f"{_table(table)}\n" for table in section.tables)
    return (
        f"## {section.title}\n`{section.command}`: {section.about}\n\n{tables}"
        f"{section.date}, {section.machine}{took}.\n"
    )


def _table(table: Table) -> str:
    cells = [[row[i] for row in table.rows] for i in range(len(table.columns))]
    rules = ["---" if any(isinstance(cell, str) for cell in column) else "---:" for column in cells]
    rows = [table.columns, rules, *([_cell(cell) for cell in row] for row in table.rows)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _cell(cell: Cell) -> str:
    return cell if isinstance(cell, str) else f"{cell:,}"


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} minutes"


if __name__ == "__main__":
    PAGE.write_text(compose(read(PAGE.with_suffix(""))), "utf-8")
