"""Dice Trip as it is watched: the numbers on the own sheet; and a trip about to be won."""

from __future__ import annotations

from typing import Any

from tests.games.dice_trip.positions import filler, play, table

__all__ = ["BOARD", "LAST", "START", "on_board"]

BOARD = """() => [...document.querySelectorAll(".board .spot")].map((one) => (
  one.querySelector(".cross") ? -1 : Number(one.querySelector(".number")?.textContent ?? 0)))"""


def on_board(view: Any) -> list[int]:
    numbers: list[int] = view["sheets"][view["seat"]]["filled"]
    return numbers


_BEFORE = [
    filler("Paris 33", "Lille 34", "Caen 22", "Brest 21", "Nantes 11", turn=12, reroll=False),
    filler(turn=12, reroll=False),
]
START = play(table(*_BEFORE), "throw 4 4 5 6").json
LAST = ["strike Y"]
