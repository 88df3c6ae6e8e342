"""The words of Dice Trip: its actions, events, draws, reasons and phases, as enumerations."""

from __future__ import annotations

from jacta.engine.definition import Option
from jacta.engine.vocabulary.domains import (
    Choice,
    Domain,
    Label,
    Place,
    Range,
    Seat,
    Speaker,
    Subset,
)
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

__all__ = [
    "COLOURS",
    "DICE",
    "NUMBER",
    "OPTIONS",
    "SEAT",
    "TOWN",
    "TOWN_LETTERS",
    "Action",
    "Event",
    "OrderedDice",
    "Phase",
    "Reason",
    "Tens",
    "Throw",
    "Why",
]

COLOURS = "RGBY"
TOWN_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


class Phase(Enumeration):
    """The phases of a turn, in their order."""

    THROW = auto()
    DECIDE = auto()
    RETHROW = auto()
    ENTER = auto()
    OVER = auto()


class Tens(Enumeration):
    """Whether numbers with all six tens score (DT-R27)."""

    NO = auto()
    YES = auto()


class Why(Enumeration):
    """What earns a bonus (DT-R18)."""

    EQUAL = auto()
    COLOUR = auto()


class OrderedDice(Domain):
    """Two different dice, tens then ones (DT-A15): `RB` is the red die before the blue one."""

    size, title = 12, "TwoDice"

    def __init__(self) -> None:
        self.labels = [tens + ones for tens in COLOURS for ones in COLOURS if ones != tens]

    def label(self, value: int) -> str:
        return self.labels[value]

    def value(self, label: object) -> int:
        if not isinstance(label, str) or label not in self.labels:
            raise ValueError(f"{label!r} does not name two different dice of {COLOURS}")
        return self.labels.index(label)

    def say(self, value: int, speaker: Speaker) -> Label:
        label = self.labels[value]
        return speaker.words("dice", tens=label[0], ones=label[1])


class Number(Domain):
    """DT-A9: one of the 36 numbers with digits 1 to 6, in the order of the strip (DT-R23)."""

    size, title = 36, "StripNumber"

    def label(self, value: int) -> Label:
        return 10 * (value // 6 + 1) + value % 6 + 1

    def value(self, label: object) -> int:
        numbers = {str(self.label(value)): value for value in range(self.size)}
        if isinstance(label, bool) or str(label) not in numbers:
            raise ValueError(f"{label!r} is not a number with digits 1 to 6")
        return numbers[str(label)]


SEAT = Seat(4)
PIPS = Range(1, 6)
COLOUR = Choice(COLOURS, "colour")
TOWN = Place(TOWN_LETTERS, title="Town")
DICE = OrderedDice()
NUMBER = Number()
SOME_DICE = Subset(COLOURS, "colour")
TOWNS, POINTS = Range(0, 25), Range(0, 25)

OPTIONS = (Option("tens", labels(Tens), "DT-R27"),)


class Action(Actions):
    """What can be done; a kind is the number of its first action."""

    KEEP = fields()
    REROLL = fields(dice=SOME_DICE)
    WRITE = fields(dice=DICE, town=TOWN)
    STRIKE = fields(town=TOWN)


class Event(Events):
    """What can happen."""

    THREW = fields(seat=SEAT, red=PIPS, green=PIPS, blue=PIPS, yellow=PIPS)
    KEPT = fields(seat=SEAT)
    REROLLED = fields(seat=SEAT, dice=SOME_DICE)
    RETHREW = fields(seat=SEAT, red=PIPS, green=PIPS, blue=PIPS, yellow=PIPS)
    ENTERED = fields(seat=SEAT)
    DOUBLED = fields(seat=SEAT, colour=COLOUR)
    WROTE = fields(seat=SEAT, number=NUMBER, town=TOWN, dice=DICE)
    EARNED_BONUS = fields(seat=SEAT, town=TOWN, why=Choice(labels(Why), title="Why"))
    STRUCK = fields(seat=SEAT, town=TOWN)
    COMPLETED_TENS = fields(seat=SEAT, points=POINTS)
    COUNTED_BONUSES = fields(seat=SEAT, points=POINTS)
    COUNTED_STRIKES = fields(seat=SEAT, towns=TOWNS)
    COUNTED_ROUTE = fields(seat=SEAT, towns=TOWNS)
    COUNTED_SERIES = fields(seat=SEAT, towns=TOWNS, points=POINTS)
    COUNTED_ZONES = fields(seat=SEAT, zones=Range(0, 6), points=POINTS)
    COUNTED_TENS = fields(seat=SEAT, points=POINTS)
    SCORED = fields(seat=SEAT, points=Range(-25, 125))
    WON = fields(seat=SEAT)


class Throw(Draws):
    """What chance decides: the dice, and those that are thrown again."""

    THROW = faces(PIPS)
    RETHROW = faces(PIPS)


class Reason(Reasons):
    """Why an action is refused."""

    GAME_OVER = "DT-R12"
    DICE_IN_THE_AIR = "DT-R2"
    NOT_THE_THROWER = "DT-R13"
    THROWER_DECIDES = "DT-A14"
    REROLL_SPENT = "DT-A10"
    REROLL_TOO_LATE = "DT-R13"
    ENTERED_ALREADY = "DT-R10"
    TOWN_STRUCK = "DT-R9"
    TOWN_TAKEN = "DT-R6"
    DICE_USED = "DT-R4"
    DOUBLE_SPENT = "DT-R14"
    DOUBLE_EQUAL_DIGITS = "DT-A1"
    NUMBER_TWICE = "DT-A5"
    NUMBER_USED = "DT-R7"
