"""Giving up: what was not confirmed is gone, and the page says what follows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.games.dice_trip.browser import trips
from tests.games.wurfel_express.browser import positions
from tests.web.fixtures import Visit
from tests.web.guests import Guest
from tests.web.hands import Hand


def give_up(guest: Guest) -> None:
    guest.button("Menu").click()
    guest.button("Give up").click()
    guest.button("Really give up?").click()


def shown(guest: Guest) -> tuple[str, str]:
    """The board in words, and what is said of the seats."""
    guest.button("Show as text").click()
    form = guest.page.get_by_role("group", name="The board as text")
    expect(form).not_to_be_empty()
    return form.inner_text(), guest.region("Around the table").inner_text()


def check_only_what_is_stored(guest: Guest, table: str, action: Any) -> None:
    """With this action built and not confirmed, give up: the page shows what it shows later."""
    built = guest.do(table, "draft", seat=0, actions=[action])["draft"]
    assert built["view"] != guest.now(table)["view"]
    guest.go_to_table(table)
    Hand(guest.page).wait()
    give_up(guest)
    expect(guest.region("Result")).to_be_visible()
    at_once = shown(guest)
    guest.page.reload()
    expect(guest.region("Result")).to_be_visible()
    assert at_once == shown(guest)


def test_a_strip_that_was_not_confirmed_is_gone(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table("wurfel-express", 2, bots=1, start=positions.TAKING[2])
    take = next(one for one in guest.now(table)["legal"] if one["type"] == "take")
    check_only_what_is_stored(guest, table, take)


def test_a_number_that_was_not_confirmed_is_gone(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table(trips.GAME, 1)
    check_only_what_is_stored(guest, table, trips.best(trips.advance(guest, table, 2), "france"))


def test_who_gave_up_among_others_cannot_come_back_and_is_told_so(visit: Visit) -> None:
    guest, second, third = visit(), visit(), visit()
    table = guest.open_table("pearls", 3)
    second.sit(table, 1)
    third.sit(table, 2)
    guest.go_to_table(table)
    Hand(guest.page).wait()
    guest.button("Menu").click()
    link = guest.page.get_by_role("heading", name="Continue on another device")
    expect(link).to_be_visible()
    guest.page.keyboard.press("Escape")
    give_up(guest)
    banner = guest.page.locator(".banner.card")
    expect(banner).to_contain_text("You gave this game up. A bot plays on.")
    expect(banner).not_to_contain_text("Come back")
    guest.button("Menu").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    expect(link).to_have_count(0)
    assert guest.now(table)["state"] == "running"


def test_whoever_plays_alone_loses_to_nobody(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table(trips.GAME, 1))
    trips.wait(guest.page)
    guest.button("Menu").click()
    guest.button("Give up").click()
    expect(guest.page.get_by_text("The game ends here")).to_be_visible()
    guest.button("Really give up?").click()
    result = guest.region("Result")
    expect(result.get_by_role("heading", name="The game is over.")).to_be_visible()
    expect(result.locator(".rank")).to_have_count(0)
