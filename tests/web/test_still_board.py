"""Within a game no box of the table moves or grows, whatever is said and whoever is to act."""

from __future__ import annotations

import random
from typing import Any

import pytest

from jacta.engine.game import Game
from tests.games.roster import every_game
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE, Guest

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
    if (hidden > 0) (seen.scrolled ??= {})[hidden] = document.querySelector("p").textContent;
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


@every_game
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_box_moves_within_a_game(visit: Visit, game: Game, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    players = max(2, game.players[0])
    table = guest.open_table(game.name, players, bots=players - 1)
    guest.go_to_table(table)
    guest.page.locator(".table .hand").first.wait_for()
    guest.page.evaluate(_WATCH)
    play(guest, table, 25)
    seen: dict[str, Any] = guest.page.evaluate("window.seenBoxes")
    assert seen.pop("scrolled", {}) == {}, "all of the hand is seen"
    assert {name: boxes for name, boxes in seen.items() if len(boxes) > 1} == {}
