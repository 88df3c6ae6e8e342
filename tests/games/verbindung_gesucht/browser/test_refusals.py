"""Verbindung gesucht on the table: whatever the rules forbid is refused, with its clause."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.verbindung_gesucht.browser import connections
from tests.games.verbindung_gesucht.browser.connections import GAME, cell, pick, sit
from tests.web.fixtures import Visit
from tests.web.hands import Hand


@pytest.mark.parametrize(
    ("position", "die", "rules"),
    [
        (connections.MIDDLE, 1, {"a2": "VG-A8", "d4": "VG-R15", "a1": "VG-R19"}),
        (connections.OTHERS, 3, {"b3": "VG-R4"}),
        (connections.TWO_WHITES, 1, {"c1": "VG-A7"}),
        (connections.BLACK, 1, {"e3": "VG-R5"}),
    ],
)
def test_who_touches_a_cell_where_a_die_may_not_lie_is_told_why(
    visit: Visit, position: Any, die: int, rules: dict[str, str]
) -> None:
    guest = visit()
    table = guest.open_table(GAME, 2, start=position)
    guest.sit(table, 1, "Ada")
    guest.go_to_table(table)
    assert Hand(guest.page).wait() == "turn"
    pick(guest, die)
    for where, rule in rules.items():
        cell(guest, where).click()
        link = guest.page.get_by_role("alert").get_by_role("link", name=f"Rule {rule}")
        expect(link).to_have_attribute("href", f"/rules/{GAME}#{rule}")


def test_who_picks_a_die_that_lies_nowhere_is_told(visit: Visit) -> None:
    guest = sit(visit, connections.ONE_OF_THREE)
    banner, cells = guest.page.locator(".banner.card"), guest.page.locator(".board .place")
    expect(banner).to_contain_text("You may place one of your dice.")
    pick(guest, 2)
    expect(cells).to_have_count(0)
    expect(banner).to_contain_text("This die cannot be placed now: pick another one.")
    pick(guest, 1)
    expect(cells).not_to_have_count(0)
    expect(banner).to_contain_text("You may place one of your dice.")


def test_each_refusal_of_a_placement_names_its_rule(visit: Visit) -> None:
    guest = visit()
    asked: list[str] = []
    guest.draft_instead(asked)
    sit(visit, connections.MIDDLE, guest)
    refusals = {
        "place R a1": "VG-R19",
        "announce R a3": "VG-A13",
        "place R a2": "VG-A8",
        "place R d1": "VG-R15",
        "place R e1": "VG-A2",
        "place B a3": "VG-R4",
        "place Cne c4": "VG-R6",
        "place rns c4": "VG-R16",
        "place W a3": "VG-R12",
    }
    for action, rule in refusals.items():
        asked[:] = [action]
        cell(guest, "c5").click()
        bubble = guest.page.get_by_role("alert")
        expect(bubble.get_by_role("link", name=f"Rule {rule}")).to_be_visible()
        expect(bubble).to_have_text(re.compile(r"\S+ \S+ \S+"))
