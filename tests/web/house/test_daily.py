"""The daily game in the page: begun once, played to its end, and seen with its points and proof."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.dice_trip.browser.trips import play_by_mouse
from tests.server.running import Running
from tests.web.fixtures import Visit
from tests.web.guests import Guest

ROOM = "/daily/dice-trip"


def begin(guest: Guest) -> str:
    """Come from the shelf, and begin; gives the table."""
    guest.go("/")
    guest.page.get_by_role("link", name="Daily trip").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Daily trip")
    guest.button("Begin today’s attempt").click()
    guest.page.wait_for_url("**/table/*")
    return guest.table


def test_a_day_is_played_once_and_told_without_its_dice(visit: Visit) -> None:
    guest = visit(permissions=["clipboard-read", "clipboard-write"])
    table = begin(guest)
    guest.go(ROOM)
    expect(guest.page.get_by_text("only accounts are compared", exact=False)).to_be_visible()
    guest.button("Go on").click()
    guest.page.wait_for_url(f"**/table/{table}")

    guest.go("/live")  # not the page: an account has a session of its own, and the page the old one
    guest.make_account()
    guest.play(table, turns=12)
    guest.go_to_table(table)
    play_by_mouse(guest.page)
    expect(guest.region("Result").get_by_role("button", name="Rematch")).to_have_count(0)
    guest.button("How did the day go?").click()
    score = guest.now(table)["view"]["scores"][0]["total"]
    day = guest.region("Your day")
    expect(day.locator(".score strong")).to_have_text(str(score))
    expect(day.get_by_role("img", name=re.compile("^Points of"))).to_be_visible()
    expect(guest.region("Your best").get_by_role("cell", name=str(score)).first).to_be_visible()
    guest.button("Copy the result").click()
    copied = guest.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"{guest.address}{ROOM}")
    assert f"{score} point" in copied
    assert "[" in copied

    told = guest.ask("/api/daily/dice-trip")
    assert told["today"]["attempt"]["table"] == table
    trust = guest.region("Why trust these dice?")
    expect(trust).to_contain_text(told["today"]["commitment"][:12])
    trust.get_by_role("button", name="Copy: Tomorrow’s commitment").click()
    copied = guest.page.evaluate("navigator.clipboard.readText()")
    assert copied == told["tomorrow_commitment"]

    guest.go(f"/record/{table}/0")
    guest.button("Check all dice").click()
    expect(guest.page.get_by_text("The seed is still secret", exact=False)).to_be_visible()


def test_a_day_against_the_club_player_is_told_as_won_or_lost(visit: Visit) -> None:
    guest = visit()
    guest.go("/daily/wurfel-express")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Daily express")
    day = guest.region("The same dice for everyone today")
    expect(day).to_contain_text("against Emil (club player)")
    guest.button("Begin today’s attempt").click()
    guest.page.wait_for_url("**/table/*")
    chair = guest.ask("/api/daily/wurfel-express")["today"]["chair"]
    guest.do(guest.table, "give-up", chair=chair)
    guest.button("How did the day go?").click()
    expect(guest.region("Your day")).to_contain_text("You gave this one up.")
    expect(guest.region("Your best")).to_have_count(0)


def test_nobody_else_sees_the_table_of_a_day(visit: Visit) -> None:
    one, other = visit(), visit()
    table = begin(one)
    other.go_to_table(table)
    expect(other.page.get_by_text("these dice ahead of them", exact=False)).to_be_visible()
    other.troubles.clear()  # the browser may note what it was refused


@pytest.mark.parametrize(
    ("game", "said"),
    [("thirteen", "This game has no daily game"), ("chess", "leads nowhere")],
)
def test_where_there_is_no_day_one_is_shown_a_way_home(visit: Visit, game: str, said: str) -> None:
    guest = visit()
    guest.go(f"/daily/{game}")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(
        "There is nothing on this table"
    )
    expect(guest.page.get_by_text(said, exact=False)).to_be_visible()
    expect(guest.page.get_by_role("button", name="Try again")).to_have_count(0)
    guest.troubles.clear()  # the browser notes that the answer came with 404
    guest.page.get_by_role("link", name="Back to the shelf").click()
    expect(guest.page.get_by_role("article").first).to_be_visible()


def test_a_day_that_the_keeper_closed_is_told_so(visit: Visit, house: Running) -> None:
    guest = visit()
    table = begin(guest)
    house.keep("close", table)
    banner = guest.page.locator(".banner.card")
    expect(banner).to_contain_text("The keeper of the house closed it", timeout=20_000)
    guest.button("How did the day go?").click()
    day = guest.region("Your day")
    expect(day).to_contain_text("The keeper of the house closed your game. It counts neither for")
    expect(day).not_to_contain_text("gave")
    expect(guest.button("Begin today’s attempt")).to_have_count(0)
