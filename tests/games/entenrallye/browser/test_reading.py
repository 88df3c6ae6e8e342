"""Entenrallye without looking: a game by what is read out, and the keys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.entenrallye.browser.rallies import GAME, SUMMER
from tests.web.fixtures import Visit
from tests.web.reader import Reader

WISHES = ("Fit", "Drive", "Steal", "Give", "Return all", "Keep", "End the turn", "Confirm")


@pytest.mark.parametrize(
    "start",
    [
        pytest.param({"start": SUMMER}, id="half"),
        pytest.param({}, id="whole", marks=pytest.mark.lockstep),
    ],
)
def test_a_game_is_played_to_its_end_by_names_alone(visit: Visit, start: dict[str, Any]) -> None:
    guest = visit()
    reader = Reader(guest, WISHES)
    table = guest.open_table(GAME, 2, bots=1, **start)
    reader.sit_down(table)
    reader.play()
    points = guest.now(table)["view"]["cars"][0]["points"]
    assert reader.cell("Cars", f"{guest.name}, red 2CV", "Points").startswith(str(points))
