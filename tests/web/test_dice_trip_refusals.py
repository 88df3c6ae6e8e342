"""Dice Trip on the table: whatever the rules forbid is refused in a sentence, with its clause."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import permutations

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.trips import (
    COLOURS,
    GAME,
    die,
    sheets,
    wait,
)

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


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
    table = guest.open_table(GAME, 1)
    line = Line(guest)
    guest.go_to_table(table)
    page = guest.page
    bubble = page.get_by_role("alert")

    def refused(clause: str, press: Locator, *actions: str) -> None:
        line.instead = list(actions)
        press.click()
        link = bubble.get_by_role("link", name=f"Rule {clause}", exact=True)
        expect(link).to_have_attribute("href", f"/rules/{GAME}#{clause}")
        expect(bubble).to_have_text(re.compile(r"\S+ \S+ \S+"))
        bubble.get_by_role("button").click()

    keep = page.get_by_role("button", name="Keep the throw")
    wait(page)
    refused("DT-A14", keep, "write RG A")
    refused("DT-R13", keep, "keep", "reroll R")
    refused("DT-R6", keep, "keep", "write RG A", "write BY A")
    refused("DT-R9", keep, "keep", "strike A", "strike A")
    refused("DT-R4", keep, "keep", "write RG A", "write GR B")

    # Three dice of which two are equal: a double use can give equal digits, or a number twice.
    a, b, c = _throw_with_a_pair(guest, table)
    page.reload()
    page.wait_for_selector(".hand .die")
    wait(page)
    begin = _kept(guest, table)
    press = keep if begin else _a_number_at_hand(page)
    refused("DT-A1", press, *begin, f"write {b}{a} X", f"write {b}{c} Y")
    press = keep if begin else _a_number_at_hand(page)
    refused("DT-A5", press, *begin, f"write {a}{b} X", f"write {a}{c} Y")

    now = guest.now(table)
    if now["view"]["phase"] == "decide":
        guest.do(table, "act", seat=0, actions=["reroll RGBY"])
        page.reload()
        page.wait_for_selector(".hand .die")
        wait(page)
    refused("DT-A10", _a_number_at_hand(page), "reroll R")
    _use_again(guest, table, refused)
    _double_again(guest, table, refused)


def _kept(guest: Guest, table: str) -> list[str]:
    """What must be done before an entry."""
    return ["keep"] if guest.now(table)["view"]["phase"] == "decide" else []


def _dice(guest: Guest, table: str) -> dict[str, int]:
    return dict(zip(COLOURS, guest.now(table)["view"]["dice"], strict=True))


def _numbers(guest: Guest, table: str) -> set[int]:
    return {number for number in sheets(guest, table)[0]["numbers"] if number > 0}


def _play_a_turn(guest: Guest, table: str) -> None:
    """Write what can be written into the first empty towns, without any power; strike the rest."""
    dice, used = _dice(guest, table), _numbers(guest, table)
    filled = sheets(guest, table)[0]["numbers"]
    free = [letter for letter, number in zip(LETTERS, filled, strict=True) if number == 0]
    actions, left = _kept(guest, table), list(COLOURS)
    for letter in free[:2]:
        made = {10 * dice[a] + dice[b]: a + b for a, b in permutations(left, 2)}
        number = next((number for number in made if number not in used), None)
        if number is None:
            actions.append(f"strike {letter}")
            continue
        actions.append(f"write {made[number]} {letter}")
        used.add(number)
        left = [die for die in left if die not in made[number]]
    guest.do(table, "act", seat=0, actions=actions)


def _throw_with_a_pair(guest: Guest, table: str) -> tuple[str, str, str]:
    """Play on until two dice are equal and a third is not; gives the third, and the two."""
    while True:
        _play_a_turn(guest, table)
        dice, numbers = _dice(guest, table), _numbers(guest, table)
        for a, b, c in permutations(COLOURS, 3):
            made = {10 * dice[a] + dice[b], 10 * dice[b] + dice[a], 11 * dice[b]}
            if dice[b] == dice[c] != dice[a] and not made & numbers:
                return a, b, c


def _a_number_at_hand(page: Page) -> Locator:
    """Two dice put together, so that a town can be touched."""
    if page.locator(".tickets .now .place .die").count() < 2:
        die(page, "R").click()
        die(page, "G").click()
    return page.locator('.spot[aria-label$=": empty"]').first


def _use_again(guest: Guest, table: str, refused: Callable[..., None]) -> None:
    """DT-R7: play on until the dice make a number that is on the sheet, and try to write it."""
    while True:
        dice, numbers = _dice(guest, table), _numbers(guest, table)
        for tens, ones in permutations(COLOURS, 2):
            if 10 * dice[tens] + dice[ones] in numbers:
                guest.page.reload()
                guest.page.wait_for_selector(".hand .die")
                wait(guest.page)
                refused("DT-R7", _a_number_at_hand(guest.page), f"write {tens}{ones} Y")
                return
        _play_a_turn(guest, table)


def _double_again(guest: Guest, table: str, refused: Callable[..., None]) -> None:
    """DT-R14: use a die twice, and try to do so in the next turn again."""
    for letters in ("WV", "XY"):
        while (doubled := _doubled(guest, table)) is None:
            _play_a_turn(guest, table)
        a, b, c = doubled
        actions = [f"write {a}{b} {letters[0]}", f"write {a}{c} {letters[1]}"]
        if letters == "WV":
            guest.do(table, "act", seat=0, actions=actions)
    guest.page.reload()
    guest.page.wait_for_selector(".hand .die")
    wait(guest.page)
    refused("DT-R14", _a_number_at_hand(guest.page), *actions)


def _doubled(guest: Guest, table: str) -> tuple[str, str, str] | None:
    """Three dice of which the first can be used twice now."""
    dice, numbers = _dice(guest, table), _numbers(guest, table)
    for a, b, c in permutations(COLOURS, 3):
        made = {10 * dice[a] + dice[b], 10 * dice[a] + dice[c]}
        if len({dice[a], dice[b], dice[c]}) == 3 and not made & numbers:
            return a, b, c
    return None
