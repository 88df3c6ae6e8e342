"""Dice Trip for tests of the page: what is touched on it, and games that go on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import permutations
from typing import Any

from playwright.sync_api import Locator, Page

import jacta
from jacta.bots import bot
from jacta.engine.errors import BadPosition
from tests.web.fixtures import Visit
from tests.web.guests import Guest

__all__ = [
    "COLOURS",
    "GAME",
    "advance",
    "best",
    "confirm",
    "die",
    "go_to_a_town",
    "make",
    "middle",
    "named",
    "number_by_mouse",
    "play_by_mouse",
    "points",
    "sheets",
    "tap",
    "touchable",
    "town",
    "two",
    "wait",
]

GAME = "dice-trip"
COLOURS = "RGBY"
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
_GAME = jacta.game(GAME)


def die(page: Page, code: str) -> Locator:
    return page.locator(f'.hand ol.dice [data-die="{code}"]')


def town(page: Page, letter: str) -> Locator:
    return page.locator(f'[data-town="{letter}"]')


def confirm(page: Page) -> Locator:
    """The button that ends the turn; it also says what that spends."""
    return page.get_by_role("button", name=re.compile("^Confirm"))


def named(page: Page, name: str) -> Locator:
    """The town of this name."""
    return page.locator(f'[data-town][aria-label^="{name},"]')


def middle(spot: Locator) -> tuple[float, float]:
    """Where a town lies on the screen."""
    box = spot.locator(".focus").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, spot: Locator) -> None:
    """A finger, in the middle of a town."""
    page.touchscreen.tap(*middle(spot))


def touchable(page: Page) -> Locator:
    return page.locator(".spot:has(.touchable)")


def wait(page: Page) -> str:
    """Wait until there is something to do: "decide", "number", "town", "confirm", or the end."""
    found: str = page.wait_for_function(
        """() => {
          if (document.querySelector(".ending")) return "over";
          const hand = document.querySelector(".hand .hand, section.hand");
          if (!hand || !document.querySelector(".banner .lit, .banner.lit")) return false;
          if (hand.querySelector(".die:disabled")) return false;
          if (hand.querySelector(".tickets")) {
            if (hand.querySelector(".row button.main:enabled")) return "confirm";
            return document.querySelector(".touchable") ? "town" : "number";
          }
          if (!hand.querySelector(".row button:enabled")) return false;
          return hand.querySelector(".forced") ? "confirm" : "decide";
        }"""
    ).json_value()
    return found


def make(page: Page, tens: str, ones: str) -> None:
    """Put two dice together, in place of what was put together before."""
    chosen = page.locator(".tickets .now .place .die")
    while chosen.count() > 0:
        chosen.first.click()
    die(page, tens).click()
    die(page, ones).click()


def number_by_mouse(page: Page) -> None:
    """Pick dice until they make a number that may be written; else strike."""
    for tens, ones in permutations(COLOURS, 2):
        make(page, tens, ones)
        if touchable(page).count() > 0:
            return
    page.locator(".tickets .strike").click()


def play_by_mouse(page: Page, until: Callable[[], bool] = lambda: False) -> None:
    while not until():
        match wait(page):
            case "over":
                return
            case "decide":
                page.get_by_role("button", name="Keep the throw").click()
            case "number":
                number_by_mouse(page)
            case "town":
                touchable(page).first.click()
            case "confirm":
                confirm(page).click()


# How far it is from the town that has the focus to the nearest one in which something may stand.
_AWAY = """() => {
  const town = document.activeElement.closest("[data-town]");
  if (!town) return null;
  const middle = (spot) => {
    const { x, y, width, height } = spot.querySelector(".focus").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(town);
  const ways = [...document.querySelectorAll(".spot:has(.touchable)")].map(middle)
    .map(([right, down]) => [right - x, down - y]);
  return ways.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
}"""


def go_to_a_town(page: Page) -> None:
    """Arrow keys lead over the map, until a town has the focus in which something may stand.

    They go towards the nearest one; as that can lead round in circles, now and then elsewhere.
    """
    rng = random.Random(1)
    for _ in range(200):
        away = page.evaluate(_AWAY) or (1, 0)
        if away == [0, 0]:
            return
        right, down = away
        key = "ArrowRight" if right > 0 else "ArrowLeft"
        if abs(down) > abs(right):
            key = "ArrowDown" if down > 0 else "ArrowUp"
        page.keyboard.press(key if rng.random() < 0.7 else rng.choice(ARROWS))
    raise AssertionError("no key leads to a town that may be filled")


def two(visit: Visit, **settings: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table, and the table."""
    one, other = visit(), visit()
    table = one.open_table(GAME, 2, **settings)
    other.sit(table, 1)
    one.go_to_table(table)
    other.go_to_table(table)
    return one, other, table


def points(page: Page) -> int:
    return int(page.locator(".board td.total").first.inner_text().replace("−", "-"))


def sheets(guest: Guest, table: str) -> Any:
    return guest.now(table)["view"]["sheets"]


def best(now: Any, board: str) -> Any:
    """What a greedy player would do, from what a seat sees."""
    view = {name: value for name, value in now["view"].items() if name not in ("seat", "scores")}
    if view["phase"] == "decide":
        return "keep"
    view["waiting"] = list(range(view["players"]))  # nothing is known of the others' entries
    try:
        position = _GAME.position(view | {"board": board})
    except BadPosition:  # somebody else has struck the last town already, as must be
        return now["legal"][0]
    seat = now["view"]["seat"]
    return bot(_GAME, "greedy").choose(position.view(seat), position.legal(seat)).notation


def advance(guest: Guest, table: str, turns: int, board: str = "france", chair: int = 0) -> Any:
    """Play until so many turns are over and entries can be made; gives how things stand."""
    while True:
        now = guest.now(table, chair)
        if now["state"] != "running":
            return now
        if "legal" not in now or now["acting"] != [now["view"]["seat"]]:
            continue  # the bots first, so that they decide the same each time
        view = now["view"]
        if view["turn"] >= turns and view["phase"] == "enter":
            return now
        guest.do(table, "act", seat=view["seat"], actions=[best(now, board)])
