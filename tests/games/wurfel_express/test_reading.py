"""What may be taken is kept as a mask, which follows from the dice that were kept."""

from __future__ import annotations

import random

import numpy as np
import pytest

from jacta import Event, Seed
from jacta.games.wurfel_express.dice import count_faces
from jacta.games.wurfel_express.state import COLOURS
from jacta.games.wurfel_express.taking import lengths_of
from jacta.games.wurfel_express.vocabulary import Shorter
from tests.games.reading import check_reading
from tests.games.wurfel_express.positions import GAME


@pytest.mark.clause("WE-R8", "WE-R17", "WE-R18", "WE-A4")
@pytest.mark.parametrize("seed", range(3))
def test_a_position_that_is_read_is_the_one_that_was_played_to(seed: int) -> None:
    assert check_reading(GAME, 3, seed, 90) != GAME.start(players=3)


@pytest.mark.clause("WE-R25", "WE-A4")
@pytest.mark.parametrize("seed", range(4))
def test_stolen_is_what_was_asked_for_from_whom_it_was_asked(seed: int) -> None:
    """Every strip that can be stolen is tried, in games of six who play at random."""
    rng, dice, position, stolen = random.Random(seed), Seed(seed), GAME.start(players=6), 0
    for _ in range(400):
        if position.is_over:
            break
        if position.is_chance:
            position = position.roll(dice)
            continue
        seat = position.actors[0]
        legal = position.legal(seat)
        for action in legal:
            if action.json["type"] == "steal":
                events: list[Event] = []
                position.apply(seat, action, events)
                told = events[0].json
                asked = (action.json["seat"], action.json["strip"])
                assert (told["type"], told["victim"], told["strip"]) == ("stole", *asked)
                stolen += 1
        position = position.apply(seat, rng.choice(legal))
    assert stolen > 0


@pytest.mark.clause("WE-R18", "WE-R21", "WE-R22", "WE-A1", "WE-A2", "WE-A3")
def test_lengths_are_those_in_stock_up_to_the_number_of_dice() -> None:
    for stock in range(1 << 9):
        for number in range(1, 8):
            exact = {number} if stock >> number & 1 else set[int]()
            up_to = {length for length in range(number + 1) if stock >> length & 1}
            for shorter, wanted in (
                (Shorter.IF_MISSING, exact or up_to),
                (Shorter.ALWAYS, up_to),
            ):
                found = lengths_of(stock, shorter, number)
                assert {length for length in range(12) if found >> length & 1} == wanted


@pytest.mark.clause("WE-R14", "WE-A11")
@pytest.mark.parametrize("number", range(1, 8))
def test_only_dice_that_were_thrown_are_counted(number: int) -> None:
    faces = np.array([3, 0, 0, 4, 1, 0, 3], np.int8)
    counts = count_faces(faces, number)
    for colour in range(COLOURS):
        assert counts >> 4 * colour & 15 == faces[:number].tolist().count(colour)
