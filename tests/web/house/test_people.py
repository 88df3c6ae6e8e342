"""Somebody remembers you: the ladder, a person's page, and who may see it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.waiting import wait_until
from tests.web.evenings import GAME, played_an_evening
from tests.web.fixtures import Visit


def test_from_the_ladder_to_a_person_and_on_to_a_record(visit: Visit) -> None:
    guest = visit()
    played_an_evening(guest)
    guest.go("/")
    guest.page.get_by_role("link", name="Ladder").last.click()
    rows = guest.page.locator("tbody tr")
    own = rows.filter(has_text=f"{guest.name} You · 3 games")
    expect(own).to_be_visible()
    expect(rows.filter(has_text="Bot (")).to_be_visible()
    ratings = [int(text) for text in rows.locator(".rating").all_inner_texts()]
    assert ratings == sorted(ratings, reverse=True)
    expect(own).to_contain_text("Almost surely between")

    own.get_by_role("link").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.name)
    card = guest.region("Würfel Express")
    expect(card.get_by_role("img", name="Rating after 3 games")).to_be_visible()
    expect(card).to_contain_text("won 1")
    expect(card).to_contain_text("lost 2")
    games = guest.region("Finished games").get_by_role("listitem")
    expect(games).to_have_count(3)
    expect(games.last).to_contain_text("Won")
    games.last.get_by_role("link").click()
    expect(guest.page.get_by_role("slider")).to_be_visible()


def test_a_seat_leads_to_the_page_of_whoever_has_it(visit: Visit) -> None:
    guest = visit()
    (other, _) = played_an_evening(guest)
    table = guest.open_table(GAME, 2, rated=True)
    other.sit(table, 1)
    guest.go_to_table(table)
    seat = guest.region("Around the table").get_by_role("listitem").filter(has_text=other.name)
    expect(seat).to_contain_text("rating")
    with guest.page.expect_popup() as opened:
        seat.get_by_role("link", name=other.name).click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(other.name)


def test_a_page_and_an_avatar_are_ones_own_choice(visit: Visit) -> None:
    guest, other = visit(), visit()
    guest.do(guest.open_table(GAME, 2, bots=1, public=True), "give-up", chair=0)
    person = guest.ask("/api/me")["person"]
    guest.go("/you")
    guest.page.get_by_role("group", name="Colour").get_by_label("yellow").check(force=True)
    guest.page.get_by_role("group", name="Shape").get_by_label("ring").check(force=True)
    chosen = {"colour": "yellow", "shape": "ring"}
    assert wait_until(lambda: guest.ask("/api/me")["avatar"] == chosen)
    other.go(f"/person/{person}")
    expect(other.page.locator("main header [data-colour=yellow]")).to_be_visible()

    guest.page.get_by_label("Everyone may see my page").uncheck()
    expect(guest.page.get_by_label("Everyone may see my page")).not_to_be_checked()
    other.page.reload()
    expect(other.page.get_by_text("There is no such page")).to_be_visible()
    other.page.wait_for_load_state("networkidle")
    other.troubles.clear()  # the browser notes what is not there
    guest.page.get_by_role("link", name="Show my page").click()
    expect(guest.page.get_by_text("Only you see this page")).to_be_visible()
