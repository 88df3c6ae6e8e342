"""A newcomer: from the first page to the end of a game, and through its record."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE
from tests.web.hands import Hand


def test_one_click_and_the_dice_are_in_the_hand(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Würfel Express")
    box.get_by_role("button", name="Play now against bots").click()
    expect(guest.region("Around the table")).to_be_visible()
    assert Hand(guest.page).wait() == "turn"


def test_the_first_opponents_are_gentle_and_the_table_says_so(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Würfel Express")
    box.get_by_role("button", name="Play now against bots").click()
    guest.page.get_by_role("button", name="Menu").click()
    bots = guest.page.get_by_role("dialog").get_by_text("Bots at this table")
    expect(bots).to_have_text(
        "Bots at this table: Lili (gentle), Clara (gentle), and Dario (gentle)"
    )
    guest.page.keyboard.press("Escape")
    guest.resize(*DESKTOP)
    expect(guest.region("Around the table").get_by_text("Bot: gentle")).to_have_count(3)


def test_a_whole_game_against_three_bots(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Würfel Express")
    box.get_by_role("button", name="Play now against bots").click()
    Hand(guest.page).play()
    result = guest.region("Result")
    expect(result.get_by_role("listitem")).to_have_count(4)
    expect(guest.page.get_by_text("The game is over.").first).to_be_visible()
    assert guest.page.get_by_role("alert").count() == 0

    guest.page.get_by_role("link", name="Step through the game").click()
    slider = guest.page.get_by_role("slider")
    slider.press("Home")
    last = int(slider.get_attribute("max") or "0")
    assert last > 20
    for step in range(1, 6):
        slider.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    slider.press("End")
    expect(slider).to_have_value(str(last))
