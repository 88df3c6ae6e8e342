"""Dice Trip on the table: the reroll and the double use, what they spend, and what they say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import jacta
from tests.games.dice_trip.browser.trips import (
    COLOURS,
    GAME,
    die,
    make,
    play_by_mouse,
    sheets,
    town,
    two,
    wait,
)
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE


def test_a_reroll_binds_everyone(visit: Visit) -> None:
    one, other, table = two(visit)
    assert wait(one.page) == "decide"
    kept = die(one.page, "B").get_attribute("aria-label")
    for code in "RG":
        die(one.page, code).click()
    one.page.get_by_role("button", name="Reroll 2 dice").click()
    assert wait(other.page) in ("number", "town")
    assert wait(one.page) in ("number", "town")
    shown = [
        [die(page, code).get_attribute("aria-label") for code in COLOURS]
        for page in (one.page, other.page)
    ]
    assert shown[0] == shown[1]
    assert shown[0][2] == kept
    assert [sheet["reroll"] for sheet in sheets(one, table)] == [False, True]
    used = one.page.get_by_role("img", name="Reroll: used")
    expect(used).to_be_visible()


def test_a_double_use_is_on_one_sheet_only(visit: Visit) -> None:
    thrown = jacta.game(GAME).start(2).chance("throw 1 2 3 4")
    one, other, table = two(visit, start=thrown.json)
    one.page.get_by_role("button", name="Keep the throw").click()
    wait(one.page)
    for first, second, where in (("R", "G", "A"), ("R", "B", "B")):
        make(one.page, first, second)
        town(one.page, where).click()
        wait(one.page)
    expect(one.page.get_by_role("img", name="Double use: about to be used")).to_be_visible()
    one.button("Confirm spends your double").click()
    play_by_mouse(other.page, lambda: '"doubled"' in "".join(other.heard))
    assert [sheet["double"] for sheet in sheets(one, table)] == [False, True]
    expect(other.page.get_by_role("img", name=re.compile("Double use: once"))).to_be_visible()
    expect(other.page.get_by_role("log")).to_contain_text("spends the double use")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_double_use_is_told_before_and_nothing_moves(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    thrown = jacta.game(GAME).start(1).chance("throw 1 2 3 4")
    guest.go_to_table(guest.open_table(GAME, 1, start=thrown.json))
    page = guest.page
    told, hand = page.locator(".hand .doubles"), page.locator("section.hand")
    heights = []
    for ones, where in (("G", "A"), ("B", "Y")):
        make(page, "R", ones)
        town(page, where).locator(".town").click()
        expect(town(page, where).locator(".fresh")).to_be_visible()
        heights.append(hand.evaluate("(one) => one.offsetHeight"))
        expect(told).to_have_text("" if ones == "G" else re.compile("spends your double use"))
    expect(told).to_be_in_viewport()
    assert heights[0] == heights[1]
    keys = page.locator(".hand .keyboard").filter(has_text="S swaps", visible=True)
    expect(keys).to_have_count(1 if size == DESKTOP else 0)
