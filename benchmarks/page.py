"""docs/benchmarks.md: the sections that a command writes stand among those written by hand."""

from __future__ import annotations

import re
from pathlib import Path

from tools.reliability import Section, paragraphs

__all__ = ["MEASURED", "MINDS", "PAGE", "write", "written"]

MEASURED = {
    "wurfel-express": "Würfel Express, 4 players",
    "dice-trip": "Dice Trip, 4 players",
    "verbindung-gesucht": "Verbindung gesucht",
    "entenrallye": "Entenrallye, 4 players",
}
PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
MINDS = PAGE.with_name("minds.md")


def write(section: Section, page: Path = PAGE) -> None:
    """Put a section in the place of the one with its title."""
    page.write_text(written(page.read_text("utf-8"), section), "utf-8")


def written(text: str, section: Section) -> str:
    """The page with this section, at its end if it is new."""
    pattern = rf"^## {re.escape(section.title)}\n.*?(?=^## |\Z)"
    found = re.search(pattern, text, re.M | re.S)
    if found is None:
        return f"{text.rstrip()}\n\n{paragraphs(section)}"
    rest = text[found.end() :]
    return f"{text[: found.start()]}{paragraphs(section)}{rest and chr(10)}{rest}"
