"""The words of Würfel Express: its actions, events, draws, reasons and phases, as enumerations."""

from __future__ import annotations

from jacta.engine.definition import Option
from jacta.engine.vocabulary.domains import Choice, Multiset, Pair, Range, Seat
from jacta.engine.vocabulary.enumerations import (
    Actions,
    Draws,
    Enumeration,
    Events,
    Reasons,
    auto,
    faces,
    fields,
    labels,
)
from jacta.games.wurfel_express.set_up import LETTERS, set_up_name, set_ups

__all__ = [
    "CELLS",
    "DICE",
    "LETTERS",
    "OPTIONS",
    "SEAT",
    "STRIP",
    "STRIPS",
    "Action",
    "Event",
    "Phase",
    "Reason",
    "Shorter",
    "Throw",
]

COLOUR = Choice(LETTERS, "colour")
STRIP = Pair("strip", colour=COLOUR, length=Range(2, 6))
STRIPS = STRIP.size
DICE = Multiset(LETTERS, 7, "dice")
SEAT = Seat(6)
CELLS = Range(0, 40)


class Phase(Enumeration):
    """The phases of a turn, in their order."""

    SET_UP = auto()
    DISCARD = auto()
    THROW = auto()
    KEEP = auto()
    TAKE = auto()
    OVER = auto()


class Shorter(Enumeration):
    """When the stock gives a strip shorter than the dice entitle to (WE-A1)."""

    IF_MISSING = auto()
    ALWAYS = auto()


OPTIONS = (Option("shorter", labels(Shorter), "WE-A1"),)


class Action(Actions):
    """What can be done; a kind is the number of its first action."""

    DISCARD = fields(strips=Range(0, 5))
    KEEP = fields(dice=DICE)
    STOP = fields()
    TAKE = fields(strip=STRIP)
    STEAL = fields(seat=SEAT, strip=STRIP)
    DONE = fields()


class Event(Events):
    """What can happen."""

    REMOVED = fields(strip=STRIP)
    DISCARDED = fields(seat=SEAT, strips=Range(0, 5), left=Range(0, 7))
    THREW = fields(seat=SEAT, throw=Range(0, 3), dice=DICE)
    KEPT = fields(seat=SEAT, dice=DICE)
    STOPPED = fields(seat=SEAT)
    TOOK = fields(seat=SEAT, strip=STRIP, cell=CELLS)
    STOLE = fields(seat=SEAT, victim=SEAT, strip=STRIP, cell=CELLS)
    FELL_BACK = fields(seat=SEAT, cells=CELLS, cell=CELLS)
    HELD = fields(seat=SEAT, cell=CELLS)
    ENDED = fields(seat=SEAT)
    FAILED = fields(seat=SEAT)
    GAVE_BACK = fields(seat=SEAT, strip=STRIP, cell=CELLS)
    SLID_BACK = fields(seat=SEAT, cells=CELLS, cell=CELLS)
    SPARED = fields(seat=SEAT)
    WON = fields(seat=SEAT, cell=CELLS)
    TURNS_OVER = fields(turns=Range(0, 400))


class Throw(Draws):
    """What chance decides: the set-up, and the dice."""

    SET_UP_TWO = faces(Choice([set_up_name(row) for row in set_ups(3)]))
    SET_UP_THREE = faces(Choice([set_up_name(row) for row in set_ups(2)]))
    THROW = faces(COLOUR, alike=True)


class Reason(Reasons):
    """Why an action is refused."""

    GAME_OVER = "WE-R36"
    NOT_YOUR_TURN = "WE-R8"
    DICE_IN_THE_AIR = "WE-R14"
    DISCARD_TOO_LATE = "WE-R9"
    DISCARD_TOO_MANY = "WE-R10"
    THROW_FIRST = "WE-R14"
    THROWING_OVER = "WE-R14"
    KEEP_NOT_THROWN = "WE-R15"
    KEEP_ALL_IS_STOP = "WE-R17"
    STILL_THROWING = "WE-R17"
    TOO_FEW_DICE = "WE-R18"
    STRIP_TOO_LONG = "WE-R18"
    COLOUR_ON_TRACK = "WE-R24"
    STRIP_REMOVED = "WE-A11"
    NOT_IN_STOCK = "WE-R21"
    EXACT_IN_STOCK = "WE-A1"
    NO_SUCH_OPPONENT = "WE-R25"
    ROBBED_ALREADY = "WE-R26"
    NOT_THE_REAR_STRIP = "WE-R27"
    ONLY_STRIP = "WE-R28"
