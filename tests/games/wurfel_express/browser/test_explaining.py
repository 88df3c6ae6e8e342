"""Everything on the table of Würfel Express explains itself: pointed at, focused, touched."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.games.wurfel_express.browser import positions
from tests.web.axe import violations
from tests.web.fixtures import Visit
from tests.web.guests import PHONE, Guest
from tests.web.hands import Hand


def at(guest: Guest, position: dict[str, object]) -> Locator:
    """Sit down at a position; gives the card that explains things."""
    players = int(str(position["players"]))
    guest.go_to_table(guest.open_table("wurfel-express", players, bots=players - 1, start=position))
    assert Hand(guest.page).wait() == "turn"
    return guest.page.get_by_role("tooltip")


def is_beside(card: Locator, thing: Locator) -> bool:
    one, other = card.bounding_box(), thing.bounding_box()
    assert one is not None
    assert other is not None
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_pointed_at_and_focused_with_its_rule(visit: Visit) -> None:
    guest = visit()
    card = at(guest, positions.DISCARDING[2])
    strip = guest.page.get_by_role("img", name="green 4, on a track")
    strip.hover()
    expect(card).to_contain_text("It lies on a track.")
    expect(card.get_by_role("link", name="Rule WE-R21")).to_have_attribute(
        "href", "/rules/wurfel-express#WE-R21"
    )
    assert is_beside(card, strip)
    assert violations(guest.page) == []
    guest.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    guest.page.mouse.move(0, 0)
    lane = guest.page.get_by_role("img", name="Bruno: cell 16")
    lane.focus()
    guest.page.keyboard.press("ArrowUp")
    own = guest.page.get_by_role("img", name=f"{guest.name}: cell 14")
    expect(own).to_be_focused()
    expect(card).to_contain_text("Your track")
    expect(own).to_have_accessible_description(
        re.compile("It reaches cell 14, 16 cells from the goal.* Rule WE-R36")
    )
    guest.page.keyboard.press("Tab")
    expect(card).to_have_count(0)


def test_touched(visit: Visit) -> None:
    guest = visit(size=PHONE)
    card = at(guest, positions.TAKING[6])
    marker = guest.page.locator(".board .marker").nth(3)
    marker.tap()
    expect(card).to_contain_text("Only the strip beside it can be stolen.")
    assert is_beside(card, marker)
    guest.page.locator(".banner").first.tap()
    expect(card).to_have_count(0)
