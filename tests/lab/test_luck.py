"""Luck is 0 on average, and ratings without it need fewer games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import jacta
from jacta.engine.errors import JactaError
from jacta.lab.luck import Luck, weigh_luck
from tests.tiny import sledges
from tools.newcomers import games_needed


def test_luck_is_weighed_the_same_in_parts() -> None:
    game = jacta.game("verbindung-gesucht")
    whole = weigh_luck(game, ["linker"] * 2, 6, seed=3)
    early = weigh_luck(game, ["linker"] * 2, 2, seed=3)
    late = weigh_luck(game, ["linker"] * 2, 4, seed=3, first=2)
    assert np.array_equal(early.then(late).luck, whole.luck)
    assert np.abs(whole.luck.sum(axis=1)).max() < 1e-9
    assert set(whole.results.ravel().tolist()) <= {-1.0, 0.0, 1.0}
    assert all(abs(mean) < 2 * half for mean, half in whole.means)


@pytest.mark.parametrize(
    ("term", "other"), [("game", "stones"), ("bots", ("anna", "carl")), ("seed", 2)]
)
def test_luck_of_something_else_is_not_added(term: str, other: Any) -> None:
    some = np.zeros((2, 2))
    one = Luck("pearls", ("anna", "ben"), 1, some, some, some)
    assert one.then(one).games == 4
    with pytest.raises(JactaError, match=term):
        one.then(replace(one, **{term: other}))


def test_a_game_without_a_mind_is_refused() -> None:
    with pytest.raises(JactaError, match="no mind"):
        weigh_luck(sledges.GAME, ["random"] * 2, 1)


def test_the_ratings_of_the_house_need_fewer_games_without_luck() -> None:
    rng = np.random.default_rng(1)
    luck = rng.normal(0, 0.6, (4000, 1))
    won = np.where(luck + 0.1 + rng.normal(0, 0.5, luck.shape) > 0, 1.0, -1.0)
    luck -= luck.mean()
    results = np.hstack([won, -won])
    found = games_needed(
        Luck("pearls", ("anna", "ben"), 1, results, 0 * results, np.hstack([luck, -luck])),
        newcomers=8,
    )
    assert 0 < found.adjusted < found.plain
    assert found.strength == pytest.approx(173.7 * np.log((1 + won.mean()) / (1 - won.mean())), 1)
    assert found.covered > 0.85
