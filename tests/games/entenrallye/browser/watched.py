"""Entenrallye as it is watched: where each car stands; and a rally about to be won."""

from __future__ import annotations

from typing import Any

from tests.games.entenrallye.positions import car, table_json

__all__ = ["BOARD", "LAST", "START", "on_board"]

BOARD = """() => Object.fromEntries([...document.querySelectorAll(".board .stands")]
  .map((one) => [one.dataset.seat, one.dataset.at]))"""


def on_board(view: Any) -> dict[str, str]:
    return {str(seat): car["square"] for seat, car in enumerate(view["cars"])}


_BOTH = ["TUV", "ASU"]
START = table_json(
    car("53", fitted="roof-5-3", scores=[9, 4, 12], settled=_BOTH),
    car("M4", scores=[7, 8, 3, 10], settled=_BOTH),
    month=11,
    phase="drive",
    pips=5,
)
LAST = ["drive straight 5 0 no-part"]
