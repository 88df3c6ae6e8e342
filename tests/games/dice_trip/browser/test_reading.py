"""Dice Trip without looking: a game by what is read out, and the keys."""

from __future__ import annotations

import re

import pytest

from tests.games.dice_trip.browser.trips import GAME
from tests.web.fixtures import Visit
from tests.web.reader import Reader

WISHES = ("Confirm", "Write", "Keep the throw", "Strike")


# The whole of it in the long runs; one turn is read out as another.
@pytest.mark.parametrize("before", [8, pytest.param(0, marks=pytest.mark.lockstep)])
def test_a_game_is_played_to_its_end_by_names_alone(visit: Visit, before: int) -> None:
    guest = visit()
    reader = Reader(guest, WISHES)
    table = guest.open_table(GAME, 1)
    guest.play(table, turns=before)
    reader.sit_down(table)
    written = re.compile(r"Write \w+ then \w+ in (.+)")
    reader.play()
    assert any(map(written.fullmatch, reader.pressed))
    total = guest.now(table)["view"]["scores"][0]["total"]
    assert reader.cell("Sheets", guest.name, "Points") == str(total)
