"""What is said is asked for in each language, with the words that a game's folder has."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from jacta.engine.conformance.report import examine
from jacta.engine.conformance.sentences import sentences
from jacta.engine.conformance.walks import play_walks
from jacta.engine.definition import Option
from jacta.engine.game import Game
from jacta.engine.words.language import LANGUAGES
from tests.tiny import sledges

Edit = Callable[[str, str, str], Game]


def problems(game: Game) -> list[str]:
    return examine("sentences", sentences, play_walks(game, 1, 2)).problems


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """Sledges with one text of a catalog replaced by another."""

    def make(language: str, old: str, new: str) -> Game:
        folder = tmp_path / "sledges"
        shutil.copytree(sledges.GAME.folder, folder)
        catalog = folder / "locale" / f"{language}.ftl"
        text = catalog.read_text("utf-8")
        assert old in text
        catalog.write_text(text.replace(old, new), "utf-8")
        return replace(sledges.GAME, folder=folder)

    return make


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["action-ride", "event-slid", "refusal-too-far"])
def test_a_missing_message_is_told_once(language: str, message: str, edit: Edit) -> None:
    told = problems(edit(language, message, "something-else"))
    assert told == [f"the {language} catalog has no message '{message}'"]


def test_a_variable_that_the_event_lacks_is_told(edit: Edit) -> None:
    (told,) = problems(edit("fr", "la case { $cell }, et", "la case { $square }, et"))
    assert "event-slid" in told
    assert "square" in told


def test_two_actions_with_one_sentence_are_told(edit: Edit) -> None:
    told = problems(edit("de", "{ $cells } Felder weit fahren", "Weit fahren"))
    assert told[0] == "'ride 2' and 'ride 3' have the same sentence in de: Weit fahren"


def test_an_option_needs_its_question_and_its_answers() -> None:
    class State(sledges.GAME.State):  # type: ignore[name-defined,misc]
        pass

    options = (Option("turn", ("left", "right"), "SL-R1"),)
    told = problems(replace(sledges.GAME, State=State, options=options))
    assert "the en catalog has no message 'option-turn'" in told
    assert "the en catalog has no message 'option-turn-left'" in told
