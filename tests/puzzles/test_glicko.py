"""Ratings of people and puzzles: Glickman's formulas, and what must hold of each answer."""

from __future__ import annotations

import pytest

from jacta.puzzles.glicko import NEWCOMER, Rating, after, difficulty_of


def test_one_game_is_rated_by_the_formulas_of_the_paper() -> None:
    # 1500 ± 200 beats 1400 ± 30, where Glickman's paper of 1999 has g = 0.9955 and E = 0.639:
    # 1 / RD² + q² g² E (1 − E) = 3.2576e-5, and q g (1 − E) / 3.2576e-5 = 63.5.
    found = after(Rating(1500, 200), Rating(1400, 30), 1)
    assert found.rating == pytest.approx(1563.5, abs=0.1)
    assert found.deviation == pytest.approx(175.2, abs=0.2)


def test_each_answer_makes_surer_and_moves_less() -> None:
    puzzle, own, moved = Rating(1500, 100), NEWCOMER, []
    for score in (1, 0) * 20:
        now = after(own, puzzle, score)
        assert now.deviation <= own.deviation
        moved.append(abs(now.rating - own.rating))
        own = now
    assert moved[-1] < moved[0] / 5
    assert own.deviation >= 50


def test_the_more_is_at_stake_the_easier_a_puzzle_begins() -> None:
    ratings = [difficulty_of(gap).rating for gap in (50, 100, 200, 400)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[1] == 1500
