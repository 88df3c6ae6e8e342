"""What can go wrong in the store: answers to one request, and failures of the database."""

from __future__ import annotations

from jacta.engine.errors import JactaError
from jacta.house.errors import (
    DamagedLog,
    NothingStored,
    StorageAway,
    StorageDamaged,
    StorageFull,
    StorageReadOnly,
    StorageTrouble,
    StoreClosed,
    StoreError,
)
from jacta.house.ids import ChallengeId, PersonId, TableId

__all__ = [
    "AlreadyRegistered",
    "BadAddress",
    "Conflict",
    "DamagedLog",
    "LoginTaken",
    "NotRegistered",
    "NothingStored",
    "Repeated",
    "StorageAway",
    "StorageDamaged",
    "StorageFull",
    "StorageReadOnly",
    "StorageTrouble",
    "StoreClosed",
    "StoreError",
    "UnknownChallenge",
    "UnknownPerson",
    "UnknownTable",
    "WrongSchema",
]


class BadAddress(JactaError):
    """An address that names no database the store can use."""


class WrongSchema(StoreError):
    """The database has another schema than this version of Jacta works with."""


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

    code = "no-table"

    def __init__(self, table: TableId) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class UnknownChallenge(NothingStored):
    """Nothing was stored: there is no such challenge."""

    code = "no-challenge"

    def __init__(self, challenge: ChallengeId) -> None:
        super().__init__(f"there is no challenge {challenge}")
        self.challenge = challenge


class UnknownPerson(NothingStored):
    """Nothing was stored: there is no such person, or not any more."""

    code = "expired"

    def __init__(self, person: PersonId) -> None:
        super().__init__(f"there is no person {person}")
        self.person = person


class AlreadyRegistered(NothingStored):
    """Nothing was stored: this person has a login."""

    code = "already-registered"

    def __init__(self, person: PersonId) -> None:
        super().__init__(f"person {person} has a login already")
        self.person = person


class NotRegistered(NothingStored):
    """Nothing was stored: this person has no login."""

    code = "not-registered"

    def __init__(self, person: PersonId) -> None:
        super().__init__(f"person {person} has no login")
        self.person = person


class LoginTaken(NothingStored):
    """Nothing was stored: somebody has this login, or one that reads the same."""

    code = "login-taken"

    def __init__(self, login: str) -> None:
        super().__init__(f"the login {login} is taken")
        self.login = login
