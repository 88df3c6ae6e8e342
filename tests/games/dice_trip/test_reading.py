"""Sheets keep what is filled and used as masks, which follow from what is written there."""

from __future__ import annotations

import random

import numpy as np
import pytest

import jacta
from jacta.games.dice_trip.dice import PAIRS, made_by, number_of
from jacta.games.dice_trip.entries import write
from jacta.games.dice_trip.scoring import all_tens, longest_series, ticked_tens, written
from tests.games.dice_trip.positions import GAME
from tests.games.reading import check_reading


@pytest.mark.clause("DT-R6", "DT-R7", "DT-R8", "DT-R9", "DT-R20")
@pytest.mark.parametrize("seed", range(3))
def test_a_position_that_is_read_is_the_one_that_was_played_to(seed: int) -> None:
    assert check_reading(GAME, 2, seed, 60).turn > 5


@pytest.mark.clause("DT-R27")
def test_tens_are_counted_by_their_numbers() -> None:
    """A number of a ten is one of six; each ten is ticked by any of them."""
    for ten in range(6):
        for one in range(6):
            place = np.zeros(36, np.int8)
            place[6 * ten + one] = 1 + one
            assert ticked_tens(place) == 1
            assert not all_tens(1 << (6 * ten + one))
            place[:: 6 if one == 0 else 7] = 25
            assert ticked_tens(place) == 6
            used = sum(1 << number for number in range(36) if place[number])
            assert all_tens(used)
            assert not all_tens(used & ~(63 << 6 * ten))
    assert ticked_tens(np.zeros(36, np.int8)) == 0


@pytest.mark.clause("DT-R6")
def test_towns_are_written_in_that_have_a_number() -> None:
    place = np.zeros(36, np.int8)
    assert written(place) == 0
    for number, town in ((0, 3), (17, 24), (35, 0)):
        place[number] = town + 1
        assert (written(place) >> town) & 1
    assert written(place) == 1 << 3 | 1 << 24 | 1


@pytest.mark.clause("DT-R7", "DT-R27")
def test_pairs_make_the_numbers_that_their_dice_show() -> None:
    rng = random.Random(7)
    position = GAME.start(players=1).roll(jacta.Seed(3))
    state = position._array[0]
    numbers = [number_of(state, pair) for pair in range(PAIRS)]
    assert len(set(numbers)) > 5
    for _ in range(20):
        mask = rng.getrandbits(36)
        wanted = {pair for pair, number in enumerate(numbers) if mask >> number & 1}
        assert {pair for pair in range(40) if made_by(state, mask) >> pair & 1} == wanted
    assert made_by(state, 0) == 0


@pytest.mark.clause("DT-R22", "DT-A6")
def test_the_smallest_number_goes_on_from_nothing() -> None:
    """Wherever it stands: 11 alone is a series of one."""
    board = GAME.board()[0]
    for town in range(25):
        place = np.zeros(36, np.int8)
        place[0] = town + 1
        assert longest_series(board, place) == 1


@pytest.mark.clause("DT-R27", "DT-R6")
@pytest.mark.parametrize("ones", range(6))
def test_the_last_ten_is_ticked_by_any_of_its_numbers(ones: int) -> None:
    board = GAME.board()[0]
    thrown = (GAME.start(players=1).roll(jacta.Seed(seed))._array[0] for seed in range(50))
    state, pair = next(
        (state.copy(), pair)
        for state in thrown
        for pair in range(PAIRS)
        if number_of(state, pair) % 6 == ones
    )
    number = number_of(state, pair)
    others = [6 * ten + 5 for ten in range(6) if ten != number // 6]
    state.used[0], state.tens = sum(1 << other for other in others), 1
    write(board, state, 0, pair, 3, None)
    assert int(state.used[0]) == sum(1 << other for other in (*others, number))
    assert int(state.tens_points[0]) > 0
