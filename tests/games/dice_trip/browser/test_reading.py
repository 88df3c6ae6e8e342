"""Dice Trip without looking: a whole game by what is read out, and the keys."""

from __future__ import annotations

import re

from tests.games.dice_trip.browser.trips import GAME
from tests.web.fixtures import Visit
from tests.web.reader import Reader

WISHES = ("Confirm", "Write", "Keep the throw", "Strike")


def test_a_whole_game_is_played_by_names_alone(visit: Visit) -> None:
    guest = visit()
    reader = Reader(guest, WISHES)
    table = guest.open_table(GAME, 1)
    reader.sit_down(table)
    written = re.compile(r"Write \w+ then \w+ in (.+)")
    reader.play()
    assert any(map(written.fullmatch, reader.pressed))
    total = guest.now(table)["view"]["scores"][0]["total"]
    assert reader.cell("Sheets", guest.name, "Points") == str(total)
