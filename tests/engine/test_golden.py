"""Golden playthroughs cover every configuration, replay, and are made the same way each time."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from jacta.engine.conformance import CheckResult, write_golden
from jacta.engine.conformance.golden import golden
from jacta.engine.conformance.report import examine
from jacta.engine.conformance.walks import Corpus
from jacta.engine.game import Game
from tests.tiny import pearls, sledges, thirteen

GAMES = [sledges.GAME, pearls.GAME, thirteen.GAME]

in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def check(game: Game) -> CheckResult:
    return examine("golden", golden, Corpus(game, 1))


@pytest.fixture
def moved(tmp_path: Path) -> Game:
    """Sledges in a folder of its own."""
    folder = tmp_path / "sledges"
    shutil.copytree(sledges.GAME.folder, folder)
    return replace(sledges.GAME, folder=folder)


@in_every_game
def test_there_are_golden_playthroughs_and_they_replay(game: Game) -> None:
    result = check(game)
    assert result.problems == []
    assert result.checked >= len(game.players)


@in_every_game
def test_they_are_small(game: Game) -> None:
    for file in (game.folder / "golden").iterdir():
        assert file.stat().st_size < 8_000, file.name


@in_every_game
def test_writing_them_again_gives_the_same_files(game: Game, tmp_path: Path) -> None:
    written = write_golden(game, tmp_path)
    names = {file.name for file in written}
    kept = sorted(file for file in (game.folder / "golden").iterdir() if file.name in names)
    assert [file.name for file in kept] == sorted(names)
    for file in kept:
        assert file.read_text("utf-8") == (tmp_path / file.name).read_text("utf-8")


def test_a_missing_playthrough_is_told(moved: Game) -> None:
    next(moved.folder.glob("golden/3-players*")).unlink()
    (problem,) = check(moved).problems
    assert "3 players" in problem
    assert "glacier" in problem
    assert "2 players" not in problem


def test_an_edited_playthrough_is_told(moved: Game) -> None:
    file = next(moved.folder.glob("golden/2-players*"))
    file.write_text(file.read_text("utf-8").replace("ride 2", "ride 1"), "utf-8")
    assert any(file.name in problem for problem in check(moved).problems)
