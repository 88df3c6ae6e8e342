"""`make frames`: how smoothly dice fall on a slow processor.

Dice of each game are kept in the air while the processor of the page is slowed down four and six
times, as phones are. Told are the frames that were shown in a second, and the time of the processor
that one frame took: by the compositor, which moves the dice, and by the page, which has nothing to
do then. At 60 frames a second a frame has 16.7 ms. Nothing fails here; a busy machine shows fewer
frames, but takes no more time for one.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
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
CATEGORIES = ["toplevel", "cc", "__metadata"]


def throw(guest: Guest, game: str) -> None:
    """Dice are thrown, and stay in the air for a while."""
    table = guest.open_table(game, 2, bots=1)
    guest.go_to_table(table)
    guest.page.locator(".table .hand").first.wait_for()
    guest.page.evaluate("document.documentElement.style.setProperty('--tumble', '12s')")
    rng, falling = random.Random(1), guest.page.locator(".solid.falling")
    while falling.count() == 0:
        now = guest.now(table)
        if "legal" in now:
            chosen = [rng.choice(now["legal"])]
            guest.do(table, "act", seat=now["view"]["seat"], actions=chosen)
        guest.page.wait_for_timeout(500)


def traced(browser: Browser, guest: Guest, slower: int) -> tuple[float, float, float]:
    """Frames a second; milliseconds of the compositor and of the page for each."""
    line = guest.context.new_cdp_session(guest.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    guest.page.wait_for_timeout(1000 * SECONDS)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in events
        if event["name"] == "thread_name"
    }
    busy = {"Compositor": 0.0, "CrRendererMain": 0.0}
    drawn: list[float] = []
    for event in events:
        thread = threads.get((event["pid"], event["tid"]))
        if event["name"] == "StartDrawToSwapStart" and event["ph"] == "b":
            drawn.append(event["ts"] / 1e6)
        elif event["name"] == "ThreadControllerImpl::RunTask" and thread in busy:
            busy[thread] += event.get("tdur", 0) / 1000
    rate = (len(drawn) - 1) / (max(drawn) - min(drawn))
    return rate, busy["Compositor"] / len(drawn), busy["CrRendererMain"] / len(drawn)


def main() -> int:
    figures = Table("game", "slower", "dice", "frames/s", "compositor", "page")
    todo = [(game, slower) for game in GAMES for slower in SLOWER]
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        run_house(Path(folder)) as house,
    ):
        likes: dict[str, Any] = {
            "size": PHONE,
            "motion": "full",
            "reduced_motion": "no-preference",
        }
        for game, slower in track(todo, "Throwing dice", console=Console(stderr=True)):
            guest = arrive(browser, house.address, **likes)
            throw(guest, game)
            dice = guest.page.locator(".solid.falling").count()
            rate, *times = traced(browser, guest, slower)
            guest.context.close()
            costs = (f"{time:.1f} ms" for time in times)
            figures.add_row(game, f"×{slower}", str(dice), f"{rate:.0f}", *costs)
    Console().print(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
