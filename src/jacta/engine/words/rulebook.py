"""The rules files: every clause, example and ruling of a game, by its id and as a book to read.

`rulebook/en.md` in the folder of a game is the specification; `rulebook/fr.md` says the same in
French, clause by clause. A book may begin with the game in brief, for those who want to play first:
a few points such as `- **Aim** Be the first …`, which bind nobody.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

__all__ = [
    "Brief",
    "Clause",
    "Group",
    "Kind",
    "Point",
    "Rulebook",
    "Section",
    "clauses",
    "plain",
    "read_rules",
]

Kind: TypeAlias = Literal["rule", "example", "answer", "option", "note"]

_CLAUSE = re.compile(r"^- ([A-Z]{2}-[RXA]\d+) (.*)$", re.MULTILINE)
_POINT = re.compile(r"^- \*\*([^*]+)\*\* (.+)$")
_TITLE = re.compile(r"^# (.+?)(?: \(([A-Z]{2})\))?$")
# Marks for pages, and labels of where something comes from.
_MARKS = re.compile(r"[*`]")
_LABEL = re.compile(r" ?\[(?:text|found|inferred|ours)\]")
_LABEL_AND_MORE = re.compile(r"\[(?:text|found|inferred|ours)[:,]? ([^\]]*)\]")
_KINDS: dict[str, Kind] = {"R": "rule", "X": "example", "A": "answer"}


@dataclass(frozen=True)
class Point:
    """One thing to know before one plays, in a sentence or two."""

    title: str
    text: str


@dataclass(frozen=True)
class Brief:
    """The game in brief, before its clauses; a book without it has no points here."""

    title: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Clause:
    """One requirement, example or ruling; a note has no id."""

    id: str
    kind: Kind
    text: str


@dataclass(frozen=True)
class Group:
    """Clauses under one heading, which may be empty."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Section:
    """A chapter of the rules."""

    title: str
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game, in the order of its file; `prefix` begins the ids of its clauses."""

    title: str
    prefix: str
    intro: str
    brief: Brief
    sections: tuple[Section, ...]


def clauses(file: Path) -> dict[str, str]:
    """The clauses, examples and rulings of a rules file, in its order."""
    return dict(_CLAUSE.findall(file.read_text("utf-8")))


def plain(text: str) -> str:
    """What a clause or a point says, without what is for pages and builders only."""
    return _MARKS.sub("", _LABEL_AND_MORE.sub(r"(\1)", _LABEL.sub("", text))).strip()


def read_rules(file: Path) -> Rulebook:
    """A rules file as a book: chapters, in them groups, in them clauses.

    A line that is no item is the heading of the items right below it, else a note.
    """
    lines = file.read_text("utf-8").splitlines()
    found = _TITLE.match(lines[0])
    title, prefix = (found[1], found[2] or "") if found else (lines[0], "")
    intro, brief, points = "", "", list[Point]()
    sections = [_Section("")]
    for line, following in zip(lines[1:], [*lines[2:], ""], strict=True):
        if line.startswith("## "):
            sections.append(_Section(line[3:]))
        elif not any(s.groups for s in sections) and (point := _POINT.match(line)):
            brief = sections[-1].title
            points.append(Point(point[1], point[2]))
        elif line.startswith("- "):
            sections[-1].add(_clause(line))
        elif line and following.startswith("- "):
            sections[-1].head(line)
        elif line and len(sections) == 1 and not sections[0].groups:
            intro = f"{intro} {line}".strip()
        elif line:
            sections[-1].add(Clause("", "note", line))
    chapters = tuple(section.done() for section in sections if section.groups)
    return Rulebook(title, prefix, intro, Brief(brief, tuple(points)), chapters)


class _Section:
    """A chapter that is being read."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.groups: list[tuple[str, list[Clause]]] = []

    def head(self, title: str) -> None:
        self.groups.append((title, []))

    def add(self, clause: Clause) -> None:
        if not self.groups:
            self.head("")
        self.groups[-1][1].append(clause)

    def done(self) -> Section:
        return Section(self.title, tuple(Group(title, tuple(c)) for title, c in self.groups))


def _clause(line: str) -> Clause:
    found = _CLAUSE.match(line)
    if found is None:
        return Clause("", "note", line[2:])
    id, text = found[1], found[2]
    return Clause(id, "option" if text.startswith("*option*") else _KINDS[id[3]], text)
