"""People and what they have beside the board: plain values, as the store gives them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from jacta.house.store.values import PersonId, TableId

__all__ = [
    "Best",
    "Credentials",
    "DayResult",
    "DayScore",
    "FixedDay",
    "Holiday",
    "IgnoreKind",
    "Message",
    "Person",
    "Rate",
    "Rated",
    "Rating",
    "Report",
    "Standing",
    "Token",
    "TokenKind",
]

TokenKind: TypeAlias = Literal["seat", "bot"]
IgnoreKind: TypeAlias = Literal["mute", "block"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name, which is empty when it was taken away; guests have no login.

    A companion has the owner who answers for it. A cookie of an earlier generation counts no more.
    """

    id: PersonId
    name: str
    language: str
    owner: PersonId | None
    bot: bool
    login: str | None
    generation: int
    created_at: int
    deleted_at: int | None


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a password is checked against."""

    person: PersonId
    password_hash: str


@dataclass(frozen=True, slots=True)
class Token:
    """A link to a seat, or the key of a bot: whoever has its secret acts for the person."""

    id: str
    person: PersonId
    kind: TokenKind
    table: TableId | None
    chair: int | None
    label: str
    created_at: int
    last_used_at: int | None


@dataclass(frozen=True, slots=True)
class Message:
    """What somebody said at a table; a removed one keeps its number and has no text."""

    table: TableId
    n: int
    person: PersonId
    text: str
    at: int
    cause: str | None
    removed: bool


@dataclass(frozen=True, slots=True)
class Report:
    """Somebody asks the keeper to look at a message."""

    id: str
    message: Message
    by: PersonId
    reason: str
    at: int


@dataclass(frozen=True, slots=True, order=True)
class Holiday:
    """Days on which a person's clocks stand still, the first and the last as ISO dates."""

    first: str
    last: str


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is thought to be; the store counts the games and notes the time."""

    mu: float
    sigma: float
    games: int = 0
    updated_at: int = 0

    @property
    def ordinal(self) -> float:
        """What the player is at least, almost surely: the order of the ladder."""
        return self.mu - 3 * self.sigma


# From what the players were, or None for a new one, to what they are after a game.
Rate: TypeAlias = Callable[[Mapping[str, Rating | None]], Mapping[str, Rating]]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place on a ladder."""

    player: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Rated:
    """What one game did to the rating of one player."""

    table: TableId
    round: int
    player: str
    game: str
    rank: int
    mu_before: float | None
    sigma_before: float | None
    mu: float
    sigma: float
    at: int


@dataclass(frozen=True, slots=True)
class FixedDay:
    """The seed and the board of a day, and when they were fixed."""

    seed: bytes = field(repr=False)
    board: str
    fixed_at: int


@dataclass(frozen=True, slots=True)
class DayResult:
    """What somebody had on a day, and at which table; whoever has a login is an account."""

    person: PersonId
    table: TableId
    score: int
    account: bool


@dataclass(frozen=True, slots=True)
class DayScore:
    """How many people had so many points on a day, and how many of these are accounts."""

    score: int
    people: int
    accounts: int


@dataclass(frozen=True, slots=True)
class Best:
    """The most points somebody had alone with one set-up, and the most in daily games, if any."""

    board: str
    options: Mapping[str, str]
    score: int
    daily: int | None
