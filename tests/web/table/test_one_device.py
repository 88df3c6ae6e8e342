"""Several people at one device, and a device for the whole room: names, and nobody's secrets."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.wurfel_express.browser import positions
from tests.web.fixtures import Visit
from tests.web.guests import PHONE
from tests.web.hands import Hand


def test_everybody_at_one_device_has_an_own_name(visit: Visit) -> None:
    guest = visit(size=PHONE)
    tracks = ((4, "B4 W3"), (3, "G4 R5 Y4"))
    start = positions.position(*tracks, phase="discard")
    table = guest.open_table("wurfel-express", 2, start=start)
    guest.sit(table, 1, "Ada")
    guest.go_to_table(table)
    assert Hand(guest.page).wait() == "turn"
    seats = guest.region("Around the table")
    expect(seats).to_contain_text("Ada")
    assert "You" not in seats.inner_text().split()
    name = seats.get_by_role("listitem").first.locator(".name").inner_text()
    expect(guest.page.locator(".banner.lit")).to_contain_text(f"{name}, your turn.")
    expect(guest.region("Board")).to_contain_text(name)


def test_a_screen_for_the_room_shows_no_secrets(visit: Visit) -> None:
    guest, other = visit(), visit()
    table = guest.open_table("thirteen", 2)
    other.sit(table, 1)
    guest.go_to_table(table)
    board = guest.region("Board")
    hand = re.compile(r"\d+, \d+")
    expect(board).to_contain_text(hand)
    assert any('"saw"' in frame for frame in guest.heard)
    guest.button("Menu").click()
    guest.button("Screen for the room").click()
    expect(board).not_to_contain_text(hand)
    expect(guest.region("What you may do")).to_be_hidden()
    guest.page.wait_for_function("() => document.fullscreenElement !== null")

    guest.heard.clear()
    guest.page.reload()
    expect(board).to_contain_text("2 cards")
    assert not any('"saw"' in frame or '"legal"' in frame for frame in guest.heard)

    guest.button("Back to my seat").click()
    expect(board).to_contain_text(hand)
    expect(guest.region("What you may do")).to_be_visible()


def test_the_device_is_handed_over_behind_a_curtain(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table("thirteen", 2)
    guest.sit(table, 1, "Ada")
    guest.go_to_table(table)
    curtain, board = guest.page.get_by_role("dialog"), guest.region("Board")
    cards = re.compile(r"\d+, \d+")
    hand = Hand(guest.page)
    assert hand.wait() == "curtain"
    for _ in range(3):
        guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog:modal")).to_be_visible()
    curtain.get_by_role("button").click()
    assert guest.page.evaluate("document.activeElement.classList.contains('hand')")
    expect(board).to_contain_text(cards)
    first = board.inner_text()

    while hand.wait() == "turn":
        hand.step()
    assert hand.wait() == "curtain"
    assert not cards.search(guest.page.locator("body").inner_text())
    expect(guest.page.locator("[aria-live=polite].unseen")).to_have_text("")
    curtain.get_by_role("button").click()
    expect(board).to_contain_text(cards)
    assert board.inner_text() != first

    # Who has shown the table to the room says anew who is there.
    guest.button("Menu").click()
    guest.button("Screen for the room").click()
    expect(board).not_to_contain_text(cards)
    guest.button("Back to my seat").click()
    assert hand.wait() == "curtain"
