"""What can be done at a table: a command gives the entries to store, or refuses.

Everything here is pure. The caller stores the entries, and only then is the table what they make
of it.
"""

from __future__ import annotations

from typing import TypeAlias

from jacta.house.commands.addition import Addition, SeedOf
from jacta.house.commands.claims import check_look
from jacta.house.commands.command import Command, HouseCommand, Request
from jacta.house.commands.course import (
    BeginNext,
    CloseTable,
    Dismiss,
    LinkRematch,
    NextGame,
    Rematch,
    Reveal,
)
from jacta.house.commands.dice import AddSalt, Recommit
from jacta.house.commands.leaving import Abort, ComeBack, Depart, GiveUp, TimeIsUp
from jacta.house.commands.opening import (
    MOST_GAMES,
    MOST_SITTINGS,
    SeatBot,
    Sit,
    Stand,
    TakeChair,
    check_settings,
    check_sit,
    open_table,
    seat,
)
from jacta.house.commands.playing import (
    MOST_PAUSES,
    Act,
    AskHint,
    AskPause,
    BotAct,
    Resume,
    SetDraft,
    build,
)
from jacta.house.commands.talking import Say

__all__ = [
    "MOST_GAMES",
    "MOST_PAUSES",
    "MOST_SITTINGS",
    "Abort",
    "Act",
    "AddSalt",
    "Addition",
    "AskHint",
    "AskPause",
    "BeginNext",
    "BotAct",
    "CloseTable",
    "ComeBack",
    "Command",
    "Depart",
    "Dismiss",
    "GiveUp",
    "HouseCommand",
    "LinkRematch",
    "NextGame",
    "PlayerRequest",
    "Recommit",
    "Rematch",
    "Request",
    "Resume",
    "Reveal",
    "Say",
    "SeatBot",
    "SeedOf",
    "SetDraft",
    "Sit",
    "Stand",
    "TakeChair",
    "TimeIsUp",
    "build",
    "check_look",
    "check_settings",
    "check_sit",
    "open_table",
    "seat",
]

# All that a client may ask for at a table.
PlayerRequest: TypeAlias = (
    Sit
    | SeatBot
    | Stand
    | Abort
    | SetDraft
    | Act
    | GiveUp
    | ComeBack
    | AskHint
    | AskPause
    | Resume
    | NextGame
    | Rematch
    | AddSalt
    | Say
)
