"""Words: catalogs in three languages, and the voice that speaks them."""

from pathlib import Path

import pytest

from jacta.engine.errors import UnknownName
from jacta.engine.words.language import LANGUAGES, Voice
from tests.tiny import sledges


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in {"en": "hello = Hello { $name }", "fr": "hello = Salut { $who }"}.items():
        (tmp_path / f"{language}.ftl").write_text(text, "utf-8")
    return tmp_path


def test_a_voice_fills_in_variables(folder: Path) -> None:
    assert Voice("en", (folder,)).words("hello", name="Anna") == "Hello Anna"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (-14, "Hello −14"),
        ("(-3, -20)", "Hello (−3, −20)"),
        ("TUV-7", "Hello TUV-7"),
        ("2026-08-31", "Hello 2026-08-31"),
        ("--host", "Hello --host"),
    ],
)
def test_below_zero_stands_a_minus_and_a_hyphen_stays_one(
    folder: Path, name: int | str, said: str
) -> None:
    assert Voice("en", (folder,)).words("hello", name=name) == said


def test_a_missing_message_is_a_lookup_error(folder: Path) -> None:
    with pytest.raises(LookupError, match="the de catalog has no message 'hello'"):
        Voice("de", (folder,)).words("hello", name="Anna")
    assert not Voice("de", (folder,)).knows("hello")


def test_a_variable_that_is_not_given_is_a_lookup_error(folder: Path) -> None:
    with pytest.raises(LookupError, match="fr message 'hello'"):
        Voice("fr", (folder,)).words("hello", name="Anna")


def test_an_unknown_language_is_told_which_there_are(folder: Path) -> None:
    with pytest.raises(UnknownName, match="no language 'it': choose one of en, fr, de"):
        Voice("it", (folder,))


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Player 2"), ("fr", "Joueur 2"), ("de", "Spieler 2")]
)
def test_a_seat_without_a_name_goes_by_its_number(language: str, name: str) -> None:
    assert sledges.GAME.voice(language, ["Anna"]).name(1) == name
    assert sledges.GAME.voice(language, ["Anna"]).name(0) == "Anna"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_follow_the_number(language: str) -> None:
    one, two = (sledges.GAME.action(f"ride {n}").say(language) for n in (1, 2))
    assert one.replace("1", "2") != two
