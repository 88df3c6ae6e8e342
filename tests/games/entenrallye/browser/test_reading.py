"""Entenrallye without looking: a whole game by what is read out, and the keys."""

from __future__ import annotations

from tests.games.entenrallye.browser.rallies import GAME
from tests.web.fixtures import Visit
from tests.web.reader import Reader

WISHES = ("Fit", "Drive", "Steal", "Give", "Return all", "Keep", "End the turn", "Confirm")


def test_a_whole_game_is_played_by_names_alone(visit: Visit) -> None:
    guest = visit()
    reader = Reader(guest, WISHES)
    table = guest.open_table(GAME, 2, bots=1)
    reader.sit_down(table)
    reader.play()
    points = guest.now(table)["view"]["cars"][0]["points"]
    assert reader.cell("Cars", f"{guest.name}, red 2CV", "Points").startswith(str(points))
