"""axe-core finds nothing to blame in any room, in both themes, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.guests import SIZES, THEMES, Guest
from tests.web.hands import Hand


def shelf(guest: Guest) -> None:
    guest.open_table("pearls", 2, public=True)
    guest.go("/")
    expect(guest.button("Play now against bots").first).to_be_visible()


def making_a_table(guest: Guest) -> None:
    guest.go("/")
    guest.button("Make a table").first.click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def one_s_name(guest: Guest) -> None:
    guest.go("/")
    guest.page.get_by_role("button", name="Your name").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def waiting(guest: Guest) -> None:
    guest.go_to_table(guest.open_table("wurfel-express", 4, bots=1))
    expect(guest.page.get_by_label("Link to this table")).to_be_visible()


def own_turn_without_a_board(guest: Guest) -> None:
    guest.go_to_table(guest.open_table("pearls", 3, bots=2))
    Hand(guest.page).wait()
    guest.page.locator(".hand button:enabled").first.click()
    expect(guest.button("Confirm")).to_be_visible()


def menu(guest: Guest) -> None:
    guest.go_to_table(guest.open_table("pearls", 2, bots=1))
    guest.button("Menu").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def curtain(guest: Guest) -> None:
    table = guest.open_table("thirteen", 2)
    guest.sit(table, 1, "Ada")
    guest.go_to_table(table)
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def record(guest: Guest) -> None:
    table = guest.open_table("wurfel-express", 2, bots=1)
    guest.do(table, "give-up", chair=0)
    guest.go(f"/record/{table}/0")
    expect(guest.page.get_by_role("slider")).to_be_visible()


def rules(guest: Guest) -> None:
    guest.go("/rules/wurfel-express")
    expect(guest.page.locator("#WE-R1")).to_be_visible()


def nowhere(guest: Guest) -> None:
    guest.go("/table/a/b/c")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.troubles.clear()  # the browser notes that the page came with 404


ROOMS = (
    shelf,
    making_a_table,
    one_s_name,
    waiting,
    own_turn_without_a_board,
    menu,
    curtain,
    record,
    rules,
    nowhere,
)


def check(guest: Guest, room: Callable[[Guest], None]) -> None:
    """Nothing is found in a room, by day and by night."""
    room(guest)
    found = {}
    for theme in THEMES:
        guest.show(theme)
        found[theme] = violations(guest.page)
    assert found == {"day": [], "night": []}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.__name__.replace("_", "-"))
@pytest.mark.parametrize("size", SIZES)
def test_nobody_is_kept_out(visit: Visit, room: Callable[[Guest], None], size: str) -> None:
    check(visit(size=SIZES[size]), room)
