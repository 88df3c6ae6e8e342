"""What goes into the store and what comes out: plain values, checked before they are accepted."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, NewType, TypeAlias, get_args

import msgspec

from jacta.engine.errors import JactaError

__all__ = [
    "LONGEST_BODY",
    "LONGEST_NAME",
    "MOST_ENTRIES",
    "Append",
    "Cursor",
    "Draft",
    "Entry",
    "Listed",
    "New",
    "PersonId",
    "Result",
    "SeatSummary",
    "State",
    "Summary",
    "Table",
    "TableId",
    "check_choice",
    "check_name",
    "check_number",
    "check_text",
    "check_time",
    "is_text",
    "new_id",
    "now",
]

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)
State: TypeAlias = Literal["open", "running", "over", "aborted"]

LONGEST_NAME = 200
LONGEST_BODY = 1 << 24
MOST_ENTRIES = (1 << 31) - 1
_END_OF_TIME = (1 << 63) - 1


def now() -> int:
    """The time in microseconds since 1970, UTC."""
    return time.time_ns() // 1000


class New(msgspec.Struct, frozen=True):
    """An entry to be stored: its kind, its body as JSON text, and when it happened."""

    kind: str
    body: str
    at: int = msgspec.field(default_factory=now)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it is stored; `more` counts the entries of the same append after it.

    `cause` is on the first entry of an append only.
    """

    table: TableId
    n: int
    kind: str
    body: str
    at: int
    cause: str | None
    more: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table that the store knows."""

    id: TableId
    created_at: int


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """Who has a chair of a table (None: it is free), and whether the table waits for it."""

    chair: int
    person: PersonId | None


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby tells of a table; the log says the same at more length."""

    game: str
    state: State
    public: bool
    rated: bool
    live: bool
    seats: tuple[SeatSummary, ...]

    def __post_init__(self) -> None:
        check_name("the name of a game", self.game)
        check_choice("the state of a table", self.state, State)
        if len({seat.chair for seat in self.seats}) < len(self.seats):
            raise JactaError("a summary tells of each chair once")
        for seat in self.seats:
            check_number("a chair", seat.chair)
            if seat.person is not None:
                check_name("the id of a person", seat.person)


@dataclass(frozen=True, slots=True)
class Result:
    """The points that a person had at the end of a game played alone; `day` is that of its dice."""

    person: PersonId
    game: str
    round: int
    board: str
    options: Mapping[str, str]
    day: str | None
    score: int

    def __post_init__(self) -> None:
        check_name("the id of a person", self.person)
        check_name("the name of a game", self.game)
        check_name("the name of a board", self.board)
        check_number("the round of a match", self.round)


class Cursor(NamedTuple):
    """Where a page of a list ended: the next one begins after this table."""

    updated_at: int
    table: TableId


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the lobby lists it."""

    table: TableId
    game: str
    state: State
    public: bool
    rated: bool
    live: bool
    created_at: int
    updated_at: int
    seats: tuple[SeatSummary, ...]

    @property
    def cursor(self) -> Cursor:
        """Ask with it for those that come after this one."""
        return Cursor(self.updated_at, self.table)


@dataclass(frozen=True, slots=True)
class Draft:
    """Actions that a seat has built and not confirmed, and the entry that they build on."""

    after: int
    actions: tuple[str, ...]


class Append(msgspec.Struct, frozen=True):
    """One append, checked, so that no database refuses it together with those of others.

    `opens` makes the table with it. In the same transaction `due` sets leases (work that may be
    claimed from that time on, or is done with: None), `summary` tells the lobby, `result` is kept
    for its person, and `drop_drafts` forgets what was being built at the table.
    """

    table: TableId
    after: int
    entries: tuple[New, ...]
    cause: str | None = None
    opens: bool = False
    due: Mapping[str, int | None] = {}
    summary: Summary | None = None
    drop_drafts: bool = False
    result: Result | None = None

    @property
    def is_plain(self) -> bool:
        """Whether it does no more than add entries to a table that has some."""
        more = self.opens or self.due or self.summary or self.drop_drafts or self.result
        return self.after > 0 and not more

    def __post_init__(self) -> None:
        check_name("the id of a table", self.table)
        if self.cause is not None:
            check_name("the id of a message", self.cause)
        if not self.entries and (self.cause is not None or not self.opens):
            raise JactaError("an append has one entry or more")
        if not 0 <= self.after <= MOST_ENTRIES - len(self.entries):
            raise JactaError(f"an entry has a number from 1 to {MOST_ENTRIES}")
        for entry in self.entries:
            check_name("the kind of an entry", entry.kind)
            check_time(entry.at)
            if not is_text(entry.body, LONGEST_BODY):
                raise JactaError(f"a body has 1 to {LONGEST_BODY} characters that can be stored")
        for name, at in self.due.items():
            check_name("the name of a lease", name)
            check_time(at or 0)


def new_id(size: int) -> str:
    """So many random bytes as text, which does not begin like an option of a command."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made


def is_text(text: str, longest: int) -> bool:
    """Whether every database can store it: no NUL, no half of a surrogate pair."""
    if not 0 < len(text) <= longest or "\0" in text:
        return False
    return text.isascii() or _has_bytes(text)


def check_name(what: str, text: str) -> None:
    """JactaError unless it can be an id or a name."""
    if not is_text(text, LONGEST_NAME):
        raise JactaError(f"{what} has 1 to {LONGEST_NAME} characters that can be stored")


def check_text(what: str, text: str, longest: int) -> None:
    """JactaError unless it can be stored; it may be empty."""
    if text and not is_text(text, longest):
        raise JactaError(f"{what} has at most {longest} characters that can be stored")


def check_number(what: str, number: int) -> None:
    """JactaError unless it is a number from 0 on that fits."""
    if not 0 <= number <= MOST_ENTRIES:
        raise JactaError(f"{what} is a number from 0 to {MOST_ENTRIES}, not {number}")


def check_choice(what: str, given: str, choices: object) -> None:
    """JactaError unless it is one of the words of a Literal."""
    if given not in get_args(choices):
        raise JactaError(f"{what} is one of {', '.join(get_args(choices))}, not {given!r}")


def check_time(at: int) -> None:
    """JactaError unless it is a number of microseconds that fits."""
    if not 0 <= at <= _END_OF_TIME:
        raise JactaError(f"{at} is no time in microseconds since 1970")


def _has_bytes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
