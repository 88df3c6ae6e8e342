"""The words of Entenrallye: its actions, events, draws and reasons, as tables."""

from __future__ import annotations

from jacta.engine.definition import Option
from jacta.engine.domains import Choice, Range, Seat, Speaker
from jacta.engine.vocabulary import Draw, Kind, Reason, Vocabulary
from jacta.games.entenrallye.parts import PARTS
from jacta.games.entenrallye.road import INSPECTIONS, ROAD

__all__ = [
    "ACTIONS",
    "DONE_ACTION",
    "DRAWS",
    "DRIVE_ACTION",
    "EVENTS",
    "EXCHANGE_ACTION",
    "FIT_ACTION",
    "GIVE_ACTION",
    "KEEP_ACTION",
    "MONTHS",
    "OPTIONS",
    "PART",
    "REASONS",
    "RETURN_ACTION",
    "SQUARE",
    "STEAL_ACTION",
    "WAY",
    "describe",
]

MONTHS = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip


class Parts(Choice):
    """A part, such as roof-5-3; said with all that is on its card."""

    def __init__(self) -> None:
        super().__init__([part.name for part in PARTS], "part")

    def say(self, value: int, speaker: Speaker) -> str:
        part = PARTS[value]
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


def describe(name: str) -> dict[str, int | str]:
    """What a square is, for the messages `place` and `square`."""
    head, _, depth = name.partition("-")
    if depth:
        return {"kind": f"{head}-behind" if depth != "0" else f"{head}-workshop", "number": depth}
    if name in INSPECTIONS:
        return {"kind": name, "number": 0}
    if name.isdigit():
        return {"kind": "start" if name == "0" else "road", "number": name}
    kinds = {"M": "meeting", "t": "TUV-branch", "u": "ASU-branch"}
    return {"kind": kinds.get(name[0], "shortcut"), "number": name[1:], "letter": name[0]}


SEAT, PIPS, COUNT = Seat(6), Range(1, 6), Range(0, 48)
WAY = Choice(("straight", "turn"))
PART, SQUARE = Parts(), Squares()
REPAIR, POINTS, TOTAL = Range(0, 20), Range(0, 24), Range(0, 96)
MEETING = Range(1, 4)
INSPECTION = Choice(INSPECTIONS, "inspection")
MONTH = Choice(MONTHS, "month")

OPTIONS = (Option("sticker", ("off", "required"), "EN-A11"),)

ACTIONS = Vocabulary(
    Kind("drive", way=WAY, squares=PIPS, repair=Range(0, 5), part=Choice(("no-part", "part"))),
    Kind("steal", seat=SEAT),
    Kind("exchange", seat=SEAT),
    Kind("give", part=PART),
    Kind("fit", part=PART),
    Kind("done"),
    Kind("keep", part=PART),
    Kind("return-rest"),
)

(
    DRIVE_ACTION,
    STEAL_ACTION,
    EXCHANGE_ACTION,
    GIVE_ACTION,
    FIT_ACTION,
    DONE_ACTION,
    KEEP_ACTION,
    RETURN_ACTION,
) = (ACTIONS.base(kind.name) for kind in ACTIONS)

EVENTS = Vocabulary(
    Kind("threw", seat=SEAT, pips=PIPS),
    Kind("waited", seat=SEAT, meeting=MEETING),
    Kind("drove", seat=SEAT, squares=PIPS, square=SQUARE),
    Kind("missed", seat=SEAT, meeting=MEETING),
    Kind("repaired", seat=SEAT, points=Range(0, 5), repair=REPAIR),
    Kind("bought", seat=SEAT),
    Kind("drew", seat=SEAT, part=PART),
    Kind("stole", seat=SEAT, victim=SEAT),
    Kind("exchanged", seat=SEAT, partner=SEAT),
    Kind("took", seat=SEAT, victim=SEAT, part=PART),
    Kind("handed-over", seat=SEAT, partner=SEAT),
    Kind("gave", seat=SEAT, partner=SEAT, part=PART),
    Kind("fitted", seat=SEAT, part=PART, defects=Range(12, 20)),
    Kind("ended", seat=SEAT),
    Kind("arrived", seat=SEAT, meeting=MEETING),
    Kind("scored", seat=SEAT, meeting=MEETING, points=POINTS),
    Kind("returned", seat=SEAT, parts=COUNT, kept=Range(0, 2)),
    Kind("passed", seat=SEAT, inspection=INSPECTION, defects=Range(12, 20), repair=REPAIR),
    Kind("failed", seat=SEAT, inspection=INSPECTION, shortfall=Range(1, 20)),
    Kind("time", month=MONTH, part=Range(1, 6)),
    Kind("month-over", month=MONTH),
    Kind("towed", seat=SEAT, inspection=INSPECTION, repair=REPAIR),
    Kind("towed-behind", seat=SEAT, inspection=INSPECTION, shortfall=Range(1, 20)),
    Kind("year-over"),
    Kind("all-arrived"),
    Kind("won", seat=SEAT, points=TOTAL),
)

DRAWS = (Draw("die", PIPS), Draw("part", PART), Draw("card", PART))

REASONS = (
    Reason("game-over", "EN-R28"),
    Reason("not-your-turn", "EN-R3"),
    Reason("die-in-the-air", "EN-R9"),
    Reason("card-in-the-air", "EN-R13"),
    Reason("drive-first", "EN-R8"),
    Reason("driven-already", "EN-R8"),
    Reason("more-than-thrown", "EN-R10"),
    Reason("pips-left", "EN-A3"),
    Reason("no-junction", "EN-R6"),
    Reason("branch-closed", "EN-A24"),
    Reason("split-at-a-place", "EN-A1"),
    Reason("split-on-brown", "EN-R11"),
    Reason("repair-full", "EN-A4"),
    Reason("pile-empty", "EN-A19"),
    Reason("steal-with-a-one", "EN-R21"),
    Reason("exchange-with-a-two", "EN-R22"),
    Reason("traded-already", "EN-R12"),
    Reason("no-such-player", "EN-R21"),
    Reason("nothing-to-take", "EN-R21"),
    Reason("not-in-hand", "EN-R17"),
    Reason("section-taken", "EN-R15"),
    Reason("give-first", "EN-A8"),
    Reason("nothing-owed", "EN-A8"),
    Reason("just-received", "EN-A8"),
    Reason("keep-first", "EN-R32"),
    Reason("not-at-a-meeting", "EN-R32"),
    Reason("kept-already", "EN-A20"),
)
