"""A guest has an identity at once, an account keeps it, and whoever wants to go is forgotten."""

from __future__ import annotations

import re
import time

import httpx
import pytest
from argon2 import PasswordHasher

from jacta.house import store as storage
from jacta.house.errors import Refused
from jacta.house.people import CODES, Accounts, new_code
from jacta.house.store.values import PersonId
from jacta.house.words import neutral_name
from jacta.server.identity import Identities, Visitor
from jacta.server.problems import Problem
from jacta.verifier import verify
from tests.server.playing import do, open_table, play_game, sit
from tests.server.running import Running

PASSWORD = "correct horse battery"


def account(house: Running, login: str) -> tuple[httpx.Client, list[str]]:
    client = house.guest()
    answer = client.post("/api/me/account", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    codes: list[str] = answer.json()["codes"]
    return client, codes


def me(client: httpx.Client) -> dict[str, object]:
    answer = client.get("/api/me")
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# -- guests


def test_a_guest_is_the_same_at_every_visit(house: Running) -> None:
    client = house.client()
    first = me(client)
    assert first["guest"]
    assert first["proposed"]
    assert first["name"]
    assert me(client) == first
    assert me(house.client())["person"] != first["person"]


def test_nothing_is_stored_of_a_guest_who_only_looks(house: Running) -> None:
    client = house.guest()
    client.get("/api/tables")
    exported = client.get("/api/me/export").json()
    assert exported == {"person": {"id": me(client)["person"]}, "records": []}


def test_a_name_is_changed_at_all_tables(house: Running) -> None:
    client = house.guest()
    table = open_table(client)
    sit(client, table, 0)
    answer = client.put("/api/me/name", json={"name": "  Ada  "})
    assert answer.json()["name"] == "Ada"
    assert not answer.json()["proposed"]
    chairs = client.get(f"/api/tables/{table}").json()["facts"]["chairs"]
    assert chairs[0]["name"] == "Ada"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\u202eb"])
def test_a_name_can_be_shown(house: Running, name: str) -> None:
    answer = house.guest().put("/api/me/name", json={"name": name})
    assert error(answer) == (409, "bad-name")


def test_the_chosen_language_counts_more_than_the_browsers(house: Running) -> None:
    client = house.guest(accept_language="en")
    english = me(client)["name"]
    answer = client.put("/api/me/language", json={"language": "de"})
    assert answer.json()["language"] == "de"
    assert answer.json()["name"] != english  # it is a proposal still
    assert "Tisch" in client.get("/api/tables/none").json()["message"]
    assert "table" in client.get("/api/tables/none?lang=en").json()["message"]
    assert client.put("/api/me/language", json={"language": "xx"}).status_code == 400


# -- accounts


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
    assert error(other.post("/api/session/recovery", json={**body, "code": new_code()})) == (
        403,
        "wrong-code",
    )
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


# -- what the house has of one


def test_everything_can_be_taken_along(house: Running) -> None:
    one, two = house.guest(), house.guest()
    one.put("/api/me/name", json={"name": "Emmy"})
    table = play_game(one, two)
    do(one, table, "say", text="well played")
    answer = one.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    exported = answer.json()
    assert exported["person"]["name"] == "Emmy"
    assert [message["text"] for message in exported["messages"]] == ["well played"]
    (game,) = exported["records"]
    assert game["table"] == table
    assert verify(game["record"]) > 0
    assert "hash" not in answer.text


def test_whoever_is_erased_leaves_the_records_of_others_whole(house: Running) -> None:
    gone, stays = house.guest(), house.guest()
    gone.put("/api/me/name", json={"name": "Rosalind"})
    gone.post("/api/me/account", json={"login": "rosalind", "password": PASSWORD})
    table = play_game(gone, stays)
    do(gone, table, "say", text="a secret of mine")
    assert "Rosalind" in stays.get(f"/api/tables/{table}/records/0").text

    assert error(gone.request("DELETE", "/api/me", json={})) == (403, "wrong-password")
    cookie = gone.cookies["jacta"]
    assert gone.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204

    record = stays.get(f"/api/tables/{table}/records/0").text
    assert "Rosalind" not in record
    assert neutral_name("en") in record
    assert verify(record) > 0
    assert "a secret of mine" not in stays.get(f"/api/tables/{table}/chat").text
    old = httpx.get(f"{house.address}/api/me", headers={"cookie": f"jacta={cookie}"})
    assert error(old) == (401, "expired")
    signed = house.guest().post("/api/session", json={"login": "rosalind", "password": PASSWORD})
    assert error(signed) == (403, "wrong-password")


def test_nobody_waits_for_whoever_is_erased(house: Running) -> None:
    gone, stays = house.guest(), house.guest()
    waiting = open_table(gone)
    sit(gone, waiting, 0)
    visited = open_table(stays)
    sit(gone, visited, 1)
    running = open_table(gone)
    sit(gone, running, 0)
    sit(stays, running, 1)
    gone.request("DELETE", "/api/me", json={})
    states = {
        table: stays.get(f"/api/tables/{table}").json()["now"]["state"]
        for table in (waiting, visited, running)
    }
    assert states == {waiting: "aborted", visited: "open", running: "over"}
    assert stays.get(f"/api/tables/{visited}").json()["facts"]["chairs"][1]["who"] is None


def test_in_a_match_a_bot_keeps_the_chair_of_whoever_is_erased(house: Running) -> None:
    gone, stays = house.guest(), house.guest()
    table = open_table(gone, "sledges", games=3)
    sit(gone, table, 0)
    sit(stays, table, 1)
    assert gone.request("DELETE", "/api/me", json={}).status_code == 204
    news = stays.get(f"/api/tables/{table}").json()
    left = next(step for step in news["steps"] if step["what"] == "left")
    assert (left["chair"], left["why"], left["lost"]) == (0, "gone", True)
    assert news["now"]["state"] == "running"
    assert do(stays, table, "next-game").is_success
    chair = stays.get(f"/api/tables/{table}").json()["facts"]["chairs"][0]
    assert (chair["stand_in"] is not None, chair["lost"]) == (True, False)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        now = stays.get(f"/api/tables/{table}?chair=1").json()["now"]
        if now["state"] == "over":
            break
        if legal := now.get("legal"):
            seat = now["view"]["seat"]
            assert do(stays, table, "act", seat=seat, actions=legal[:1]).is_success
        elif not now["acting"]:
            do(stays, table, "next-game")
    assert now["state"] == "over"
    assert len(stays.get(f"/api/tables/{table}").json()["facts"]["games"]) >= 2


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


async def test_whoever_is_erased_is_not_stored_again(sqlite_address: str) -> None:
    async with storage.open(sqlite_address) as store:
        identities, visitor = Identities(store, b"key", False), Visitor(PersonId("ada"), "en")
        await identities.stored(visitor)
        await store.people.erase(visitor.person)
        with pytest.raises(Problem, match="expired"):
            await identities.stored(visitor)


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
            with pytest.raises(Refused, match="wrong-password"):
                await accounts.sign_in(login, "not the password")
    assert len(checked) == 2
    assert checked[0] == checked[1]
