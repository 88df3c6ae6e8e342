"""A stranger's game in the browser: its own board, its lesson, its rules, under the house's policy.

`visit` counts every error of the page, those of the content policy among them.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.running import Running
from tests.web.axe import check_themes
from tests.web.fixtures import Visit
from tests.web.guests import PHONE, Guest
from tests.web.hands import Hand, by_keyboard

GAME = "nenuphar"


def offered(guest: Guest) -> Locator:
    """What the board itself offers: the leaves to hop to, then the buttons of the hand."""
    return guest.page.locator(".pond [role=button], .nenuphar .controls button:visible")


def play(guest: Guest) -> int:
    """Play a game to its end by clicking on leaves, and on the buttons of its hand."""
    hops, hand = 0, Hand(guest.page)
    while hand.wait() != "over":
        leaves = guest.page.locator(".pond [role=button]")
        if leaves.count() > 0:
            hops += 1
            leaves.last.click()
        expect(guest.page.locator(".nenuphar .controls .main:visible")).to_be_enabled()
        guest.page.locator(".nenuphar .controls .main:visible").click()
    return hops


def test_its_box_is_on_the_shelf_with_its_cover(visit: Visit) -> None:
    guest = visit("fr")
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Nenuphar")
    expect(box).to_contain_text("Des grenouilles traversent l’étang.")
    cover = box.locator("img")
    expect(cover).to_be_visible()
    assert cover.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0


def test_a_whole_game_on_its_own_board(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table(GAME, 2, bots=1)
    guest.go_to_table(table)
    assert play(guest) > 2
    expect(guest.region("Result").get_by_role("listitem")).to_have_count(2)
    expect(guest.page.get_by_role("log")).to_contain_text("across the pond and wins")
    guest.go(f"/record/{table}/0")
    expect(guest.page.locator(".pond .frog")).to_have_count(2)


def test_by_keyboard_alone(visit: Visit) -> None:
    guest = visit("de", "night")
    guest.go_to_table(guest.open_table(GAME, 2, bots=1))
    Hand(guest.page, by_keyboard, confirm="Bestätigen", take_back="Zurücknehmen").play()
    expect(guest.region("Ergebnis").get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_nobody_is_kept_out(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    guest.go_to_table(guest.open_table(GAME, 4, bots=3))
    expect(offered(guest).first).to_be_visible()
    check_themes(guest)
    box = guest.page.locator(".nenuphar.hand").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]


def test_a_hop_is_tried_before_it_is_made_and_a_wrong_one_explained(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table(GAME, 2, bots=1))
    leaves = guest.page.locator(".pond [role=button]")
    expect(leaves).to_have_count(2)
    lengths = {int(leaf.get_attribute("data-length") or 0) for leaf in leaves.all()}
    wrong = min(set(range(1, 7)) - lengths)
    guest.page.keyboard.press(str(wrong))
    expect(guest.page.get_by_text("Neither die shows this length.")).to_be_visible()
    leaves.first.click()
    expect(guest.page.locator(".pond .ghost")).to_have_count(1)
    guest.button("Take back").click()
    expect(guest.page.locator(".pond .ghost")).to_have_count(0)
    expect(leaves).to_have_count(2)


def test_who_wants_no_motion_sees_none(visit: Visit) -> None:
    guest = visit(motion="full", reduced_motion="reduce")
    guest.go_to_table(guest.open_table(GAME, 2, bots=1))
    moving = "document.getAnimations().filter((one) => one.effect.target?.closest('.nenuphar'))"
    expect(offered(guest).first).to_be_visible()
    assert guest.page.evaluate(f"{moving}.length") == 0
    offered(guest).first.click()
    expect(guest.page.locator(".nenuphar .controls .main:visible")).to_be_visible()
    assert guest.page.evaluate(f"{moving}.length") == 0


def test_its_first_lesson(visit: Visit) -> None:
    guest = visit()
    guest.go(f"/rules/{GAME}#lesson")
    for does in ("Hop 5, to leaf 8", "Throw again", "Hop 2, to leaf 10", "Rest here", "Hop 6"):
        guest.page.locator(".nenuphar.hand").get_by_role("button", name=does).click()
        if does != "Hop 6":
            guest.button("Go on").click()
    expect(guest.page.get_by_text("You are across the pond, and have won.")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "clause"),
    [
        ("en", "Each player has a frog on the near bank."),
        ("fr", "Chaque joueur a une grenouille sur la rive de départ."),
        ("de", "Jeder hat einen Frosch am diesseitigen Ufer."),
    ],
)
def test_its_rules_are_there_in_three_languages(visit: Visit, language: str, clause: str) -> None:
    guest = visit(language)
    guest.go(f"/rules/{GAME}")
    expect(guest.page.get_by_text(clause)).to_be_visible()


def test_a_board_for_another_interface_is_not_taken_and_the_game_goes_on(visit: Visit) -> None:
    def other(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("interface: 1", "interface: 2"))

    guest = visit()
    guest.page.route(re.compile("/games/.*/board.js"), other)
    guest.go_to_table(guest.open_table(GAME, 2, bots=1))
    assert Hand(guest.page).wait() == "turn"
    expect(guest.region("Board").get_by_role("status")).to_be_visible()
    assert guest.page.locator(".nenuphar").count() == 0
    Hand(guest.page).play()
    expect(guest.region("Result").get_by_role("listitem")).to_have_count(2)
    assert guest.troubles, "once, or again where the page tries again"
    assert all("nenuphar: 2" in told for told in guest.troubles)
    guest.troubles.clear()


def test_what_the_house_serves_of_it_is_kept_by_browsers(house: Running) -> None:
    games = house.guest().get("/api/games").raise_for_status().json()["games"]
    (page,) = (game["page"] for game in games if game["name"] == GAME)
    for address in (page["board"], page["cover"], page["lesson"], *page["words"].values()):
        assert "immutable" in house.client().get(address).headers["cache-control"]
