"""The catalogs of the terminal, of the command line and of each game there say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import jacta
import jacta.cli
import jacta.terminal
from jacta.terminal.speech import Speech

HOMES = [
    *(Path(module.__path__[0]) for module in (jacta.terminal, jacta.cli)),
    *(jacta.game(name).folder / "terminal" for name in jacta.names()),
]
MESSAGE = re.compile(r"^([a-z-]+) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)", re.MULTILINE)
USED = re.compile(r'(?<!voice\.)words\(\s*"([a-z-]+)"')

in_every_catalog = pytest.mark.parametrize("home", HOMES, ids=lambda home: home.parent.name)


def messages(home: Path, language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    text = (home / "locale" / f"{language}.ftl").read_text("utf-8")
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in MESSAGE.findall(text)}


@in_every_catalog
@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_message_has_the_same_variables(home: Path, language: str) -> None:
    assert messages(home, language) == messages(home, "en")
    assert messages(home, "en")


@in_every_catalog
def test_every_message_that_is_said_exists(home: Path) -> None:
    speech = Speech("en", [], home / "locale")
    said = [name for file in home.glob("*.py") for name in USED.findall(file.read_text("utf-8"))]
    assert [name for name in said if not speech.knows(name)] == []
    assert said


@in_every_catalog
def test_no_message_of_a_game_hides_one_of_the_terminal(home: Path) -> None:
    if home != HOMES[0]:
        assert not set(messages(home, "en")) & set(messages(HOMES[0], "en"))
