"""What Jacta asks of a game, in all its parts."""

import json
import re
from pathlib import Path

import pytest

from jacta.engine import conformance
from jacta.engine.rules import SPECTATOR
from jacta.engine.words.language import LANGUAGES
from jacta.engine.words.rulebook import clauses
from jacta.lab.clauses import marked_tests
from jacta.lab.simulate import simulate
from jacta.terminal.drawing import drawing
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech
from nenuphar import GAME

HERE = Path(__file__).parent


@pytest.mark.parametrize("result", conformance.run(GAME, games=5), ids=lambda r: r.name)
def test_the_suite_finds_nothing(result: conformance.CheckResult) -> None:
    assert result.problems == []


def test_every_clause_is_carried_by_a_test_and_said_in_three_languages() -> None:
    books = [GAME.rulebook(language) for language in LANGUAGES]
    english, french, german = (list(clauses(book)) for book in books if book is not None)
    assert english == french == german
    assert set(marked_tests(HERE, HERE)) == set(english)


def test_the_planner_beats_chance() -> None:
    study = simulate(GAME, players=2, games=400, bots=["planner", "random"])
    assert study.wins[0] > 300


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_the_terminal_has_room_for_the_pond(language: str, width: int) -> None:
    view = GAME.start(players=4).chance("throw 3 5").view(SPECTATOR)
    speech = Speech.at(GAME, language, ["Ada", "Ben", "Maximiliane", "Dora"])
    rows = drawing(GAME).rows(Scene(view, view, speech, 0, ""), width, 0)
    assert max(row.cell_len for row in rows) <= width
    assert sum("❀" in row.plain for row in rows) == 4


def test_the_page_has_the_same_words_in_three_languages() -> None:
    found = [
        set(re.findall(r"^([a-z0-9-]+) =", file.read_text("utf-8"), re.MULTILINE))
        for file in (GAME.folder / "web" / "locale").glob("*.ftl")
    ]
    assert len(found) == len(LANGUAGES)
    assert found[0] == found[1] == found[2]
    script = json.loads((GAME.folder / "web" / "lesson.json").read_text("utf-8"))
    steps = range(1, 1 + len(script["steps"]))
    assert {f"lesson-{step}{end}" for step in steps for end in ("", "-done")} <= found[0]
