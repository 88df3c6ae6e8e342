"""The house has words for every code it refuses with, and says the same in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import jacta.house
from jacta.engine.words.language import LANGUAGES
from jacta.house.telling.words import NAMES, neutral_name, propose_name, say_error

HOUSE = Path(jacta.house.__path__[0])
REFUSED = re.compile(r'HouseError\(\s*"([a-z-]+)"')
LINE = re.compile(r"^([a-z0-9-]+) = (.+)$", re.MULTILINE)
EDGE = {
    "bad-json",
    "bad-message",
    "unknown-type",
    "too-large",
    "too-fast",
    "binary",
    "bad-notation",
    "unknown-name",
    "not-signed-in",
    "expired",
    "not-found",
    "wrong-method",
    "bad-origin",
    "login-taken",
    "bad-login",
    "bad-password",
    "wrong-password",
    "already-registered",
    "bad-name",
    "bad-text",
    "blocked",
    "bad-token",
    "bad-link",
    "bad-holiday",
    "too-many",
    "stopped",
    "storage-away",
    "storage-damaged",
    "storage-full",
    "storage-read-only",
    "table-damaged",
    "line-too-long",
    "failed",
}
VALUES: dict[str, int | str] = {
    "most": 1_000,
    "least": 3,
    "last": 2,
    "increment": 60,
    "reason": "spam",
    "until": "2026-11-18 12:00",
    "minutes": 4,
    "seconds": 40,
    "wait": 40,
    "host": "dice.example",
}


def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    text = (HOUSE / "telling" / "locale" / f"{language}.ftl").read_text("utf-8")
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in LINE.findall(text)}


def codes() -> set[str]:
    """Every code that the house and its edge refuse with."""
    files = [*HOUSE.rglob("*.py"), *(HOUSE.parent / "server").rglob("*.py")]
    return {code for file in files for code in REFUSED.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_message_has_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    for code in sorted(codes() | EDGE):
        said = say_error(code, VALUES, language)
        assert said != code, f"no words for {code}"
        assert said[0].isupper()
        assert said[-1] in ".?!"


def test_no_sentence_is_in_vain() -> None:
    known = {name.removeprefix("error-") for name in messages("en") if name.startswith("error-")}
    assert known <= codes() | EDGE


def test_a_code_without_words_is_said_as_it_is() -> None:
    assert say_error("from-the-future", {}, "de") == "from-the-future"


def test_values_are_said() -> None:
    assert "1,000 bytes" in say_error("too-large", {"most": 1_000}, "en")
    assert "3 bis 20" in say_error("bad-login", {"least": 3, "most": 20}, "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proposed_name_belongs_to_its_person(language: str) -> None:
    names = {propose_name(f"person-{number}", language) for number in range(3_000)}
    assert len(names) > NAMES * NAMES * 0.9
    assert all(len(name) <= 40 for name in names)
    assert propose_name("anna", language) == propose_name("anna", language)


def test_names_are_said_in_the_order_of_their_language() -> None:
    french, german = propose_name("anna", "fr"), propose_name("anna", "de")
    assert french.split()[0].istitle()
    assert french.split()[1].islower()
    assert german.split()[0].endswith("er")


def test_somebody_who_left_has_a_neutral_name() -> None:
    assert len({neutral_name(language) for language in LANGUAGES}) == len(LANGUAGES)
