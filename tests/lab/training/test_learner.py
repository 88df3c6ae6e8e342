"""A learner: it learns, and the number of cores changes nothing."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from jacta.bots.network import Network
from jacta.bots.recipe import Samples
from jacta.lab.training.learner import Learner

NETWORK = Network(inputs=6, first=20, second=8, ranks=3, points=1)


def samples(number: int = 600) -> Samples:
    """Who has input 0 is first of two, else second of three; the points are the other input."""
    rng = np.random.default_rng(5)
    other = rng.integers(2, 6, number)
    first = rng.integers(0, 2, number)
    inputs = np.stack([first, other, np.full(number, -1)], axis=1).astype(np.int32)
    ranks = np.zeros((number, 3), np.float32)
    ranks[np.arange(number), first] = 1
    return Samples(inputs, ranks, (2 + first).astype(np.int32), other.astype(np.float32))


def taught(cores: int, times: int = 30) -> tuple[Learner, list[float]]:
    learner = Learner(NETWORK, NETWORK.begin(3))
    with ThreadPoolExecutor(cores) as pool:
        found = [learner.learn(samples(), 300, 0.01, seed, pool) for seed in range(times)]
    return learner, found


def test_what_is_taught_is_learned() -> None:
    losses = taught(1)[1]
    assert losses[0] > 1
    assert losses[-1] < 0.02


def test_it_does_not_hang_on_the_number_of_cores() -> None:
    one, two = taught(1, 3)[0], taught(2, 3)[0]
    assert one.weights.tobytes() == two.weights.tobytes()
    assert one.moments.tobytes() == two.moments.tobytes()


def test_a_sample_without_ranks_teaches_its_points_alone() -> None:
    learner = Learner(NETWORK, NETWORK.begin(3))
    found = samples(64)
    silent = Samples(found.inputs, np.zeros_like(found.ranks), found.seats, found.points)
    before = learner.weights[-4:].copy()
    with ThreadPoolExecutor(1) as pool:
        learner.learn(silent, 64, 0.01, 1, pool)
    after = learner.weights[-4:]
    assert after[:3].tolist() == before[:3].tolist()  # the bias of the ranks
    assert after[3] != before[3]


def test_slopes_are_those_of_the_loss() -> None:
    """A small step against the slope of each weight lowers the loss as much as the slope says."""
    learner = Learner(NETWORK, NETWORK.begin(3))
    start, rate = learner.weights.copy(), 1e-4
    with ThreadPoolExecutor(1) as pool:
        before = learner.learn(samples(), 600, rate, 1, pool)
        step = learner.weights - start
        slope = learner.moments[0] / np.float32(0.1)
        after = Learner(NETWORK, learner.weights).learn(samples(), 600, 0.0, 1, pool)
    assert after - before == pytest.approx(float(slope @ step), rel=0.1)
