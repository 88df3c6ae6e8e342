"""`make lighthouse`: what Lighthouse says of four rooms, and how fast a move repaints.

Each page is measured five times as on a desktop; the medians are printed.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.server.running import run_house
from tests.web.chromium import ARGUMENTS, ROOT, find_node, open_browser, surroundings, unpack
from tests.web.evenings import GAME, played_an_evening
from tests.web.guests import Guest, arrive
from tests.web.hands import Hand

RUNS = 5
MOVES = 30
CATEGORIES = ("performance", "accessibility", "best-practices")
WANTED = 95
_SCRIPT = ROOT / "web" / "node_modules" / "lighthouse" / "cli" / "index.js"
# From the click until the frame after the answer has changed what is shown. Locking a die asks
# nothing of the house, and is not counted.
_STOPWATCH = """
window.times = [];
let began = 0, before = "";
const textOf = (place) => document.querySelector(place)?.innerText
const shown = () => textOf(".board") + textOf(".hand")
  + document.querySelector(".banner")?.innerText;
addEventListener("click", (event) => {
  if (!event.target.closest(".hand button:not([aria-pressed])")) return;
  began = performance.now();
  before = shown();
}, true);
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  if (!began || shown() === before) return;
  const since = began;
  began = 0;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.times.push(performance.now() - since);
    channel.port2.postMessage(null);
  });
}).observe(document.body,
  { childList: true, subtree: true, characterData: true, attributes: true }));
"""


def measure(address: str, cookie: str, folder: Path) -> dict[str, Any]:
    """One report of Lighthouse."""
    chromium, report = unpack(), folder / "report.json"
    command = [
        str(find_node()),
        str(_SCRIPT),
        address,
        "--quiet",
        "--preset=desktop",
        "--output=json",
        f"--output-path={report}",
        f"--only-categories={','.join(CATEGORIES)}",
        f"--extra-headers={json.dumps({'Cookie': cookie})}",
        f"--chrome-flags={' '.join(('--headless', *ARGUMENTS))}",
    ]
    environment = surroundings(chromium) | {"CHROME_PATH": str(chromium)}
    subprocess.run(command, env=environment, check=True, timeout=180)
    told: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return told


def faults(report: dict[str, Any]) -> list[str]:
    """What cost points, in one line each."""
    found = []
    for category in CATEGORIES:
        for audit in report["categories"][category]["auditRefs"]:
            told = report["audits"][audit["id"]]
            if audit["weight"] > 0 and told["score"] is not None and told["score"] < 0.9:
                found.append(f"{category}: {told['title']} {told.get('displayValue', '')}".strip())
    return found


def repaint(guest: Guest) -> list[float]:
    """Milliseconds from a click to the repaint of what it did, for some moves."""
    guest.context.add_init_script(_STOPWATCH)
    guest.go_to_table(guest.open_table(GAME, 2, bots=1))
    hand = Hand(guest.page)
    while len(hand.pressed) < MOVES and hand.wait() != "over":
        hand.step()
    times: list[float] = guest.page.evaluate("times")
    return times


def main() -> int:
    console = Console()
    scores = Table("page", *CATEGORIES, title=f"Lighthouse, median of {RUNS} runs")
    notes: list[str] = []
    low, before = False, os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as name, run_house(Path(name)) as house:
        with open_browser() as browser:
            guest = arrive(browser, house.address)
            played_an_evening(guest)
            person = guest.ask("/api/me")["person"]
            table = guest.open_table(GAME, 4, bots=3)
            cookies = guest.context.cookies()
            guest.context.close()
            times = repaint(arrive(browser, house.address))
        cookie = "; ".join(f"{each['name']}={each['value']}" for each in cookies)
        rooms = {"shelf": "", "table": f"table/{table}"}
        rooms |= {"ladder": f"ladder/{GAME}", "person": f"person/{person}"}
        pages = {room: f"{house.address}/{path}" for room, path in rooms.items()}
        reports: dict[str, list[dict[str, Any]]] = {page: [] for page in pages}
        for _ in track(range(RUNS), "Measuring"):
            for page, address in pages.items():
                reports[page].append(measure(address, cookie, Path(name)))
    for page, told in reports.items():
        medians = [
            100 * statistics.median(one["categories"][each]["score"] for one in told)
            for each in CATEGORIES
        ]
        low = low or min(medians) < WANTED
        scores.add_row(page, *(f"{score:.0f}" for score in medians))
        notes += [f"{page}: {fault}" for fault in faults(told[-1])]
    console.print(scores)
    console.print(f"Load of the machine: {before:.1f} before, {os.getloadavg()[0]:.1f} after.")
    for note in notes:
        console.print(note)
    if times:
        worst = sorted(times)[int(0.95 * (len(times) - 1))]
        console.print(
            f"click to repaint: median {statistics.median(times):.0f} ms, "
            f"95th percentile {worst:.0f} ms of {len(times)} moves"
        )
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
