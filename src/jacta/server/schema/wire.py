"""The wire: every message between a client and the house, as types.

OpenAPI, JSON Schema and the TypeScript of the page are made from these; `docs/protocol.md` tells
how they are used. A client's message has an `id` of its own choice, and is answered once by `done`
or `failed` with the same id in `re`; sent again with the same id it changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from jacta.house.telling.news import DraftTold, News
from jacta.house.telling.payloads import ACTION

__all__ = [
    "Abort",
    "Act",
    "AskPause",
    "ClientMessage",
    "ComeBack",
    "Command",
    "Done",
    "Draft",
    "Drafted",
    "Failed",
    "Fault",
    "GiveUp",
    "Hello",
    "Message",
    "NextGame",
    "Rematch",
    "Resume",
    "Said",
    "Say",
    "SeatBot",
    "ServerMessage",
    "Sit",
    "Stand",
    "Unwatch",
    "Watch",
]

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Table: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
# The eyes of a chair, or of a spectator.
Eyes: TypeAlias = Annotated[int, Meta(ge=-1, le=15)]
# An action in notation, or as the object that `legal` has.
Action: TypeAlias = (
    Annotated[str, Meta(min_length=1, max_length=200)] | Annotated[dict[str, Any], ACTION]
)
Actions: TypeAlias = Annotated[list[Action], Meta(max_length=64)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every message of a client has. `key` is the secret of a seat link, if one is used."""

    id: Id
    table: Table
    key: str | None = None


# -- looking


class Watch(Message, frozen=True, tag="watch"):
    """Tell me all that happens at a table after a number, as a chair sees it (−1: a spectator);
    with `lang`, in words of that language too."""

    chair: Eyes = -1
    after: Annotated[int, Meta(ge=0)] = 0
    lang: Literal["en", "fr", "de"] | None = None


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Tell me no more of a table."""


# -- doing


class Sit(Message, frozen=True, tag="sit"):
    """Take a free chair. A companion is somebody who shares the device, by name."""

    chair: Place
    salt: Annotated[str, Meta(min_length=32, max_length=32)] | None = None
    companion: Name | None = None


class SeatBot(Message, frozen=True, tag="seat-bot"):
    """Give a free chair to a bot of the house."""

    chair: Place
    bot: Annotated[str, Meta(min_length=1, max_length=64)]


class Stand(Message, frozen=True, tag="stand"):
    """Leave a chair before the game, or send its bot away."""

    chair: Place


class Abort(Message, frozen=True, tag="abort"):
    """Close the table before the first move."""


class Draft(Message, frozen=True, tag="draft"):
    """All small actions that a seat has built since the last dice or hand-over, in place of what
    it had before. A throw confirms itself."""

    seat: Place
    actions: Actions


class Act(Message, frozen=True, tag="act"):
    """Confirm small actions of a seat, all or none."""

    seat: Place
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]


class GiveUp(Message, frozen=True, tag="give-up"):
    """Give the running game up."""

    chair: Place


class ComeBack(Message, frozen=True, tag="come-back"):
    """Take a chair back from the bot that kept it."""

    chair: Place


class AskPause(Message, frozen=True, tag="ask-pause"):
    """Ask to pause, or agree to it."""


class Resume(Message, frozen=True, tag="resume"):
    """Go on after a pause."""


class NextGame(Message, frozen=True, tag="next-game"):
    """Begin the next game of the match."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Go on at another table with the same people; the answer names it."""


class Say(Message, frozen=True, tag="say"):
    """Say something at the table."""

    text: Text


Command: TypeAlias = (
    Sit
    | SeatBot
    | Stand
    | Abort
    | Draft
    | Act
    | GiveUp
    | ComeBack
    | AskPause
    | Resume
    | NextGame
    | Rematch
    | Say
)
ClientMessage: TypeAlias = Watch | Unwatch | Command


# -- answers


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a stable code, a sentence in the language of the client, and where the rules of a
    game refuse, the clause that does; `problem` says in English, for whoever writes a program,
    what exactly cannot be read or is not known."""

    code: str
    message: str
    clause: str | None = None
    problem: str | None = None


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message of the house on a socket: who you are here, and what time it is."""

    at: int
    version: str
    person: str
    name: str
    language: str


class Done(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """A message was carried out, and what it did is stored.

    `n` is the number of the last entry it led to; `said` is that of what was said; `draft` is what
    a draft looks like now; `table` is where a rematch is played.
    """

    re: str
    n: int | None = None
    said: int | None = None
    draft: DraftTold | None = None
    table: str | None = None


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A message was not carried out, and nothing has changed; `re` is null if it had no id."""

    re: str | None
    error: Fault


class Drafted(msgspec.Struct, frozen=True, tag="drafted"):
    """The draft of your chair has changed, by another connection that looks through it; null is
    none any more."""

    table: str
    draft: DraftTold | None


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something at a table; an empty text was removed by the keeper."""

    table: str
    n: int
    at: int
    who: str
    name: str
    text: str


ServerMessage: TypeAlias = Hello | Done | Failed | News | Drafted | Said
