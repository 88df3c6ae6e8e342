"""The words of Würfel Express: its actions, events, draws and reasons, as tables."""

from __future__ import annotations

from jacta.engine.definition import Option
from jacta.engine.domains import Choice, Multiset, Pair, Range, Seat
from jacta.engine.vocabulary import Draw, Kind, Reason, Vocabulary
from jacta.games.wurfel_express.set_up import LETTERS, set_up_name, set_ups

__all__ = [
    "ACTIONS",
    "DICE",
    "DISCARD_ACTION",
    "DONE_ACTION",
    "DRAWS",
    "EVENTS",
    "KEEP_ACTION",
    "LETTERS",
    "OPTIONS",
    "REASONS",
    "STEAL_ACTION",
    "STOP_ACTION",
    "STRIP",
    "STRIPS",
    "TAKE_ACTION",
]

COLOUR = Choice(LETTERS, "colour")
STRIP = Pair("strip", colour=COLOUR, length=Range(2, 6))
DICE = Multiset(LETTERS, 7, "dice")
SEAT = Seat(6)
CELLS = Range(0, 40)

OPTIONS = (Option("shorter", ("if-missing", "always"), "WE-A1"),)

ACTIONS = Vocabulary(
    Kind("discard", strips=Range(0, 5)),
    Kind("keep", dice=DICE),
    Kind("stop"),
    Kind("take", strip=STRIP),
    Kind("steal", seat=SEAT, strip=STRIP),
    Kind("done"),
)

DISCARD_ACTION, KEEP_ACTION, STOP_ACTION, TAKE_ACTION, STEAL_ACTION, DONE_ACTION = (
    ACTIONS.base(kind.name) for kind in ACTIONS
)
STRIPS = STRIP.size

EVENTS = Vocabulary(
    Kind("removed", strip=STRIP),
    Kind("discarded", seat=SEAT, strips=Range(0, 5), left=Range(0, 7)),
    Kind("threw", seat=SEAT, throw=Range(0, 3), dice=DICE),
    Kind("kept", seat=SEAT, dice=DICE),
    Kind("stopped", seat=SEAT),
    Kind("took", seat=SEAT, strip=STRIP, cell=CELLS),
    Kind("stole", seat=SEAT, victim=SEAT, strip=STRIP, cell=CELLS),
    Kind("fell-back", seat=SEAT, cells=CELLS, cell=CELLS),
    Kind("held", seat=SEAT, cell=CELLS),
    Kind("ended", seat=SEAT),
    Kind("failed", seat=SEAT),
    Kind("gave-back", seat=SEAT, strip=STRIP, cell=CELLS),
    Kind("slid-back", seat=SEAT, cells=CELLS, cell=CELLS),
    Kind("spared", seat=SEAT),
    Kind("won", seat=SEAT, cell=CELLS),
    Kind("turns-over", turns=Range(0, 400)),
)


DRAWS = (
    Draw("set-up-two", Choice([set_up_name(row) for row in set_ups(3)])),
    Draw("set-up-three", Choice([set_up_name(row) for row in set_ups(2)])),
    Draw("throw", COLOUR, alike=True),
)

REASONS = (
    Reason("game-over", "WE-R36"),
    Reason("not-your-turn", "WE-R8"),
    Reason("dice-in-the-air", "WE-R14"),
    Reason("discard-too-late", "WE-R9"),
    Reason("discard-too-many", "WE-R10"),
    Reason("throw-first", "WE-R14"),
    Reason("throwing-over", "WE-R14"),
    Reason("keep-not-thrown", "WE-R15"),
    Reason("keep-all-is-stop", "WE-R17"),
    Reason("still-throwing", "WE-R17"),
    Reason("too-few-dice", "WE-R18"),
    Reason("strip-too-long", "WE-R18"),
    Reason("colour-on-track", "WE-R24"),
    Reason("strip-removed", "WE-A11"),
    Reason("not-in-stock", "WE-R21"),
    Reason("exact-in-stock", "WE-A1"),
    Reason("no-such-opponent", "WE-R25"),
    Reason("robbed-already", "WE-R26"),
    Reason("not-the-rear-strip", "WE-R27"),
    Reason("only-strip", "WE-R28"),
)
