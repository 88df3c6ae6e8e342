"""Entenrallye for tests of the page: positions, tables that come into them, and what is touched.

No table starts from hidden cards, so hands are empty in positions: parts are bought at the table,
through the house's own door, until what is wanted is there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.games.entenrallye.positions import car, table_json
from tests.web.guests import Guest

__all__ = [
    "ARRIVING",
    "GAME",
    "IDLE",
    "JUNCTION",
    "MIDDLE",
    "SUMMER",
    "at",
    "bring_about",
    "card",
    "collect",
    "everybody",
    "fitted",
    "go_on",
    "look_at",
    "on_the_way",
    "opposite",
    "pick",
    "reachable",
    "square",
    "stage",
    "stands",
    "told",
    "total",
]

GAME = "entenrallye"
# Of those who sit at the device of somebody else, by chair.
NAMES = ("", "Ada", "Bea", "Cleo", "Dora", "Ella")

# Two cars: the first one before a junction, with a 5.
JUNCTION: Any = table_json(
    car("17", fitted="bonnet-4-3 roof-3-4", repair=9, scores=[11]),
    car("22", fitted="wings-5-4", repair=4, scores=[8]),
    month=3,
    phase="drive",
    pips=5,
)
# Six cars all over the road; the first drives with a 6.
MIDDLE: Any = table_json(
    car("30", fitted="bonnet-4-3", repair=9, scores=[11, 9], settled=["TUV"]),
    car("30", fitted="wings-5-4 doors-3-3", repair=14, scores=[8], settled=["TUV"]),
    car("M2", repair=2, scores=[7, 12], settled=["TUV"]),
    car("b2", fitted="bonnet-5-5 roof-3-3", repair=6, scores=[14], settled=["TUV"]),
    car("TUV-4", settled=["TUV"]),
    car("34", fitted="wings-4-4", repair=11, scores=[10, 13], settled=["TUV"]),
    month=6,
    part=4,
    phase="drive",
    pips=6,
)
# Two cars with the second half of the year before them.
SUMMER: Any = table_json(
    car("30", fitted="bonnet-4-3", repair=9, scores=[11, 9], settled=["TUV"]),
    car("34", fitted="wings-4-4", repair=11, scores=[10, 13], settled=["TUV"]),
    month=7,
    phase="drive",
    pips=6,
)
# Three cars before meeting 1, in its month; the first can arrive with its 6.
ARRIVING: Any = table_json(
    car("7", fitted="bonnet-4-5 wings-2-3 roof-5-3", repair=6),
    car("12", fitted="doors-5-5", repair=3),
    car("4", repair=11),
    month=2,
    part=2,
    phase="drive",
    pips=6,
)

IDLE: Any = car("4")


def on_the_way(players: int = 2, square: str = "TUV-12", **car_fields: Any) -> Any:
    """Cars far behind the TÜV workshop, where every square is grey: room for many turns."""
    cars = [car(square, settled=["TUV"], **car_fields) for _ in range(players)]
    return table_json(*cars, month=1)


# -- through the door


def _fills_a_hand(action: Any) -> bool:
    """Whether it buys a part, or ends the turn with nothing fitted."""
    return action["type"] == "done" or (action["type"], action.get("part")) == ("drive", "part")


def collect(guest: Guest, table: str, parts: int, phase: str) -> Any:
    """Buy parts, until so many are in the hand of the first seat in a step of its turn."""

    while True:
        now = guest.wait_for_turn(table)
        assert now["state"] == "running", "the game was over before"
        if now["view"]["phase"] == phase and now["view"]["cars"][0]["held"] >= parts:
            return now
        chosen = max(now["legal"], key=_fills_a_hand)
        guest.do(table, "act", seat=0, actions=[chosen])


def everybody(guest: Guest, players: int) -> list[Guest]:
    """All seats are those of one guest, at one device."""
    return [guest] * players


def bring_about(
    people: Sequence[Guest],
    start: Any,
    wanted: Callable[[Any, Any], bool],
    buyers: Collection[int] = range(6),
) -> tuple[str, int]:
    """A table at which somebody is to act, and what they see and their car are as wanted; and who.

    All drive slowly and fit nothing; the `buyers` buy parts. If the dice fall otherwise until the
    game is over, there is another table.
    """
    while True:
        table = people[0].open_table(GAME, len(people), start=start)
        for chair in range(1, len(people)):
            people[chair].sit(table, chair, NAMES[chair] if people[chair] is people[0] else None)
        while True:
            now = people[0].now(table)
            if now["state"] != "running":
                break
            seat = now["view"]["active"]
            now = people[seat].now(table, seat)
            if "legal" not in now:
                continue
            if wanted(now["view"], now["view"]["cars"][seat]):
                return table, seat
            action = now["legal"][0]
            if seat in buyers or action["type"] != "drive":
                action = max(now["legal"], key=_fills_a_hand)
            people[seat].do(table, "act", seat=seat, actions=[action])


# -- on the page

# What is to be done now, as the hand says it; nothing while the house answers.
_STAGE = """() => {
  if (document.querySelector(".ending")) return "over";
  const hand = document.querySelector("section.hand[data-stage]");
  if (!hand || hand.ariaBusy === "true") return false;
  return hand.dataset.stage === "wait" ? false : hand.dataset.stage;
}"""


def stage(page: Page) -> str:
    """Wait until there is something to do: what the hand calls it, or "over"."""
    found: str = page.wait_for_function(_STAGE).json_value()
    return found


def at(guest: Guest, position: Any) -> str:
    """A table that starts from a position, with bots in all other chairs."""
    players = position["players"]
    table = guest.open_table(GAME, players, bots=players - 1, start=position)
    guest.go_to_table(table)
    stage(guest.page)
    return table


def opposite(guest: Guest, position: Any) -> tuple[str, Guest]:
    """A table that starts from a position; somebody else has all other seats, and just sits there.

    Where the next car stands on a junction (IDLE), nothing happens after the turn of the guest,
    whatever is thrown: there is a way to be chosen.
    """
    table, other = guest.open_table(GAME, position["players"], start=position), guest.another()
    for chair in range(1, position["players"]):
        other.sit(table, chair, NAMES[chair] if chair > 1 else None)
    guest.go_to_table(table)
    stage(guest.page)
    return table, other


def square(page: Page, name: str) -> Locator:
    return page.locator(f'.board [data-square="{name}"]')


def reachable(page: Page) -> list[str]:
    """The squares that are lit."""
    names: list[str] = page.eval_on_selector_all(
        ".board .square.reachable, .board .square.chosen",
        "(all) => all.map((one) => one.dataset.square)",
    )
    return names


def stands(page: Page, seat: int, name: str) -> None:
    """Wait until a car is drawn on a square."""
    expect(page.locator(f'.board .stands[data-seat="{seat}"][data-at="{name}"]')).to_be_visible()


def go_on(page: Page) -> None:
    page.locator(".hand [data-next]").click()


def card(page: Page, name: str) -> Locator:
    """A part in the hand."""
    return page.locator(f'.hand .held [data-card="{name}"]')


def fitted(page: Page) -> Locator:
    return page.locator(".hand .fitted [data-part]")


def pick(page: Page, name: str) -> None:
    """Touch a part in the hand, at the edge that is seen where others lie upon it."""
    card(page, name).get_by_role("button").click(position={"x": 3, "y": 30})


def look_at(page: Page, seat: int) -> Locator:
    """Have somebody's car shown large."""
    page.locator(f'.board .cars button[data-seat="{seat}"]').click()
    return page.get_by_role("dialog")


def told(page: Page, sentence: str) -> None:
    """Wait until the log has a line with this."""
    line = page.get_by_role("log").get_by_role("listitem").filter(has_text=re.compile(sentence))
    expect(line.last).to_be_attached()


def total(page: Page, seat: int = 0) -> int:
    return int(page.locator(f'.board tr[data-seat="{seat}"] td.total').inner_text())
