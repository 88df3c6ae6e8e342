"""An account keeps a guest's identity, on every device until it is signed out there."""

from __future__ import annotations

import re

import pytest
from argon2 import PasswordHasher

from jacta.house import store as storage
from jacta.house.entropy import SystemEntropy
from jacta.house.errors import HouseError
from jacta.house.ids import PersonId
from jacta.house.people.accounts import CODES, Accounts, new_code
from tests.server.identities import PASSWORD, account, error, me
from tests.server.running import Running


def test_an_account_keeps_the_person_on_every_device(house: Running) -> None:
    client, codes = account(house, "Grace")
    assert len(codes) == len(set(codes)) == CODES
    assert all(re.fullmatch(r"([A-HJ-NP-Z2-9]{5}-){3}[A-HJ-NP-Z2-9]{5}", code) for code in codes)
    other = house.guest()
    guest = me(other)
    signed = other.post("/api/session", json={"login": "gRACE", "password": PASSWORD})
    assert signed.status_code == 200
    assert me(other) == me(client) == signed.json()
    assert me(other)["person"] != guest["person"]
    assert me(other)["login"] == "Grace"


def test_a_login_belongs_to_one_person(house: Running) -> None:
    client, _ = account(house, "unique")
    again = client.post("/api/me/account", json={"login": "unique2", "password": PASSWORD})
    assert error(again) == (409, "already-registered")
    taken = house.guest().post("/api/me/account", json={"login": "UNIQUE", "password": PASSWORD})
    assert error(taken) == (409, "login-taken")


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("ab", PASSWORD, "bad-login"),
        ("a" * 41, PASSWORD, "bad-login"),
        ("a\tb\tc", PASSWORD, "bad-login"),
        ("short", "123456789", "bad-password"),
        ("the-same-thing", "The-Same-Thing", "weak-password"),
        ("long", "x" * 201, "bad-message"),
    ],
)
def test_logins_and_passwords_have_rules(
    house: Running, login: str, password: str, code: str
) -> None:
    answer = house.guest().post("/api/me/account", json={"login": login, "password": password})
    assert answer.json()["code"] == code


@pytest.mark.parametrize("login", ["a b", "x" * 40, "Ça & là!", "名前です"])
def test_whatever_can_be_shown_may_be_a_login(house: Running, login: str) -> None:
    client, _ = account(house, login)
    assert me(client)["login"] == login


def test_the_rule_for_logins_is_said_as_it_is(house: Running) -> None:
    body = {"login": "ab", "password": PASSWORD}
    said = {
        language: house.guest(accept_language=language)
        .post("/api/me/account", json=body)
        .json()["message"]
        for language in ("en", "fr", "de")
    }
    assert said["en"].startswith("A login has 3 to 40 characters that can be shown")
    assert said["fr"].startswith("Un identifiant a de 3 à 40 caractères affichables")
    assert said["de"].startswith("Ein Anmeldename hat 3 bis 40 Zeichen, die sich zeigen lassen")


def test_a_wrong_password_and_an_unknown_login_are_told_alike(house: Running) -> None:
    account(house, "known")
    wrong = house.guest().post("/api/session", json={"login": "known", "password": "x" * 12})
    unknown = house.guest().post("/api/session", json={"login": "nobody", "password": "x" * 12})
    assert error(wrong) == (403, "wrong-password")
    assert wrong.content == unknown.content


def test_a_new_password_signs_the_other_devices_out(house: Running) -> None:
    client, _ = account(house, "changing")
    other = house.guest()
    other.post("/api/session", json={"login": "changing", "password": PASSWORD})
    new = "another password"
    wrong = client.put("/api/me/password", json={"old": new, "new": new})
    assert error(wrong) == (403, "wrong-password")
    assert client.put("/api/me/password", json={"old": PASSWORD, "new": new}).status_code == 204
    assert me(client)["login"] == "changing"
    assert error(other.get("/api/me")) == (401, "expired")
    assert me(other)["guest"]  # the cookie was taken away
    assert other.post("/api/session", json={"login": "changing", "password": new}).is_success


def test_a_recovery_code_counts_once(house: Running) -> None:
    client, codes = account(house, "forgetful")
    other, new = house.guest(), "a new password"
    body = {"login": "forgetful", "code": codes[0].lower().replace("-", " "), "password": new}
    wrong = {**body, "code": new_code(SystemEntropy())}
    assert error(other.post("/api/session/recovery", json=wrong)) == (403, "wrong-code")
    assert other.post("/api/session/recovery", json=body).json()["login"] == "forgetful"
    assert me(other)["login"] == "forgetful"
    assert error(client.get("/api/me")) == (401, "expired")
    assert error(house.guest().post("/api/session/recovery", json=body)) == (403, "wrong-code")


def test_new_recovery_codes_replace_the_old_ones(house: Running) -> None:
    client, codes = account(house, "careful")
    assert error(client.post("/api/me/recovery", json={"password": "x"})) == (403, "wrong-password")
    fresh = client.post("/api/me/recovery", json={"password": PASSWORD}).json()["codes"]
    assert not set(fresh) & set(codes)
    body = {"login": "careful", "password": "a new password"}
    old = house.guest().post("/api/session/recovery", json={**body, "code": codes[1]})
    assert error(old) == (403, "wrong-code")
    assert house.guest().post("/api/session/recovery", json={**body, "code": fresh[1]}).is_success


def test_a_guest_has_no_password_to_change(house: Running) -> None:
    answer = house.guest().put("/api/me/password", json={"old": PASSWORD, "new": PASSWORD})
    assert error(answer) == (409, "not-registered")


# -- sessions


def test_signing_out_here_leaves_the_other_devices(house: Running) -> None:
    client, _ = account(house, "leaving")
    other = house.guest()
    other.post("/api/session", json={"login": "leaving", "password": PASSWORD})
    assert client.delete("/api/session").status_code == 204
    assert me(client)["guest"]
    assert me(other)["login"] == "leaving"


def test_signing_out_everywhere_retires_every_cookie(house: Running) -> None:
    client, _ = account(house, "everywhere")
    other = house.guest()
    other.post("/api/session", json={"login": "everywhere", "password": PASSWORD})
    assert client.delete("/api/sessions").status_code == 204
    assert me(client)["guest"]
    assert error(other.get("/api/me")) == (401, "expired")


# -- hashes


async def test_a_password_is_hashed_anew_when_the_parameters_change(sqlite_address: str) -> None:
    weak, strong = (PasswordHasher(time_cost=cost, memory_cost=64) for cost in (1, 2))
    async with storage.open(sqlite_address) as store:
        await store.people.ensure(PersonId("ada"), "Ada", "en")
        await Accounts(store, weak).register(PersonId("ada"), "ada", PASSWORD)
        before = await store.people.credentials("ada")
        accounts = Accounts(store, strong)
        assert await accounts.sign_in("ada", PASSWORD) == "ada"
        after = await store.people.credentials("ada")
        assert before is not None
        assert after is not None
        assert before.password_hash != after.password_hash
        assert "t=2" in after.password_hash
        assert await accounts.sign_in("ada", PASSWORD) == "ada"
        assert await store.people.credentials("ada") == after


async def test_an_unknown_login_costs_as_much_work(sqlite_address: str) -> None:
    checked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            checked.append(str(hash).rpartition("$")[0].rpartition("$")[0])
            return super().verify(hash, password)

    async with storage.open(sqlite_address) as store:
        accounts = Accounts(store, Counting(time_cost=1, memory_cost=64))
        await store.people.ensure(PersonId("ada"), "Ada", "en")
        await accounts.register(PersonId("ada"), "ada", PASSWORD)
        for login in ("ada", "nobody"):
            with pytest.raises(HouseError, match="wrong-password"):
                await accounts.sign_in(login, "not the password")
    assert len(checked) == 2
    assert checked[0] == checked[1]
