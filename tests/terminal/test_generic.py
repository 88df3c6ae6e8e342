"""Games without a drawing of their own: hidden cards, secret entries, several people."""

from __future__ import annotations

import re

import pytest

import jacta
from jacta.engine.game import Game
from tests.cli.fixtures import Run
from tests.tiny.pearls import GAME as PEARLS
from tests.tiny.sledges import GAME as SLEDGES
from tests.tiny.thirteen import GAME as THIRTEEN

GAMES = {game.name: game for game in (PEARLS, SLEDGES, THIRTEEN)}


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny games are on the shelf."""

    def find(name: str) -> Game:
        return GAMES[name]

    monkeypatch.setattr(jacta, "game", find)


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_to_the_end_by_numbers(run: Run, name: str) -> None:
    result = run("play", name, "--seed", "4", "--bot", "random", typed="1\n" * 500)
    assert result.exit_code == 0, result.output
    assert re.search(r"^1\. ", result.stdout, re.MULTILINE)


def test_a_record_of_any_game_replays(run: Run, tmp_path: object) -> None:
    file = f"{tmp_path}/game.jacta"
    run("play", "sledges", "--seed", "4", "--record", file, typed="1\n" * 500)
    assert run("replay", file).exit_code == 0


def test_solo_play_needs_no_bot(run: Run) -> None:
    result = run("play", "pearls", "--seat", "Anna", "--seed", "2", typed="1\n" * 100)
    assert result.exit_code == 0
    assert re.search(r"^1\. Anna, \d+ points?$", result.stdout, re.MULTILINE)
    assert "Random" not in result.stdout


def test_people_at_one_screen_take_turns_behind_a_curtain(run: Run) -> None:
    seats = ["--seat", "Anna", "--seat", "Ben"]
    # Anna plays the 5 and confirms, the screen changes hands, Ben plays the 3.
    typed = "\nplay 5\n\n\nplay 3\n\n"
    result = run("play", "pearls", *seats, "--seed", "2", typed=typed)
    shown = result.stdout
    assert shown.index("Hand over to Anna") < shown.index("play 5")
    before, _, after = shown.partition("Hand over to Ben")
    assert "Anna shows the 5." not in before
    asked, _, revealed = after.partition("Enter or u > ")
    assert "Anna shows the 5." not in asked
    assert "Anna shows the 5." in revealed
    assert "Ben shows the 3." in revealed


def test_what_one_person_sees_is_not_told_to_the_other(run: Run) -> None:
    seats = ["--seat", "Anna", "--seat", "Ben"]
    typed = "\n1\n\n" * 30
    result = run("play", "thirteen", *seats, "--seed", "2", typed=typed)
    parts = re.split(r"Hand over to (\w+)", result.stdout)
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        told = re.findall(r"^(\w+) has drawn", part, re.MULTILINE)
        assert set(told) <= {name}
    assert "Ben has drawn" in result.stdout
