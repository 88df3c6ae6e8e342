"""The study behind `jacta simulate`."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import jacta
from jacta.engine.game import Game
from jacta.engine.playouts.batches import Batch
from jacta.lab.intervals import wilson
from jacta.lab.simulate import seat_bots, simulate
from jacta.lab.study import Sums
from tests.tiny import sledges
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


def sums(merits: list[list[int]], game: Game = sledges.GAME) -> Sums:
    found, rows = Sums(game, len(merits[0])), np.array(merits)
    turns = np.arange(1, len(rows) + 1)
    found.add(Batch(rows[:1], turns[:1], turns[:1]))
    found.add(Batch(rows[1:], turns[1:], turns[1:]))
    return found


def test_a_shared_first_place_is_a_win_for_each_and_told_apart() -> None:
    found = sums([[30, 12, 30], [5, 9, 1], [7, 7, 7]])
    assert found.wins.tolist() == [2, 2, 2]
    assert found.shared_wins.tolist() == [2, 1, 2]
    assert found.without_winner == 0
    assert (found.decisions, found.turns_mean) == (6, 2)
    assert found.turns.tolist() == [0, 1, 1, 1]


@pytest.mark.clause("WE-A15")
def test_nobody_wins_a_game_that_ran_out_of_turns() -> None:
    found = sums([[30, 12], [29, 12], [17, 17]], jacta.game("wurfel-express"))
    assert found.wins.tolist() == [1, 0]
    assert found.without_winner == 2


def test_who_plays_alone_does_not_win() -> None:
    found = sums([[30], [12]])
    assert found.wins.tolist() == [0]
    assert found.without_winner == 2


def test_a_study_in_parts_is_the_same_study(monkeypatch: pytest.MonkeyPatch) -> None:
    game = jacta.game("wurfel-express")
    whole = simulate(game, players=3, games=300)
    monkeypatch.setattr("jacta.lab.simulate._SLICE", 128)
    parts = simulate(game, players=3, games=300)
    assert (parts.wins, parts.decisions) == (whole.wins, whole.decisions)
    assert parts.turns_quantiles == whole.turns_quantiles


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
    assert race.scores_spread is None


def test_a_mean_score_has_its_interval() -> None:
    few, many = (simulate(PEARLS, players=1, games=games, seed=3) for games in (100, 10_000))
    assert few.scores_spread is not None
    assert many.scores_spread is not None
    assert 0 < many.scores_spread[0] < few.scores_spread[0] / 5


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


def test_events_are_counted_where_the_game_wants_it() -> None:
    counting = replace(sledges.GAME, name="counted-sledges", counted=("slid", "won"))
    study = simulate(counting, players=2, games=50, board="glacier")
    assert study.events_mean["won"] == 1
    assert 0 < study.events_mean["slid"] < 5
    assert study.json["events_mean"] == study.events_mean
    assert simulate(sledges.GAME, players=2, games=5).events_mean == {}


def test_counting_events_changes_no_game() -> None:
    counting = replace(sledges.GAME, name="counted-sledges", counted=("slid",))
    one, other = (simulate(game, players=3, games=40) for game in (sledges.GAME, counting))
    assert (one.wins, one.decisions) == (other.wins, other.decisions)
