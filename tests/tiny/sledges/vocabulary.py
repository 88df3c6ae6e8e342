"""The words of Sledges: its actions, events, draws and reasons, declared once."""

from jacta.engine.vocabulary.domains import Range, Seat
from jacta.engine.vocabulary.enumerations import Actions, Draws, Events, Reasons, faces, fields

SEAT, PIPS, CELL = Seat(4), Range(1, 6), Range(0, 31)


class Action(Actions):
    RIDE = fields(cells=PIPS)


class Event(Events):
    THREW = fields(seat=SEAT, pips=PIPS)
    RODE = fields(seat=SEAT, cell=CELL)
    SLID = fields(seat=SEAT, cell=CELL)
    WON = fields(seat=SEAT)


class Throw(Draws):
    DIE = faces(PIPS)


class Reason(Reasons):
    GAME_OVER = "SL-R5"
    NOT_YOUR_TURN = "SL-R1"
    DIE_IN_THE_AIR = "SL-R2"
    TOO_FAR = "SL-R3"
