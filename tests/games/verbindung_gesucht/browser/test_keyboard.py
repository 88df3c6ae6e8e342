"""Verbindung gesucht by keyboard: a cell is always at hand, and the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.verbindung_gesucht.browser import connections
from tests.games.verbindung_gesucht.browser.connections import pick, place, placed, sit
from tests.web.fixtures import Visit

# In how many frames nothing had the focus while it was told what the turn led to.
_WATCH = """() => {
  window.lost = 0;
  const look = () => {
    if (document.querySelector(".board .note") && document.activeElement === document.body) lost++;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_enter_shows_a_cell_and_then_places_there(visit: Visit) -> None:
    guest = sit(visit, connections.MIDDLE)
    pick(guest, 1)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".board [data-cell]:focus")).to_have_count(1)
    expect(placed(guest)).to_have_count(0)
    guest.page.keyboard.press("Enter")
    expect(placed(guest)).to_have_count(1)


def test_the_focus_is_kept_while_a_blockage_is_told(visit: Visit) -> None:
    guest = visit(motion="full", reduced_motion="no-preference")
    sit(visit, connections.BLOCKING, guest)
    place(guest, 2, "f4")
    place(guest, 3, "c5").focus()
    guest.page.evaluate(_WATCH)
    guest.page.keyboard.press("e")
    expect(guest.page.locator(".board .note")).to_be_visible()
    expect(guest.page.locator(".board .mine")).to_have_count(0)
    guest.page.wait_for_function("() => document.activeElement.matches('.table > .hand')")
    assert guest.page.evaluate("lost") == 0
