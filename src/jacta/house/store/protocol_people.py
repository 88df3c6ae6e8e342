"""The seams of the store for people, and for what they have beside the board."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from jacta.house.store.society import (
    Best,
    Credentials,
    DayResult,
    DayScore,
    FixedDay,
    Holiday,
    IgnoreKind,
    Message,
    Person,
    Rate,
    Rated,
    Rating,
    Report,
    Standing,
    Token,
    TokenKind,
)
from jacta.house.store.values import PersonId, TableId

__all__ = ["Chat", "Days", "Holidays", "Ignores", "People", "Ratings", "Results", "Tokens"]


class People(Protocol):
    """Those who play; UnknownPerson for changes to somebody who is not there, or erased.

    The store never sees a password or a recovery code, only what was made of it.
    """

    async def ensure(
        self,
        person: PersonId,
        name: str,
        language: str,
        owner: PersonId | None = None,
        bot: bool = False,
    ) -> Person:
        """The person with this id, made with these values if there was none."""

    async def find(self, persons: Collection[PersonId]) -> dict[PersonId, Person]:
        """Those of them that there are."""

    async def rename(self, person: PersonId, name: str) -> None:
        """Have another name from now on."""

    async def remove_name(self, person: PersonId) -> None:
        """Have no name, until the person takes another."""

    async def speak(self, person: PersonId, language: str) -> None:
        """Speak another language from now on."""

    async def register(
        self, person: PersonId, login: str, password_hash: str, recovery: Sequence[str]
    ) -> None:
        """Give a person a login; LoginTaken, AlreadyRegistered.

        Logins that differ only in case or in the form of their letters are the same.
        """

    async def credentials(self, login: str) -> Credentials | None:
        """Who has this login, and the hash of the password."""

    async def change_password(self, person: PersonId, password_hash: str) -> None:
        """Have another password from now on; NotRegistered."""

    async def new_recovery(self, person: PersonId, hashes: Sequence[str]) -> None:
        """These recovery codes count from now on, and none from before; NotRegistered."""

    async def use_recovery(self, person: PersonId, hash: str) -> bool:
        """Whether it was one of the person's recovery codes; it is none from now on."""

    async def retire_cookies(self, person: PersonId) -> int:
        """Sign out everywhere: gives the generation that counts from now on."""

    async def erase(self, person: PersonId) -> None:
        """Forget a person and the companions: name, login, tokens, wishes and what they said.

        The logs and ratings of the tables they sat at stay, under an id without a name.
        """

    async def everything(self, person: PersonId) -> dict[str, object]:
        """All the store has of a person, but no hashes, ready to be written as JSON."""


class Tokens(Protocol):
    """Secrets that let their holder act for a person; only a SHA-256 of each is stored."""

    async def add(
        self,
        person: PersonId,
        kind: TokenKind,
        hash: str,
        table: TableId | None = None,
        chair: int | None = None,
        label: str = "",
    ) -> Token:
        """Let whoever has the secret with this hash act for the person; UnknownPerson."""

    async def by_hash(self, hash: str) -> Token | None:
        """The token whose secret has this hash."""

    async def of(self, person: PersonId) -> list[Token]:
        """All tokens of a person, in the order they were made."""

    async def revoke(self, person: PersonId, token: str) -> bool:
        """Whether the person had this token; it counts no more."""

    async def revoke_seat(self, table: TableId, chair: int) -> int:
        """How many tokens of this chair there were; none of them counts any more."""

    async def touch(self, token: str) -> None:
        """It is used now; that is noted at most once a minute."""


class Chat(Protocol):
    """What is said at a table, numbered from 1."""

    async def say(
        self, table: TableId, person: PersonId, text: str, cause: str | None = None
    ) -> Message:
        """Store a message; one with the same cause was stored before and is told again.

        UnknownTable.
        """

    async def read(self, table: TableId, after: int = 0, limit: int = 200) -> list[Message]:
        """The messages after a number, in their order."""

    async def recent(self, table: TableId, limit: int = 100) -> list[Message]:
        """The last messages, in their order."""

    async def heads(self, tables: Collection[TableId]) -> dict[TableId, tuple[int, int]]:
        """The last number of each chat in which something was said, and how much was removed."""

    async def remove(self, table: TableId, n: int) -> bool:
        """Whether there is such a message; its text is deleted, its number stays."""

    async def report(self, table: TableId, n: int, by: PersonId, reason: str) -> bool:
        """Whether there is such a message, for a keeper to look at; a second time adds nothing."""

    async def open_reports(self, limit: int = 200) -> list[Report]:
        """What the keeper has not settled, the oldest first."""

    async def settle_report(self, report: str) -> bool:
        """Whether this report was open; it is settled now."""


class Ignores(Protocol):
    """Whom a person does not want to hear (mute), or to meet at all (block)."""

    async def set(self, person: PersonId, other: PersonId, kind: IgnoreKind | None) -> None:
        """Ignore somebody in this way from now on; None: no more."""

    async def of(self, person: PersonId) -> dict[PersonId, IgnoreKind]:
        """Whom a person ignores."""

    async def blocks(self, person: PersonId, others: Collection[PersonId]) -> frozenset[PersonId]:
        """Which of the others block this person."""


class Holidays(Protocol):
    """When people do not play."""

    async def add(self, person: PersonId, first: str, last: str) -> None:
        """Be away from the first day to the last, both as ISO dates."""

    async def remove(self, person: PersonId, first: str, last: str) -> bool:
        """Whether the person was to be away on exactly these days, and is not any more."""

    async def of(self, persons: Collection[PersonId]) -> dict[PersonId, list[Holiday]]:
        """The holidays of each of these people, in their order; [] for none."""


class Ratings(Protocol):
    """How strong players are at each game, and how they came to be."""

    async def of(self, game: str, players: Collection[str]) -> dict[str, Rating]:
        """The ratings of those who have one."""

    async def settle(
        self, table: TableId, round: int, game: str, ranks: Mapping[str, int], rate: Rate
    ) -> bool:
        """Rate the players of one game at a table; False: that was done before.

        `rate` is pure; what it raises is raised here, and nothing is stored. No other process
        changes these ratings between its reading and the storing of its answer. UnknownTable.
        """

    async def history(self, player: str, game: str | None = None, limit: int = 100) -> list[Rated]:
        """What games did to a player's rating, the last first."""

    async def ladder(
        self, game: str, limit: int = 100, after: Standing | None = None
    ) -> list[Standing]:
        """The best players of a game, from the one after this standing on."""


class Days(Protocol):
    """The seeds and boards of daily games, each fixed once."""

    async def fix(self, game: str, day: str, seed: bytes, board: str) -> FixedDay:
        """A day with this seed and board, unless another was fixed before."""

    async def find(self, game: str, day: str) -> FixedDay | None:
        """A day, if it was fixed."""


class Results(Protocol):
    """The points of games that people played alone; they are stored with the end of each game."""

    async def of_day(self, game: str, day: str, person: PersonId) -> DayResult | None:
        """What a person had on a day, if anything."""

    async def scores(self, game: str, day: str) -> list[DayScore]:
        """What all had on a day, from the fewest points on."""

    async def best(self, game: str, day: str, limit: int) -> list[DayResult]:
        """The best accounts of a day; of equal ones the first to finish comes first."""

    async def bests(self, person: PersonId, game: str) -> list[Best]:
        """The most points that a person had, on each board with each choice of options."""
