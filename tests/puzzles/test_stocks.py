"""The stock of each game, and its lesson: what they say of a position is true of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import jacta
from jacta.lab.puzzles.weighing import mind_hash
from jacta.puzzles import Puzzle, is_right, lesson_of, read_stock, stock_of
from jacta.puzzles.clearness import clear_gap
from jacta.puzzles.stock import LESSON, STOCK, file_of

GAMES = ("dice-trip", "entenrallye", "verbindung-gesucht", "wurfel-express")
LEAST = 30
THEMES = 5


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> jacta.Game:
    found: jacta.Game = jacta.game(request.param)
    return found


def puzzles_of(game: jacta.Game) -> Sequence[Puzzle]:
    stock = stock_of(game)
    assert stock is not None
    return [*stock.puzzles.values(), *lesson_of(game)]


def test_every_puzzle_is_a_position_with_a_clear_answer(game: jacta.Game) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= LEAST
    for puzzle in puzzles:
        position = puzzle.begin(game)
        legal = position.legal(puzzle.seat)
        assert len(legal) == len(puzzle.worths), puzzle.id
        assert clear_gap(puzzle.worths, puzzle.tempting) == puzzle.gap, puzzle.id
        assert is_right(puzzle, puzzle.best)
        assert not is_right(puzzle, puzzle.tempting)


def test_futures_have_confirmed_every_puzzle(game: jacta.Game) -> None:
    for puzzle in puzzles_of(game):
        assert puzzle.futures.gain >= 3 * puzzle.futures.doubt - 1e-3, puzzle.id


def test_puzzles_are_all_different_and_of_several_kinds(game: jacta.Game) -> None:
    puzzles = puzzles_of(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    kinds = {puzzle.begin(game).legal(puzzle.seat)[puzzle.best].json["type"] for puzzle in puzzles}
    assert len(kinds) > 1


def test_a_lesson_has_five_themes(game: jacta.Game) -> None:
    themes = [puzzle.theme for puzzle in lesson_of(game)]
    assert len(set(themes)) == THEMES
    assert all(themes)


def test_a_stock_says_how_it_came_about(game: jacta.Game) -> None:
    for name in (STOCK, LESSON):
        about = read_stock(file_of(game, name), game).about
        assert about.rules == game.version
        assert about.minds == {lot.board: mind_hash(game, lot.board) for lot in about.lots}
