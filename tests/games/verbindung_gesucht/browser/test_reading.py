"""Verbindung gesucht without looking: a whole game by what is read out, and the keys."""

from __future__ import annotations

import re

from tests.games.verbindung_gesucht.browser.connections import GAME
from tests.web.fixtures import Visit
from tests.web.reader import Reader

WISHES = ("Place on", "Announce", "End the turn", "Confirm")


def test_a_whole_game_is_played_by_names_alone(visit: Visit) -> None:
    guest = visit()
    reader = Reader(guest, WISHES)
    reader.sit_down(guest.open_table(GAME, 2, bots=1))
    placed = re.compile(r"Place on ([a-f])([1-6]): (.+)")
    while name := reader.step():
        if (found := placed.fullmatch(name)) and not reader.result.is_visible():
            column, row, die = found.groups()
            assert reader.cell("Board", row, column) in (die, "white cross")
    assert any(map(placed.fullmatch, reader.pressed))
    assert reader.result.get_by_role("listitem").count() == 2
