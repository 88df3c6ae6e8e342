"""The words of Verbindung gesucht: its actions, events, draws and reasons, as tables."""

from __future__ import annotations

from typing import Final

from jacta.engine.definition import Option
from jacta.engine.domains import Choice, Multiset, Range, Seat
from jacta.engine.vocabulary import Draw, Kind, Reason, Vocabulary
from jacta.games.verbindung_gesucht.faces import DIE_LABELS, FACES

__all__ = [
    "ACTIONS",
    "ANNOUNCE_ACTION",
    "CELL_LABELS",
    "COLOURS",
    "DICE",
    "DONE_ACTION",
    "DRAWS",
    "ENDINGS",
    "EVENTS",
    "MOST_PLACED",
    "MOST_THROWN",
    "OPTIONS",
    "PLACE_ACTION",
    "REASONS",
    "SIDE_NAMES",
    "WIDTH",
]

# A cell is numbered row by row from the top left, six to a row on smaller boards too.
WIDTH: Final = 6
CELL_LABELS: Final = tuple(f"{'abcdef'[i % WIDTH]}{1 + i // WIDTH}" for i in range(WIDTH * WIDTH))
COLOURS: Final = ("red", "black")  # by seat
SIDE_NAMES: Final = ("top", "right", "bottom", "left")
MOST_THROWN: Final = 3  # VG-R10
MOST_PLACED: Final = 2  # VG-R12
ENDINGS: Final = ("linked", "both-linked", "other-linked", "false-announcement", "board-full")

SEAT = Seat(2)
CELL = Choice(CELL_LABELS)
DIE = Choice(DIE_LABELS, "die")
BASE = Choice(SIDE_NAMES)
DICE = Multiset(FACES, MOST_THROWN, "dice")

OPTIONS = (Option("announce", ("auto", "strict"), "VG-A13"),)

ACTIONS = Vocabulary(
    Kind("place", die=DIE, cell=CELL),
    Kind("announce", die=DIE, cell=CELL),
    Kind("done"),
)

PLACE_ACTION, ANNOUNCE_ACTION, DONE_ACTION = (ACTIONS.base(kind.name) for kind in ACTIONS)

EVENTS = Vocabulary(
    Kind("threw", seat=SEAT, dice=DICE),
    Kind("announced", seat=SEAT),
    Kind("placed", seat=SEAT, die=DIE, cell=CELL),
    Kind("unblocked", seat=SEAT, base=BASE, die=DIE, cell=CELL),
    Kind("unclaimed", seat=SEAT),
    Kind("stuck", seat=SEAT),
    Kind("ended", seat=SEAT),
    Kind("won", seat=SEAT, loser=SEAT, how=Choice(ENDINGS)),
    Kind("turns-over", turns=Range(0, 400)),
)

DRAWS = (Draw("throw", Choice(tuple(FACES), "face"), alike=True),)

REASONS = (
    Reason("game-over", "VG-R25"),
    Reason("not-your-turn", "VG-R9"),
    Reason("dice-in-the-air", "VG-R10"),
    Reason("nothing-to-announce", "VG-A13"),
    Reason("not-for-red", "VG-R4"),
    Reason("not-for-black", "VG-R5"),
    Reason("not-thrown", "VG-R12"),
    Reason("white-first", "VG-A7"),
    Reason("no-such-cell", "VG-R1"),
    Reason("cell-taken", "VG-A8"),
    Reason("no-neighbour", "VG-R15"),
    Reason("colours-meet", "VG-R19"),
    Reason("base-of-other-colour", "VG-A2"),
    Reason("own-curve-unused", "VG-R6"),
    Reason("nothing-lengthened", "VG-R16"),
    Reason("white-owed", "VG-R14"),
)
