"""Where the keyboard is: a drawer takes the focus and gives it back, a skip changes no address."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.guests import PHONE
from tests.web.hands import Hand


def test_a_drawer_takes_the_focus_and_gives_it_back(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go_to_table(guest.open_table("pearls", 2, bots=1))
    assert Hand(guest.page).wait() == "turn"
    opener = guest.button("What happened, and chat")
    opener.click()
    expect(guest.page.get_by_role("complementary").get_by_role("button").first).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("complementary")).to_be_hidden()
    expect(opener).to_be_focused()


def test_the_focus_stays_with_the_hand(visit: Visit) -> None:
    """On entering it is at the table's heading; after each thing that is done it is in the hand."""
    guest = visit()
    guest.go_to_table(guest.open_table("wurfel-express", 2, bots=1))
    hand = Hand(guest.page)
    assert hand.wait() == "turn"
    expect(guest.page.get_by_role("heading", level=1)).to_be_focused()
    rules = guest.page.get_by_role("banner").get_by_role("link", name="Rules")
    expect(rules).to_have_accessible_description("Opens in a new tab")
    confirmed = hand.confirm
    while hand.pressed.count(confirmed) < 2 and hand.wait() == "turn":
        hand.step()
        guest.page.wait_for_function("() => document.activeElement !== document.body")
    guest.page.wait_for_function("() => document.activeElement.closest('.hand, .middle')")


def test_skipping_to_the_content_stays_where_one_is(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/wurfel-express#WE-R1")
    expect(guest.page.locator("#WE-R1")).to_be_visible()
    before = guest.page.url
    skip = guest.page.get_by_role("link", name="Skip to the content")
    skip.focus()
    skip.press("Enter")
    expect(guest.page.locator("#main")).to_be_focused()
    assert guest.page.url == before
