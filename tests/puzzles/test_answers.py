"""How an answer is judged."""

from __future__ import annotations

import jacta
from jacta.puzzles import Puzzle, lesson_of
from jacta.puzzles.clearness import clear_gap
from jacta.puzzles.puzzle import answer

GAME: jacta.Game = jacta.game("wurfel-express")


def stealing() -> Puzzle:
    (found,) = (puzzle for puzzle in lesson_of(GAME) if puzzle.theme == "steal")
    return found


def judged(puzzle: Puzzle, *actions: str) -> bool | None:
    legal = puzzle.begin(GAME).legal(puzzle.seat)
    found = answer(puzzle, legal, [GAME.action(action) for action in actions])
    return None if found is None else found.is_right


def test_the_first_action_says_whether_it_is_right() -> None:
    assert judged(stealing(), "steal 0 B3") is True
    assert judged(stealing(), "take B4") is False


def test_what_ends_the_turn_counts_only_where_it_comes_first() -> None:
    assert judged(stealing(), "steal 0 B3", "done") is True
    assert judged(stealing(), "done") is False


def test_who_begins_well_and_goes_on_badly_is_wrong() -> None:
    assert judged(stealing(), "steal 0 B3", "take B4") is False


def test_what_is_not_possible_is_no_answer() -> None:
    assert judged(stealing(), "take R6") is None
    assert judged(stealing()) is None


def test_a_gap_is_clear_where_nothing_lies_between() -> None:
    assert clear_gap([500, 400, 380, 390], 1) == 100
    assert clear_gap([500, 475, 400, 380], 2) == 0  # neither right nor wrong
    assert clear_gap([500, 460, 450, 440], 1) == 0  # too little is at stake
    assert clear_gap([500, 495, 498, 400], 3) == 0  # nearly everything is right
