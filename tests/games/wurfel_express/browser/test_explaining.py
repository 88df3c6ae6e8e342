"""Everything on the table of Würfel Express explains itself: pointed at, focused, touched."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.games.wurfel_express.browser import positions
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


def test_what_comes_under_a_resting_pointer_is_explained_once_it_moves(visit: Visit) -> None:
    """A board that appears or changes below a pointer is not covered by a card nobody asked for."""
    guest = visit()
    card = at(guest, positions.DISCARDING[2])
    guest.page.clock.install()
    strip = guest.page.get_by_role("img", name="green 4, on a track")
    resting = {"pointerType": "mouse", "clientX": 9, "clientY": 9}
    for event in ("pointermove", "pointerover", "pointermove"):
        strip.dispatch_event(event, resting)
    guest.page.clock.run_for(2000)
    expect(card).to_have_count(0)
    strip.dispatch_event("pointermove", resting | {"clientX": 10})
    guest.page.clock.run_for(2000)
    expect(card).to_contain_text("It lies on a track.")


def test_before_a_throw_one_sees_what_is_of_no_use_and_what_could_be_taken(visit: Visit) -> None:
    guest = visit()
    card = at(
        guest,
        positions.position(
            (2, "B4 Y2 R3"), (3, "G4 R5 Y4"), phase="keep", dice="RRGGGGK", throws=1
        ),
    )
    dice = guest.page.locator(".hand .dice li")
    expect(guest.page.locator(".hand .dice li.idle")).to_have_count(2)
    dice.first.hover()
    expect(card).to_contain_text("such dice are of no use in this turn. Rule WE-R24")
    expect(guest.page.locator('.hand .dice button[aria-pressed="true"]')).to_have_count(4)
    hand = guest.page.locator(".hand .hand")
    expect(hand).to_contain_text("You could take now: green 4 from Bruno (cell 15).")
    expect(guest.page.locator(".stock .lit")).to_have_text([re.compile("^2")])
    expect(hand.locator(".row button").first).to_have_text(re.compile("^Throw 3 dice"))
    expect(hand.locator(".row button.main")).to_have_text(re.compile("^Throw 3 dice"))
    guest.page.keyboard.press("7")
    expect(hand.locator(".row button.main")).to_have_text(re.compile("^Throw 2 dice"))


def test_who_could_win_now_is_offered_to_stop_first(visit: Visit) -> None:
    guest = visit()
    at(
        guest,
        positions.position((20, "B4 Y4"), (0, "G2 R5"), phase="keep", dice="RRRRGWW", throws=1),
    )
    expect(guest.page.locator(".hand .row button.main")).to_have_text("Stop and take")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".hand .options")).to_be_visible()


def test_touched(visit: Visit) -> None:
    guest = visit(size=PHONE)
    card = at(guest, positions.TAKING[6])
    marker = guest.page.locator(".board .marker").nth(3)
    marker.tap()
    expect(card).to_contain_text("Only the strip beside it can be stolen.")
    assert is_beside(card, marker)
    guest.page.locator(".banner").first.tap()
    expect(card).to_have_count(0)
