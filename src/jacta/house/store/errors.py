"""What can go wrong in the store: answers to one request, and failures of the database."""

from __future__ import annotations

from jacta.engine.errors import JactaError
from jacta.house.ids import PersonId, TableId

__all__ = [
    "AlreadyRegistered",
    "BadAddress",
    "Conflict",
    "DamagedLog",
    "LoginTaken",
    "NotRegistered",
    "NothingStored",
    "Repeated",
    "StoreError",
    "UnknownPerson",
    "UnknownTable",
    "WrongSchema",
]


class BadAddress(JactaError):
    """An address that names no database the store can use."""


class StoreError(Exception):
    """The database could not do it; an append that fails so may be stored or not.

    Whoever gets this reads the log before going on, or sends the same append with its cause again.
    """


class WrongSchema(StoreError):
    """The database has another schema than this version of Jacta works with."""


class DamagedLog(StoreError):
    """What is stored of a table is not what was appended: nobody can read it any more."""

    def __init__(self, table: TableId, problem: str) -> None:
        super().__init__(f"the log of table {table} is damaged: {problem}")
        self.table, self.problem = table, problem


class NothingStored(Exception):
    """The answer to a request that was refused; those of others in its batch were not."""


class Conflict(NothingStored):
    """Nothing was stored: the log does not end where this append wanted to go on."""

    def __init__(self, table: TableId, after: int, last: int) -> None:
        super().__init__(f"table {table} has {last} entries, this append goes on after {after}")
        self.table, self.after, self.last = table, after, last


class Repeated(NothingStored):
    """Nothing was stored: an append with this cause was stored before, with these numbers."""

    def __init__(self, table: TableId, cause: str, numbers: range) -> None:
        super().__init__(f"table {table} has this message already, from entry {numbers.start}")
        self.table, self.cause, self.numbers = table, cause, numbers


class UnknownTable(NothingStored):
    """Nothing was stored: there is no such table."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class UnknownPerson(NothingStored):
    """Nothing was stored: there is no such person, or not any more."""

    def __init__(self, person: PersonId) -> None:
        super().__init__(f"there is no person {person}")
        self.person = person


class AlreadyRegistered(NothingStored):
    """Nothing was stored: this person has a login."""

    def __init__(self, person: PersonId) -> None:
        super().__init__(f"person {person} has a login already")
        self.person = person


class NotRegistered(NothingStored):
    """Nothing was stored: this person has no login."""

    def __init__(self, person: PersonId) -> None:
        super().__init__(f"person {person} has no login")
        self.person = person


class LoginTaken(NothingStored):
    """Nothing was stored: somebody has this login, or one that reads the same."""

    def __init__(self, login: str) -> None:
        super().__init__(f"the login {login} is taken")
        self.login = login
