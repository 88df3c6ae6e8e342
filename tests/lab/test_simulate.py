"""The study behind `jacta simulate`."""

from __future__ import annotations

import numpy as np
import pytest

import jacta
from jacta.engine.playouts import Batch
from jacta.lab import simulate as lab
from jacta.lab.simulate import seat_bots, simulate, wilson
from tests.tiny.pearls import GAME as PEARLS


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """The last row is Newcombe's example of 1998."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_first_place_is_a_win_for_each_and_told_apart() -> None:
    merits = np.array([[30, 12, 30], [5, 9, 1], [7, 7, 7]])
    wins, shared = lab._count_wins(Batch(merits, np.ones(3), np.ones(3)))
    assert wins.tolist() == [2, 2, 2]
    assert shared.tolist() == [2, 1, 2]


def test_one_bot_sits_everywhere_and_several_one_a_seat() -> None:
    assert seat_bots(3, ["random"]) == ["random"] * 3
    assert seat_bots(2, ["a", "b"]) == ["a", "b"]
    with pytest.raises(jacta.JactaError, match="2 bots for 3 players"):
        seat_bots(3, ["a", "b"])


def test_points_give_mean_scores_and_races_do_not() -> None:
    pearls = simulate(PEARLS, players=3, games=40)
    assert pearls.scores_mean is not None
    assert len(pearls.scores_mean) == 3
    assert all(0 <= score <= 30 for score in pearls.scores_mean)
    race = simulate(jacta.game("wurfel-express"), players=3, games=40)
    assert race.scores_mean is None


def test_a_study_tells_how_long_games_last() -> None:
    study = simulate(jacta.game("wurfel-express"), players=4, games=100, seed=5)
    spread = list(study.turns_quantiles.values())
    assert study.turns_least <= spread[0] <= spread[-1] <= study.turns_most <= 400
    assert spread == sorted(spread)
    assert study.decisions_mean > study.turns_mean
    assert study.json["win_rates"][0]["rate"] == study.wins[0] / 100


def test_progress_goes_up_to_all_games() -> None:
    told: list[int] = []
    simulate(jacta.game("wurfel-express"), players=2, games=3000, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 3000


@pytest.mark.parametrize(("games", "device", "why"), [(0, "cpu", "one game"), (1, "x", "'x'")])
def test_what_cannot_be_studied_is_refused(games: int, device: str, why: str) -> None:
    with pytest.raises(jacta.JactaError, match=why):
        simulate(PEARLS, players=2, games=games, device=device)
