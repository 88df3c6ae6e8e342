"""Networks: what they give, and the weights with which they begin."""

import numpy as np
import pytest

from jacta.bots.network import (
    Network,
    add_input,
    begin_sums,
    chances,
    move_input,
    outputs_of,
    sharpen,
)

NETWORK = Network(inputs=7, first=8, second=4, ranks=3, points=1)


def by_numpy(weights: np.ndarray, on: list[int]) -> np.ndarray:
    net, at = NETWORK, NETWORK.bias
    rows = weights[:at].reshape(net.inputs, net.first)
    values = rows[on].sum(axis=0) + weights[at : at + net.first]
    at += net.first
    for before, after in ((net.first, net.second), (net.second, net.outputs)):
        matrix = weights[at : at + before * after].reshape(before, after)
        bias = weights[at + before * after : at + (before + 1) * after]
        values = np.maximum(values, 0) @ matrix + bias
        at += (before + 1) * after
    assert at == net.size
    found: np.ndarray = values
    return found


def given(weights: np.ndarray, on: list[int], moved: tuple[int, int] | None = None) -> np.ndarray:
    sums, room = np.zeros(NETWORK.first, np.float32), np.zeros(16, np.float32)
    begin_sums(weights, NETWORK.bias, NETWORK.first, sums)
    for number in on:
        add_input(weights, NETWORK.first, number, sums)
    if moved is not None:
        move_input(weights, NETWORK.first, *moved, sums)
    outputs_of(weights, NETWORK.bias + NETWORK.first, 8, 4, NETWORK.outputs, sums, room)
    return room[: NETWORK.outputs]


@pytest.fixture
def weights() -> np.ndarray:
    return np.random.default_rng(1).normal(0, 1, NETWORK.size).astype(np.float32)


def test_a_network_gives_what_its_layers_say(weights: np.ndarray) -> None:
    for on in ([], [0], [2, 5, 6]):
        assert given(weights, on) == pytest.approx(by_numpy(weights, on), rel=1e-5)


def test_an_input_can_be_moved(weights: np.ndarray) -> None:
    moved = given(weights, [1, 4], moved=(4, 6))
    assert moved == pytest.approx(by_numpy(weights, [1, 6]), rel=1e-4)


def test_chances_add_up_to_one_over_the_ranks_that_there_are() -> None:
    out = np.zeros(3)
    chances(np.array([1.0, 3.0, 90.0], np.float32), 2, out)
    assert out.tolist() == pytest.approx([1 / (1 + np.exp(2)), 1 / (1 + np.exp(-2)), 0])


def test_learning_begins_with_what_the_seed_says() -> None:
    one, same, other = (NETWORK.begin(seed) for seed in (1, 1, 2))
    assert (one == same).all()
    assert (one != other).any()
    assert len(one) == NETWORK.size


def test_sharpness_is_that_of_so_many_players_and_nothing_at_first() -> None:
    network = Network(inputs=7, first=8, second=4, ranks=3, players=3)
    weights, outputs = network.begin(1), np.array([1.0, -2.0, 5.0], np.float32)
    sharpen(weights, network.sharpness, 2, outputs)
    assert outputs.tolist() == [1, -2, 5]
    weights[network.sharpness + 1] = 1.5
    sharpen(weights, network.sharpness, 2, outputs)
    assert outputs.tolist() == [1.5, -3, 5]
