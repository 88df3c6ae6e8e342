"""Who watches a table, and telling many of them the same: it is encoded once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from jacta.house.ids import PersonId, TableId
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import Bulletin, encode

__all__ = ["Broadcast", "Receiver", "Watcher"]

_Audience: TypeAlias = tuple[int, int, str | None]


class Receiver(Protocol):
    """Takes what somebody is told: an outbox, or the stream of a program."""

    def put(self, message: bytes) -> None:
        """Take a message; never waits."""


@dataclass(eq=False)
class Watcher:
    """Somebody to be told of a table: through the eyes of a chair, or of a spectator (−1).

    `after` is the number of the last entry that this one was told of; with a `language` the news
    come in words too. `link` is the hash of the seat link by which this one came, if any;
    `ignored` are those whom this one does not want to hear.
    """

    person: PersonId
    chair: int
    after: int
    outbox: Receiver
    language: str | None = None
    link: str | None = None
    ignored: Collection[PersonId] = frozenset()


class Broadcast:
    """A table as it stands, to be told to many.

    One message for each audience: a chair, the number it was told of last, a language.
    """

    def __init__(self, id: TableId, table: Table, around: Surroundings, facts: bool) -> None:
        self.facts, self._n = facts, table.n
        self._bulletin = Bulletin(id, table, around)
        self._written: dict[_Audience, bytes] = {}

    def tell(self, watcher: Watcher) -> None:
        """Tell a watcher what is new to it."""
        if watcher.after >= self._n and not self.facts:
            return
        audience = watcher.chair, watcher.after, watcher.language
        if audience not in self._written:
            chair, after, language = audience
            news = self._bulletin.news(chair, after, facts=self.facts, language=language)
            self._written[audience] = encode(news)
        watcher.outbox.put(self._written[audience])
        watcher.after = self._n
