"""Thrown dice fall before anything is said of them, and lie as the voice tells."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, expect

from tests.games.wurfel_express.browser import positions
from tests.web.fixtures import Visit
from tests.web.guests import Guest
from tests.web.scenes import at

NAMES = {"R": "red", "G": "green", "W": "white", "B": "blue", "Y": "yellow", "K": "black"}


def throw(guest: Guest, tumbles: str | None = None) -> str:
    """Seven dice are thrown at a table of Würfel Express; gives the table."""
    at(positions.DISCARDING[2])(guest)
    if tumbles:
        script = "(long) => document.documentElement.style.setProperty('--tumble', long)"
        guest.page.evaluate(script, tumbles)
    guest.page.locator(".hand button.main:enabled").click()
    expect(guest.page.locator(".dice .die")).to_have_count(7)
    return guest.table


def voice(guest: Guest) -> Locator:
    return guest.page.locator("[aria-live=polite].unseen")


def check_lying(guest: Guest, table: str) -> None:
    """Dice, voice and house agree."""
    expect(guest.page.locator(".solid.falling")).to_have_count(0)
    thrown = Counter(NAMES[code] for code in guest.now(table)["view"]["dice"])
    shown = [die.get_attribute("data-colour") for die in guest.page.locator(".dice .die").all()]
    assert Counter(shown) == thrown
    for colour, count in thrown.items():
        expect(voice(guest)).to_contain_text(f"{count} {colour}")


def test_dice_fall_and_then_the_voice_tells_them(visit: Visit) -> None:
    guest = visit(motion="full", reduced_motion="no-preference")
    table = throw(guest, tumbles="60s")
    expect(guest.page.locator(".dice .solid.falling")).to_have_count(7)
    expect(guest.page.locator(".banner.card")).to_contain_text("The dice are rolling")
    expect(voice(guest)).not_to_contain_text("first throw")
    guest.page.keyboard.press("Shift")  # any key: they lie at once
    check_lying(guest, table)


def test_with_reduced_motion_nothing_tumbles(visit: Visit) -> None:
    guest = visit(motion="full")
    table = throw(guest)
    check_lying(guest, table)
