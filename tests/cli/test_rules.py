"""`jacta rules` tells a game in brief, its whole book, or single clauses, in a language."""

from __future__ import annotations

import json

import pytest

from tests.cli.fixtures import Run
from tests.games.roster import GAMES


@pytest.mark.parametrize(
    ("language", "brief", "clause"),
    [
        ("en", "Whoever reaches cell 30 first wins.", "An opponent’s only strip cannot be stolen."),
        ("fr", "Qui atteint la case 30 en premier gagne.", "ne peut pas être volée."),
        ("de", "Wer zuerst Feld 30 erreicht, gewinnt.", "kann nicht geklaut werden."),
    ],
)
def test_rules_are_told_in_the_language_asked_for(
    run: Run, language: str, brief: str, clause: str
) -> None:
    shown = " ".join(run("rules", "wurfel-express", "--lang", language).stdout.split())
    assert brief in shown
    assert "WE-R28" not in shown
    whole = run("rules", "wurfel-express", "--all", "--lang", language).stdout
    assert "WE-R28" in whole
    only = " ".join(run("rules", "wurfel-express", "we-r28", "--lang", language).stdout.split())
    assert only.startswith("WE-R28 ")
    assert only.endswith(clause)


@pytest.mark.parametrize("game", GAMES)
def test_no_line_begins_with_a_mark(run: Run, game: str) -> None:
    lines = run("rules", game, "--all", "--lang", "fr").stdout.splitlines()
    assert [line for line in lines if line.lstrip(" ")[:1] in set(":;!?»")] == []
    assert max(map(len, lines)) <= 80


def test_json_has_the_whole_book(run: Run) -> None:
    book = json.loads(run("rules", "dice-trip", "--json").stdout)
    assert book["brief"]["points"][0]["title"] == "Aim"
    assert book["sections"][0]["groups"][0]["clauses"][0]["id"] == "DT-R1"
    named = json.loads(run("rules", "dice-trip", "DT-R1", "DT-A9", "--json").stdout)
    assert list(named) == ["DT-R1", "DT-A9"]


def test_a_clause_that_nobody_knows_is_refused(run: Run) -> None:
    refused = run("rules", "dice-trip", "WE-R1")
    assert refused.exit_code == 2
    assert "no clause 'WE-R1'" in refused.stderr
