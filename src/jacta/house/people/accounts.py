"""Accounts: a login, a password and recovery codes for somebody who was a guest before.

It takes as long to refuse a login that nobody has. Of a recovery code, which has 100 bits, a
SHA-256 is stored; it stands for the password once, or for a code of the second factor.
"""

from __future__ import annotations

import hashlib
import unicodedata

from argon2 import PasswordHasher

from jacta.house.entropy import Entropy, Purpose
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.passwords import Passwords
from jacta.house.people.second_factors import Authenticators
from jacta.house.people.sessions import SignedIn
from jacta.house.people.tries import Guesses
from jacta.house.store.errors import AlreadyRegistered, LoginTaken
from jacta.house.store.people.people import fold_login
from jacta.house.store.store import Store

__all__ = ["CODES", "Accounts", "fold_login", "new_code"]

CODES = 8
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32, of which no two look alike
_SHORTEST_LOGIN, _LONGEST_LOGIN = 3, 40
_DIGITS = 6


class Accounts:
    """The accounts of a house; whatever is wrong is HouseError."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self._people, self._entropy = store.people, store.entropy
        self._likenesses = store.likenesses
        self._passwords, self._guesses = Passwords(hasher), Guesses(store)
        self.signed_in = SignedIn(store)
        self.authenticators = Authenticators(store, self._guesses)
        self._nobodys = self._passwords.nobodys(new_code(self._entropy))

    async def register(
        self, person: PersonId, login: str, password: str, chosen_name: str | None = None
    ) -> tuple[list[str], int]:
        """Give a person a login; the recovery codes are told this once.

        What the guest was known by counts no more: gives the generation of the cookies that do. A
        name that the person chose is nobody else's from now on.
        """
        login = _checked_login(login)
        await self._passwords.check(password, login)
        if await self._login(person) is not None:
            raise HouseError("already-registered")
        if chosen_name is not None and not await self._likenesses.is_free(person, chosen_name):
            raise HouseError("name-taken")
        codes = self._make_codes()
        password_hash = await self._passwords.hash(password)
        try:
            await self._people.register(person, login, password_hash, [_digest(c) for c in codes])
        except AlreadyRegistered:
            raise HouseError("already-registered") from None
        except LoginTaken:
            raise HouseError("login-taken") from None
        if chosen_name is not None:
            await self._likenesses.claim(person, chosen_name)
        return codes, await self._people.retire_cookies(person)

    async def sign_in(self, login: str, password: str, code: str | None = None) -> PersonId:
        """Who has this login and this password, and the second factor where there is one."""
        guess = await self._guesses.at_login(login)
        person = await self._who(login, password)
        await self._guesses.right(guess)
        if await self.authenticators.is_on(person):
            await self._prove(person, code)
        return person

    async def confirm(self, person: PersonId, password: str) -> str:
        """The login of a person, if this is the password."""
        login = await self._login(person)
        if login is None:
            raise HouseError("not-registered")
        guess = await self._guesses.at_password(person)
        await self._who(login, password)
        await self._guesses.right(guess)
        return login

    async def change_password(self, person: PersonId, old: str, new: str) -> int:
        """Have another password, and be signed out everywhere.

        Gives the generation of the cookies that count from now on.
        """
        login = await self.confirm(person, old)
        await self._passwords.check(new, login)
        await self._people.change_password(person, await self._passwords.hash(new))
        return await self.sign_out_everywhere(person)

    async def new_codes(self, person: PersonId, password: str) -> list[str]:
        """New recovery codes in place of the old ones."""
        await self.confirm(person, password)
        codes = self._make_codes()
        await self._people.new_recovery(person, [_digest(code) for code in codes])
        return codes

    async def recover(
        self, login: str, code: str, password: str, second: str | None = None
    ) -> tuple[PersonId, int]:
        """Have a new password by a recovery code, which is used up, and be signed out everywhere.

        Whoever has a second factor proves it as well, be it by another recovery code. Gives the
        person, and the generation of the cookies that count from now on.
        """
        await self._passwords.check(password, login)
        password_hash = await self._passwords.hash(password)
        found = await self._people.credentials(login)
        if found is None or not await self._people.has_recovery(found.person, _digest(code)):
            raise HouseError("wrong-code")
        person, used = found.person, [_digest(code)]
        if await self.authenticators.is_on(person):
            if second is not None and not _is_of_authenticator(second):
                used.append(_digest(second))
            else:
                await self._prove(person, second)
        if not await self._people.use_recovery(person, used):
            if len(used) > 1:
                raise HouseError("wrong-second-factor")
            raise HouseError("wrong-code")
        await self._people.change_password(person, password_hash)
        return person, await self.sign_out_everywhere(person)

    async def propose_second_factor(self, person: PersonId, password: str) -> tuple[str, str]:
        """A secret for an authenticator, and its address; it is told this once."""
        login = await self.confirm(person, password)
        return await self.authenticators.propose(person, login)

    async def prove_second_factor(self, person: PersonId, code: str) -> None:
        """The secret that was proposed counts from now on, if this is a code made with it."""
        if await self._login(person) is None:
            raise HouseError("not-registered")
        await self.authenticators.prove(person, code)

    async def remove_second_factor(self, person: PersonId, password: str, code: str) -> None:
        """The password alone is enough from now on."""
        await self.confirm(person, password)
        if not await self.authenticators.is_on(person):
            raise HouseError("second-factor-off")
        await self._prove(person, code)
        await self.authenticators.remove(person)

    async def sign_out_everywhere(self, person: PersonId) -> int:
        """No cookie of a person counts any more, on any device; gives the generation that does."""
        await self.signed_in.end_all(person)
        return await self._people.retire_cookies(person)

    async def _who(self, login: str, password: str) -> PersonId:
        """Who has this login and this password."""
        found = await self._people.credentials(login)
        password_hash = found.password_hash if found else self._nobodys
        fits = await self._passwords.fits(password_hash, password)
        if found is None or not fits:
            raise HouseError("wrong-password")
        if self._passwords.is_outdated(found.password_hash):
            renewed = await self._passwords.hash(password)
            if await self._people.credentials(login) == found:
                await self._people.change_password(found.person, renewed)
        return found.person

    async def _prove(self, person: PersonId, code: str | None) -> None:
        """HouseError unless it is a code of the second factor, or a recovery code, now used up."""
        if not code:
            raise HouseError("second-factor")
        if _is_of_authenticator(code):
            fits = await self.authenticators.fits(person, code)
        else:
            fits = await self._people.use_recovery(person, [_digest(code)])
        if not fits:
            raise HouseError("wrong-second-factor")

    def _make_codes(self) -> list[str]:
        return [new_code(self._entropy) for _ in range(CODES)]

    async def _login(self, person: PersonId) -> str | None:
        known = (await self._people.find([person])).get(person)
        return known.login if known else None


def new_code(entropy: Entropy) -> str:
    """A recovery code as it is shown: 4 groups of 5 letters."""
    letters = [_LETTERS[byte % len(_LETTERS)] for byte in entropy.take(Purpose.CODE, 20)]
    return "-".join("".join(letters[start : start + 5]) for start in range(0, 20, 5))


def _is_of_authenticator(code: str) -> bool:
    return len("".join(code.split())) <= _DIGITS


def _digest(code: str) -> str:
    """What is stored of a code, however its holder wrote it."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()


def _checked_login(login: str) -> str:
    login = unicodedata.normalize("NFKC", login).strip()
    if not _SHORTEST_LOGIN <= len(login) <= _LONGEST_LOGIN or not login.isprintable():
        raise HouseError("bad-login", least=_SHORTEST_LOGIN, most=_LONGEST_LOGIN)
    return login
