"""Compiled or not, the same seeds give the same games."""

import pytest

from tests.compiled import check
from tests.games.entenrallye import walks


def test_jit_on_and_off_play_the_same_games() -> None:
    check(walks, recorded=60, played=100)


@pytest.mark.lockstep
def test_jit_on_and_off_play_the_same_games_for_long() -> None:
    check(walks, recorded=5_000, played=10_000)
