"""The four of the ladder: in the form, at the table, on the ladder, on a page of their own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Running
from tests.waiting import wait_until
from tests.web.fixtures import Visit

GAME = "wurfel-express"


def test_whom_one_chooses_in_the_form_sits_at_the_table(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Würfel Express")
    box.get_by_role("button", name="Open a table").click()
    form = guest.page.get_by_role("dialog")
    form.get_by_role("radio", name="2", exact=True).check(force=True)
    seat = form.get_by_label("Seat 2")
    offered = seat.locator("option").all_inner_texts()
    wanted = ["Lili (gentle)", "Emil (club player)", "Nora (strong)", "Octavia (master)"]
    assert offered[-4:] == wanted
    seat.select_option("Octavia (master)")
    expect(form).to_contain_text("Octavia makes the most of every throw. Answers at once.")
    form.locator("button[type=submit]").click()
    seats = guest.region("Around the table").get_by_role("listitem")
    expect(seats.filter(has_text="Octavia")).to_contain_text("Bot: master")


def test_the_ladder_shows_the_four_and_leads_to_a_page_and_a_game(visit: Visit) -> None:
    guest = visit()
    guest.go(f"/ladder/{GAME}")
    four = guest.region("The four of the house").get_by_role("listitem")
    expect(four).to_have_count(4)
    rows = guest.page.locator("tbody tr")
    expect(rows.filter(has_text="Octavia (master)").first).to_be_visible()
    four.get_by_role("link", name="Nora (strong)").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Nora (strong)")
    expect(guest.page.get_by_role("main")).to_contain_text("Nora weighs every move")
    games = guest.region("Play against Nora (strong)").get_by_role("listitem")
    expect(games.filter(has_text="Würfel Express")).to_contain_text("Answers at once.")
    games.filter(has_text="Würfel Express").get_by_role("button", name="Play").click()
    expect(guest.region("Around the table").get_by_text("Bot: strong")).to_be_visible()


def test_a_stand_in_is_named_at_the_table_to_everybody(visit: Visit, house: Running) -> None:
    guest, other = visit(), visit()
    table = guest.open_table(GAME, 2, pace={"type": "live", "seconds": 600, "increment": 0})
    other.sit(table, 1)
    guest.go_to_table(table)
    other.go_to_table(table)
    assert "legal" in guest.now(table), "it is the turn of who will be away"
    house.clock.move(601)
    chairs = wait_until(
        lambda: [
            chair["stand_in"]
            for chair in other.ask(f"/api/tables/{table}", chair=1)["facts"]["chairs"]
            if chair["stand_in"]
        ]
    )
    assert chairs == ["club"], "who has no rating is in the middle"
    expect(guest.page.locator(".banner.card")).to_contain_text(
        "Emil (club player) is playing for you."
    )
    seat = other.region("Around the table").get_by_role("listitem").filter(has_text=guest.name)
    expect(seat).to_contain_text("Emil (club player) plays meanwhile")
    expect(other.page.get_by_role("main")).to_contain_text("is away; Emil (club player) plays on.")
