"""Verbindung gesucht says what everything is good for, and how a die is turned and a turn ended."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.verbindung_gesucht.browser import connections
from tests.games.verbindung_gesucht.browser.connections import cell, pick, place, placed, sit
from tests.web.fixtures import Visit
from tests.web.guests import PHONE


def test_bases_camps_and_dice_explain_themselves(visit: Visit) -> None:
    guest = sit(visit, connections.MIDDLE)
    card = guest.page.get_by_role("tooltip")
    base = guest.page.get_by_role("img", name="red base, top")
    base.hover()
    expect(card).to_contain_text("This one is linked with")
    expect(card.get_by_role("link", name="Rule VG-R2")).to_be_visible()
    camp = guest.page.get_by_role("button", name=re.compile("Show the red networks"))
    guest.page.mouse.move(0, 0)
    expect(card).to_have_count(0)
    camp.focus()
    guest.page.keyboard.press("Shift+Tab")
    guest.page.keyboard.press("Tab")
    expect(camp).to_be_focused()
    expect(camp).to_have_accessible_description(re.compile("four bases in one network wins"))


def test_touched_with_a_finger(visit: Visit) -> None:
    guest = sit(visit, connections.MIDDLE, visit(size=PHONE))
    guest.page.get_by_role("img", name="black base, right").tap()
    expect(guest.page.get_by_role("tooltip")).to_contain_text("Rule VG-R2")


def test_a_handle_turns_the_die_and_crosses_have_none(visit: Visit) -> None:
    guest = sit(visit, connections.OTHERS, advice=False)
    pick(guest, 1)
    handle = guest.button("Turn the die")
    handle.click()
    expect(guest.page.locator(".hand ol").get_by_role("button", name="curve").first).to_be_visible()
    target = cell(guest, "f1")
    target.hover()
    before = target.get_attribute("aria-label") or ""
    box = target.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] * 0.83, box["y"] + box["height"] * 0.17)
    expect(target).not_to_have_accessible_name(before)
    expect(placed(guest)).to_have_count(0)
    target.click()
    expect(guest.page.locator(".board .handle")).to_have_count(1)


def test_a_cross_is_not_offered_to_be_turned(visit: Visit) -> None:
    guest = sit(visit, connections.MIDDLE)
    pick(guest, 1)
    expect(guest.button("Turn the die")).to_have_count(0)
    place(guest, 1, "c5")
    lies = guest.page.get_by_role("img", name="c5: red cross, placed in this turn.")
    expect(lies).to_be_visible()
    expect(guest.page.locator(".board .handle")).to_have_count(0)
    guest.button("End the turn").click()
    expect(placed(guest)).to_have_count(0)
    expect(guest.page.locator(".hand .hand")).not_to_contain_text("End the turn")


def test_a_refusal_stands_beside_what_was_touched(visit: Visit) -> None:
    guest = sit(visit, connections.MIDDLE)
    pick(guest, 1)
    for where in ("d4", "a1"):
        cell(guest, where).click()
        bubble = guest.page.get_by_role("alert")
        expect(bubble).to_be_visible()
        one, other = bubble.bounding_box(), cell(guest, where).bounding_box()
        assert one is not None
        assert other is not None
        assert one["y"] + one["height"] <= other["y"] or one["y"] >= other["y"] + other["height"]
