"""`jacta replay` tells a recorded game again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import jacta
from tests.cli.fixtures import Run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jacta"
    path.write_text(jacta.play("wurfel-express", ["greedy", "random"], seed=9).text, "utf-8")
    return path


def test_every_event_is_told_and_the_ranking(run: Run, file: Path) -> None:
    record = jacta.Record.read(file.read_text("utf-8"), jacta.game)
    result = run("replay", file)
    assert result.exit_code == 0
    for _, _, events in record.positions():
        for event in events:
            assert event.say("en", record.names) in result.stdout
    winner = record.names[record.final.ranking.index(1)]
    assert f"1. {winner}" in result.stdout
    assert "dice: seed 9" in result.stdout


@pytest.mark.parametrize(("language", "word"), [("fr", "tour 1"), ("de", "Zug 1")])
def test_it_speaks_the_language(run: Run, file: Path, language: str, word: str) -> None:
    assert word in run("replay", file, "--lang", language).stdout


def test_the_standard_input_and_other_line_ends_will_do(run: Run, file: Path) -> None:
    text = file.read_text("utf-8")
    plain = run("replay", file).stdout
    assert run("replay", "-", typed=text).stdout == plain
    assert run("replay", "-", typed=text.replace("\n", "\r\n").encode()).stdout == plain


def test_json_has_steps_and_result(run: Run, file: Path) -> None:
    told = json.loads(run("replay", file, "--json").stdout)
    record = jacta.Record.read(file.read_text("utf-8"), jacta.game)
    assert told["game"] == "wurfel-express"
    assert told["players"] == ["greedy", "random"]
    assert [step["line"] for step in told["steps"]] == record.lines
    assert told["ranking"] == list(record.final.ranking)
    assert told["final"] == record.final.json


def test_stepping_does_not_wait_without_a_terminal(run: Run, file: Path) -> None:
    assert run("replay", file, "--step").exit_code == 0


def test_a_game_that_was_given_up_is_over(run: Run, tmp_path: Path) -> None:
    game = jacta.game("verbindung-gesucht")
    record = jacta.Record(game, game.start(2), ["Anna", "Ben"], "seed 9", gave_up=(0,))
    file = tmp_path / "given-up.jacta"
    file.write_text(record.text, "utf-8")
    said = run("replay", file).stdout
    assert "Anna gave up." in said
    assert "The game is over." in said
    assert said.index("1. Ben") < said.index("2. Anna")
    told = json.loads(run("replay", file, "--json").stdout)
    assert (told["over"], told["gave_up"], told["ranking"]) == (True, [0], [2, 1])


def test_it_tells_which_turn_decided_the_game_if_asked(run: Run, file: Path) -> None:
    record = jacta.Record.read(file.read_text("utf-8"), jacta.game)
    assert "decided" not in run("replay", file).stdout
    told = json.loads(run("replay", file, "--decided", "--json").stdout)["deciding"]
    assert told["winners"] == [record.final.ranking.index(1)]
    said = run("replay", file, "--decided").stdout
    assert f"Turn {told['turn'] + 1} decided it: the chances of greedy went from" in said
    assert "As the strongest bot judges it." in said
