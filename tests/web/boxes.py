"""The boxes of a table, looked at in every frame of a game, in windows of several sizes at once."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.web.guests import Guest

__all__ = ["Size", "moved", "play", "watch"]

Size = tuple[int, int]

# A box that is not there has no place.
_WATCH = """() => {
  const parts = { banner: ".banner", board: ".middle > section", hand: ".hand" };
  const seen = (window.seenBoxes = {});
  const look = () => {
    for (const [name, where] of Object.entries(parts)) {
      const box = document.querySelector(`.table ${where}`)?.getBoundingClientRect();
      if (!box || document.querySelector(".ending")) continue;
      const said = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
      (seen[name] ??= {})[said] ??= document.querySelector(".banner p")?.textContent ?? "";
    }
    const card = document.querySelector(".table .hand > section");
    const hidden = card ? card.scrollHeight - card.clientHeight : 0;
    if (hidden > 0) (seen.scrolled ??= {})[hidden] = card.innerText;
    requestAnimationFrame(look);
  };
  look();
}"""


def watch(guest: Guest, table: str, sizes: list[Size]) -> dict[Size, Page]:
    """The guest's table in windows of these sizes, the first of which is the guest's own."""
    guest.go_to_table(table)
    pages = {size: guest.page if size is sizes[0] else _beside(guest, size) for size in sizes}
    for page in pages.values():
        page.locator(".table .hand > section").first.wait_for()
        page.evaluate(_WATCH)
    return pages


def _beside(guest: Guest, size: Size) -> Page:
    """The same table as the same person sees it in a window of another size."""
    page = guest.context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(guest.page.url)
    return page


def play(guest: Guest, table: str, moves: int) -> int:
    """Build something each time, look at it, and then confirm it, up to so many times or to the
    end of the game; gives how often."""
    rng, made = random.Random(3), 0
    while made < moves:
        now = guest.wait_for_turn(table)
        if now["state"] != "running":
            return made
        guest.page.locator(".banner .lit, .banner.lit").first.wait_for()
        seat, action = now["view"]["seat"], rng.choice(now["legal"])
        told = guest.do(table, "draft", seat=seat, actions=[action])
        if told.get("draft") and told["draft"]["effect"] != "open":
            guest.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
        if told.get("draft"):
            guest.do(table, "act", seat=seat, actions=[action])
        made += 1
    return made


def moved(pages: dict[Size, Page]) -> dict[Size, Any]:
    """By windows: boxes that were in more than one place, each with what the banner said then, and
    what of the hand could be seen by scrolling only. Empty if there was nothing of it."""
    found: dict[Size, Any] = {}
    for size, page in pages.items():
        seen: dict[str, Any] = page.evaluate("window.seenBoxes")
        scrolled = {"scrolled": seen.pop("scrolled")} if "scrolled" in seen else {}
        here = scrolled | {name: boxes for name, boxes in seen.items() if len(boxes) > 1}
        if here:
            found[size] = here
    return found
