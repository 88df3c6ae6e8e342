"""What can be done at a table: a command gives the entries to store, or refuses.

Everything here is pure. The caller stores the entries, and only then is the table what they make
of it. `who` is the person who asks; a seed belongs to one game of the table.
"""

from __future__ import annotations

from jacta.house.commands.claims import check_look
from jacta.house.commands.course import Seed, abort, begin_next, close, dismiss, rematch, reveal
from jacta.house.commands.leaving import come_back, depart, give_up, time_is_up
from jacta.house.commands.opening import (
    MOST_GAMES,
    MOST_SITTINGS,
    check_sit,
    open_table,
    seat_bot,
    sit,
    stand,
)
from jacta.house.commands.playing import MOST_PAUSES, act, ask_pause, build, resume

__all__ = [
    "MOST_GAMES",
    "MOST_PAUSES",
    "MOST_SITTINGS",
    "Seed",
    "abort",
    "act",
    "ask_pause",
    "begin_next",
    "build",
    "check_look",
    "check_sit",
    "close",
    "come_back",
    "depart",
    "dismiss",
    "give_up",
    "open_table",
    "rematch",
    "resume",
    "reveal",
    "seat_bot",
    "sit",
    "stand",
    "time_is_up",
]
