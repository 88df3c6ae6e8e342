"""The catalogs of the command line say the same in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import jacta.cli.speech
from jacta.cli.speech import Speech

FOLDER = Path(jacta.cli.speech.__file__).parent / "locale"
MESSAGE = re.compile(r"^([a-z-]+) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)", re.MULTILINE)
USED = re.compile(r'(?<!voice\.)words\(\s*"([a-z-]+)"')


def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in MESSAGE.findall(text)}


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_message_has_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_that_is_said_exists() -> None:
    speech = Speech("en", [])
    for file in FOLDER.parent.glob("*.py"):
        for name in USED.findall(file.read_text("utf-8")):
            assert speech.knows(name), f"{file.name}: {name}"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("phase", ["discard", "keep", "take"])
def test_every_phase_of_a_turn_has_its_banner(language: str, phase: str) -> None:
    said = Speech(language, []).words(f"we-banner-{phase}", name="Anna", throw=1)
    assert "Anna" in said
    assert len(said) < 80


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_short_words_fit_their_place(language: str) -> None:
    words = Speech(language, []).words
    assert len(f"▾ {words('we-last-place')}") <= 16
    assert max(len(words("we-stock")), len(words("we-dice"))) <= 8
