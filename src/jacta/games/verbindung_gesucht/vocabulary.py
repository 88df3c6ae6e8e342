"""The words of Verbindung gesucht: its actions, events, draws, reasons and phases."""

from __future__ import annotations

from typing import Final

from jacta.engine.definition import Option
from jacta.engine.vocabulary.domains import Choice, Multiset, Range, Seat
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
from jacta.games.verbindung_gesucht.faces import DIE_LABELS, FACES

__all__ = [
    "BASE",
    "CELL",
    "CELL_LABELS",
    "COLOURS",
    "DICE",
    "DIE",
    "MOST_PLACED",
    "MOST_THROWN",
    "OPTIONS",
    "SEAT",
    "SIDE_NAMES",
    "WIDTH",
    "Action",
    "Announce",
    "Ending",
    "Event",
    "Phase",
    "Reason",
    "Throw",
]

# A cell is numbered row by row from the top left, six to a row on smaller boards too.
WIDTH: Final = 6
CELL_LABELS: Final = tuple(f"{'abcdef'[i % WIDTH]}{1 + i // WIDTH}" for i in range(WIDTH * WIDTH))
COLOURS: Final = ("red", "black")  # by seat
SIDE_NAMES: Final = ("top", "right", "bottom", "left")
MOST_THROWN: Final = 3  # VG-R10
MOST_PLACED: Final = 2  # VG-R12


class Phase(Enumeration):
    """The phases of a turn."""

    THROW = auto()
    PLACE = auto()
    OVER = auto()


class Ending(Enumeration):
    """How a game ends: only the first is a win of who placed the last die."""

    LINKED = auto()
    BOTH_LINKED = auto()
    OTHER_LINKED = auto()
    FALSE_ANNOUNCEMENT = auto()
    BOARD_FULL = auto()


class Announce(Enumeration):
    """Whether a complete network wins by itself, or has to be announced (VG-A13)."""

    AUTO = auto()
    STRICT = auto()


SEAT = Seat(2)
CELL = Choice(CELL_LABELS, title="Cell")
DIE = Choice(DIE_LABELS, "die")
BASE = Choice(SIDE_NAMES, title="Side")
DICE = Multiset(FACES, MOST_THROWN, "dice")

OPTIONS = (Option("announce", labels(Announce), "VG-A13"),)


class Action(Actions):
    """What can be done; a kind is the number of its first action."""

    PLACE = fields(die=DIE, cell=CELL)
    ANNOUNCE = fields(die=DIE, cell=CELL)
    DONE = fields()


class Event(Events):
    """What can happen."""

    THREW = fields(seat=SEAT, dice=DICE)
    ANNOUNCED = fields(seat=SEAT)
    PLACED = fields(seat=SEAT, die=DIE, cell=CELL)
    UNBLOCKED = fields(seat=SEAT, base=BASE, die=DIE, cell=CELL)
    UNCLAIMED = fields(seat=SEAT)
    STUCK = fields(seat=SEAT)
    ENDED = fields(seat=SEAT)
    WON = fields(seat=SEAT, loser=SEAT, how=Choice(labels(Ending), title="Ending"))
    TURNS_OVER = fields(turns=Range(0, 400))


class Throw(Draws):
    """What chance decides: the dice."""

    THROW = faces(Choice(tuple(FACES), "face"), alike=True)


class Reason(Reasons):
    """Why an action is refused."""

    GAME_OVER = "VG-R25"
    NOT_YOUR_TURN = "VG-R9"
    DICE_IN_THE_AIR = "VG-R10"
    NOTHING_TO_ANNOUNCE = "VG-A13"
    NOT_FOR_RED = "VG-R4"
    NOT_FOR_BLACK = "VG-R5"
    NOT_THROWN = "VG-R12"
    WHITE_FIRST = "VG-A7"
    NO_SUCH_CELL = "VG-R1"
    CELL_TAKEN = "VG-A8"
    NO_NEIGHBOUR = "VG-R15"
    COLOURS_MEET = "VG-R19"
    BASE_OF_OTHER_COLOUR = "VG-A2"
    OWN_CURVE_UNUSED = "VG-R6"
    NOTHING_LENGTHENED = "VG-R16"
    WHITE_OWED = "VG-R14"
