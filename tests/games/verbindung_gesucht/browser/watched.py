"""Verbindung gesucht as it is watched: where dice lie; and a network about to be complete."""

from __future__ import annotations

from typing import Any

from tests.games.verbindung_gesucht.browser.connections import WINNING

__all__ = ["BOARD", "LAST", "START", "on_board"]

BOARD = """() => [...document.querySelectorAll(".board .lies")]
  .map((one) => one.getAttribute("aria-label").split(":")[0]).sort()"""


def on_board(view: Any) -> list[str]:
    return sorted(laid["cell"] for laid in view["laid"])


START = WINNING["auto"]
LAST = ["place rew e2"]
