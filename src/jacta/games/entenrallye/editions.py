"""Editions: the road and the parts that a version of the rules is played with.

Versions 1 and 2 had others than those of today. Their records and tables are still played on them,
so both have one numbering of squares and parts: all squares of before are on the road of today, at
the same numbers of the same ground, and the parts have only other colours.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from jacta.games.entenrallye.parts import FORMER_PARTS, PARTS, Part
from jacta.games.entenrallye.road import FORMER_ROAD, ROAD, Road

__all__ = ["EDITIONS", "FORMER", "OUR_BOARD", "OUR_ROAD", "Edition", "board_name"]

OUR_ROAD: Final = "our-road"
OUR_BOARD: Final = "our-board"
FORMER: Final = {OUR_BOARD: 2}


class Edition(NamedTuple):
    """A road, and the parts that lie in its pile."""

    road: Road
    parts: tuple[Part, ...]


EDITIONS: Final = {
    OUR_ROAD: Edition(ROAD, PARTS),
    OUR_BOARD: Edition(FORMER_ROAD, FORMER_PARTS),
}


def board_name(version: int) -> str:
    """The board of a version of the rules."""
    return OUR_BOARD if version <= FORMER[OUR_BOARD] else OUR_ROAD
