"""Würfel Express as it is watched: how far each track reaches; and a game about to be won."""

from __future__ import annotations

from typing import Any

from tests.games.wurfel_express.browser.positions import position

__all__ = ["BOARD", "LAST", "START", "on_board"]

BOARD = """() => [...document.querySelectorAll(".board .tracks svg > g[role=img]")]
  .map((one) => Number(/cell (\\d+)/.exec(one.getAttribute("aria-label"))?.[1] ?? 0))"""


def on_board(view: Any) -> list[int]:
    return [track["front"] for track in view["tracks"]]


START = position((20, "B4 Y4"), (0, "G2 R5"), phase="take", dice="RRRRGGG", throws=3)
LAST = ["take R4", "done"]
