"""Why the house does not do what it was asked to, or could not; words are elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from jacta.engine.errors import JactaError
from jacta.engine.values import Refusal
from jacta.house.ids import TableId

__all__ = [
    "DamagedLog",
    "HouseError",
    "NothingStored",
    "RefusedByRules",
    "StorageAway",
    "StorageDamaged",
    "StorageFull",
    "StorageReadOnly",
    "StorageTrouble",
    "StoreClosed",
    "StoreError",
]


class HouseError(JactaError):
    """What was asked for cannot be done; `telling/locale` has a sentence for every code."""

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(" ".join([code, *(f"{name}={value}" for name, value in values.items())]))
        self.code, self.values = code, values


class RefusedByRules(JactaError):
    """An action that the rules of the game refuse; `names` are those of the seats, if known."""

    def __init__(self, refusal: Refusal, names: Sequence[str] = ()) -> None:
        super().__init__(f"{refusal.say()} ({refusal.clause})")
        self.refusal, self.names = refusal, tuple(names)


class StoreError(Exception):
    """The database could not do it; an append that fails so may be stored or not.

    Whoever gets this reads the log before going on, or sends the same append with its cause again.
    Its code says why, where that is known.
    """

    code = "failed"


class StoreClosed(StoreError):
    """The store accepts nothing more: its house is closing."""

    code = "stopped"


class StorageTrouble(StoreError):
    """The database cannot do its work, whoever asks; it may be able to later."""


class StorageFull(StorageTrouble):
    """There is no room for anything more."""

    code = "storage-full"


class StorageReadOnly(StorageTrouble):
    """Nothing may be written."""

    code = "storage-read-only"


class StorageAway(StorageTrouble):
    """The database is not there, or does not answer."""

    code = "storage-away"


class StorageDamaged(StorageTrouble):
    """What is stored cannot be read any more, and the house is not to be trusted with more."""

    code = "storage-damaged"


class DamagedLog(StoreError):
    """What is stored of a table is not what was appended: nobody can read it any more."""

    code = "table-damaged"

    def __init__(self, table: TableId, problem: str) -> None:
        super().__init__(f"the log of table {table} is damaged: {problem}")
        self.table, self.problem = table, problem


class NothingStored(Exception):
    """The answer to a request that the store refused; those of others in its batch were not.

    Its code says why: by default, that somebody else was faster, and that it is worth another try.
    """

    code = "busy"
