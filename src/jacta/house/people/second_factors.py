"""A second factor: six digits of an authenticator beside the password, for whoever wants it.

The secret is told once, to be scanned, and counts from when its owner has sent a code made with
it. A code counts once, and for half a minute before and after its own. Whoever lost the device has
recovery codes, of which each stands for one code.
"""

from __future__ import annotations

import base64
import hmac

from pyotp import TOTP

from jacta.house.clock import SECOND
from jacta.house.entropy import Purpose
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.tries import Guesses
from jacta.house.store.store import Store

__all__ = ["Authenticators", "code_at"]

_ISSUER = "Jacta"
_BYTES = 20
_STEP_SECONDS = 30
_STEPS = (0, -1, 1)


def code_at(secret: str, at: int) -> str:
    """The code that an authenticator shows at a time, in microseconds."""
    return _code(secret, at // SECOND // _STEP_SECONDS)


class Authenticators:
    """The second factors of a house."""

    def __init__(self, store: Store, guesses: Guesses) -> None:
        self._factors, self._clock, self._entropy = store.second_factors, store.clock, store.entropy
        self._guesses = guesses

    async def propose(self, person: PersonId, login: str) -> tuple[str, str]:
        """A secret to be proved, and the address by which an authenticator takes it up."""
        if await self.is_on(person):
            raise HouseError("second-factor-on")
        made = self._entropy.take(Purpose.SECRET, _BYTES)
        secret = base64.b32encode(made).decode()
        await self._factors.propose(person, secret)
        return secret, TOTP(secret).provisioning_uri(login, issuer_name=_ISSUER)

    async def prove(self, person: PersonId, code: str) -> None:
        """It counts from now on, if this is a code made with the secret that was proposed."""
        if await self.is_on(person):
            raise HouseError("second-factor-on")
        if not await self.fits(person, code):
            raise HouseError("wrong-second-factor")

    async def is_on(self, person: PersonId) -> bool:
        """Whether somebody has one that counts."""
        factor = await self._factors.of(person)
        return factor is not None and factor.since is not None

    async def fits(self, person: PersonId, code: str) -> bool:
        """Whether it is a code of now that was not used before; it is used now."""
        guess = await self._guesses.at_code(person)
        factor = await self._factors.of(person)
        digits = "".join(code.split())
        if factor is None or not digits.isascii():
            return False
        now = self._clock.now() // SECOND // _STEP_SECONDS
        for step in (now + offset for offset in _STEPS):
            if hmac.compare_digest(_code(factor.secret, step), digits):
                if not await self._factors.use(person, step):
                    return False
                await self._guesses.right(guess)
                return True
        return False

    async def remove(self, person: PersonId) -> None:
        """The password alone is enough from now on."""
        await self._factors.remove(person)


def _code(secret: str, step: int) -> str:
    return TOTP(secret).generate_otp(step)
