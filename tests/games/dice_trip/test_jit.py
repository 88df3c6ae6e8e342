"""Compiled or not, the same seeds give the same games."""

import pytest

from tests.compiled import check
from tests.games.dice_trip import walks


def test_jit_on_and_off_play_the_same_games() -> None:
    check(walks, recorded=200, played=500)


@pytest.mark.lockstep
def test_jit_on_and_off_play_the_same_games_for_long() -> None:
    check(walks, recorded=1_000, played=5_000)
