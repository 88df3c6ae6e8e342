"""What needs the word of others: a pause, and closing a table at which they sit."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.guests import PHONE
from tests.web.hands import Hand


def test_who_asks_for_a_pause_hears_for_whom_it_waits(visit: Visit) -> None:
    one, two = visit(size=PHONE), visit("fr", size=PHONE)
    table = one.open_table("pearls", 2)
    two.sit(table, 1)
    one.go_to_table(table)
    two.go_to_table(table)
    banner, asked = one.page.locator(".banner.card"), two.page.locator(".banner.card")
    one.button("Menu").click()
    one.button("Ask for a pause").click()
    expect(banner).to_contain_text(f"You asked for a pause; waiting for {two.name}.")
    one.button("Menu").click()
    expect(one.button("Pause asked for")).to_be_disabled()
    expect(asked).to_contain_text(f"{one.name} demande une pause : d’accord ?")
    asked.get_by_role("button", name="D’accord").click()
    expect(asked).to_contain_text("La partie est en pause.")
    expect(one.button("Go on")).to_have_count(2)  # in the banner and in the menu


def test_who_plays_alone_pauses_without_asking(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("pearls", 2, bots=1))
    Hand(guest.page).wait()
    guest.button("Menu").click()
    expect(guest.button("Ask for a pause")).to_have_count(0)
    guest.button("Pause").click()
    expect(guest.page.locator(".banner.card")).to_contain_text("The game is paused.")


def test_a_table_at_which_others_sit_is_not_closed_by_one_tap(visit: Visit) -> None:
    one, two = visit(), visit()
    table = one.open_table("pearls", 3)
    two.sit(table, 1)
    one.go_to_table(table)
    one.button("Close the table").click()
    expect(one.page.get_by_text(f"{two.name} is already here.")).to_be_visible()
    one.button("Leave it open").click()
    assert one.now(table)["state"] == "open"
    one.button("Close the table").click()
    one.button("Close it anyway").click()
    expect(one.page.get_by_role("heading", name="The table was closed.")).to_be_visible()


def test_a_table_without_others_is_closed_at_once(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("pearls", 3, bots=1))
    guest.button("Close the table").click()
    expect(guest.page.get_by_role("heading", name="The table was closed.")).to_be_visible()
