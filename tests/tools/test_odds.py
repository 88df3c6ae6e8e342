"""The odds of a table are compared with what came: counted rightly, and wrong odds are seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tools.odds import compare
from tools.told_odds import TELLERS, Told, pick


def throws(chances: list[float], off: float, seed: int) -> Iterator[Told]:
    rng = Random(seed)
    for chance in chances:
        yield chance, rng.random() < chance + off


def test_what_is_true_lies_in_its_interval_and_what_is_not_does_not() -> None:
    chances = [0.05, 0.55] * 2000
    right, wrong = (compare(throws(chances, off, 4)) for off in (0.0, 0.05))
    assert [(each.number, round(each.expected, 9)) for each in right] == [
        (2000, 0.05),
        (2000, 0.55),
    ]
    assert all(each.low <= each.expected <= each.high for each in right)
    assert not any(each.low <= each.expected <= each.high for each in wrong)


def test_nothing_certain_is_picked_and_all_sizes_are() -> None:
    chances = {"never": 0.0, "always": 1.0, "rarely": 0.01, **dict.fromkeys("abc", 0.5)}
    picked = [pick(chances, Random(seed)) for seed in range(60)]
    assert {"rarely", "a", "b", "c"} == set(picked)
    assert 15 < picked.count("rarely") < 45
    assert pick({"always": 1.0}, Random(1)) is None


@pytest.mark.parametrize("name", TELLERS)
def test_what_is_told_of_throws_comes_about(name: str) -> None:
    """On fixed dice: of some sixty chances about as many come true as they add up to."""
    told = list(islice(TELLERS[name](7), 60))
    expected, spread = sum(c for c, _ in told), sum(c * (1 - c) for c, _ in told) ** 0.5
    assert all(0 < chance < 1 for chance, _ in told)
    assert abs(sum(happened for _, happened in told) - expected) < 3.5 * spread
    assert told[:12] == list(islice(TELLERS[name](7), 12)), "the same seed, the same throws"
