"""Catalogs and rulebooks say the words of the glossary, and none that were not chosen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.reading import texts

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
TITLES = {"English": "en", "Français": "fr", "Deutsch": "de"}


class Row(NamedTuple):
    language: str
    game: str
    concept: str
    chosen: tuple[str, ...]
    others: tuple[str, ...]


def rows() -> list[Row]:
    found, language = [], ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            language = TITLES[line[3:]]
        elif line.startswith("| ") and not line.startswith(("| where", "| où", "| wo ", "| ---")):
            where, concept, chosen, others = (cell.strip() for cell in line[1:-1].split("|"))
            game = "" if where == "everywhere" else where
            found.append(Row(language, game, concept, words(chosen), words(others)))
    return found


def words(cell: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in cell.split(",") if word.strip())


def pattern(word: str) -> re.Pattern[str]:
    """A word as it stands in a sentence; `*` is any ending."""
    ending = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"(?<!\w){re.escape(word.removesuffix('*'))}{ending}(?!\w)", re.IGNORECASE)


def is_said(word: str, game: str, language: str) -> bool:
    return any(word.casefold() in line.words.casefold() for line in texts(language, game))


in_every_row = pytest.mark.parametrize(
    "row", rows(), ids=lambda row: f"{row.language}-{row.game or 'all'}-{row.concept[:24]}"
)


@in_every_row
def test_what_was_not_chosen_is_not_said(row: Row) -> None:
    for word in row.others:
        wrong = pattern(word)
        found = [str(line) for line in texts(row.language, row.game) if wrong.search(line.words)]
        assert found == [], f"“{word}” is not our word for: {row.concept}"


@in_every_row
def test_what_was_chosen_is_said(row: Row) -> None:
    assert [word for word in row.chosen if not is_said(word, row.game, row.language)] == []


def test_every_language_has_its_words() -> None:
    assert {row.language for row in rows()} == set(TITLES.values())
