"""Ratings are those that make the results most likely, and intervals say how sure they are."""

from __future__ import annotations

import numpy as np
import pytest

from jacta.engine.layout import Array
from jacta.lab.intervals import share, wilson
from jacta.lab.ratings import rate


def even(blocks: int, *rows: list[float]) -> Array:
    """Blocks that are all alike."""
    return np.array([rows] * blocks, float)


def test_three_of_four_games_are_191_points() -> None:
    ratings, _ = rate(even(10_000, [0, 3], [1, 0]))
    assert ratings[0] - ratings[1] == pytest.approx(190.85, abs=0.1)
    assert ratings.sum() == pytest.approx(0)


def test_the_strengths_that_made_the_results_are_found() -> None:
    strengths = np.array([200.0, 50.0, -100.0, -150.0])
    chances = 1 / (1 + 10 ** ((strengths[None, :] - strengths[:, None]) / 400))
    np.fill_diagonal(chances, 0)
    ratings, _ = rate(np.array([chances] * 5000))
    assert ratings == pytest.approx(strengths, abs=0.2)


def test_who_won_everything_has_a_rating_too() -> None:
    ratings, spreads = rate(even(20, [0, 2], [0, 0]))
    assert 200 < ratings[0] < 1000
    assert spreads[0] > 50


def test_more_games_make_an_interval_smaller() -> None:
    rng = np.random.default_rng(1)

    def spread(blocks: int) -> float:
        wins = np.zeros((blocks, 2, 2))
        wins[:, 0, 1] = rng.random(blocks) < 0.6
        wins[:, 1, 0] = 1 - wins[:, 0, 1]
        return float(rate(wins)[1][0])

    assert spread(10_000) == pytest.approx(spread(100) / 10, rel=0.15)


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    won = np.array([1.0] * 60 + [0.0] * 40)
    found = share(won, np.ones(100))
    assert found is not None
    assert (found.games, found.rate) == (100, 0.6)
    assert (found.low, found.high) == pytest.approx(wilson(60, 100), abs=0.002)


def test_games_that_go_together_count_less_and_that_even_out_count_more() -> None:
    alike, opposite = np.array([2.0, 0.0] * 50), np.array([1.0, 1.0, 1.0, 1.5, 0.5] * 20)
    both, apart = (share(won, np.full(100, 2.0)) for won in (alike, opposite))
    assert both is not None
    assert apart is not None
    low, high = wilson(100, 200)
    assert both.high - both.low > high - low > apart.high - apart.low > 0


def test_few_games_are_never_worth_more_than_they_are() -> None:
    found = share(np.array([1.0, 1.0, 1.0]), np.array([2.0, 2.0, 2.0]))
    assert found is not None
    assert (found.low, found.high) == pytest.approx(wilson(1.5, 3))
    assert share(np.zeros(3), np.zeros(3)) is None
