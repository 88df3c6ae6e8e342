"""Among equals each has the same chance, and nothing beats what is worth more."""

from collections import Counter

from jacta.bots.preference import prefer
from jacta.engine.stream import stream


def choose(worths: list[int], seed: int) -> int:
    best, counter = (-1, -100, 0), stream(seed)
    for action, worth in enumerate(worths):
        best = prefer(best, action, worth, counter)
    return best[0]


def test_the_highest_worth_is_chosen() -> None:
    assert {choose([3, -7, 9, 4], seed) for seed in range(20)} == {2}


def test_each_of_equals_has_the_same_chance() -> None:
    chosen = Counter(choose([1, 5, 5, 2, 5], seed) for seed in range(3_000))
    assert set(chosen) == {1, 2, 4}
    assert all(900 < number < 1_100 for number in chosen.values())
