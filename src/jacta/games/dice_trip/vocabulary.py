"""The words of Dice Trip: its actions, events, draws and reasons, as tables."""

from __future__ import annotations

from jacta.engine.definition import Option
from jacta.engine.domains import Choice, Domain, Label, Place, Range, Seat, Speaker, Subset
from jacta.engine.vocabulary import Draw, Kind, Reason, Vocabulary

__all__ = [
    "ACTIONS",
    "COLOURS",
    "DICE",
    "DRAWS",
    "EVENTS",
    "KEEP_ACTION",
    "NUMBER",
    "OPTIONS",
    "REASONS",
    "REROLL_ACTION",
    "STRIKE_ACTION",
    "TOWN_LETTERS",
    "WRITE_ACTION",
    "OrderedDice",
]

COLOURS = "RGBY"
TOWN_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


class OrderedDice(Domain):
    """Two different dice, tens then ones (DT-A15): `RB` is the red die before the blue one."""

    size = 12

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

    size = 36

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
TOWN = Place(TOWN_LETTERS)
DICE = OrderedDice()
NUMBER = Number()
SOME_DICE = Subset(COLOURS, "colour")
TOWNS, POINTS = Range(0, 25), Range(0, 25)

OPTIONS = (Option("tens", ("no", "yes"), "DT-R27"),)

ACTIONS = Vocabulary(
    Kind("keep"),
    Kind("reroll", dice=SOME_DICE),
    Kind("write", dice=DICE, town=TOWN),
    Kind("strike", town=TOWN),
)

KEEP_ACTION, REROLL_ACTION, WRITE_ACTION, STRIKE_ACTION = (
    ACTIONS.base(kind.name) for kind in ACTIONS
)

EVENTS = Vocabulary(
    Kind("threw", seat=SEAT, red=PIPS, green=PIPS, blue=PIPS, yellow=PIPS),
    Kind("kept", seat=SEAT),
    Kind("rerolled", seat=SEAT, dice=SOME_DICE),
    Kind("rethrew", seat=SEAT, red=PIPS, green=PIPS, blue=PIPS, yellow=PIPS),
    Kind("entered", seat=SEAT),
    Kind("doubled", seat=SEAT, colour=COLOUR),
    Kind("wrote", seat=SEAT, number=NUMBER, town=TOWN, dice=DICE),
    Kind("earned-bonus", seat=SEAT, town=TOWN, why=Choice(("equal", "colour"))),
    Kind("struck", seat=SEAT, town=TOWN),
    Kind("completed-tens", seat=SEAT, points=POINTS),
    Kind("counted-bonuses", seat=SEAT, points=POINTS),
    Kind("counted-strikes", seat=SEAT, towns=TOWNS),
    Kind("counted-route", seat=SEAT, towns=TOWNS),
    Kind("counted-series", seat=SEAT, towns=TOWNS, points=POINTS),
    Kind("counted-zones", seat=SEAT, zones=Range(0, 6), points=POINTS),
    Kind("counted-tens", seat=SEAT, points=POINTS),
    Kind("scored", seat=SEAT, points=Range(-25, 125)),
    Kind("won", seat=SEAT),
)

DRAWS = (Draw("throw", PIPS), Draw("rethrow", PIPS))

REASONS = (
    Reason("game-over", "DT-R12"),
    Reason("dice-in-the-air", "DT-R2"),
    Reason("not-the-thrower", "DT-R13"),
    Reason("thrower-decides", "DT-A14"),
    Reason("reroll-spent", "DT-A10"),
    Reason("reroll-too-late", "DT-R13"),
    Reason("entered-already", "DT-R10"),
    Reason("town-struck", "DT-R9"),
    Reason("town-taken", "DT-R6"),
    Reason("dice-used", "DT-R4"),
    Reason("double-spent", "DT-R14"),
    Reason("double-equal-digits", "DT-A1"),
    Reason("number-twice", "DT-A5"),
    Reason("number-used", "DT-R7"),
)
