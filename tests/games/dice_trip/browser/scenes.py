"""Dice Trip as it looks: both maps in mid-game, its end, its rules, its daily game."""

from __future__ import annotations

from tests.games.dice_trip.browser.trips import GAME, advance, number_by_mouse, touchable
from tests.web.days import before_the_attempt
from tests.web.guests import Guest
from tests.web.rooms import Way
from tests.web.scenes import hinted, looked_back

__all__ = ["LONG", "SCENES"]


def trip(players: int, board: str, turns: int) -> Way:
    """Dice Trip in the middle of a game, with one entry drafted."""

    def table(guest: Guest) -> None:
        opened = guest.open_table(GAME, players, bots=players - 1, board=board)
        advance(guest, opened, turns, board)
        guest.go_to_table(opened)
        guest.page.locator(".hand .tickets").wait_for()
        number_by_mouse(guest.page)
        touchable(guest.page).first.click()
        guest.page.locator(".tickets .made").wait_for()

    return table


def start(guest: Guest) -> None:
    guest.go_to_table(guest.open_table(GAME, 1))
    guest.page.locator(".hand ol.dice button").first.wait_for()


def ending(guest: Guest) -> None:
    opened = guest.open_table(GAME, 3, bots=2)
    advance(guest, opened, 13)
    guest.go_to_table(opened)
    guest.page.locator(".ending").wait_for()


def other_sheet(guest: Guest) -> None:
    trip(3, "sud-bourgogne", 6)(guest)
    guest.page.locator(".sheets button").nth(1).click()


def lesson(guest: Guest) -> None:
    guest.go(f"/rules/{GAME}#lesson")
    guest.page.locator(".hand ol.dice button").first.wait_for()


def rules(guest: Guest) -> None:
    guest.go(f"/rules/{GAME}")
    guest.page.get_by_role("heading", level=1).wait_for()
    guest.page.wait_for_load_state("networkidle")


SCENES: dict[str, Way] = {
    "trip-start": start,
    "trip-france": trip(4, "france", 9),
    "trip-burgundy": trip(2, "sud-bourgogne", 8),
    "trip-sheet": other_sheet,
    "trip-ending": ending,
    "trip-lesson": lesson,
    "trip-rules": rules,
    "daily-before": before_the_attempt,
    "trip-hints": hinted(GAME, 2),
    "trip-luck": looked_back(GAME, 2),
}
LONG = {"daily-before", "trip-rules", "trip-luck"}
