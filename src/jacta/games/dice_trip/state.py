"""The records of Dice Trip: the map, and the state of a game on it."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from jacta.engine.layout import Bits, Int8, Int16, Int32, Ints, Layout

__all__ = [
    "DICE_THROWN",
    "LAST_TURN",
    "MOST_ZONES",
    "NUMBERS",
    "SEATS",
    "TOWNS",
    "TURNS",
    "Board",
    "State",
]

TOWNS: Final = 25
NUMBERS: Final = 36
SEATS: Final = 4
DICE_THROWN: Final = 4
MOST_ZONES: Final = 6

# DT-R12, DT-X6: twelve turns of two entries and one of a single entry fill the 25 towns.
TURNS: Final = 13
LAST_TURN: Final = TURNS - 1


class Board(Layout):
    """A map: what never changes. Towns are bits of masks, in the order of the map's file."""

    zones: Int8
    coloured: Int32
    # By town the towns that it is linked to; by colour the towns of it; by zone its towns.
    links: Annotated[Ints, np.int32, (25,)]
    of_colour: Annotated[Ints, np.int32, (4,)]
    in_zone: Annotated[Ints, np.int32, (6,)]
    # By number of zones without a struck town (DT-R25, DT-R26).
    zone_points: Annotated[Ints, np.int8, (7,)]
    # By pair of dice (DT-R3) masks of pairs: with no die of it, and with one.
    apart: Annotated[Ints, np.int16, (12,)]
    sharing: Annotated[Ints, np.int16, (12,)]
    # A long way along links through the towns, for players that plan: by town its place there, or
    # -1; and by place a mask of the earlier places that it is linked to.
    on_trail: Annotated[Ints, np.int8, (25,)]
    earlier: Annotated[Ints, np.int32, (25,)]
    # The same of the way that minds go, which has more links between places that are near.
    on_way: Annotated[Ints, np.int8, (25,)]
    earlier_on_way: Annotated[Ints, np.int32, (25,)]


class State(Layout):
    """Everything that decides what may follow. Who throws follows from `turn` (DT-A13)."""

    version: Int8
    players: Int8
    tens: Int8
    phase: Int8
    turn: Int16
    # Masks of seats: still to enter in this turn, reroll spent, double use spent.
    waiting: Int8
    rerolled: Int8
    doubled: Int8
    # What the dice show, red first; 0 for one that is still to be thrown.
    dice: Annotated[Ints, np.int8, (4,)]
    # The entries of this turn, which stand on no sheet yet (DT-A14): 1 + action, 0 for none.
    first: Annotated[Ints, np.int16, (4,)]
    second: Annotated[Ints, np.int16, (4,)]
    # The sheets: where each number stands (1 + town, 0 for nowhere); the mask of these numbers; and
    # masks of towns: with a number or struck, struck, with a bonus.
    place: Annotated[Ints, np.int8, (4, 36)]
    used: Annotated[Ints, np.int64, (4,), Bits(NUMBERS)]
    filled: Annotated[Ints, np.int32, (4,), Bits(TOWNS)]
    struck: Annotated[Ints, np.int32, (4,), Bits(TOWNS)]
    bonus: Annotated[Ints, np.int32, (4,), Bits(TOWNS)]
    # What the option `tens` has scored (DT-R27); nothing more can follow once all are ticked.
    tens_points: Annotated[Ints, np.int8, (4,)]
