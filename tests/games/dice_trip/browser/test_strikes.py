"""Dice Trip on the table: throws of which no number may be written any more."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.dice_trip import positions
from tests.games.dice_trip.browser.trips import GAME, confirm, make, sheets, town, two, wait
from tests.games.dice_trip.positions import LETTER_OF
from tests.web.fixtures import Visit
from tests.web.guests import SIZES, Guest

TOWNS = list(LETTER_OF["france"])
MUST = "No number from these dice is possible: choose the town to strike."


def struck(towns: int, *entries: str) -> dict[str, Any]:
    """A sheet on which so many of the first towns are struck, after these entries."""
    return positions.sheet(*entries, *(f"{town} x" for town in TOWNS[len(entries) : towns]))


def first_number(guest: Guest, sheet: dict[str, Any], throw: str) -> tuple[Page, Locator]:
    """Keep this throw and write its first number; gives the page, and where it says what to do."""
    thrown = positions.table(sheet).chance(f"throw {throw}")
    guest.go_to_table(guest.open_table(GAME, 1, start=thrown.json))
    wait(guest.page)
    guest.page.keyboard.press("k")
    wait(guest.page)
    make(guest.page, "R", "G")
    town(guest.page, "U").click()
    return guest.page, guest.page.locator(".banner.card")


def test_a_town_that_must_be_struck_is_struck_and_said(visit: Visit) -> None:
    guest = visit()
    struck = [f"{town} x" for town in LETTER_OF["france"] if town not in ("Brest", "Nice")]
    last = positions.table(positions.sheet("Brest 11", *struck)).chance("throw 1 1 1 1")
    guest.go_to_table(guest.open_table(GAME, 1, start=last.json))
    page, hand = guest.page, guest.region("Your throw")
    wait(page)
    page.keyboard.press("k")
    why = "No number from this throw can be written any more, so Nice is struck."
    expect(hand.get_by_role("status").filter(has_text=why)).to_be_visible()
    expect(page.locator(".tickets")).to_have_count(0)
    guest.button("Take back").click()
    expect(page.locator(".tickets")).to_be_visible()
    page.keyboard.press("k")
    expect(guest.button("Confirm")).to_be_enabled()
    page.locator("body").press("Tab")
    town(page, "A").focus()
    page.keyboard.press("Enter")
    assert wait(page) == "over"


@pytest.mark.parametrize("size", SIZES)
def test_where_no_number_is_left_a_touch_strikes(visit: Visit, size: str) -> None:
    guest = visit(size=SIZES[size])
    thrown = positions.table(struck(10, "Brest 11")).chance("throw 1 1 1 1")
    table = guest.open_table(GAME, 1, start=thrown.json)
    guest.go_to_table(table)
    page, banner = guest.page, guest.page.locator(".banner.card")
    wait(page)
    page.keyboard.press("k")
    for before, place in enumerate((20, 24)):
        expect(page.locator(".town.fresh")).to_have_count(before)
        wait(page)
        expect(banner).to_contain_text(MUST)
        expect(page.locator(".tickets .strike")).to_have_attribute("aria-pressed", "true")
        town(page, LETTER_OF["france"][TOWNS[place]]).press("Enter")
    assert wait(page) == "confirm"
    confirm(page).click()
    wait(page)
    numbers = sheets(guest, table)[0]["numbers"]
    assert (numbers[20], numbers[24]) == (-1, -1)


def test_the_dice_that_a_number_leaves_may_make_none(visit: Visit) -> None:
    """Whoever picks dice all the same is told why not."""
    page, banner = first_number(visit(), struck(10), "1 1 1 1")
    expect(banner).to_contain_text(MUST)
    make(page, "B", "Y")
    town(page, "V").click()
    expect(page.get_by_role("alert")).to_contain_text("Rule DT-A5")
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    page.keyboard.press("x")
    town(page, "V").click()
    expect(page.locator(".town.fresh")).to_have_count(2)
    assert wait(page) == "confirm"


def test_a_number_that_is_possible_the_other_way_round_is_told(visit: Visit) -> None:
    page, banner = first_number(visit(), struck(10, "Brest 34"), "1 2 3 4")
    expect(banner).to_contain_text("34 is on your sheet already: swap the dice, or choose others.")
    page.keyboard.press("s")
    expect(banner).to_contain_text("Choose a town for 43.")


def test_who_is_not_even_asked_is_told_why(visit: Visit) -> None:
    last = positions.table(struck(24), struck(24, "Brest 11")).chance("throw 1 1 1 1")
    one, other, _ = two(visit, start=last.json)
    wait(one.page)
    one.page.keyboard.press("k")
    waits = other.page.locator(".hand .waits")
    expect(waits).to_contain_text(f"so {TOWNS[24]} is struck.")
    expect(waits).to_contain_text("is still entering")
