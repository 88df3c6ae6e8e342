"""The log of a table: every entry is a fact that was stored before anyone was told of it.

A table is the fold of its entries, and nothing else. Moves stand in notation, as in records, so
that a log can be read by people. Nothing here leaves the house as it is: what a seat is told is
made from its view and from events.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = [
    "Acted",
    "Began",
    "Drew",
    "Ended",
    "Entry",
    "Opened",
    "Sat",
    "Settings",
    "Stood",
    "decode",
    "encode",
]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed and visible before the first move."""

    game: str
    version: int
    players: int
    board: str
    options: dict[str, str]
    public: bool = False
    advice: bool = True
    rated: bool = False


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """Somebody opened the table; the house has committed to its dice."""

    settings: Settings
    by: str
    commitment: str


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person or a bot took a seat, and added a salt to the dice."""

    seat: int
    who: str
    name: str
    salt: str
    bot: str | None = None


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """A seat is free again; possible before the first move only."""

    seat: int


class Began(msgspec.Struct, frozen=True, tag="began"):
    """All seats are taken: the game begins."""


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat confirmed what it had built: one or more small actions, in notation."""

    seat: int
    actions: tuple[str, ...]


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """Dice fell, or a card was drawn, in notation."""

    outcome: str


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over: by the rules, or because seats gave up; the seed of the dice is told."""

    ranking: tuple[int, ...]
    seed: str
    scores: tuple[int, ...] | None = None
    gave_up: tuple[int, ...] = ()


Entry: TypeAlias = Opened | Sat | Stood | Began | Acted | Drew | Ended

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as JSON."""
    return _encoder.encode(entry)


def decode(data: bytes | str) -> Entry:
    """The entry written as JSON; msgspec.DecodeError where it is none."""
    entry: Entry = _decoder.decode(data)
    return entry
