"""Verbindung gesucht as it looks: dice on their way, blockages, networks, its rules."""

from __future__ import annotations

from typing import Any

from tests.games.verbindung_gesucht.browser import connections
from tests.web.guests import Guest
from tests.web.hands import Hand
from tests.web.rooms import Way
from tests.web.scenes import at, at_start, hinted, looked_back

__all__ = ["LONG", "SCENES"]

GAME = "verbindung-gesucht"


def laying(position: Any, *dice: tuple[int, str]) -> Way:
    """These dice, by their place in the tray, are placed in cells, and not confirmed yet."""

    def table(guest: Guest) -> None:
        at(position)(guest)
        lay(guest, *dice)

    return table


def lay(guest: Guest, *dice: tuple[int, str]) -> None:
    for place, cell in dice:
        guest.page.keyboard.press(str(place))
        guest.page.locator(f".board [data-cell={cell}]").click()
        guest.page.locator(f".board .mine[data-cell={cell}]").wait_for()


def unblocked(guest: Guest) -> None:
    """A blockage has just been removed, and somebody else is to act."""
    other, position = guest.another(), connections.BLOCKING
    table = guest.open_table(GAME, 2, start=position, options=position["options"])
    other.sit(table, 1)
    guest.go_to_table(table)
    Hand(guest.page).wait()
    lay(guest, (2, "f4"), (3, "c5"))
    guest.page.locator(".hand button.main").click()
    guest.page.locator(".board .note").wait_for()


def linked(guest: Guest) -> None:
    """The four bases are linked, and the network is traced."""
    laying(connections.WINNING["auto"], (3, "e2"))(guest)
    guest.page.locator(".hand button.main").click()
    guest.page.locator(".ending").wait_for()


def networks(guest: Guest) -> None:
    at(connections.BOTH)(guest)
    guest.page.locator(".board .camp").last.click()


def rules(guest: Guest) -> None:
    guest.go(f"/rules/{GAME}")
    guest.page.locator("figure").last.wait_for()
    guest.page.wait_for_load_state("networkidle")


def lesson(guest: Guest) -> None:
    guest.go(f"/rules/{GAME}#lesson")
    guest.page.locator(".board [data-cell=b1]").wait_for()
    guest.page.keyboard.press("1")
    guest.page.locator(".board [data-cell=b1]").click()
    guest.page.locator(".board .mine").wait_for()


SCENES: dict[str, Way] = {
    "vg-start": at_start(GAME, 2),
    "vg-middle": at(connections.MIDDLE),
    "vg-placed": laying(connections.MIDDLE, (1, "c5"), (2, "d2")),
    "vg-blocking": laying(connections.BLOCKING, (2, "f4")),
    "vg-unblocked": unblocked,
    "vg-warning": laying(connections.BOTH, (3, "d3")),
    "vg-strict": laying(connections.WINNING["strict"], (3, "e2")),
    "vg-networks": networks,
    "vg-linked": linked,
    "vg-rules": rules,
    "vg-lesson": lesson,
    "vg-hints": hinted(GAME, 2),
    "vg-luck": looked_back(GAME, 2),
}
LONG = {"vg-rules", "vg-luck"}
