"""Sets of parts and of players are those that one counts one by one."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from jacta.games.entenrallye import cards, trading
from jacta.games.entenrallye.state import CARDS, SECTION_COUNT, State
from tests.games.entenrallye.positions import GAME

BOARD = GAME.board()[0]


@pytest.mark.clause("EN-R11", "EN-R15")
@pytest.mark.parametrize("seed", range(3))
def test_parts_fit_whose_section_is_free(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(20):
        fitted = np.array([[rng.choice([0, 1 + rng.randrange(CARDS)]) for _ in range(4)]] * 2)
        hand = rng.getrandbits(CARDS)
        state = cast(State, SimpleNamespace(fitted=fitted, hand=[0, hand]))
        free = {section for section in range(SECTION_COUNT) if not fitted[1, section]}
        fits = {c for c in range(CARDS) if hand >> c & 1 and int(BOARD.section[c]) in free}
        found = trading.fitting(BOARD, state, 1)
        assert {card for card in range(CARDS) if found >> card & 1} == fits
        assert cards.free_sections(state, 1) == len(free)


@pytest.mark.clause("EN-R21", "EN-R22")
@pytest.mark.parametrize("seat", range(4))
def test_partners_are_the_others_who_hold_a_part(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trading, "may_steal", lambda state: True)
    for held in ([0, 0, 0, 0], [2, 0, 1, 0], [1, 1, 1, 1], [0, 3, 0, 1]):
        state = cast(State, SimpleNamespace(traded=0, players=4, held=held))
        found = trading.partners(state, seat)
        others = {other for other in range(4) if held[other] and other != seat}
        assert {other for other in range(6) if found >> other & 1} == others
