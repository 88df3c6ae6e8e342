"""Whether there is a login is not told by how much is done to refuse it."""

from __future__ import annotations

from pathlib import Path

import pytest
from argon2 import PasswordHasher

from jacta.house import store
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.accounts import Accounts

PASSWORD, CODE = "correct horse battery", "AAAAA-BBBBB-CCCCC-DDDDD"


class Counting(PasswordHasher):
    """Notes what it is asked for, and makes it cheap."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.done: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
        self.done.append("verify")
        return super().verify(hash, password)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.done.append("hash")
        return super().hash(password, salt=salt)


async def refused(accounts: Accounts, login: str, way: str) -> str:
    """The code with which a wrong guess is refused."""
    other = "another horse battery"
    guess = accounts.sign_in(login, other) if way == "sign-in" else None
    with pytest.raises(HouseError) as found:
        await (guess or accounts.recover(login, CODE, other))
    return found.value.code


@pytest.mark.parametrize("way", ["sign-in", "recovery"])
async def test_a_login_that_nobody_has_takes_the_same_work(tmp_path: Path, way: str) -> None:
    hasher = Counting()
    async with store.open(tmp_path / "house.db") as kept:
        accounts = Accounts(kept, hasher)
        await kept.people.ensure(PersonId("anna"), "Anna", "en")
        await accounts.register(PersonId("anna"), "anna", PASSWORD)
        done = []
        for login in ("anna", "nobody"):
            hasher.done.clear()
            done.append((await refused(accounts, login, way), tuple(hasher.done)))
    assert done[0] == done[1]
    assert done[0][1], "a hash was made, or checked"
