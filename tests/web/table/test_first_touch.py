"""What newcomers stumbled over: links, names, menus and lists, and the narrowest phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, LANGUAGES, PHONE
from tests.web.hands import Hand

NARROW = (320, 640)

_WIDTH = "document.documentElement.scrollWidth"


def test_a_link_says_who_can_come_by_it(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("wurfel-express", 3))
    expect(guest.page.get_by_text("works on this computer only")).to_contain_text(
        "jacta serve --host=0.0.0.0"
    )


def test_whoever_comes_by_a_link_chooses_a_name_before_and_after_sitting_down(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.open_table("wurfel-express", 3)
    host.go_to_table(table)
    guest.go_to_table(table)
    for name in ("Ada", "Ada Lovelace"):
        guest.button("Change").click()
        guest.page.get_by_label("Name at the table").fill(name)
        guest.button("Keep this name").click()
        expect(guest.page.get_by_text(f"Your name: {name}", exact=True)).to_be_visible()
        if name == "Ada":
            guest.button("Sit here").first.click()
        expect(host.page.locator(".chairs").get_by_text(name, exact=True)).to_be_visible()


def test_a_table_that_is_not_there_leads_back_to_the_shelf(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table("nowhere")
    expect(guest.page.get_by_text("There is no such table")).to_be_visible()
    guest.page.get_by_role("link", name="Back to the shelf").click()
    expect(guest.page.get_by_role("article").first).to_be_visible()
    guest.troubles.clear()  # the browser notes what the house answered


@pytest.mark.parametrize("size", [DESKTOP, PHONE, NARROW])
def test_giving_up_is_in_sight_however_long_the_menu_is(
    visit: Visit, size: tuple[int, int]
) -> None:
    guest = visit(size=size)
    guest.go_to_table(guest.open_table("wurfel-express", 2, bots=1))
    Hand(guest.page).wait()
    guest.button("Menu").click()
    give_up = guest.button("Give up")
    expect(give_up).to_be_in_viewport(ratio=1)
    give_up.click()
    expect(guest.button("Really give up?")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_text_form_keeps_clear_of_the_way_back(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    guest.go_to_table(guest.open_table("dice-trip", 4, bots=3))
    Hand(guest.page).wait()
    guest.button("Show as text").click()
    lines = guest.page.get_by_role("group", name="The board as text").bounding_box()
    back = guest.button("Show the board").bounding_box()
    assert lines is not None
    assert back is not None
    assert lines["y"] + lines["height"] <= back["y"]


def test_long_lists_are_sorted_and_nothing_in_them_is_cut_off(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go_to_table(guest.open_table("dice-trip", 1))
    Hand(guest.page).wait()
    guest.page.keyboard.press("k")
    guest.button("Show as text").click()
    hand = guest.region("What you may do")
    hand.get_by_text("Write red then green in …").click()
    hand.get_by_role("button", name="Write red then green in Brest").click()
    expect(hand.get_by_text("Your turn so far")).to_be_visible()
    expect(hand.get_by_role("button", name="Take back")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "players"),
    [("wurfel-express", 6), ("dice-trip", 4), ("verbindung-gesucht", 2), ("entenrallye", 6)],
)
def test_no_table_is_wider_than_the_narrowest_phone(visit: Visit, game: str, players: int) -> None:
    guest = visit(size=PHONE)
    guest.go_to_table(guest.open_table(game, players, bots=players - 1))
    too_wide = {}
    for _ in range(2):
        Hand(guest.page).wait()
        for width, height in (NARROW, (360, 740)):
            guest.resize(width, height)
            for language in LANGUAGES:
                guest.speak(language)
                if (needed := guest.page.evaluate(_WIDTH)) > width:
                    too_wide[language, width] = needed
        guest.speak("en")
        Hand(guest.page).step()
    assert too_wide == {}
