"""The wire: every message between a client and the house, as types.

OpenAPI, JSON Schema and the TypeScript of the page are made from these; `docs/protocol.md` tells
how they are used. A client's message has an `id` of its own choice, and is answered once by `done`
or `failed` with the same id in `re`; sent again with the same id it changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from jacta.house.commands import PlayerRequest, Request
from jacta.house.commands.command import Id
from jacta.house.telling.advising import HintTold
from jacta.house.telling.news import DraftTold, News

__all__ = [
    "COOKIE",
    "ClientMessage",
    "Command",
    "Done",
    "Drafted",
    "Eyes",
    "Failed",
    "Fault",
    "Hello",
    "Ping",
    "Said",
    "ServerMessage",
    "Unwatch",
    "Watch",
]

# The cookie by which a browser is known.
COOKIE: Final = "jacta"
# The eyes of a chair, or of a spectator.
Eyes: TypeAlias = Annotated[int, Meta(ge=-1, le=15)]

# -- looking


class Watch(Request, frozen=True, tag="watch"):
    """Tell me all that happens at a table after a number, as a chair sees it (−1: a spectator);
    with `lang`, in words of that language too."""

    chair: Eyes = -1
    after: Annotated[int, Meta(ge=0)] = 0
    lang: Literal["en", "fr", "de"] | None = None


class Unwatch(Request, frozen=True, tag="unwatch"):
    """Tell me no more of a table."""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Are you there? The house answers with `done`: so one knows soon that a line is dead."""

    id: Id


# What can be asked for at a table is what the house does, as it is.
Command: TypeAlias = PlayerRequest
ClientMessage: TypeAlias = Watch | Unwatch | Ping | PlayerRequest


# -- answers


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a stable code, a sentence in the language of the client, and where the rules of a
    game refuse, the clause that does; `problem` says in English, for whoever writes a program,
    what exactly cannot be read or is not known; `wait` says in how many seconds it is worth
    another try."""

    code: str
    message: str
    clause: str | None = None
    problem: str | None = None
    wait: int | None = None


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
    a draft looks like now; `table` is where a rematch is played; `hints` is what the master would
    do, for whoever asked.
    """

    re: str
    n: int | None = None
    said: int | None = None
    draft: DraftTold | None = None
    table: str | None = None
    hints: list[HintTold] | None = None


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
