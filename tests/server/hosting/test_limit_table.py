"""The table of limits is that of the docs, and a test runs into each of them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from jacta.engine.words.language import LANGUAGES
from jacta.house.telling.words import say_error
from jacta.server.hosting.limit_table import LIMITS, markdown
from jacta.server.hosting.limits import Limits

ROOT = Path(__file__).parents[3]
TESTS = ROOT / "tests" / "server"


def test_the_docs_have_the_same_table() -> None:
    assert markdown() in (ROOT / "docs" / "hosting.md").read_text("utf-8")


def test_a_test_runs_into_every_limit() -> None:
    marks = re.compile(r'^@pytest\.mark\.limit\("(.+)"\)$', re.MULTILINE)
    marked = {
        name for file in TESTS.rglob("test_*.py") for name in marks.findall(file.read_text("utf-8"))
    }
    assert marked == {limit.name for limit in LIMITS}


def test_every_limit_that_can_be_set_is_in_the_table() -> None:
    bounds = {limit.bound for limit in LIMITS}
    assert bounds >= {field.name for field in msgspec.structs.fields(Limits)}


def test_what_is_told_has_words() -> None:
    for code in {limit.code for limit in LIMITS} - {None, "unread"}:
        for language in LANGUAGES:
            assert say_error(str(code), {"most": 1, "host": "x"}, language) != code
