"""What people read: all catalogs and rulebooks of the project, line by line, without their code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jacta.engine.words.language import LANGUAGES

__all__ = ["LANGUAGES", "Line", "lines", "texts"]

_ROOT = Path(__file__).parents[1]
# Of a catalog: names of messages and variants, what stands between quotation marks in a placeable,
# and the beginning of a selection.
_SYNTAX = re.compile(r'^[a-zA-Z0-9-]+ =\s?|^\s*\*?\[[^\]]+\] ?|"[^"]*"|\$\w+ ->')
# Of a rulebook: ids, code, and labels of where a clause comes from.
_MARKS = re.compile(
    r"^- (?:[A-Z]{2}-[RXA]\d+ )?|(?<=`)[^`]*(?=`)|(?<=\[)(?:text|found|inferred|ours)"
)


@dataclass(frozen=True)
class Line:
    """One line that is read, and where it stands; `game` is "" for what is of no game."""

    file: Path
    number: int
    game: str
    text: str

    @property
    def words(self) -> str:
        """The text without what is filled in."""
        return re.sub(r"\{[^{}]*\}?", "…", self.text)

    def __str__(self) -> str:
        return f"{self.file.relative_to(_ROOT)}:{self.number}: {self.text}"


@cache
def lines(language: str) -> tuple[Line, ...]:
    """Every line of a language, in the order of the files."""
    places = (
        f"src/**/{language}.ftl",
        f"web/src/**/{language}.ftl",
        f"src/**/rulebook/{language}.md",
    )
    files = sorted(file for place in places for file in _ROOT.glob(place))
    return tuple(line for file in files for line in _read(file))


def texts(language: str, game: str = "") -> list[Line]:
    """What is read of a game, or of everything."""
    return [line for line in lines(language) if not game or line.game == game]


def _read(file: Path) -> list[Line]:
    parts = file.relative_to(_ROOT).parts
    game = parts[parts.index("games") + 1].replace("_", "-") if "games" in parts else ""
    is_catalog = file.suffix == ".ftl"
    found = []
    for number, text in enumerate(file.read_text("utf-8").splitlines(), 1):
        if is_catalog and text.startswith("#"):
            continue
        read = (_SYNTAX if is_catalog else _MARKS).sub("", text)
        if read.strip():
            found.append(Line(file, number, game, read))
    return found
