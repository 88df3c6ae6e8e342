"""After the end: a rematch at which one sits at once, and how a match ended."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.guests import PHONE
from tests.web.hands import Hand


def test_against_bots_a_rematch_begins_at_once(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table("pearls", 3, bots=2)
    guest.do(table, "give-up", chair=0)
    guest.go_to_table(table)
    guest.button("Rematch").click()
    guest.page.wait_for_url(lambda url: table not in url)
    assert Hand(guest.page).wait() == "turn"


def test_among_people_whoever_comes_to_the_rematch_sits_there(visit: Visit) -> None:
    one, two = visit(), visit(size=PHONE)
    table = one.open_table("pearls", 2)
    two.sit(table, 1)
    one.do(table, "give-up", chair=0)
    one.go_to_table(table)
    two.go_to_table(table)
    one.button("Rematch").click()
    expect(one.page.get_by_text(f"kept for {two.name}")).to_be_visible()
    expect(one.button("Leave")).to_be_visible()
    two.button("Go to the rematch").click()
    for guest in (one, two):
        expect(guest.region("Around the table")).to_be_visible()
    assert one.now(one.table, 1)["state"] == "running"


def test_who_cannot_sit_down_at_a_rematch_comes_to_it_all_the_same(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table("pearls", 3, bots=2)
    guest.do(table, "give-up", chair=0)
    guest.go_to_table(table)
    too_fast = {"code": "too-fast", "message": "wait a moment"}
    guest.page.route(
        re.compile(r"/api/tables/[\w-]+(\?|$)"),
        lambda route: route.fulfill(status=429, json=too_fast),
    )
    guest.button("Rematch").click()
    guest.page.wait_for_url(lambda url: table not in url)
    expect(guest.button("Sit here")).to_be_enabled()
    guest.troubles.clear()  # the browser notes what was refused


def test_all_who_share_a_device_sit_again(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table("pearls", 2)
    guest.sit(table, 1, "Ada")
    guest.do(table, "give-up", chair=0)
    guest.go_to_table(table)
    guest.button("Rematch").click()
    guest.page.wait_for_url(lambda url: table not in url)
    assert Hand(guest.page).wait() == "curtain"
    chairs = guest.ask(f"/api/tables/{guest.table}")["facts"]["chairs"]
    assert [chair["name"] for chair in chairs] == ["Ada", guest.name]


def test_the_end_of_a_match_says_who_has_won_it_and_by_how_much(visit: Visit) -> None:
    one, two = visit(), visit("de", size=PHONE)
    table = one.open_table("pearls", 2, games=2)
    two.sit(table, 1)
    one.do(table, "give-up", chair=0)
    two.go_to_table(table)
    banner = two.page.locator(".banner.card")
    expect(banner).to_contain_text("Das Spiel ist aus. Du hast gewonnen!")
    two.button("Menü").click()
    expect(two.page.get_by_role("dialog")).to_be_visible()
    for name in ("Um eine Pause bitten", "Aufgeben"):  # there is no game to pause or to give up
        expect(two.button(name)).to_have_count(0)
    two.page.keyboard.press("Escape")
    one.do(table, "next-game")
    one.do(table, "give-up", chair=0)
    expect(banner).to_contain_text("Das Match ist aus. Du hast das Match 2 : 0 gewonnen!")
    one.go_to_table(table)
    won = f"{two.name} has won the match, 2 : 0."
    expect(one.page.locator(".banner.card")).to_contain_text(f"The match is over. {won}")
    expect(one.region("Result")).to_contain_text(won)
