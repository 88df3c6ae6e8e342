"""`make frames`: how smoothly dice fall on a slow processor.

Dice of each game are thrown, and kept in the air for some seconds, while the processor of the page
is slowed down four and six times, as phones are. Told are the frames that were shown in a second,
which hang on what else the machine does, and what does not: the time of the processor that one
frame took, how many frames came late, and how many of these by the page. At 60 frames a second a
frame has 16.7 ms; one is late by the page if its own threads worked longer than that since the
frame before. The browser slows down the page only; the compositor, which moves the dice, is
reckoned as slow. Nothing fails here.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from rich.console import Console
from rich.progress import track
from rich.table import Table

import jacta
from tests.server.running import run_house
from tests.web.chromium import open_browser
from tests.web.guests import PHONE, Guest, arrive

GAMES = jacta.names()
SLOWER = (1, 4, 6)
SECONDS = 3
THROWS = 6
BUDGET_MS = 1000 / 60
CATEGORIES = ["toplevel", "cc", "__metadata"]
_PAGE, _COMPOSITOR = "CrRendererMain", "Compositor"


@dataclass(frozen=True)
class Work:
    """What a thread did at one go: from when to when, and how much of its own time that took."""

    began: float
    ended: float
    busy: float

    def within(self, began: float, ended: float) -> float:
        """How much of it was between two moments."""
        shared = min(self.ended, ended) - max(self.began, began)
        return self.busy * shared / (self.ended - self.began) if shared > 0 else 0.0


@dataclass(frozen=True)
class Traced:
    """What was traced in a page, in milliseconds: when frames were drawn, and what was done.

    `slower` is by how much the page was slowed down; the compositor never is.
    """

    drawn: list[float]
    page: list[Work]
    compositor: list[Work]
    slower: int

    @property
    def rate(self) -> float:
        """Frames a second."""
        return 1000 * (len(self.drawn) - 1) / (self.drawn[-1] - self.drawn[0])

    def by_frame(self, works: list[Work]) -> float:
        return sum(work.busy for work in works) / len(self.drawn)

    def late(self) -> tuple[int, int]:
        """How many frames came late, and how many of them by the page or by the compositor."""
        gaps = [(a, b) for a, b in pairwise(self.drawn) if b - a > 1.5 * BUDGET_MS]
        own = [
            gap
            for gap in gaps
            if max(
                sum(work.within(*gap) for work in self.page),
                self.slower * sum(work.within(*gap) for work in self.compositor),
            )
            > BUDGET_MS
        ]
        return len(gaps), len(own)


def throw(guest: Guest, table: str, dice: int) -> int:
    """Turns are taken until at least so many dice are in the air; gives how many."""
    rng, falling = random.Random(1), guest.page.locator(".solid.falling")
    while True:
        found = falling.count()
        if found >= dice:
            return found
        if found:
            guest.page.keyboard.press("Shift")  # they lie at once
        now = guest.now(table)
        if now["state"] != "running":
            return 0
        if "legal" in now:
            chosen = [rng.choice(now["legal"])]
            guest.do(table, "act", seat=now["view"]["seat"], actions=chosen)
        guest.page.wait_for_timeout(100)


def sit(guest: Guest, game: str) -> str:
    """A new table, at which dice stay in the air for long."""
    table = guest.open_table(game, 2, bots=1)
    guest.go_to_table(table)
    guest.page.locator(".table .hand").first.wait_for()
    guest.page.evaluate("document.documentElement.style.setProperty('--tumble', '12s')")
    return table


def most_dice(guest: Guest, game: str) -> int:
    """How many dice of this game fly at once, as far as some throws show."""
    table, found = sit(guest, game), []
    for _ in range(THROWS):
        found.append(throw(guest, table, 1))
        guest.page.keyboard.press("Shift")
    return max(found)


def read(events: list[dict[str, Any]], slower: int) -> Traced:
    """What a trace of the browser tells of its page."""
    threads = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in events
        if event["name"] == "thread_name"
    }
    works: dict[str, list[Work]] = {_PAGE: [], _COMPOSITOR: []}
    drawn: list[float] = []
    for event in events:
        thread, at = threads.get((event["pid"], event["tid"])), event["ts"] / 1000
        if event["name"] == "StartDrawToSwapStart" and event["ph"] == "b":
            drawn.append(at)
        elif event["name"] == "ThreadControllerImpl::RunTask" and thread in works:
            lasted = max(event.get("dur", 0) / 1000, 1e-6)
            works[thread].append(Work(at, at + lasted, event.get("tdur", 0) / 1000))
    return Traced(sorted(drawn), works[_PAGE], works[_COMPOSITOR], slower)


def record(browser: Browser, guest: Guest, slower: int, doing: Callable[[], object]) -> Traced:
    """What the page does meanwhile."""
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    doing()
    return read(json.loads(browser.stop_tracing())["traceEvents"], slower)


def measure(browser: Browser, guest: Guest, game: str, slower: int) -> tuple[str, ...]:
    """One line of figures."""
    dice = most_dice(guest, game)
    table = sit(guest, game)
    line = guest.context.new_cdp_session(guest.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    begun = record(browser, guest, slower, partial(throw, guest, table, dice))
    flown = record(browser, guest, slower, lambda: guest.page.wait_for_timeout(1000 * SECONDS))
    late, own = flown.late()
    return (
        str(dice),
        f"{flown.rate:.0f}",
        f"{flown.by_frame(flown.page):.1f} ms",
        f"{slower * flown.by_frame(flown.compositor):.1f} ms",
        f"{late} of {len(flown.drawn)}",
        str(own),
        f"{max(work.busy for work in begun.page):.0f} ms",
    )


def main() -> int:
    figures = Table(
        "game", "slower", "dice", "frames/s", "page", "compositor", "late", "by the page", "longest"
    )
    todo = [(game, slower) for game in GAMES for slower in SLOWER]
    likes: dict[str, Any] = {"size": PHONE, "motion": "full", "reduced_motion": "no-preference"}
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        run_house(Path(folder)) as house,
    ):
        for game, slower in track(todo, "Throwing dice", console=Console(stderr=True)):
            guest = arrive(browser, house.address, **likes)
            figures.add_row(game, f"×{slower}", *measure(browser, guest, game, slower))
            guest.context.close()
    console = Console()
    console.print(figures)
    console.print(
        "page, compositor: of the processor for one frame, which has 16.7 ms; late, by the page: "
        "frames that came late, and those among them for which the page's own threads were not "
        "done in time; longest: the longest task of the page from the throw's being asked for "
        f"until dice were in the air. Load of the machine: {os.getloadavg()[0]:.1f}."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
