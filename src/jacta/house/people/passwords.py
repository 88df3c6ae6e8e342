"""Passwords: which ones will do, and what is stored of them.

A password is hashed and checked beside the event loop, a few at a time.
"""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from jacta.house.errors import HouseError

__all__ = ["Passwords"]

_SHORTEST, _LONGEST = 10, 200
# A password is refused that would be found with fewer tries than this many powers of ten.
_LEAST_GUESSES = 8.0
# So much of a password is weighed: what is good enough so far is good enough with more behind it,
# and the time it takes grows fast.
_WEIGHED = 24
_AT_ONCE = 2


class Passwords:
    """Hashes passwords, and says which ones are too easy."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def check(self, password: str, login: str) -> None:
        """HouseError for a password that is too short, or among the first that are tried."""
        if not _SHORTEST <= len(password) <= _LONGEST:
            raise HouseError("bad-password", least=_SHORTEST)
        password, login = _written(password), _written(login).strip()
        if password.casefold() == login.casefold():
            raise HouseError("weak-password")
        async with self._slots:
            guesses = await asyncio.to_thread(_guesses, password, login)
        if guesses < _LEAST_GUESSES:
            raise HouseError("common-password")

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, _written(password))

    async def fits(self, password_hash: str, password: str) -> bool:
        """Whether this is the password."""
        async with self._slots:
            try:
                return await asyncio.to_thread(
                    self._hasher.verify, password_hash, _written(password)
                )
            except (VerificationError, InvalidHashError):
                return False

    def is_outdated(self, password_hash: str) -> bool:
        """Whether it was made with other parameters than are used now."""
        return self._hasher.check_needs_rehash(password_hash)

    def nobodys(self, secret: str) -> str:
        """A hash that takes as long to check as any other, of a secret that nobody has."""
        return self._hasher.hash(secret)


def _guesses(password: str, login: str) -> float:
    """How many tries it takes to find a password, as a power of ten, for who knows the login."""
    from zxcvbn import zxcvbn  # its lists, once somebody wants an account: a house opens sooner

    weighed = zxcvbn(password[:_WEIGHED], user_inputs=[login[:_WEIGHED], "jacta"])
    return float(weighed["guesses_log10"])


def _written(password: str) -> str:
    """A password is the same from every keyboard."""
    return unicodedata.normalize("NFKC", password)
