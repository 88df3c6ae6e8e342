"""Troubles of a database: what its errors mean for a house, and how long they last.

Drivers tell of the same trouble in many ways; what counts here is what a keeper can do about it.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable, Iterable

from sqlalchemy.exc import DBAPIError

from jacta.house.store.errors import (
    StorageAway,
    StorageDamaged,
    StorageFull,
    StorageReadOnly,
    StorageTrouble,
    StoreError,
)

__all__ = ["Health", "failure"]

# A quota, a limit on the size of a file and a disk that went read-only are all a failed write to
# SQLite; the log has its own words.
_SQLITE: dict[int, type[StorageTrouble]] = {
    sqlite3.SQLITE_FULL: StorageFull,
    sqlite3.SQLITE_IOERR_WRITE: StorageFull,
    sqlite3.SQLITE_IOERR_SHMSIZE: StorageFull,
    sqlite3.SQLITE_READONLY: StorageReadOnly,
    sqlite3.SQLITE_PERM: StorageReadOnly,
    sqlite3.SQLITE_AUTH: StorageReadOnly,
    sqlite3.SQLITE_READONLY_DBMOVED: StorageAway,
    sqlite3.SQLITE_CORRUPT: StorageDamaged,
    sqlite3.SQLITE_NOTADB: StorageDamaged,
    sqlite3.SQLITE_IOERR: StorageAway,
    sqlite3.SQLITE_CANTOPEN: StorageAway,
    sqlite3.SQLITE_BUSY: StorageAway,
    sqlite3.SQLITE_LOCKED: StorageAway,
    sqlite3.SQLITE_PROTOCOL: StorageAway,
}
_SYSTEM: dict[int | None, type[StorageTrouble]] = {
    errno.ENOSPC: StorageFull,
    errno.EDQUOT: StorageFull,
    errno.EFBIG: StorageFull,
    errno.EROFS: StorageReadOnly,
    errno.EACCES: StorageReadOnly,
    errno.EPERM: StorageReadOnly,
}
# States of SQL, or how they begin: no connection, rights, no such database, resources, shutdown.
_POSTGRES: tuple[tuple[str, type[StorageTrouble]], ...] = (
    ("53100", StorageFull),
    ("25006", StorageReadOnly),
    ("42501", StorageReadOnly),
    ("XX001", StorageDamaged),
    ("XX002", StorageDamaged),
    *((state, StorageAway) for state in ("08", "28", "3D", "53", "55000", "57P", "58")),
)
# By their names: a house on SQLite does without asyncpg.
_NO_CONNECTION = {
    ("asyncpg.exceptions._base", name) for name in ("InterfaceError", "InternalClientError")
}


class Health:
    """What a database is failing with, as far as its last answers tell.

    It is well again once it has stored something; one that is damaged is not, whatever it stores.
    """

    def __init__(self) -> None:
        self.trouble: StorageTrouble | None = None
        self.on_failure: Callable[[StoreError], object] = lambda error: None
        self.on_recovery: Callable[[], object] = lambda: None

    def failed(self, error: StoreError) -> None:
        """Something could not be read or stored."""
        if isinstance(error, StorageTrouble) and not isinstance(self.trouble, StorageDamaged):
            self.trouble = error
        self.on_failure(error)

    def stored(self) -> None:
        """Something was stored, durably."""
        if self.trouble is not None and not isinstance(self.trouble, StorageDamaged):
            self.trouble = None
            self.on_recovery()


def failure(what: str, error: BaseException) -> StoreError:
    """Says in one line what failed, without the values that were to be stored."""
    cause = _cause(error)
    if isinstance(cause, UnicodeDecodeError) or "decode to UTF-8" in str(cause):
        return StorageDamaged(f"{what}: there is text in it that can be none")
    reason = str(cause).splitlines()[:1] or [type(cause).__name__]
    return _kind(cause)(f"{what}: {reason[0]}")


def _cause(error: BaseException) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig else error


def _kind(cause: BaseException) -> type[StoreError]:
    """What an error of a driver means for a house; StoreError: nothing that time or room mends."""
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE.get(code) or _SQLITE.get(code & 0xFF) or StoreError
    for told in _chain(cause):
        if state := getattr(told, "sqlstate", None):
            return next((kind for start, kind in _POSTGRES if state.startswith(start)), StoreError)
        if isinstance(told, OSError):
            return _SYSTEM.get(told.errno, StorageAway)
        if (type(told).__module__, type(told).__name__) in _NO_CONNECTION:
            return StorageAway
    return StoreError


def _chain(error: BaseException) -> Iterable[BaseException]:
    """An error and what led to it: SQLAlchemy wraps those of asyncpg."""
    found: BaseException | None = error
    while found is not None:
        yield found
        found = found.__cause__
