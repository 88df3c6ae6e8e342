"""Verbindung gesucht for tests of the page: what is touched on it, and positions.

In each of them there is something to see and to do, mostly for red.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.fixtures import Visit
from tests.web.guests import Guest
from tests.web.hands import Hand

__all__ = [
    "BLACK",
    "BLOCKING",
    "BOTH",
    "GAME",
    "MIDDLE",
    "ONE_OF_THREE",
    "OTHERS",
    "THREE_WHITES",
    "TWO_WHITES",
    "WINNING",
    "cell",
    "die_in_tray",
    "pick",
    "place",
    "place_by_mouse",
    "placed",
    "position",
    "sit",
]

GAME = "verbindung-gesucht"


def sit(visit: Visit, position: Any, guest: Guest | None = None, **settings: Any) -> Guest:
    """Somebody who plays red from a position, against a bot."""
    guest = guest or visit()
    options = position["options"]
    guest.go_to_table(
        guest.open_table(GAME, 2, bots=1, start=position, options=options, **settings)
    )
    assert Hand(guest.page).wait() == "turn"
    return guest


def cell(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f".board [data-cell={name}], .board [data-other={name}]")


def placed(guest: Guest) -> Locator:
    return guest.page.locator(".board .mine")


def place(guest: Guest, die: int, where: str) -> Locator:
    """Pick a die by its place in the tray, and place it."""
    die_in_tray(guest, die).click()
    cell(guest, where).click()
    lies = guest.page.locator(f".board .mine[data-cell={where}]")
    expect(lies).to_be_visible()
    return lies


def die_in_tray(guest: Guest, die: int) -> Locator:
    return guest.page.locator(".hand ol li").nth(die - 1).locator("button[aria-pressed]")


def pick(guest: Guest, die: int) -> None:
    guest.page.keyboard.press(str(die))


def place_by_mouse(guest: Guest) -> None:
    guest.page.locator(".board .place:not(.mine)").first.click()


def position(laid: str, dice: str, turn: int, announce: str = "auto") -> Any:
    """A position with these dice, such as `b1:Cne`, in the order in which they were placed."""
    pairs = [die.split(":") for die in laid.split()]
    return {
        "game": GAME,
        "version": 2,
        "players": 2,
        "options": {"announce": announce},
        "turn": turn,
        "phase": "place",
        "laid": [{"cell": cell, "die": die} for cell, die in pairs],
        "dice": dice,
        "placed": 0,
        "winner": None,
    }


_OPENING = "e6:rns a5:rew d6:W a2:W e5:rns b1:rns b2:Cne b5:R c2:R f5:W b6:W"

MIDDLE = position(f"{_OPENING} b4:rns f2:W c6:bew f4:bns", dice="RCr", turn=8)
# A red bridge from top to bottom on f4 cuts black off from its base on the right.
BLOCKING = position(_OPENING, dice="CrW", turn=6)
BLACK = position(_OPENING, dice="RBB", turn=7)
ONE_OF_THREE = position(_OPENING, dice="RBb", turn=6)
TWO_WHITES = position(_OPENING, dice="rWW", turn=6)
THREE_WHITES = position(
    "b1:Cne f2:rew b6:W f5:Csw f4:W e2:rew e6:Csw b5:Cnw c5:Cse d5:W d4:rns b2:B a2:B",
    dice="WWW",
    turn=8,
)
# A white cross on d3 completes both networks.
BOTH = position(
    "b1:rns a5:W f5:bew e1:W f2:W a2:B a4:rns a3:Csw e5:W e2:W e6:W b6:W c1:W c2:R b5:W a6:W b2:W "
    "d1:W b3:W c6:Csw d2:R f3:Csw c3:bew d5:W b4:W d4:W e3:W",
    dice="rbW",
    turn=16,
)
# A curve on f6 is turned white at once, and completes the network of black.
OTHERS = position(
    "a5:R b6:W b5:R c6:bew a2:W d6:W a3:rns a4:rns b2:bew e1:Cse f5:W d1:W e5:rew f4:W c2:W d2:rew "
    "e6:W d5:Cne c1:B b1:W a1:W c3:bns c5:Csw d4:Csw f3:R c4:W",
    dice="Crb",
    turn=18,
)
_NEARLY = (
    "f5:W a5:R f4:B b5:W b1:Cne e4:bew a2:bew f2:rew c1:rew e6:rns d1:Csw c2:W c3:rns c4:rns d4:W "
    "e5:R d2:W b2:B d3:B c5:R d5:R e1:B"
)
# By the option `announce`: a red bridge from left to right on e2 links the four bases.
WINNING = {
    announce: position(_NEARLY, dice="BBr", turn=16, announce=announce)
    for announce in ("auto", "strict")
}
