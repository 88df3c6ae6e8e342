"""Errors are values with a code; the catalogs have a sentence for each, with all its values."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import jacta.house.errors
from jacta.engine.words.language import LANGUAGES
from jacta.house.errors import HouseError, RefusedByRules
from tests.house.codes import error_codes_in
from tests.tiny.pearls import GAME as PEARLS

HOUSE = Path(jacta.house.errors.__file__).parent
CODES = error_codes_in(HOUSE.rglob("*.py"))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message of a catalog."""
    text = (HOUSE / "telling" / "locale" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for message in FluentParser().parse(text).body:
        if isinstance(message, ast.Message):
            visitor = _Variables()
            visitor.visit(message)
            found[message.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_has_a_message_that_tells_all_its_values(code: str, language: str) -> None:
    assert variables(language)[f"error-{code}"] == CODES[code]


def test_a_refused_command_says_its_code_and_its_values() -> None:
    refused = HouseError("no-seat", last=3)
    assert (refused.code, refused.values, str(refused)) == (
        "no-seat",
        {"last": 3},
        "no-seat last=3",
    )


def test_an_illegal_action_says_the_reason_and_the_clause() -> None:
    refusal = PEARLS.start(2).refusal(0, "play 3")
    assert refusal is not None
    assert str(RefusedByRules(refusal)) == "You cannot play a card now. (PE-R1)"
