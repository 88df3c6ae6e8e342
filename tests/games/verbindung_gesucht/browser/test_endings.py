"""Verbindung gesucht on the table: who wins, who is warned, and what is announced."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.verbindung_gesucht.browser import connections
from tests.games.verbindung_gesucht.browser.connections import place, sit
from tests.web.fixtures import Visit


@pytest.mark.parametrize(
    ("position", "die", "where", "end"),
    [
        (connections.BOTH, 3, "d3", "has linked both networks at once: Bruno wins the game!"),
        (connections.OTHERS, 1, "f6", "linked the opponent’s four bases: Bruno wins"),
    ],
)
def test_who_would_hand_the_game_over_is_warned(
    visit: Visit, position: Any, die: int, where: str, end: str
) -> None:
    guest = sit(visit, position)
    place(guest, die, where)
    warning = guest.page.locator(".hand .outcome.lost")
    expect(warning).to_contain_text("Careful!")
    expect(warning).to_contain_text(end)
    guest.button("Take back").click()
    expect(warning).to_have_count(0)
    place(guest, die, where)
    guest.button("Confirm").click()
    expect(guest.page.get_by_text(re.compile(end)).first).to_be_visible()
    expect(guest.page.locator(".banner.card")).to_contain_text("Bruno has won")


@pytest.mark.parametrize(
    ("position", "die", "where"),
    [(connections.BOTH, 3, "d3"), (connections.WINNING["strict"], 3, "e2")],
)
def test_without_advice_nobody_is_warned(visit: Visit, position: Any, die: int, where: str) -> None:
    guest = sit(visit, position, advice=False)
    place(guest, die, where)
    expect(guest.button("Confirm")).to_be_visible()
    expect(guest.page.locator(".hand .outcome")).to_have_count(0)
    expect(guest.region("Your dice")).not_to_contain_text("without announcing it")


def test_a_true_announcement_wins(visit: Visit) -> None:
    guest = sit(visit, connections.WINNING["strict"])
    place(guest, 3, "e2")
    expect(guest.page.locator(".hand .foreseen").last).to_contain_text("without announcing it")
    guest.page.get_by_role("button", name=re.compile("^Announce")).click()
    expect(guest.page.locator(".hand .outcome")).to_contain_text("links the four bases and wins")
    guest.button("Confirm").click()
    expect(guest.page.locator(".banner.card")).to_contain_text("You have won")


def test_a_false_announcement_loses(visit: Visit) -> None:
    guest = sit(visit, connections.WINNING["strict"])
    guest.page.keyboard.press("a")
    place(guest, 3, "a1")
    expect(guest.page.locator(".hand .outcome.lost")).to_contain_text("the bases are not linked")
    guest.button("Confirm").click()
    expect(guest.page.locator(".banner.card")).to_contain_text("Bruno has won")


def test_a_match_over_three_games_with_colours_swapped(visit: Visit) -> None:
    guest = sit(visit, connections.WINNING["auto"], games=3)
    for game, winner in enumerate(("You have", "Bruno has", "You have")):
        own = ("red", "black")[game % 2]
        around = guest.region("Around the table")
        expect(around).to_contain_text(f"Game {game + 1} of 3")
        me = around.get_by_role("listitem").filter(has_text="(you)")
        expect(me).to_contain_text(own)
        if own == "red":
            place(guest, 3, "e2")
            guest.button("Confirm").click()
        expect(guest.page.locator(".banner.card")).to_contain_text(f"{winner} won")
        expect(me).to_contain_text(f"{(1, 1, 2)[game]} won")
        expect(around.locator(".acting")).to_have_count(0)
        if game < 2:
            guest.button("Next game").click()
    expect(guest.button("Next game")).to_have_count(0)
    expect(guest.page.get_by_role("link", name="Step through the game")).to_be_visible()
