"""Tries: whoever guesses a password or a code waits longer each time, from wherever it comes.

Each login waits for itself. Nobody is signed out by it, and a recovery code, which nobody can
guess, is not kept waiting: so strangers lock nobody out.
"""

from __future__ import annotations

from jacta.house.clock import SECOND
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.secrets import digest
from jacta.house.store.people.people import fold_login
from jacta.house.store.store import Store

__all__ = ["Guesses", "wait_after"]

_FREE = 5
_FIRST, _LONGEST = 5 * SECOND, 15 * 60 * SECOND


def wait_after(tries: int) -> int:
    """How long the next try waits after so many in vain, in microseconds."""
    if tries < _FREE:
        return 0
    return min(_FIRST << min(tries - _FREE, 20), _LONGEST)


class Guesses:
    """What is tried at the secrets of people; HouseError for whoever has to wait."""

    def __init__(self, store: Store) -> None:
        self._tries = store.tries

    async def at_login(self, login: str) -> str:
        """Try a password from outside, whether there is such a login or not."""
        return await self._begin(f"login/{digest(fold_login(login))}")

    async def at_password(self, person: PersonId) -> str:
        """Try the password of somebody who is signed in: strangers do not make that wait."""
        return await self._begin(f"password/{person}")

    async def at_code(self, person: PersonId) -> str:
        """Try a code of the second factor, with the password known."""
        return await self._begin(f"code/{person}")

    async def right(self, whose: str) -> None:
        """It was no guess."""
        await self._tries.forget(whose)

    async def _begin(self, whose: str) -> str:
        wait = await self._tries.begin(whose, wait_after)
        if wait:
            raise HouseError("wait", seconds=-(-wait // SECOND))
        return whose
