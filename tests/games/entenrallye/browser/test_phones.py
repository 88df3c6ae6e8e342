"""Entenrallye on phones, upright and low: a road to be seen, and room for fingers."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.games.entenrallye.browser import rallies, watched
from tests.games.entenrallye.browser.rallies import GAME, at, square, stage
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE

LOW = (360, 640)
# A tablet.
UPRIGHT = (820, 1180)

# Places and sizes of all that matches, in pixels.
_BOXES = """(all) => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, x + width, y + height];
})"""
Box: TypeAlias = tuple[float, float, float, float]


def boxes(page: Page, selector: str) -> list[Box]:
    found = page.eval_on_selector_all(selector, _BOXES)
    assert found, selector
    return [(left, top, right, bottom) for left, top, right, bottom in found]


def are_apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_on_a_phone_all_cars_can_be_looked_at_after_the_end(visit: Visit) -> None:
    guest = visit(size=PHONE)
    table = guest.open_table(GAME, 2, bots=1, start=watched.START)
    guest.do(table, "act", seat=0, actions=watched.LAST)
    guest.go_to_table(table)
    guest.page.locator('.board .count [data-seat="1"] button').click()
    points = guest.now(table)["view"]["cars"][1]["points"]
    expect(guest.page.locator('.sheet[data-seat="1"] .total')).to_have_text(str(points))


def test_the_landscape_follows_a_window_that_becomes_narrow_and_wide_again(visit: Visit) -> None:
    guest = visit(size=DESKTOP)
    at(guest, rallies.MIDDLE)
    for size, share in ((PHONE, 0.9), (DESKTOP, 0.6), (UPRIGHT, 0.9)):
        guest.resize(*size)
        card, road = (boxes(guest.page, part)[0] for part in (".board.card", ".countryside"))
        assert road[2] - road[0] > share * (card[2] - card[0])
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_no_button_lies_upon_the_whole_road(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    at(guest, rallies.MIDDLE)
    page = guest.page
    guest.button("Show the whole road").click()
    guest.show("day")
    buttons = boxes(page, ".board .corner button")
    squares = boxes(page, ".board .square")
    assert len(squares) > 100
    assert all(are_apart(button, square) for button in buttons for square in squares)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_low_phone_shows_the_road_while_one_decides(visit: Visit, language: str) -> None:
    """All that a throw reaches is there to be touched, and everything as large as a finger."""
    guest = visit(language, size=LOW)
    at(guest, rallies.MIDDLE)
    page = guest.page
    guest.show("day")
    assert page.evaluate("document.documentElement.scrollHeight") <= LOW[1]
    for chosen in (False, True):
        if chosen:
            square(page, "32").click()
            page.locator(".hand [data-next]").wait_for()
            guest.show("day")
        (road,) = boxes(page, ".board .country")
        assert road[3] - road[1] >= 0.45 * LOW[1]
        for left, top, right, bottom in boxes(
            page, ".board .square.reachable, .board .square.chosen, .board .spot"
        ):
            assert road[0] <= (left + right) / 2 <= road[2]
            assert road[1] <= (top + bottom) / 2 <= road[3]
        for left, top, right, bottom in boxes(page, ".hand button, .hand .pip, .corner button"):
            assert min(right - left, bottom - top) >= 44


def test_a_low_phone_folds_calendar_and_cars_away(visit: Visit) -> None:
    guest = visit(size=LOW)
    at(guest, rallies.MIDDLE)
    page = guest.page
    expect(page.locator(".board .cars")).to_have_count(0)
    leaf = page.get_by_role("button", name="Calendar and all cars")
    leaf.click()
    expect(page.locator(".board .cars button")).to_have_count(6)
    page.locator(".board .cars button").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".board .cars")).to_have_count(0)
    expect(leaf).to_be_focused()
    expect(page.locator(".hand .track")).to_have_count(0)
    garage = page.get_by_role("button", name="Your car and your parts")
    expect(garage).to_have_accessible_name(
        "Your car and your parts. 9 of 12 defects repaired. No face-down parts"
    )
    garage.click()
    expect(page.locator(".hand .track")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_many_cards_are_still_as_broad_as_a_finger(visit: Visit, size: tuple[int, int]) -> None:
    people = [visit(size=size), visit()]
    table, _ = rallies.bring_about(
        people,
        rallies.on_the_way(),
        lambda seen, mine: (seen["active"], seen["phase"]) == (0, "act") and mine["held"] > 7,
        buyers=[0],
    )
    guest = people[0]
    guest.go_to_table(table)
    stage(guest.page)
    lefts = [left for left, *_ in boxes(guest.page, ".hand .held li")]
    assert len(lefts) > 7
    assert all(after - before >= 44 for before, after in pairwise(lefts))
    last = guest.page.locator(".hand .held li").last.get_by_role("button")
    last.click()
    guest.page.locator('section.hand[aria-busy="false"]').wait_for()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_nothing_lies_upon_the_landscape_of_a_low_phone(visit: Visit) -> None:
    guest = visit(size=LOW)
    at(guest, rallies.MIDDLE)
    link, road = (
        guest.page.locator(part).bounding_box() for part in (".board .as-text", ".board .country")
    )
    assert link is not None
    assert road is not None
    assert link["y"] >= road["y"] + road["height"]
