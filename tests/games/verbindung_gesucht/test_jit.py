"""Compiled or not, the same seeds give the same games."""

import pytest

from tests.compiled import check
from tests.games.verbindung_gesucht import walks


def test_jit_on_and_off_play_the_same_games() -> None:
    check(walks, recorded=100, played=200)


@pytest.mark.lockstep
def test_jit_on_and_off_play_the_same_games_for_long() -> None:
    check(walks, recorded=2_000, played=8_000)
