"""Ratings less luck find strength: the model is unbiased, honest about itself, and quicker."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from jacta.house.levels import BETA, NEWCOMER
from jacta.house.luck.adjusted import adjust
from jacta.house.store.counted import Spread
from jacta.house.store.people.ratings import Rating


def made_of(strengths: list[float], spread: float, rng: np.random.Generator) -> list[float]:
    """What seats of these strengths make of a game without luck."""
    players = len(strengths)
    unit = 2 * sqrt(players) * BETA
    means = [
        sum(np.tanh((own - other) / unit) for other in strengths) / (players - 1)
        for own in strengths
    ]
    noise = rng.normal(0, sqrt(spread * players / (players - 1)), players)
    return [mean + each for mean, each in zip(means, noise - noise.mean(), strict=True)]


@pytest.mark.parametrize("strengths", [[25.0, 31.0], [25.0, 20.0, 26.0, 30.0]])
def test_strength_is_found_within_the_band(strengths: list[float]) -> None:
    """Against one whose strength is known, as a level of the ladder."""
    rng = np.random.default_rng(1)
    names = [f"player {n}" for n in range(len(strengths))]
    mark, spread, off = {names[0]: Rating(25.0, 0.3)}, Spread(1000, 200.0), []
    for _ in range(60):
        now = dict(mark)
        for _ in range(40):
            now |= adjust(names, made_of(strengths, 0.2, rng), now, spread).ratings | mark
        known = [now[name] for name in names[1:]]
        off += [
            (each.mu - true) / each.sigma for each, true in zip(known, strengths[1:], strict=True)
        ]
    assert abs(np.mean(off)) < 0.5
    assert 0.7 < np.std(off) < 1.3


def test_what_is_expected_changes_little_and_what_is_not_much() -> None:
    known, spread = Rating(25.0, 1.0), Spread(100, 20.0)
    even = adjust(["anna", "ben"], [0.0, 0.0], {"anna": known, "ben": known}, spread)
    assert even.ratings["anna"].mu == pytest.approx(25.0)
    better = adjust(["anna", "ben"], [0.6, -0.6], {"ben": known}, spread)
    assert better.surprise == pytest.approx(0.36)
    assert better.ratings["anna"].mu > NEWCOMER.mu + 1
    assert better.ratings["anna"].sigma < NEWCOMER.sigma
    assert better.ratings["ben"].mu > 24.5, "the house is sure of Ben already"


def test_less_scatter_is_believed_more() -> None:
    after = [
        adjust(["anna", "ben"], [0.5, -0.5], {}, Spread(1000, 1000 * spread)).ratings["anna"]
        for spread in (0.05, 0.8)
    ]
    assert after[0].mu > after[1].mu
    assert after[0].sigma < after[1].sigma


def test_one_who_has_two_seats_is_rated_once() -> None:
    after = adjust(["bot:a", "anna", "bot:a"], [0.4, -0.8, 0.4], {}, Spread(0, 0.0))
    assert set(after.ratings) == {"bot:a", "anna"}
    assert after.ratings["bot:a"].mu > 25 > after.ratings["anna"].mu
