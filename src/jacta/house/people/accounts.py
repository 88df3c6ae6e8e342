"""Accounts: a login, a password and recovery codes for somebody who was a guest before.

A password is hashed and checked beside the event loop, a few at a time, and it takes as long for
a login that nobody has. Of a recovery code, which has 100 bits, a SHA-256 is stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from jacta.house.entropy import Entropy, Purpose
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.store.errors import AlreadyRegistered, LoginTaken
from jacta.house.store.people.people import fold_login
from jacta.house.store.store import Store

__all__ = ["CODES", "Accounts", "fold_login", "new_code"]

CODES = 8
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32, of which no two look alike
_SHORTEST_LOGIN, _LONGEST_LOGIN = 3, 40
_SHORTEST_PASSWORD, _LONGEST_PASSWORD = 10, 200
_AT_ONCE = 2


class Accounts:
    """The accounts of a house; whatever is wrong is HouseError."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self._people, self._entropy = store.people, store.entropy
        self._hasher = hasher or PasswordHasher()
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._nobodys = self._hasher.hash(new_code(self._entropy))

    async def register(self, person: PersonId, login: str, password: str) -> list[str]:
        """Give a person a login; the recovery codes are told this once."""
        login = _checked_login(login)
        _check_password(password, login)
        if await self._login(person) is not None:
            raise HouseError("already-registered")
        codes = self._make_codes()
        password_hash = await self._hash(password)
        try:
            await self._people.register(person, login, password_hash, [_digest(c) for c in codes])
        except AlreadyRegistered:
            raise HouseError("already-registered") from None
        except LoginTaken:
            raise HouseError("login-taken") from None
        return codes

    async def sign_in(self, login: str, password: str) -> PersonId:
        """Who has this login and this password."""
        found = await self._people.credentials(login)
        fits = await self._fits(found.password_hash if found else self._nobodys, password)
        if found is None or not fits:
            raise HouseError("wrong-password")
        if self._hasher.check_needs_rehash(found.password_hash):
            renewed = await self._hash(password)
            if await self._people.credentials(login) == found:
                await self._people.change_password(found.person, renewed)
        return found.person

    async def confirm(self, person: PersonId, password: str) -> str:
        """The login of a person, if this is the password."""
        login = await self._login(person)
        if login is None:
            raise HouseError("not-registered")
        await self.sign_in(login, password)
        return login

    async def change_password(self, person: PersonId, old: str, new: str) -> int:
        """Have another password; gives the generation of the cookies that count from now on."""
        login = await self.confirm(person, old)
        _check_password(new, login)
        await self._people.change_password(person, await self._hash(new))
        return await self._people.retire_cookies(person)

    async def new_codes(self, person: PersonId, password: str) -> list[str]:
        """New recovery codes in place of the old ones."""
        await self.confirm(person, password)
        codes = self._make_codes()
        await self._people.new_recovery(person, [_digest(code) for code in codes])
        return codes

    async def recover(self, login: str, code: str, password: str) -> tuple[PersonId, int]:
        """Have a new password by a recovery code, which is used up; all cookies are retired.

        Gives the person, and the generation of the cookies that count from now on.
        """
        _check_password(password, login)
        password_hash = await self._hash(password)
        found = await self._people.credentials(login)
        if found is None or not await self._people.use_recovery(found.person, _digest(code)):
            raise HouseError("wrong-code")
        await self._people.change_password(found.person, password_hash)
        return found.person, await self._people.retire_cookies(found.person)

    async def sign_out_everywhere(self, person: PersonId) -> None:
        """No cookie of a person counts any more, on any device."""
        await self._people.retire_cookies(person)

    def _make_codes(self) -> list[str]:
        return [new_code(self._entropy) for _ in range(CODES)]

    async def _login(self, person: PersonId) -> str | None:
        known = (await self._people.find([person])).get(person)
        return known.login if known else None

    async def _hash(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, _written(password))

    async def _fits(self, password_hash: str, password: str) -> bool:
        async with self._slots:
            try:
                return await asyncio.to_thread(
                    self._hasher.verify, password_hash, _written(password)
                )
            except (VerificationError, InvalidHashError):
                return False


def new_code(entropy: Entropy) -> str:
    """A recovery code as it is shown: 4 groups of 5 letters."""
    letters = [_LETTERS[byte % len(_LETTERS)] for byte in entropy.take(Purpose.CODE, 20)]
    return "-".join("".join(letters[start : start + 5]) for start in range(0, 20, 5))


def _digest(code: str) -> str:
    """What is stored of a code, however its holder wrote it."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()


def _written(password: str) -> str:
    """A password is the same from every keyboard."""
    return unicodedata.normalize("NFKC", password)


def _checked_login(login: str) -> str:
    login = unicodedata.normalize("NFKC", login).strip()
    if not _SHORTEST_LOGIN <= len(login) <= _LONGEST_LOGIN or not login.isprintable():
        raise HouseError("bad-login", least=_SHORTEST_LOGIN, most=_LONGEST_LOGIN)
    return login


def _check_password(password: str, login: str) -> None:
    if not _SHORTEST_PASSWORD <= len(password) <= _LONGEST_PASSWORD:
        raise HouseError("bad-password", least=_SHORTEST_PASSWORD)
    if _written(password).casefold() == unicodedata.normalize("NFKC", login).strip().casefold():
        raise HouseError("weak-password")
