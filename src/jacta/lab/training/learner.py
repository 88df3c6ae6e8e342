"""A learner: teaches a network samples, by Adam, on any number of cores with the same result.

Work is cut into pieces that do not depend on the number of cores, and what pieces give is added up
in their order.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from jacta.bots.network import Network, add_input, begin_sums, chances, layer
from jacta.bots.recipe import Samples
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array

__all__ = ["Learner"]

_PIECE = 256  # samples
_COLUMNS = 16  # units of the first layer: a line of the processor's cache
_KEEP, _KEEP_SQUARES, _LEAST = 0.9, 0.999, 1e-8
_HERE = (Path(__file__),)


class Learner:
    """A network as it learns: its weights, and what Adam remembers of their gradients."""

    def __init__(self, network: Network, weights: Array, points_weight: float = 1.0) -> None:
        self.network, self.weights = network, weights.copy()
        self.moments = np.zeros((2, network.size), np.float32)
        self.batches = 0
        self._points_weight = points_weight

    def learn(self, samples: Samples, batch: int, rate: float, seed: int, pool: Executor) -> float:
        """Teach all samples once, in an order that follows from the seed; gives the mean loss."""
        order = np.random.Generator(np.random.PCG64(seed)).permutation(len(samples))
        loss = 0.0
        for begin in range(0, len(order), batch):
            loss += self._learn_batch(samples, order[begin : begin + batch], rate, pool)
        return loss / max(1, len(order))

    def _learn_batch(self, samples: Samples, rows: Array, rate: float, pool: Executor) -> float:
        net, number = self.network, len(rows)
        inputs, ranks, seats = samples.inputs[rows], samples.ranks[rows], samples.seats[rows]
        points = np.zeros(number, np.float32) if samples.points is None else samples.points[rows]
        pieces = [slice(at, min(at + _PIECE, number)) for at in range(0, number, _PIECE)]
        slopes = np.zeros((number, net.first), np.float32)
        gradients = np.zeros((len(pieces), net.size - net.bias), np.float32)
        shape = (net.bias, net.first, net.second, net.ranks, net.points)

        def teach(place: int) -> float:
            piece = pieces[place]
            found: float = _teach(
                self.weights, *shape, inputs[piece], ranks[piece], seats[piece], points[piece],
                self._points_weight, slopes[piece], gradients[place],
            )  # fmt: skip
            return found

        loss = float(sum(pool.map(teach, range(len(pieces)))))
        self.batches += 1
        # Both averages begin at zero, which these two make up for.
        step = rate * sqrt(1 - _KEEP_SQUARES**self.batches) / (1 - _KEEP**self.batches)
        scale = 1 / number

        def move_columns(column: int) -> None:
            _move_inputs(self.weights, self.moments, inputs, slopes, column, net.first, net.inputs,
                         scale, step)  # fmt: skip

        list(pool.map(move_columns, range(0, net.first, _COLUMNS)))
        total = gradients.sum(axis=0, dtype=np.float32)
        _move(self.weights[net.bias :], self.moments[:, net.bias :], total, scale, step)
        return loss


@kernel
def _backward(
    weights: Array,
    at: int,
    before: int,
    after: int,
    sums: Array,
    errors: Array,
    back: Array,
    gradient: Array,
) -> None:
    """From the slopes of a layer to those of its sums before it, and of its weights."""
    for source in range(before):
        value, row, total = sums[source], source * after, np.float32(0)
        if value > 0:
            for unit in range(after):
                gradient[row + unit] += value * errors[unit]
                total += weights[at + row + unit] * errors[unit]
        back[source] = total
    for unit in range(after):
        gradient[before * after + unit] += errors[unit]


@kernel
def _adam(weights: Array, moments: Array, index: int, gradient: float, step: float) -> None:
    mean = _KEEP * moments[0, index] + (1 - _KEEP) * gradient
    square = _KEEP_SQUARES * moments[1, index] + (1 - _KEEP_SQUARES) * gradient * gradient
    moments[0, index], moments[1, index] = mean, square
    weights[index] -= step * mean / (sqrt(square) + _LEAST)


def _door(function: Callable[..., Any]) -> Callable[..., Any]:
    return door(function, f"lab.learner.{function.__name__}", _HERE)


@_door
def _teach(
    weights: Array,
    bias: int,
    first: int,
    second: int,
    ranks: int,
    points_outputs: int,
    inputs: Array,
    wanted: Array,
    seats: Array,
    points: Array,
    points_weight: float,
    slopes: Array,
    gradient: Array,
) -> float:
    """The loss of some samples, and its slopes: by the first layer of each sample, and by all
    weights after the inputs, added up."""
    outputs = ranks + points_outputs
    sums, hidden = np.zeros(first, np.float32), np.zeros(second, np.float32)
    given, errors = np.zeros(outputs, np.float32), np.zeros(outputs, np.float32)
    back, found = np.zeros(second, np.float32), np.zeros(max(1, ranks), np.float64)
    at_second, at_outputs = bias + first, bias + first + (first + 1) * second
    loss = 0.0
    for row in range(len(inputs)):
        begin_sums(weights, bias, first, sums)
        for place in range(inputs.shape[1]):
            if inputs[row, place] < 0:
                break
            add_input(weights, first, inputs[row, place], sums)
        layer(weights, at_second, first, second, sums, hidden)
        layer(weights, at_outputs, second, outputs, hidden, given)
        errors[:] = 0
        width, taught = int(seats[row]), 0.0
        for rank in range(ranks):
            taught += wanted[row, rank]
        if taught > 0:
            chances(given, width, found)
            for rank in range(width):
                errors[rank] = found[rank] - wanted[row, rank]
                if wanted[row, rank] > 0:
                    loss -= wanted[row, rank] * log(max(found[rank], 1e-12))
        if points_outputs:
            error = given[ranks] - points[row]
            errors[ranks] = points_weight * error
            loss += 0.5 * points_weight * error * error
        _backward(weights, at_outputs, second, outputs, hidden, errors, back,
                  gradient[at_outputs - bias :])  # fmt: skip
        _backward(weights, at_second, first, second, sums, back, slopes[row],
                  gradient[at_second - bias :])  # fmt: skip
        for unit in range(first):
            gradient[unit] += slopes[row, unit]
    return loss


@_door
def _move_inputs(
    weights: Array,
    moments: Array,
    inputs: Array,
    slopes: Array,
    column: int,
    first: int,
    rows: int,
    scale: float,
    step: float,
) -> None:
    """Move the weights of all inputs in a few columns of the first layer."""
    stop = min(first, column + _COLUMNS)
    gradient = np.zeros((rows, stop - column), np.float32)
    for row in range(len(inputs)):
        for place in range(inputs.shape[1]):
            number = inputs[row, place]
            if number < 0:
                break
            for unit in range(column, stop):
                gradient[number, unit - column] += slopes[row, unit]
    for number in range(rows):
        for unit in range(column, stop):
            _adam(weights, moments, number * first + unit, gradient[number, unit - column] * scale,
                  step)  # fmt: skip


@_door
def _move(weights: Array, moments: Array, gradient: Array, scale: float, step: float) -> None:
    for index in range(len(weights)):
        _adam(weights, moments, index, gradient[index] * scale, step)
