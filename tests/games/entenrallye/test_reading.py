"""Pile and hands are kept as masks, which follow from where the cards are."""

from __future__ import annotations

import pytest

from tests.games.entenrallye.positions import GAME
from tests.games.reading import check_reading


@pytest.mark.clause("EN-R1", "EN-R2", "EN-R3", "EN-R9", "EN-R13", "EN-R34", "EN-R35", "EN-A27")
@pytest.mark.parametrize("seed", range(4))
def test_a_position_that_is_read_is_the_one_that_was_played_to(seed: int) -> None:
    assert check_reading(GAME, 3, seed, 70, samples=True) != GAME.start(players=3)
