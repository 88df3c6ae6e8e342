"""Dice and numbers: what two dice make, and which dice an entry takes."""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.games.dice_trip.state import TOWNS, State
from jacta.games.dice_trip.vocabulary import Action

__all__ = [
    "PAIRS",
    "dice_of",
    "is_write",
    "made_by",
    "number_of",
    "ones_of",
    "pair_of",
    "shared_die",
    "tens_of",
    "town_of",
]

# Two different dice in either order (DT-R3): 0 to 11, as the words number them.
PAIRS = 12


@kernel
def tens_of(pair: int) -> int:
    """The die that gives the tens."""
    return pair // 3


@kernel
def ones_of(pair: int) -> int:
    """The die that gives the ones."""
    ones = pair % 3
    return ones if ones < pair // 3 else ones + 1


@kernel
def number_of(state: State, pair: int) -> int:
    """DT-R3, DT-A9: the number that two dice make, 0 to 35 in the order of the strip."""
    return 6 * (int(state.dice[tens_of(pair)]) - 1) + int(state.dice[ones_of(pair)]) - 1


@kernel
def made_by(state: State, numbers: int) -> int:
    """The mask of the pairs of dice that make one of these numbers."""
    pairs = 0
    for pair in range(PAIRS):
        pairs |= ((numbers >> number_of(state, pair)) & 1) << pair
    return pairs


@kernel
def dice_of(pair: int) -> int:
    """The mask of the two dice."""
    return (1 << tens_of(pair)) | (1 << ones_of(pair))


@kernel
def shared_die(pair: int, other: int) -> int:
    """DT-R14: the die that two numbers both use, -1 if there is none, or both are the same."""
    both = dice_of(pair) & dice_of(other)
    for die in range(4):
        if both == 1 << die:
            return die
    return -1


@kernel
def is_write(action: int) -> bool:
    return Action.WRITE <= action < Action.STRIKE


@kernel
def pair_of(action: int) -> int:
    """The dice that an entry writes with."""
    return (action - Action.WRITE) // TOWNS


@kernel
def town_of(action: int) -> int:
    """The town of an entry: strikes follow the numbers, as if of one more pair of dice."""
    return (action - Action.WRITE) % TOWNS
