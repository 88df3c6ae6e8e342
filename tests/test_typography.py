"""Sentences are set as each language wants it: spaces, quotation marks, apostrophes, elision."""

from __future__ import annotations

import re

import pytest

from tests.reading import LANGUAGES, lines

# What stands for a number is never elided before; a strip begins with its colour, never a vowel.
NUMBERS = {
    "accounts", "cells", "count", "day", "drift", "fewest", "games", "increment", "last", "least",
    "best", "most", "next", "number", "points", "share", "others", "percent", "skew", "squares",
    "strip", "before", "margin", "at",
}  # fmt: skip


def wrong(language: str, pattern: str) -> list[str]:
    found = re.compile(pattern)
    return [str(line) for line in lines(language) if found.search(line.text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert wrong(language, r"['\"]") == []
    assert wrong(language, {"en": "[„«»]", "fr": "[“”„]", "de": "[”«»]"}[language]) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_space_stands_before_a_mark(language: str) -> None:
    assert wrong(language, r"\s[:;!?](?=\s|$)(?! in front| davor| {2})") == []  # ! ? are keys


def test_german_colours_are_nouns_where_they_stand_alone() -> None:
    assert wrong("de", r"\b(in|auf|aus|von) (rot|grün|blau|gelb|weiß|schwarz)\b") == []
    assert wrong("de", r"^(rot|grün|blau|gelb|weiß|schwarz)$") == []


def test_french_marks_have_a_space_before_them_that_does_not_break() -> None:
    """U+00A0 before : » % and after «, the narrow U+202F before ; ! ?"""
    assert wrong("fr", r"[^\u202f!?][;!?](?=[\s.,)]|$)(?! {2})") == []
    assert wrong("fr", r"[^\u00a0][:»%](?=[\s.,)]|$)|«[^\u00a0]") == []


def test_french_lines_do_not_begin_with_a_mark() -> None:
    assert wrong("fr", r"^[:;!?»]") == []


def test_french_elides_before_a_name() -> None:
    """`{ OF($name) }` and `{ AT($name) }` do it; see `jacta.engine.words.french`."""
    before = re.compile(r"\b(?:de|que|le|la|ne|se|jusque|lorsque|puisque) \{ \$(\w+) \}", re.I)
    names = {
        (name, str(line))
        for line in lines("fr")
        for name in before.findall(line.text)
        if name not in NUMBERS
    }
    assert names == set()


def test_french_does_not_leave_a_contraction_out() -> None:
    assert (
        wrong("fr", r"(?i)\bà (le|les)\b|\bde [aeiouéèê]|\b(de|que|ne|se) (il|elle|on|un)\b") == []
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_ellipsis_follows_its_word_without_a_space(language: str) -> None:
    assert wrong(language, r"(?<!--database)\s…$") == []
