"""Other sites, forged cookies and bad input get a typed error, and no secret is ever logged."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable

import httpx
import pytest
from itsdangerous import TimestampSigner

from tests.server.people import Failure, visit
from tests.server.playing import do, open_table, sit
from tests.server.running import Running
from tests.waiting import wait_until

HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# -- other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_page_of_another_site_changes_nothing(house: Running, headers: dict[str, str]) -> None:
    client = house.guest()
    before = client.get("/api/me").json()
    answer = client.put("/api/me/name", json={"name": "Mallory"}, headers=headers)
    assert error(answer) == (403, "bad-origin")
    assert client.get("/api/me").json() == before


def test_a_page_of_the_house_may_change_things(house: Running) -> None:
    headers = {"origin": house.address, "sec-fetch-site": "same-origin"}
    answer = house.guest().put("/api/me/name", json={"name": "Alice"}, headers=headers)
    assert answer.status_code == 200


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded"])
def test_a_form_is_no_message(house: Running, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = house.guest().put("/api/me/name", content=b'{"name":"Form"}', headers=headers)
    assert error(answer) == (400, "bad-message")


# -- headers and cookies


@pytest.mark.parametrize("path", ["/api/me", "/api/nowhere", "/api/tables/none", "/live", "/"])
def test_every_answer_has_the_security_headers(house: Running, path: str) -> None:
    answer = house.client().get(path)
    assert answer.headers.keys() >= HEADERS
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "strict-transport-security" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites(house: Running) -> None:
    cookie = house.client().get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_behind_https_cookies_are_secure(open_house: Callable[..., Running]) -> None:
    house = open_house(public_address="https://dice.example")
    answer = house.client().get("/api/me")
    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    body = {"name": "Ada"}
    own = house.client().put("/api/me/name", json=body, headers={"origin": "https://dice.example"})
    assert own.status_code == 200
    other = house.client().put("/api/me/name", json=body, headers={"origin": house.address})
    assert error(other) == (403, "bad-origin")


def test_a_forged_or_damaged_cookie_is_taken_away(house: Running) -> None:
    good = house.guest().cookies["jacta"]
    person, _, rest = good.partition(".")
    forged = TimestampSigner(b"another key", salt="jacta-cookie").sign(f"{person}.0").decode()
    other = f"{secrets.token_hex(10)}.{rest}"
    for cookie in (forged, other, good[:-2], "x", good.replace(".0.", ".1."), ""):
        answer = httpx.get(f"{house.address}/api/me", headers={"cookie": f"jacta={cookie}"})
        assert error(answer) == (401, "expired")
        assert 'jacta=""' in answer.headers["set-cookie"]


def test_a_key_is_rotated_while_the_house_is_open_and_nobody_is_signed_out(house: Running) -> None:
    client = house.guest()
    person, old = client.get("/api/me").json()["person"], client.cookies["jacta"]
    house.keep("keys", "rotate")

    def is_signed_anew() -> bool:
        assert client.get("/api/me").json()["person"] == person
        return client.cookies["jacta"] != old

    assert wait_until(is_signed_anew)
    for cookie in (old, client.cookies["jacta"]):
        answer = httpx.get(f"{house.address}/api/me", headers={"cookie": f"jacta={cookie}"})
        assert answer.json()["person"] == person
    assert (
        "set-cookie"
        in httpx.get(f"{house.address}/api/me", headers={"cookie": f"jacta={old}"}).headers
    ), "who comes with the former key gets the new one"
    assert "set-cookie" not in client.get("/api/me").headers


def test_a_wrong_token_is_told(house: Running) -> None:
    answer = house.client(authorization="Bearer nonsense").get("/api/me")
    assert error(answer) == (401, "bad-token")


# -- bad input


@pytest.mark.limit("body")
def test_a_body_that_is_too_large_is_not_read(house: Running) -> None:
    answer = house.guest().put("/api/me/name", json={"name": "x" * 20_000})
    assert error(answer) == (413, "too-large")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"{", "bad-json"),
        (b"", "bad-json"),
        (b"\xff\xfe", "bad-json"),
        (b'{"name":"\xff"}', "bad-json"),
        (b"[" * 10_000, "bad-message"),
        (b"[]", "bad-message"),
        (b"{}", "bad-message"),
        (b'{"name":7}', "bad-message"),
        (b'{"name":"Ada","admin":true}', "bad-message"),
    ],
)
def test_a_bad_body_gets_a_typed_error(house: Running, content: bytes, code: str) -> None:
    headers = {"content-type": "application/json"}
    answer = house.guest().put("/api/me/name", content=content, headers=headers)
    assert error(answer) == (400, code)


def test_an_action_that_is_nested_without_end_gets_a_typed_error(house: Running) -> None:
    client = house.guest()
    table = open_table(client)
    nested = '{"a":' * 2_500 + "1" + "}" * 2_500
    content = f'{{"type":"act","id":"1","table":"{table}","seat":0,"actions":[{nested}]}}'
    headers = {"content-type": "application/json"}
    answer = client.post(f"/api/tables/{table}/commands", content=content, headers=headers)
    assert error(answer) == (400, "bad-json")


def test_a_command_of_no_known_type_is_told_so(house: Running) -> None:
    client = house.guest()
    table = open_table(client)
    assert error(do(client, table, "dance")) == (400, "unknown-type")
    assert error(do(client, table, "watch")) == (400, "unknown-type")
    assert error(do(client, table, "act")) == (400, "bad-message")


async def test_a_message_of_no_known_type_is_told_so(house: Running) -> None:
    async with visit(house.address, "de") as anna:
        with pytest.raises(Failure) as failed:
            await anna.do("dance", "t")
        assert failed.value.error["code"] == "unknown-type"
        assert failed.value.error["message"].startswith("Nachrichten dieser Art")
        with pytest.raises(Failure, match="unknown-type"):
            await anna.send({"id": "1", "table": "t"})
        with pytest.raises(Failure, match="bad-message"):
            await anna.do("act", "t")


def test_unknown_queries_tables_and_methods_are_told(house: Running) -> None:
    client = house.guest()
    assert error(client.get("/api/tables?colour=red")) == (400, "bad-message")
    assert error(client.get("/api/tables?limit=1000")) == (400, "bad-message")
    assert error(client.get("/api/tables/nonsense")) == (404, "no-table")
    assert error(client.get("/api/nonsense")) == (404, "not-found")
    answer = client.delete("/api/tables")
    assert error(answer) == (405, "wrong-method")
    assert answer.headers["allow"]


def test_the_interface_tells_of_itself(house: Running) -> None:
    client = house.client()
    where = client.get("/api").json()["openapi"]
    assert "/api/tables" in client.get(where).json()["paths"]


# -- limits


@pytest.mark.limit("requests")
def test_an_address_cannot_ask_too_fast(open_house: Callable[..., Running]) -> None:
    house = open_house(requests_per_second=2.0)
    house.clock.hold()  # however long the answers take, no time passes
    client = house.client()
    answers = [client.get("/api/me") for _ in range(15)]
    assert answers[0].status_code == 200
    assert error(answers[-1]) == (429, "too-fast")
    assert client.get("/live").status_code == 200


@pytest.mark.limit("tries")
def test_passwords_cannot_be_guessed_fast(open_house: Callable[..., Running]) -> None:
    house = open_house(tries_per_minute=3.0)
    house.clock.hold()
    client = house.guest()
    body = {"login": "somebody", "password": "not the password"}
    answers = [error(client.post("/api/session", json=body)) for _ in range(5)]
    assert answers[:3] == [(403, "wrong-password")] * 3
    assert answers[-1] == (429, "too-fast")


# -- languages


def test_errors_are_told_in_three_languages(house: Running) -> None:
    told = {
        language: house.client(accept_language=language).get("/api/tables/none").json()["message"]
        for language in ("en", "fr-CH, fr;q=0.9", "de-AT", "xx, de;q=0.5", "")
    }
    assert len({told["en"], told["fr-CH, fr;q=0.9"], told["de-AT"]}) == 3
    assert told["xx, de;q=0.5"] == told["de-AT"]
    asked = house.client(accept_language="fr").get("/api/tables/none?lang=de").json()["message"]
    assert asked == told["de-AT"]


# -- secrets


def test_no_secret_is_in_the_log(house: Running) -> None:
    client, password, before = house.guest(), "a very secret password", len(house.log)
    account = client.post("/api/me/account", json={"login": "secretive", "password": password})
    codes = account.json()["codes"]
    token = client.post("/api/me/tokens", json={"label": "Rover"}).json()["token"]
    table = open_table(client)
    sit(client, table, 0)
    link = client.post(f"/api/tables/{table}/links", json={"chair": 0}).json()
    client.get(f"/api/tables/{table}?chair=0&key={link['key']}")
    do(client, table, "act", seat=0, actions=["nonsense"], key=link["key"])
    client.post("/api/session", json={"login": "secretive", "password": password + "!"})
    body = {"login": "secretive", "code": codes[0], "password": password + "?"}
    assert client.post("/api/session/recovery", json=body).is_success
    house.client(authorization=f"Bearer {token}").get("/api/me")
    log = house.log[before:]
    for secret in (password, *codes, token, link["key"], client.cookies["jacta"]):
        assert secret not in log
    for line in log.splitlines():
        assert json.loads(line)["level"] != "error", line
