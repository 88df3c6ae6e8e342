"""What the master would do: asked for and built by the keyboard, step after step of a turn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.guests import PHONE
from tests.web.hands import Hand

# To how much of the header the focus comes.
_REACHED = """() => [...document.querySelectorAll("header.page :is(a, button, select)")]
  .filter((one) => (one.focus(), document.activeElement === one)).length"""


def test_whoever_asks_is_at_the_answer_and_may_ask_again_after_each_step(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("dice-trip", 2, bots=1))
    assert Hand(guest.page).wait() == "turn"
    hints = guest.region("What the master would do")
    guest.page.keyboard.press("h")
    first = hints.get_by_role("button").nth(1)
    expect(first).to_be_focused()
    expect(hints.get_by_role("listitem").first).to_contain_text("points")
    asked = first.inner_text()
    guest.page.keyboard.press("Enter")
    expect(hints).to_have_count(0)
    guest.page.wait_for_function("() => document.activeElement.closest('.hand, .middle')")
    expect(guest.button("What would the master do?")).to_be_enabled()
    guest.page.keyboard.press("h")
    expect(first).to_be_focused()
    assert first.inner_text() != asked, "it is about what follows"
    guest.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(guest.page.get_by_role("log")).to_contain_text("what the master would do")


def test_what_is_covered_on_a_phone_is_not_reached_meanwhile(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go_to_table(guest.open_table("dice-trip", 2, bots=1))
    assert Hand(guest.page).wait() == "turn"
    hints = guest.region("What the master would do")
    assert guest.page.evaluate(_REACHED) == 4
    guest.page.keyboard.press("h")
    expect(hints).to_be_visible()
    assert guest.page.evaluate(_REACHED) == 0
    hints.get_by_role("button", name="Close").click()
    expect(hints).to_have_count(0)
    assert guest.page.evaluate(_REACHED) == 4
