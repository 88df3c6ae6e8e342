"""Positions of Entenrallye in which there is something to see and to do, for the first seat.

No table starts from hidden cards, so hands are empty here: parts are bought at the table.
"""

from __future__ import annotations

from typing import Any

from tests.entenrallye.positions import car, table_json
from tests.web.guests import Guest

__all__ = ["ARRIVING", "JUNCTION", "MIDDLE", "collect"]

# Two cars: the first one before a junction, with a 5.
JUNCTION: Any = table_json(
    car("17", fitted="bonnet-4-3 roof-3-4", repair=9, scores=[11]),
    car("22", fitted="wings-5-4", repair=4, scores=[8]),
    month=3,
    phase="drive",
    pips=5,
)
# Six cars all over the road; the first drives with a 6.
MIDDLE: Any = table_json(
    car("30", fitted="bonnet-4-3", repair=9, scores=[11, 9], settled=["TUV"]),
    car("30", fitted="wings-5-4 doors-3-3", repair=14, scores=[8], settled=["TUV"]),
    car("M2", repair=2, scores=[7, 12], settled=["TUV"]),
    car("b2", fitted="bonnet-5-5 roof-3-3", repair=6, scores=[14], settled=["TUV"]),
    car("TUV-4", settled=["TUV"]),
    car("34", fitted="wings-4-4", repair=11, scores=[10, 13], settled=["TUV"]),
    month=6,
    part=4,
    phase="drive",
    pips=6,
)
# Three cars before meeting 1, in its month; the first can arrive with its 6.
ARRIVING: Any = table_json(
    car("7", fitted="bonnet-4-5 wings-2-3 roof-5-3", repair=6),
    car("12", fitted="doors-5-5", repair=3),
    car("4", repair=11),
    month=2,
    part=2,
    phase="drive",
    pips=6,
)


# What fills a hand: buying, and ending the turn with nothing fitted.
_KEEPING = {("part", "drive"), (None, "done")}


def collect(guest: Guest, table: str, parts: int, phase: str) -> Any:
    """Buy parts, until so many are in the hand of the first seat in a step of its turn."""

    while True:
        now = guest.now(table)
        if "legal" not in now:
            continue
        if now["view"]["phase"] == phase and now["view"]["cars"][0]["held"] >= parts:
            return now
        chosen = max(
            now["legal"], key=lambda action: (action.get("part"), action["type"]) in _KEEPING
        )
        guest.do(table, "act", seat=0, actions=[chosen])
