"""The words of Entenrallye: its actions, events, draws, reasons and phases, as enumerations."""

from __future__ import annotations

from msgspec import Meta

from jacta.engine.definition import Option
from jacta.engine.vocabulary.domains import Choice, Range, Seat, Speaker
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
from jacta.games.entenrallye.editions import EDITIONS
from jacta.games.entenrallye.parts import PARTS
from jacta.games.entenrallye.paths import PATHS
from jacta.games.entenrallye.road import INSPECTIONS, MEETINGS, ROAD

__all__ = [
    "INSPECTION",
    "MONTHS",
    "OPTIONS",
    "PART",
    "PLACE",
    "REPAIR",
    "SEAT",
    "SQUARE",
    "Action",
    "Chance",
    "Event",
    "Phase",
    "Reason",
    "Standing",
    "Sticker",
    "Way",
    "describe",
]

MONTHS = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip


class Parts(Choice):
    """A part, such as roof-5-3; said with all that is on its card, as it lies on a board."""

    def __init__(self) -> None:
        super().__init__([part.name for part in PARTS], "part")

    def say(self, value: int, speaker: Speaker) -> str:
        part = EDITIONS[speaker.board].parts[value]
        return speaker.words(
            "part",
            section=part.section,
            points=part.points,
            defects=part.defects,
            colour=part.colour,
        )


class Squares(Choice):
    """A square by its name, such as 17, M1 or TUV-3; said by what it is."""

    def __init__(self) -> None:
        super().__init__(ROAD.names, "square")

    def say(self, value: int, speaker: Speaker) -> str:
        name = self.label(value)
        return speaker.words("square", **describe(name))


class Paths(Choice):
    """The squares of a drive, from where it began, such as 17>18>t1."""

    def __init__(self) -> None:
        super().__init__([">".join(path) for path in PATHS], title="Path")

    @property
    def meta(self) -> Meta:
        return Meta(title=self.title, description="Names of squares, with > between them.")


def describe(name: str) -> dict[str, int | str]:
    """What a square is, for the messages `place` and `square`."""
    head, _, depth = name.partition("-")
    if depth:
        return {"kind": f"{head}-behind" if depth != "0" else f"{head}-workshop", "number": depth}
    if name in INSPECTIONS:
        return {"kind": name, "number": 0}
    if name.isdigit():
        return {"kind": "start" if name == "0" else "road", "number": name}
    kinds = {
        "M": "meeting",
        "t": "TUV-branch",
        "u": "ASU-branch",
        "v": "TUV-lane",
        "w": "ASU-lane",
    }
    return {"kind": kinds.get(name[0], "shortcut"), "number": name[1:], "letter": name[0]}


SEAT, PIPS, COUNT = Seat(6), Range(1, 6), Range(0, 48)
PART, SQUARE, PATH = Parts(), Squares(), Paths()
PART_FACES = faces(PART)
REPAIR, POINTS, TOTAL = Range(0, 20), Range(0, 24), Range(0, 96)
DEFECTS, SHORTFALL = Range(12, 20), Range(1, 20)
MEETING = Range(1, 4)
PLACE = Choice((*MEETINGS, *INSPECTIONS), title="Place")
INSPECTION = Choice(INSPECTIONS, "inspection")
MONTH = Choice(MONTHS, "month")


class Phase(Enumeration):
    """The steps of a turn, in their order."""

    THROW = auto()  # the die falls
    DRIVE = auto()  # way and split are chosen
    BUY = auto()  # a card comes from the pile
    ACT = auto()  # parts are fitted, stolen or exchanged
    DRAW = auto()  # a card comes from another hand
    GIVE = auto()  # a card is owed for an exchange
    KEEP = auto()  # after scoring: which cards stay
    OVER = auto()


class Way(Enumeration):
    """Where a road divides: on, or off into a shortcut or a dead end (EN-R6)."""

    STRAIGHT = auto()
    TURN = auto()


class Standing(Enumeration):
    """How a car stands to a place of the year."""

    DUE = auto()
    NEXT = auto()
    DONE = auto()
    MISSED = auto()
    FAILED = auto()


class Sticker(Enumeration):
    """Whether a meeting asks for the sticker of the inspection before it (EN-A11)."""

    OFF = auto()
    REQUIRED = auto()


OPTIONS = (Option("sticker", labels(Sticker), "EN-A11"),)


class Action(Actions):
    """What can be done; a kind is the number of its first action."""

    DRIVE = fields(
        way=Choice(labels(Way), title="Way"),
        squares=PIPS,
        repair=Range(0, 5),
        part=Choice(("no-part", "part")),
    )
    STEAL = fields(seat=SEAT)
    EXCHANGE = fields(seat=SEAT)
    GIVE = fields(part=PART)
    FIT = fields(part=PART)
    DONE = fields()
    KEEP = fields(part=PART)
    RETURN_REST = fields()


class Event(Events):
    """What can happen."""

    THREW = fields(seat=SEAT, pips=PIPS)
    WAITED = fields(seat=SEAT, meeting=MEETING)
    DROVE = fields(seat=SEAT, squares=PIPS, square=SQUARE, path=PATH)
    MISSED = fields(seat=SEAT, meeting=MEETING)
    REPAIRED = fields(seat=SEAT, points=Range(0, 5), repair=REPAIR)
    BOUGHT = fields(seat=SEAT)
    DREW = fields(seat=SEAT, part=PART)
    STOLE = fields(seat=SEAT, victim=SEAT)
    EXCHANGED = fields(seat=SEAT, partner=SEAT)
    TOOK = fields(seat=SEAT, victim=SEAT, part=PART)
    HANDED_OVER = fields(seat=SEAT, partner=SEAT)
    GAVE = fields(seat=SEAT, partner=SEAT, part=PART)
    FITTED = fields(seat=SEAT, part=PART, defects=DEFECTS, worth=Range(2, 6))
    ENDED = fields(seat=SEAT)
    ARRIVED = fields(seat=SEAT, meeting=MEETING)
    SCORED = fields(seat=SEAT, meeting=MEETING, points=POINTS)
    RETURNED = fields(seat=SEAT, parts=COUNT, kept=Range(0, 2))
    PASSED = fields(seat=SEAT, inspection=INSPECTION, defects=DEFECTS, repair=REPAIR)
    FAILED = fields(seat=SEAT, inspection=INSPECTION, shortfall=SHORTFALL, square=SQUARE)
    TIME = fields(month=MONTH, part=Range(1, 6))
    MONTH_OVER = fields(month=MONTH)
    TOWED = fields(seat=SEAT, inspection=INSPECTION, repair=REPAIR, square=SQUARE)
    TOWED_BEHIND = fields(seat=SEAT, inspection=INSPECTION, shortfall=SHORTFALL, square=SQUARE)
    YEAR_OVER = fields()
    ALL_ARRIVED = fields()
    WON = fields(seat=SEAT, points=TOTAL)


class Chance(Draws):
    """What chance decides: the die, a card of the pile, one of another hand."""

    DIE = faces(PIPS)
    PART = PART_FACES
    CARD = PART_FACES


class Reason(Reasons):
    """Why an action is refused."""

    GAME_OVER = "EN-R28"
    NOT_YOUR_TURN = "EN-R3"
    DIE_IN_THE_AIR = "EN-R9"
    CARD_IN_THE_AIR = "EN-R13"
    DRIVE_FIRST = "EN-R8"
    DRIVEN_ALREADY = "EN-R8"
    MORE_THAN_THROWN = "EN-R10"
    PIPS_LEFT = "EN-A3"
    NO_JUNCTION = "EN-R6"
    BRANCH_CLOSED = "EN-A24"
    SPLIT_AT_A_PLACE = "EN-A1"
    SPLIT_ON_BROWN = "EN-R11"
    REPAIR_FULL = "EN-A4"
    PILE_EMPTY = "EN-A19"
    STEAL_WITH_A_ONE = "EN-R21"
    EXCHANGE_WITH_A_TWO = "EN-R22"
    TRADED_ALREADY = "EN-R12"
    NO_SUCH_PLAYER = "EN-R21"
    NOTHING_TO_TAKE = "EN-R21"
    NOT_IN_HAND = "EN-R17"
    SECTION_TAKEN = "EN-R15"
    GIVE_FIRST = "EN-A8"
    NOTHING_OWED = "EN-A8"
    JUST_RECEIVED = "EN-A8"
    KEEP_FIRST = "EN-R32"
    NOT_AT_A_MEETING = "EN-R32"
    KEPT_ALREADY = "EN-A20"
