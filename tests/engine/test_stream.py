"""The random stream: splitmix64, uniform, and the same everywhere."""

import os
import subprocess
import sys
from collections import Counter
from itertools import product

import numpy as np
import pytest

from jacta.engine.stream import below, die, fork, mix, stream, throw_dice

MASK = (1 << 64) - 1
SEEDS = (0, 1, 42, 1 << 63, MASK)

NUMBERS = """
import numpy as np
from jacta.engine.stream import below, die, fork, stream
seeds = (0, 1, 42, 1 << 63, (1 << 64) - 1)
print([int(fork(np.uint64(s), i)) for s in seeds for i in range(3)])
print([int(die(np.uint64(s), t, -1, 2, i, 6)) for s in seeds for t in range(9) for i in range(3)])
counter = stream(7)
print([int(below(counter, sides)) for sides in range(1, 40)])
"""


def splitmix(state: int) -> int:
    """The finaliser of splitmix64, as its author publishes it, in Python's own integers."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return state ^ (state >> 31)


def test_mixing_is_that_of_splitmix64() -> None:
    """1234567 and its first number are the example of the reference implementation."""
    assert splitmix((1234567 + 0x9E3779B97F4A7C15) & MASK) == 6457827717110365317
    for value in (*SEEDS, 0x9E3779B97F4A7C15):
        assert int(mix(np.uint64(value))) == splitmix(value)


def test_a_stream_gives_every_number_equally_often() -> None:
    counter = stream(3)
    seen = Counter(int(below(counter, 6)) for _ in range(6_000))
    assert set(seen) == set(range(6))
    assert all(850 < number < 1_150 for number in seen.values())


def test_a_stream_with_one_side_gives_zero_and_goes_on() -> None:
    counter = stream(3)
    assert below(counter, 1) == 0
    assert int(counter[0]) != 3


def test_dice_are_uniform_over_keys() -> None:
    keys = product(range(100), range(-1, 3), range(3), range(7))
    seen = Counter(int(die(np.uint64(5), *key, 6)) for key in keys)
    assert set(seen) == set(range(6))
    assert all(1_250 < number < 1_550 for number in seen.values())


@pytest.mark.parametrize("sides", [1, 6, 90, 3 << 30])  # of the last a quarter is drawn again
def test_dice_that_are_thrown_together_are_those_of_their_keys(sides: int) -> None:
    for seed, turn in product(SEEDS, range(20)):
        together = np.zeros(7, np.int64)
        throw_dice(np.uint64(seed), sides, turn, 3, 2, together)
        single = [die(np.uint64(seed), turn, 3, 2, index, sides) for index in range(7)]
        assert together.tolist() == single


def test_a_die_depends_on_seed_and_every_part_of_its_key_alone() -> None:
    def faces(seed: int, turn: int, seat: int, throw: int, number: int) -> list[int]:
        return [int(die(np.uint64(seed), turn + i, seat, throw, number, 1 << 20)) for i in range(3)]

    first = faces(1, 0, 0, 0, 0)
    assert faces(1, 0, 0, 0, 0) == first
    others = [(2, 0, 0, 0, 0), (1, 9, 0, 0, 0), (1, 0, 1, 0, 0), (1, 0, 0, 1, 0), (1, 0, 0, 0, 1)]
    assert len({tuple(faces(*other)) for other in others} | {tuple(first)}) == 6


@pytest.mark.parametrize("seed", SEEDS)
def test_forks_of_a_seed_differ(seed: int) -> None:
    children = {int(fork(np.uint64(seed), index)) for index in range(1_000)}
    assert len(children) == 1_000


def test_numbers_are_the_same_with_the_jit_on_and_off() -> None:
    def numbers(jit: str) -> str:
        command = [sys.executable, "-W", "error", "-c", NUMBERS]
        env = os.environ | {"JACTA_JIT": jit}
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout

    assert numbers("off") == numbers("on") != ""
