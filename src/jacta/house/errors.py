"""Why the house does not do what it was asked to, or could not; words are elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from jacta.engine.errors import JactaError
from jacta.engine.values import Refusal
from jacta.house.ids import TableId

__all__ = ["DamagedLog", "HouseError", "NothingStored", "RefusedByRules", "StoreError"]


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
    """


class DamagedLog(StoreError):
    """What is stored of a table is not what was appended: nobody can read it any more."""

    def __init__(self, table: TableId, problem: str) -> None:
        super().__init__(f"the log of table {table} is damaged: {problem}")
        self.table, self.problem = table, problem


class NothingStored(Exception):
    """The answer to a request that the store refused; those of others in its batch were not.

    Its code says why: by default, that somebody else was faster, and that it is worth another try.
    """

    code = "busy"
