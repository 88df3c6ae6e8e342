"""Entenrallye as it looks: junctions, drives, parts in the hand, and its end."""

from __future__ import annotations

from typing import Any

from tests.games.entenrallye.browser import rallies
from tests.games.entenrallye.browser.rallies import square, stage
from tests.web.guests import Guest
from tests.web.rooms import Way
from tests.web.scenes import at, at_start, hinted, looked_back

__all__ = ["LONG", "SCENES"]

GAME = "entenrallye"


def rally(position: Any, chosen: str | None = None) -> Way:
    """Entenrallye from a position; a square is chosen, and not confirmed yet."""

    def table(guest: Guest) -> None:
        at(position)(guest)
        stage(guest.page)
        if chosen is not None:
            square(guest.page, chosen).click()
            guest.page.locator(".board [data-ghost]").wait_for()

    return table


def with_a_hand(players: int) -> Way:
    """Entenrallye with parts in the hand that can be fitted."""

    def table(guest: Guest) -> None:
        opened = guest.open_table(GAME, players, bots=players - 1)
        rallies.collect(guest, opened, 3, "act")
        guest.go_to_table(opened)
        stage(guest.page)

    return table


def sheet(guest: Guest) -> None:
    with_a_hand(6)(guest)
    leaf = guest.page.locator(".board .leaf")
    if leaf.is_visible():  # a phone on its side has the cars behind it
        leaf.click()
    guest.page.locator('.board .cars [data-seat="0"]').click()


def ending(guest: Guest) -> None:
    opened = guest.open_table(GAME, 6, bots=5)
    guest.play(opened)
    guest.go_to_table(opened)
    guest.page.locator(".board table.count").wait_for()


SCENES: dict[str, Way] = {
    "rally-start": at_start(GAME, 2),
    "rally-2": rally(rallies.JUNCTION),
    "rally-2-way": rally(rallies.JUNCTION, "t2"),
    "rally-6": rally(rallies.MIDDLE),
    "rally-6-drive": rally(rallies.MIDDLE, "32"),
    "rally-2-hand": with_a_hand(2),
    "rally-6-hand": with_a_hand(6),
    "rally-arriving": rally(rallies.ARRIVING, "M1"),
    "rally-sheet": sheet,
    "rally-ending": ending,
    "rally-hints": hinted(GAME, 3),
    "rally-luck": looked_back(GAME, 3),
}
LONG = {"rally-luck"}
