"""What a sheet is worth by the next throw: some throws stand for all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.bots.ahead import begin_turn, mean_of_turn, worth_of_throw
from jacta.games.dice_trip.bots.desk import DESK, THROWS, TURN, desk_of, lay_out
from jacta.games.dice_trip.bots.judgement import NETWORK
from jacta.games.dice_trip.bots.throws import THROWS_IN_ALL, kind_in_colours, ways_of
from tests.games.dice_trip.positions import GAME, sheet, table

PLANS = 6
ENTRIES = ("Brest 66", "Rennes 65", "Nantes 53", "Paris 33*", "Lille x", "Caen 21")
KINDS = 126  # of throws, whatever the colours
EACH = 54  # of so many throws one is played; begun with each of them, all are
# Numbers by which an entry is worth more or less beside another one, which no sum tells.
WEIGHTS = NETWORK.begin(2)
WEIGHTS[: NETWORK.bias] *= 10


@kernel
def note(
    board: Any, view: Any, throws: int, weights: Array, scratch: Array, each: int, means: Array,
    worths: Array,
) -> None:  # fmt: skip
    """What the sheet is worth, by the throw with which one begins; and by the same what each throw
    is worth, in the order of colours in which it is seen then, and in how many ways it falls."""
    desk = desk_of(scratch)
    for first in range(len(means)):
        lay_out(board, view, 0, 0, desk)
        desk.facts[TURN], desk.facts[THROWS] = 3, throws
        base, again = begin_turn(board, desk, True, weights)
        means[first] = mean_of_turn(board, desk, base, again, first, each, PLANS, weights)
        order, at = first, 0
        for a in range(6):
            for b in range(a, 6):
                for c in range(b, 6):
                    for d in range(c, 6):
                        packed = kind_in_colours(a, b, c, d, order % 24)
                        worth = worth_of_throw(board, desk, packed, base, again, PLANS, weights)
                        worths[first, at, 0] = worth
                        worths[first, at, 1] = ways_of(a, b, c, d)
                        order += 7
                        at += 1


@cache
def noted() -> Callable[..., None]:
    def call(
        boards: Array, views: Array, throws: int, weights: Array, scratch: Array, each: int,
        means: Array, worths: Array,
    ) -> None:  # fmt: skip
        note(boards[0], views[0], throws, weights, scratch, each, means, worths)

    return door(call, "tests.mean-of-turn", (*GAME.sources, Path(__file__)))


def means_of(throws: int, each: int, number: int) -> tuple[Array, Array]:
    """What is said of the sheet, by the throw with which one begins; and what is true."""
    view, found = table(sheet(*ENTRIES)).view(0), np.zeros(number)
    scratch, worths = np.zeros(DESK, np.int64), np.zeros((number, KINDS, 2))
    noted()(view.board, view.array, throws, WEIGHTS, scratch, each, found, worths)
    assert (worths[:, :, 1].sum(axis=1) == THROWS_IN_ALL).all()
    return found, (worths[:, :, 0] * worths[:, :, 1]).sum(axis=1) / THROWS_IN_ALL


@pytest.mark.parametrize("throws", [0, 1])
def test_the_throws_that_are_played_stand_for_all(throws: int) -> None:
    some, whole = means_of(throws, EACH, EACH)
    assert float(some.mean()) == pytest.approx(float(whole.mean()), abs=0.1)
    (sums,), _ = means_of(throws, 2 * THROWS_IN_ALL, 1)  # none is played
    assert abs(sums - whole.mean()) > 1
    assert some.std() > 0
