"""The table of Entenrallye explains itself: a legend, and whatever is pointed at or touched."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.entenrallye.browser.rallies import at, square
from tests.games.entenrallye.positions import car, table_json
from tests.web.fixtures import Visit
from tests.web.guests import PHONE

# Six cars, three on one square; the first one did not pass the TÜV, and has a part.
CROWD = table_json(
    car("30", fitted="bonnet-4-3", scores=[11], settled=["TUV"], failed=["TUV"]),
    *[car("30", settled=["TUV"]) for _ in range(2)],
    *[car("34", settled=["TUV"]) for _ in range(3)],
    month=6,
    part=2,
    phase="drive",
    pips=4,
)


def test_pointed_at_and_focused_with_its_rule(visit: Visit) -> None:
    guest = visit()
    at(guest, CROWD)
    page, card = guest.page, guest.page.get_by_role("tooltip")
    board = page.locator(".board svg.countryside").bounding_box()
    guest.button("Legend").click()
    legend = guest.region("Legend")
    expect(legend.get_by_role("listitem")).to_have_count(8)
    assert page.locator(".board svg.countryside").bounding_box() == board
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    expect(guest.button("Legend")).to_be_focused()

    meeting = square(page, "M2")
    meeting.hover()
    expect(card).to_contain_text(re.compile("Meeting 2.*by the end of June"))
    expect(card.get_by_role("link", name="Rule EN-R31")).to_be_visible()
    square(page, "30").hover()
    expect(card).to_contain_text(f"Here: {guest.name}, Bruno, Clara.")
    page.locator(".panel .sheet").nth(3).hover()
    expect(card).to_contain_text("Not passed: your car was taken to the workshop")
    # A part that is fitted is small, and shown large.
    page.locator(".hand .fitted .part").hover()
    expect(card.locator(".part.large")).to_be_visible()
    page.mouse.move(0, 0)
    expect(card).to_have_count(0)
    meeting.focus()
    expect(meeting).to_have_accessible_description(re.compile("by the end of June.*Rule EN-R31"))


def test_touched(visit: Visit) -> None:
    guest = visit(size=PHONE)
    at(guest, CROWD)
    card = guest.page.get_by_role("tooltip")
    guest.page.locator(".panel .sheet").nth(9).tap()
    expect(card).to_contain_text(re.compile("October · ASU.*Rule EN-R37"))
    guest.page.locator(".banner").first.tap()
    expect(card).to_have_count(0)
