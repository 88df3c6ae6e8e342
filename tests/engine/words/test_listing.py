"""A game without a text form of its own is read out in the words of its catalog."""

from __future__ import annotations

from pathlib import Path

import pytest

from jacta.engine.words.language import Voice
from jacta.engine.words.listing import listing
from tests.tiny import sledges

_FIELDS = {"pips": 4, "melted": 3, "cells": [2, 0, 0, 0]}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Die: 4", "Ann: cell 2", "Bob: at the start"]),
        ("fr", ["Dé\u00a0: 4", "Ann\u00a0: case 2", "Bob\u00a0: au départ"]),
        ("de", ["Würfel: 4", "Ann: Feld 2", "Bob: am Start"]),
    ],
)
def test_what_the_catalog_names_is_said_and_nothing_else(language: str, lines: list[str]) -> None:
    voice = Voice(language, (sledges.FOLDER / "locale",), ["Ann", "Bob"])
    assert listing(_FIELDS, 2, voice).splitlines() == lines


def test_without_words_the_fields_are_listed_as_they_are(tmp_path: Path) -> None:
    voice = Voice("en", (tmp_path,))
    assert listing(_FIELDS, 2, voice).splitlines() == [
        "pips: 4",
        "melted: 3",
        "cells: [2, 0, 0, 0]",
    ]
