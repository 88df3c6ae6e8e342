"""Würfel Express without looking: a whole game by what is read out, and the keys."""

from __future__ import annotations

import re

from tests.web.fixtures import Visit
from tests.web.reader import Reader

WISHES = ("Take", "Steal", "Discard nothing", "Stop throwing", "End the turn", "Confirm")


def test_a_whole_game_is_played_by_names_alone(visit: Visit) -> None:
    guest = visit()
    reader = Reader(guest, WISHES)
    reader.sit_down(guest.open_table("wurfel-express", 2, bots=1))
    taken = re.compile(r"Take (\w+ \d) from the stock")
    while name := reader.step():
        if (found := taken.fullmatch(name)) and not reader.result.is_visible():
            assert found[1] in reader.cell("Tracks", guest.name, "Strips from the rear")
    assert any(map(taken.fullmatch, reader.pressed))
    assert reader.result.get_by_role("listitem").count() == 2
