"""The ladder: levels differ in how well they look, and none blunders."""

from collections import Counter

import numpy as np
import pytest

from jacta import stream
from jacta.bots import opponents, policies, stand_in
from jacta.bots.characters import character_line, character_name
from jacta.bots.ladder import LEVELS, choose_about, ladder
from tests.games.wurfel_express.positions import GAME
from tests.tiny import pearls

WORTHS = np.array([0.50, 0.30, 0.49, 0.10, 0.45])


def chosen(warmth: float, margin: float, times: int = 400) -> Counter[int]:
    counter = stream(1)
    return Counter(choose_about(WORTHS, 5, warmth, margin, counter) for _ in range(times))


def test_without_warmth_it_is_the_best() -> None:
    assert chosen(0.0, 0.0) == {0: 400}


def test_with_warmth_it_is_about_the_best_and_never_worse_than_the_margin() -> None:
    found = chosen(0.05, 0.1)
    assert set(found) == {0, 2, 4}
    assert found[0] > found[4] > 20


def test_warmer_is_worse() -> None:
    def mean(warmth: float) -> float:
        found = chosen(warmth, 1.0)
        total = sum(WORTHS[index] * number for index, number in found.items())
        return float(total / found.total())

    assert mean(0.02) > mean(0.1) > mean(1.0)


def test_a_game_with_a_mind_offers_its_ladder_and_knows_its_other_bots() -> None:
    assert tuple(policy.name for policy in ladder(GAME)) == tuple(opponents(GAME)) == LEVELS
    assert {"random", "greedy", *LEVELS} == set(policies(GAME))
    assert stand_in(GAME) == "club"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_characters_have_a_name_and_a_line_that_says_how_long_they_think(language: str) -> None:
    names = [character_name(level, language) for level in LEVELS]
    assert names == ["Lili", "Emil", "Nora", "Octavia"]
    assert character_name("greedy", language) is None
    for level, name in zip(LEVELS, names, strict=True):
        at_once, slow = (character_line(level, cost, language) for cost in (600, 840_000))
        assert at_once.startswith(f"{name} (")
        assert at_once != slow
        assert ("0.8" if language == "en" else "0,8") in slow


def test_the_costs_of_levels_rise() -> None:
    costs = [policy.cost for policy in ladder(GAME)]
    assert costs == sorted(costs)
    assert costs[-1] <= 1_000_000


def test_a_game_without_one_offers_what_it_has() -> None:
    assert ladder(pearls.GAME) == ()
    assert opponents(pearls.GAME) == policies(pearls.GAME)
    assert stand_in(pearls.GAME) == [*policies(pearls.GAME)][-1]


@pytest.mark.parametrize("count", [1, 3])
def test_what_is_not_legal_is_not_looked_at(count: int) -> None:
    worths = np.array([0.1, 0.1, 0.1, 9.0])
    assert choose_about(worths, count, 0.0, 0.0, stream(1)) == 0
