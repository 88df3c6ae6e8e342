"""The judgement of Würfel Express: what a seat may expect of a position between two turns."""

from __future__ import annotations

from typing import Final

from jacta.bots.network import Network, add_input, begin_sums, chances, outputs_of, sharpen
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import FRONT, MOVER, PLAYERS, SEATS, Thought
from jacta.games.wurfel_express.bots.inputs import INPUTS, list_inputs

__all__ = ["GOAL", "NETWORK", "expect", "is_won", "rank_now", "worth_of"]

NETWORK: Final = Network(inputs=INPUTS, first=64, second=32, ranks=SEATS, players=SEATS)
GOAL: Final = 30

_FIRST: Final = NETWORK.first
_SECOND: Final = NETWORK.second
_BIAS: Final = NETWORK.bias
_AFTER: Final = NETWORK.bias + NETWORK.first
_SHARPNESS: Final = NETWORK.sharpness
# What a better rank than the last is worth beside the win, so that lost games are played well too.
_FOR_RANK: Final = 0.1


@kernel
def expect(facts: Array, seat: int, weights: Array, thought: Thought) -> None:
    """The chance of each rank of a seat, into `thought.ranks`: by the network, or by the result."""
    players = int(facts[PLAYERS])
    if is_won(facts):
        for rank in range(players):
            thought.ranks[rank] = 0.0
        thought.ranks[rank_now(facts, seat)] = 1.0
        return
    number = list_inputs(facts, seat, thought.inputs)
    begin_sums(weights, _BIAS, _FIRST, thought.sums)
    for index in range(number):
        add_input(weights, _FIRST, int(thought.inputs[index]), thought.sums)
    outputs_of(weights, _AFTER, _FIRST, _SECOND, SEATS, thought.sums, thought.room)
    sharpen(weights, _SHARPNESS, players, thought.room)
    chances(thought.room, players, thought.ranks)


@kernel
def is_won(facts: Array) -> bool:
    """Whether whoever has just had a turn has reached the goal (WE-R36)."""
    players = int(facts[PLAYERS])
    return int(facts[FRONT + (int(facts[MOVER]) - 1) % players]) >= GOAL


@kernel
def rank_now(facts: Array, seat: int) -> int:
    """How many are nearer to the goal."""
    better = 0
    for other in range(int(facts[PLAYERS])):
        if min(GOAL, int(facts[FRONT + other])) > min(GOAL, int(facts[FRONT + seat])):
            better += 1
    return better


@kernel
def worth_of(ranks: Array, players: int) -> float:
    """What chances of ranks are worth, from 0 to 1: the win above all."""
    worth = (1.0 - _FOR_RANK) * float(ranks[0])
    for rank in range(players - 1):
        worth += _FOR_RANK * float(ranks[rank]) * (players - 1 - rank) / (players - 1)
    return worth
