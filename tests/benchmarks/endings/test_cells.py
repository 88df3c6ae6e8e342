"""Endings of Verbindung gesucht: boards with a few empty cells."""

import random

import pytest

import jacta
from benchmarks.endings.cells import Cells


def test_a_board_with_one_empty_cell_is_worth_what_going_on_and_on_says() -> None:
    game, rng = jacta.game("verbindung-gesucht"), random.Random(1)
    position = game.start(2)
    while not (position.is_chance and position.throw.number == 1):
        if position.is_over:
            position = game.start(2)
        if position.is_chance:
            position = position.roll(jacta.Seed(rng.getrandbits(60)))
        else:
            seat = position.actors[0]
            position = position.apply(seat, rng.choice(position.legal_numbers(seat)))
    assert Cells().value(position) == pytest.approx(gone_on(position, 40), abs=1e-6)


def gone_on(position: jacta.Position, turns: int) -> float:
    """The chance to win of whoever is to throw a single die, looked at for so many turns."""
    if turns == 0:
        return 0.5
    seat, worth, passed = position.throw.seat, 0.0, None
    for outcome in position.outcomes():
        after, best = position.chance(outcome), 0.0
        choices = [after]
        if not after.is_over and not after.is_chance:
            choices = [after.apply(seat, action) for action in after.legal_numbers(seat)]
        for end in choices:
            if end.is_over:
                best = max(best, float(end.merits[seat]))
            else:  # nothing was placed
                passed = 1.0 - gone_on(end, turns - 1) if passed is None else passed
                best = max(best, passed)
        worth += outcome.weight * best / 6
    return worth
