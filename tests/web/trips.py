"""Games of Dice Trip that go on, as a guest would play them who knows what is good."""

from __future__ import annotations

from typing import Any

import jacta
from jacta.bots import bot
from jacta.engine.errors import BadPosition
from tests.web.guests import Guest

__all__ = ["advance", "best"]

_GAME = jacta.game("dice-trip")


def best(now: Any, board: str) -> Any:
    """What a greedy player would do, from what a seat sees."""
    view = {name: value for name, value in now["view"].items() if name not in ("seat", "scores")}
    if view["phase"] == "decide":
        return "keep"
    view["waiting"] = list(range(view["players"]))  # nothing is known of the others' entries
    try:
        position = _GAME.position(view | {"board": board})
    except BadPosition:  # somebody else has struck the last town already, as must be
        return now["legal"][0]
    seat = now["view"]["seat"]
    return bot(_GAME, "greedy").choose(position.view(seat), position.legal(seat)).notation


def advance(guest: Guest, table: str, turns: int, board: str = "france", chair: int = 0) -> Any:
    """Play until so many turns are over and entries can be made; gives how things stand."""
    while True:
        now = guest.now(table, chair)
        if now["state"] != "running":
            return now
        if "legal" not in now:
            continue
        view = now["view"]
        if view["turn"] >= turns and view["phase"] == "enter":
            return now
        guest.do(table, "act", seat=view["seat"], actions=[best(now, board)])
