"""Whoever guesses waits longer each time, and nobody is locked out by a stranger's guesses."""

from __future__ import annotations

import pytest
import zxcvbn

from jacta.house import store as storage
from jacta.house.clock import SECOND
from jacta.house.errors import HouseError
from jacta.house.people import passwords
from jacta.house.people.tries import Guesses, wait_after
from tests.house.clocks import HeldClock
from tests.server.identities import PASSWORD, account, error, me
from tests.server.running import Running


def test_waits_grow_up_to_a_quarter_of_an_hour() -> None:
    waits = [wait_after(tries) // SECOND for tries in range(1, 16)]
    assert waits == [0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]
    assert wait_after(1_000_000) == 900 * SECOND


def test_a_login_that_is_guessed_waits_and_says_how_long(house: Running) -> None:
    """From however many addresses: no address is told apart here."""
    client, codes = account(house, "guessed")
    body = {"login": "guessed", "password": "not the password"}
    for _ in range(5):
        assert error(house.guest().post("/api/session", json=body)) == (403, "wrong-password")
    waiting = house.guest().post("/api/session", json={**body, "login": "GUESSED"})
    assert error(waiting) == (429, "wait")
    assert waiting.json()["wait"] == int(waiting.headers["retry-after"]) in range(1, 6)
    assert str(waiting.json()["wait"]) in waiting.json()["message"]
    right = {**body, "password": PASSWORD}
    assert error(house.guest().post("/api/session", json=right)) == (429, "wait")
    assert me(client)["login"] == "guessed", "who is signed in is so still"
    changed = client.put("/api/me/password", json={"old": PASSWORD, "new": "a newer password"})
    assert changed.status_code == 204, "and goes on as before"
    recover = {"login": "guessed", "code": codes[0], "password": PASSWORD}
    assert house.guest().post("/api/session/recovery", json=recover).is_success
    house.clock.move(6)
    assert house.guest().post("/api/session", json=right).is_success
    assert error(house.guest().post("/api/session", json=body)) == (403, "wrong-password")


def test_a_login_that_nobody_has_waits_alike(house: Running) -> None:
    body = {"login": "nobody-at-all", "password": "not the password"}
    answers = [error(house.guest().post("/api/session", json=body)) for _ in range(6)]
    assert answers == [(403, "wrong-password")] * 5 + [(429, "wait")]


async def test_tries_at_once_are_all_counted(sqlite_address: str) -> None:
    clock = HeldClock()
    async with storage.open(sqlite_address, clock=clock) as store:
        one, other = Guesses(store), Guesses(store)  # two processes
        for guesses in (one, other, one, other, one):
            await guesses.at_login("anna")
        with pytest.raises(HouseError, match="wait seconds=5"):
            await other.at_login("Anna")
        await one.at_login("ben")
        clock.move(5)
        await one.right(await one.at_login("anna"))
        await one.at_login("anna")


@pytest.mark.parametrize(
    "password",
    ["1234567890", "qwertyuiop", "password12", "Passwort123", "aaaaaaaaaa"],
)
def test_a_password_that_everybody_tries_first_is_refused(house: Running, password: str) -> None:
    answer = house.guest().post("/api/me/account", json={"login": "easy", "password": password})
    assert error(answer) == (409, "common-password")


async def test_so_much_of_a_password_is_weighed_that_it_never_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is weighed takes time that doubles with every few letters that look like digits."""
    weighed: list[str] = []

    def weigh(password: str, user_inputs: list[str]) -> dict[str, float]:
        weighed.extend([password, *user_inputs])
        return {"guesses_log10": 20.0}

    monkeypatch.setattr(zxcvbn, "zxcvbn", weigh)
    await passwords.Passwords().check("4@8({[<369|!1$5+7%2" * 10, "login" * 8)
    assert max(map(len, weighed)) == 24
