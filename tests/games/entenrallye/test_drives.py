"""The drives that the rules find by masks are those that the oracle finds square by square."""

from __future__ import annotations

import pytest

from jacta.engine.conformance.walks import configurations
from tests.games.entenrallye.lockstep import LOCKSTEP
from tests.games.entenrallye.positions import GAME

TABLES = list(configurations(GAME))


@pytest.mark.clause("EN-R6", "EN-R10", "EN-R19", "EN-R30", "EN-A3", "EN-A19")
@pytest.mark.parametrize("seed", range(6))
def test_drives_are_those_of_the_oracle(seed: int) -> None:
    seen = LOCKSTEP.run(TABLES[seed % len(TABLES)], 60, seed)
    assert seen["drive"] > 10
