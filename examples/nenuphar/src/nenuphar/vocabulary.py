"""The words of Nenuphar: its actions, events, draws, reasons and phases, declared once."""

from jacta.engine.vocabulary.domains import Range, Seat
from jacta.engine.vocabulary.enumerations import (
    Actions,
    Draws,
    Enumeration,
    Events,
    Reasons,
    auto,
    faces,
    fields,
)

SEAT, PIPS, CELL = Seat(4), Range(1, 6), Range(0, 31)


class Action(Actions):
    HOP = fields(length=PIPS)
    THROW = fields()
    REST = fields()


class Event(Events):
    THREW = fields(seat=SEAT, low=PIPS, high=PIPS)
    HOPPED = fields(seat=SEAT, length=PIPS, cell=CELL)
    PUSHED = fields(seat=SEAT, other=SEAT, cell=CELL)
    FELL_IN = fields(seat=SEAT, cell=CELL)
    RESTED = fields(seat=SEAT, cell=CELL)
    WON = fields(seat=SEAT)
    EVENING = fields()


class Throw(Draws):
    THROW = faces(PIPS, alike=True)


class Reason(Reasons):
    GAME_OVER = "NE-R10"
    NOT_YOUR_TURN = "NE-R2"
    DICE_IN_THE_AIR = "NE-R3"
    HOP_FIRST = "NE-R4"
    HOPPED = "NE-R6"
    NOT_ON_THE_DICE = "NE-R4"


class Phase(Enumeration):
    """What is to happen next: the dice fall, one of them is chosen, or the frog rests or not."""

    THROW = auto()
    HOP = auto()
    REST_OR_THROW = auto()
    OVER = auto()
