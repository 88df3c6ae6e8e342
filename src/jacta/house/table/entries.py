"""The log of a table: every entry is a fact that was stored before anyone was told of it.

A table is the fold of its entries, and nothing else. Moves stand in notation, as in records, so
that a log can be read by people. Nothing here leaves the house as it is: what a seat is told is
made from its view and from events. Names of people are not here either: a log is never rewritten,
and a person may want to be forgotten.

A chair is a place at the table and stays with its person; a seat is a place in one game. In a
match the chairs take other seats from game to game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from jacta.house.payloads import POSITION

__all__ = [
    "Aborted",
    "Acted",
    "Began",
    "Days",
    "Drew",
    "Ended",
    "Entry",
    "Free",
    "Hinted",
    "Left",
    "Live",
    "Opened",
    "Pace",
    "PauseAsked",
    "Paused",
    "Recommitted",
    "Rematched",
    "Resumed",
    "Returned",
    "Revealed",
    "Salted",
    "Sat",
    "Settings",
    "Stood",
    "Thought",
    "Why",
    "decode",
    "encode",
    "trouble_of",
]


class Live(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A clock for every chair, and what it gains with each turn."""

    seconds: int
    increment: int = 0


class Days(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for each turn; holidays do not count."""

    days: int


class Free(msgspec.Struct, frozen=True, tag="free", forbid_unknown_fields=True):
    """No clock at all."""


Pace: TypeAlias = Live | Days | Free


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed and visible before the first move.

    `absent` says what becomes of a chair whose time is up: `bot`, the bot `stand_in` takes it until
    the person comes back; `lost`, the chair is lost. Without a `stand_in` it is the level of the
    ladder that is nearest to the person. `records` says who may read finished games.
    `start` is the position from which the games start, where it is not the set-up. `daily` is the
    day, like 2026-08-31 and in UTC, whose dice are thrown here, and `challenge` the id of the
    challenge: the same dice for everyone. `hints` says whether one may ask what the master would
    do: whoever sits down agrees to that.
    """

    game: str
    version: int
    players: int
    board: str
    options: dict[str, str]
    stand_in: str | None
    games: int = 1
    public: bool = False
    pace: Pace = Free()
    advice: bool = True
    rated: bool = False
    absent: Literal["bot", "lost"] = "bot"
    records: Literal["public", "players"] = "public"
    start: Annotated[dict[str, Any], POSITION] | UnsetType = UNSET
    daily: str | UnsetType = UNSET
    hints: bool = False
    challenge: str | UnsetType = UNSET


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """Somebody opened the table; the house has committed to the dice of all its games.

    In a rematch the chairs are kept for those who had one.
    """

    settings: Settings
    by: str
    commitments: tuple[str, ...]
    kept_for: tuple[str | None, ...] = ()
    follows: str | None = None


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person or a bot took a chair, and added a salt to the dice.

    `by` is who speaks for the chair: the person, or whoever shares a device with it. Where others
    have the same dice the salt is empty.
    """

    chair: int
    who: str
    by: str
    salt: str
    bot: str | None = None


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """A chair is free again; possible before the first game only."""

    chair: int


class Began(msgspec.Struct, frozen=True, tag="began"):
    """A game of the match begins; the first one when all chairs are taken."""

    game: int = 0


class Thought(msgspec.Struct, frozen=True):
    """How a bot came to its move, so that the move can be made again.

    `trouble` says why another bot than the chair's had to decide.
    """

    bot: str
    version: int
    seed: int
    work: int
    trouble: str | None = None


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat confirmed what it had built: one or more small actions, in notation."""

    seat: int
    actions: tuple[str, ...]
    thought: Thought | None = None


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """A seat asked what the master would do, where it is to act now."""

    seat: int


def trouble_of(entry: Entry) -> str | None:
    """Why the house decided in place of a bot, if it did."""
    return entry.thought.trouble if isinstance(entry, Acted) and entry.thought else None


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """Dice fell, or a card was drawn, in notation."""

    outcome: str


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """A game is over; the seed of its dice is told. `lost` are the seats that were given up.

    The seed of dice that others have too is not told before they are done, and is empty here.
    """

    ranking: tuple[int, ...]
    seed: str
    scores: tuple[int, ...] | None = None
    lost: tuple[int, ...] = ()


Why: TypeAlias = Literal["absent", "gave-up", "gone"]


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A person is not there any more: a bot decides for the chair, and the game may be lost.

    Who is gone was erased, and comes back in no game of the match. `stand_in` is the bot, where the
    table has none for everybody.
    """

    chair: int
    why: Why
    lost: bool
    stand_in: str | None = None


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A person came back to the chair."""

    chair: int


class PauseAsked(msgspec.Struct, frozen=True, tag="pause-asked"):
    """A person wants to pause, or agrees to it."""

    chair: int


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Everyone agreed to pause: the clocks stand still."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """A person goes on after a pause."""

    chair: int


class Aborted(msgspec.Struct, frozen=True, tag="aborted"):
    """The table was closed: before the first move, by the keeper, or because nobody was there.

    Where dice have fallen, their seeds are told.
    """

    why: Literal["players", "keeper", "nobody"]
    seeds: tuple[str, ...] = ()


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The day, or the challenge, is over; the seed of its dice is told."""

    seed: str


class Recommitted(msgspec.Struct, frozen=True, tag="recommitted"):
    """The house was brought back from a backup, which has no seeds of games to come.

    From here on its dice follow from others, that of the running game too: `commitments` are those
    of all games of the match. `salts` are those of the chairs: its own bots have new ones, which
    follow from the seed, and people have theirs until they add another. `house` is its id.
    """

    house: str
    commitments: tuple[str, ...]
    salts: tuple[str | None, ...]


class Salted(msgspec.Struct, frozen=True, tag="salted"):
    """A person has added another salt, after the house has committed to other dice."""

    chair: int
    salt: str


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


Entry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Began
    | Acted
    | Hinted
    | Drew
    | Ended
    | Left
    | Returned
    | PauseAsked
    | Paused
    | Resumed
    | Aborted
    | Revealed
    | Recommitted
    | Salted
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as JSON."""
    return _encoder.encode(entry)


def decode(data: bytes | str) -> Entry:
    """The entry written as JSON; msgspec.DecodeError where it is none."""
    entry: Entry = _decoder.decode(data)
    return entry
