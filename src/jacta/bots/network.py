"""Networks: what a mind is made of, small enough that a turn can ask it thousands of times.

A position switches some *inputs* on, each of which has a row of weights; their sum is the first
hidden layer. So a position that differs in a few inputs from another needs a few rows, not all of
them. One more hidden layer follows, then the outputs: a number for each rank, from which `chances`
makes their chances, and where a game has points one more, the points that are expected.

What was learned of few games may be less sure than it could be, or too sure. So a network may have
a *sharpness* for each number of players, by which the numbers of the ranks are multiplied before
they become chances: 1 while it learns, and afterwards what `jacta calibrate --sharpen` finds.

All weights lie in one row: those of the inputs, input by input, then the bias of the first layer;
then each further layer, input by input, and its bias; last the sharpness. They are added up in this
order everywhere, so that every machine gets the same numbers. A row is sliced before it is gone
through: an index that may count from the end keeps the compiler from adding many numbers at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

import numpy as np

from jacta.engine.copies import Value
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array

__all__ = ["Network", "add_input", "begin_sums", "chances", "move_input", "outputs_of", "sharpen"]


@dataclass(frozen=True)
class Network(Value):
    """The shape of a network: how many inputs it has, how wide its layers are, what it gives, and
    for up to how many players it has a sharpness (0: it has none)."""

    inputs: int
    first: int
    second: int
    ranks: int
    points: int = 0
    players: int = 0

    def __post_init__(self) -> None:
        if self.first % 4 or self.second % 4:
            raise ValueError("the layers of a network are as wide as a multiple of four")

    @property
    def outputs(self) -> int:
        return self.ranks + self.points

    @property
    def bias(self) -> int:
        """Where the weights of the inputs end, and the bias of the first layer begins."""
        return self.inputs * self.first

    @property
    def sharpness(self) -> int:
        """Where the sharpness begins, that for one player first."""
        second = (self.first + 1) * self.second
        return self.bias + self.first + second + (self.second + 1) * self.outputs

    @property
    def size(self) -> int:
        """How many weights it has."""
        return self.sharpness + self.players

    def begin(self, seed: int) -> Array:
        """The weights with which learning begins: small, and the same for the same seed."""
        rng = np.random.Generator(np.random.PCG64(seed))
        weights = np.zeros(self.size, np.float32)
        weights[: self.bias] = rng.normal(0, 0.05, self.bias)
        at = self.bias + self.first
        for before, after in ((self.first, self.second), (self.second, self.outputs)):
            weights[at : at + before * after] = rng.normal(0, before**-0.5, before * after)
            at += (before + 1) * after
        weights[self.sharpness :] = 1
        return weights


@kernel
def begin_sums(weights: Array, bias: int, first: int, sums: Array) -> None:
    """The first layer while no input is on."""
    row = weights[bias : bias + first]
    for unit in range(first):
        sums[unit] = row[unit]


@kernel
def add_input(weights: Array, first: int, number: int, sums: Array) -> None:
    """Switch an input on."""
    row = weights[number * first : (number + 1) * first]
    for unit in range(first):
        sums[unit] += row[unit]


@kernel
def move_input(weights: Array, first: int, before: int, after: int, sums: Array) -> None:
    """Switch one input off, and another on."""
    off = weights[before * first : (before + 1) * first]
    on = weights[after * first : (after + 1) * first]
    for unit in range(first):
        sums[unit] += on[unit] - off[unit]


@kernel
def outputs_of(
    weights: Array, at: int, first: int, second: int, outputs: int, sums: Array, room: Array
) -> None:
    """What the network gives for the sums of its first layer: the first numbers of `room`.

    `at` is where the second layer begins; `room` has space for outputs and the second layer.
    """
    layer(weights, at, first, second, sums, room[outputs:])
    layer(weights, at + (first + 1) * second, second, outputs, room[outputs:], room)


@kernel
def layer(weights: Array, at: int, before: int, after: int, sums: Array, out: Array) -> None:
    """One layer: what is above zero of the sums before it, weighed, and the bias."""
    rows = weights[at : at + (before + 1) * after].reshape((before + 1, after))
    for unit in range(after):
        out[unit] = rows[before, unit]
    zero = np.float32(0)
    for source in range(0, before, 4):  # four at once: what they are added to is fetched once
        one, two = max(sums[source], zero), max(sums[source + 1], zero)
        three, four = max(sums[source + 2], zero), max(sums[source + 3], zero)
        for unit in range(after):
            out[unit] += (
                one * rows[source, unit]
                + two * rows[source + 1, unit]
                + three * rows[source + 2, unit]
                + four * rows[source + 3, unit]
            )


@kernel
def sharpen(weights: Array, at: int, players: int, outputs: Array) -> None:
    """Multiply the numbers of the ranks by the sharpness for so many players, which begins at
    `at`."""
    sharpness = weights[at + players - 1]
    for rank in range(players):
        outputs[rank] *= sharpness


@kernel
def chances(outputs: Array, ranks: int, out: Array) -> None:
    """The chance of each of the first ranks, as numbers that add up to 1 (softmax)."""
    highest = float(outputs[0])
    for rank in range(1, ranks):
        highest = max(highest, float(outputs[rank]))
    total = 0.0
    for rank in range(ranks):
        chance = exp(float(outputs[rank]) - highest)
        out[rank] = chance
        total += chance
    for rank in range(ranks):
        out[rank] = float(out[rank]) / total
