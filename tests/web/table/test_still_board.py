"""Within a game no box of the table moves or grows, whatever is said and whoever is to act."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from jacta.engine.game import Game
from tests.games.roster import every_game
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE, Guest

LYING = ((844, 390), (667, 375))
_OTHERS = (PHONE, (820, 1180), LYING[0])

# Boxes are looked at in every frame; one that is not there has none.
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


def play(guest: Guest, table: str, moves: int) -> None:
    """Build something each time, look at it, and then confirm it or something else."""
    rng = random.Random(3)
    while moves > 0:
        now = guest.now(table)
        if now["state"] != "running":
            return
        if "legal" not in now:
            continue
        guest.page.locator(".banner .lit, .banner.lit").first.wait_for()
        seat, action = now["view"]["seat"], rng.choice(now["legal"])
        told = guest.do(table, "draft", seat=seat, actions=[action])
        if told.get("draft") and told["draft"]["effect"] != "open":
            guest.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
            guest.do(table, "act", seat=seat, actions=[action])
        elif told.get("draft"):
            guest.do(table, "act", seat=seat, actions=[action])
        moves -= 1


def beside(guest: Guest, table: str, size: tuple[int, int]) -> Page:
    """The same table as the same person sees it in a window of another size."""
    page = guest.context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{guest.address}/table/{table}")
    return page


@every_game
def test_no_box_moves_within_a_game(visit: Visit, game: Game) -> None:
    guest = visit()
    players = max(2, game.players[0])
    table = guest.open_table(game.name, players, bots=players - 1)
    guest.go_to_table(table)
    pages = {DESKTOP: guest.page} | {size: beside(guest, table, size) for size in _OTHERS}
    for page in pages.values():
        page.locator(".table .hand").first.wait_for()
        page.evaluate(_WATCH)
    play(guest, table, 16)
    moved: dict[tuple[int, int], Any] = {}
    for size, page in pages.items():
        seen: dict[str, Any] = page.evaluate("window.seenBoxes")
        scrolled = seen.pop("scrolled", {})
        found = {name: boxes for name, boxes in seen.items() if len(boxes) > 1}
        if scrolled or found:
            moved[size] = {"scrolled": scrolled, **found}
    assert moved == {}, "no box moves, and all of the hand is seen"


@every_game
def test_a_phone_on_its_side_has_board_and_hand_beside_each_other(visit: Visit, game: Game) -> None:
    for size in LYING:
        guest = visit(size=size)
        guest.go_to_table(guest.open_table(game.name, players=2, bots=1))
        guest.page.locator(".table .hand > section").first.wait_for()
        board, hand = (
            guest.page.locator(f".table {part}").bounding_box()
            for part in (".middle > section", ".hand > section")
        )
        assert board is not None
        assert hand is not None
        width, height = size
        assert board["x"] + board["width"] <= hand["x"]
        assert hand["x"] + hand["width"] <= width
        assert min(board["height"], hand["height"]) > height - 60, "one thin bar takes height"
        assert guest.page.evaluate("document.documentElement.scrollHeight") <= height
