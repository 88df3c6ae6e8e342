"""Dice Trip on the table: whatever the rules forbid is refused in a sentence, with its clause."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from jacta import Position
from tests.games.dice_trip.browser.trips import GAME, die, wait
from tests.games.dice_trip.positions import fresh, play, sheet, table
from tests.web.fixtures import Visit
from tests.web.guests import Guest

THROWN = play(fresh(), "throw 1 2 3 4", "decide")
REROLLED = play(fresh(), "throw 1 2 3 4", "reroll RGBY", "rethrow 1 2 5 6")
# Three dice of which two are equal: a double use can give equal digits, or a number twice.
PAIR = play(fresh(), "throw 1 2 2 3")
# The second turn: the dice make a number that is on the sheet, and the double use is spent.
SPENT = play(table(sheet("Brest 12", "Caen 34", double=False)), "throw 1 2 5 6")


class Line:
    """The connection of a page, on which the next thing that is built can be exchanged."""

    def __init__(self, guest: Guest) -> None:
        self.instead: list[str] | None = None
        guest.page.route_web_socket(re.compile("/ws"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] in ("draft", "act") and self.instead is not None:
                message["actions"], self.instead = self.instead, None
            server.send(json.dumps(message))

        line.on_message(pass_on)


def test_each_refusal_names_its_rule(visit: Visit) -> None:
    guest = visit()
    line = Line(guest)
    page = guest.page
    bubble = page.get_by_role("alert")

    def refused(clause: str, press: Locator, *actions: str) -> None:
        line.instead = list(actions)
        press.click()
        link = bubble.get_by_role("link", name=f"Rule {clause}", exact=True)
        expect(link).to_have_attribute("href", f"/rules/{GAME}#{clause}")
        expect(bubble).to_have_text(re.compile(r"\S+ \S+ \S+"))
        bubble.get_by_role("button").click()

    _sit(guest, THROWN)
    keep = page.locator(".tickets .strike")  # alone, the throw is kept by what is made of it
    refused("DT-A14", keep, "write RG A")
    refused("DT-R13", keep, "keep", "reroll R")
    refused("DT-R6", keep, "keep", "write RG A", "write BY A")
    refused("DT-R9", keep, "keep", "strike A", "strike A")
    refused("DT-R4", keep, "keep", "write RG A", "write GR B")

    _sit(guest, PAIR)
    refused("DT-A1", _a_number_at_hand(page), "write GR X", "write GB Y")
    refused("DT-A5", _a_number_at_hand(page), "write RG X", "write RB Y")

    _sit(guest, REROLLED)
    refused("DT-A10", _a_number_at_hand(page), "reroll R")

    _sit(guest, SPENT)
    refused("DT-R7", _a_number_at_hand(page), "write RG Y")
    refused("DT-R14", _a_number_at_hand(page), "write RB X", "write RY Y")


def _sit(guest: Guest, position: Position) -> None:
    """Alone at a table that starts from a position."""
    guest.go_to_table(guest.open_table(GAME, 1, start=position.json))
    wait(guest.page)


def _a_number_at_hand(page: Page) -> Locator:
    """Two dice put together, so that a town can be touched."""
    if page.locator(".tickets .now .place .die").count() < 2:
        die(page, "R").click()
        die(page, "G").click()
    return page.locator('.spot[aria-label$=": empty"]').first
