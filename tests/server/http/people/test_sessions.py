"""Where somebody is signed in: told, ended one by one, and never planted by somebody else."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner

from jacta.house.people.devices import device_of
from tests.server.identities import PASSWORD, account, error, me
from tests.server.people import visit
from tests.server.running import Running

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)


def sign_in(house: Running, login: str, user_agent: str = PHONE) -> httpx.Client:
    client = house.guest(user_agent=user_agent)
    answer = client.post("/api/session", json={"login": login, "password": PASSWORD})
    assert answer.is_success, answer.text
    return client


def sessions(client: httpx.Client) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = client.get("/api/me/sessions").json()["sessions"]
    return told


def notices(client: httpx.Client) -> list[tuple[str, str]]:
    told = client.get("/api/me/notices").json()["notices"]
    return [(notice["kind"], notice["system"]) for notice in told]


def copy_of(house: Running, client: httpx.Client) -> httpx.Client:
    """Somebody who has the cookie of another."""
    other = house.client()
    other.cookies.set("jacta", client.cookies["jacta"])
    return other


def test_a_planted_guest_cookie_does_not_become_the_account(house: Running) -> None:
    guest = house.guest()
    planted = copy_of(house, guest)
    guest.post("/api/me/account", json={"login": "planted", "password": PASSWORD})
    assert me(guest)["login"] == "planted"
    assert error(planted.get("/api/me")) == (401, "expired")
    other = house.guest()
    planted = copy_of(house, other)
    other.post("/api/session", json={"login": "planted", "password": PASSWORD})
    assert me(other)["login"] == "planted"
    assert me(planted)["guest"]


def test_a_link_that_was_made_before_leads_nowhere_once_there_is_an_account(house: Running) -> None:
    guest = house.guest()
    table = guest.post("/api/tables", json={"game": "thirteen", "players": 2}).json()["table"]
    sit = {"type": "sit", "id": "s", "table": table, "chair": 0}
    assert guest.post(f"/api/tables/{table}/commands", json=sit).is_success
    key = guest.post(f"/api/tables/{table}/links", json={"chair": 0}).json()["key"]
    guest.post("/api/me/account", json={"login": "linked-before", "password": PASSWORD})
    looked = house.guest().get(f"/api/tables/{table}", params={"chair": 0, "key": key})
    assert error(looked) == (404, "bad-link")


def test_every_device_is_listed_and_signed_out_by_itself(house: Running) -> None:
    client, _ = account(house, "devices")
    phone, other = sign_in(house, "devices"), sign_in(house, "devices", FIREFOX)
    told = sessions(phone)
    assert [(one["browser"], one["system"]) for one in told].count(("Chrome", "Android")) == 1
    assert [one["system"] for one in told if one["here"]] == ["Android"]
    assert {("Firefox", "Windows"), ("Chrome", "Android")} < {
        (one["browser"], one["system"]) for one in told
    }
    (here,) = [one["id"] for one in sessions(other) if one["here"]]
    assert client.delete(f"/api/me/sessions/{here}").status_code == 204
    assert error(other.get("/api/me")) == (401, "expired")
    assert error(client.delete(f"/api/me/sessions/{here}")) == (404, "not-found")
    assert me(phone)["login"] == "devices"
    assert phone.delete("/api/me/sessions").status_code == 204
    assert error(client.get("/api/me")) == (401, "expired")
    assert [one["here"] for one in sessions(phone)] == [True]
    assert sessions(house.guest()) == []


def test_nobody_ends_the_session_of_another(house: Running) -> None:
    client, _ = account(house, "mine-alone")
    (own,) = sessions(client)
    stranger, _ = account(house, "stranger-1")
    assert error(stranger.delete(f"/api/me/sessions/{own['id']}")) == (404, "not-found")
    assert me(client)["login"] == "mine-alone"


def test_whoever_signs_out_takes_the_session_along(house: Running) -> None:
    client, _ = account(house, "thorough")
    thief = copy_of(house, client)
    assert me(thief)["login"] == "thorough"
    client.delete("/api/session")
    assert error(thief.get("/api/me")) == (401, "expired")


async def test_an_open_socket_ends_with_its_session(house: Running) -> None:
    client, _ = account(house, "socket-too")
    async with visit(house.address, cookies=client.cookies) as person:
        other = await asyncio.to_thread(sign_in, house, "socket-too")
        assert person.is_connected
        assert other.delete("/api/me/sessions").is_success
        async with asyncio.timeout(30):
            while person.is_connected:
                await person.news()


def test_a_use_is_noted_every_few_minutes_only(house: Running) -> None:
    client, _ = account(house, "seldom")
    (before,) = sessions(client)
    house.clock.move(200)
    assert sessions(client) == [before]
    house.clock.move(200)
    me(client)
    (after,) = sessions(client)
    assert after["used_at"] - before["used_at"] >= 400_000_000
    assert after["begun_at"] == before["begun_at"]


def _signing_key(house: Running) -> bytes:
    with closing(sqlite3.connect(house.settings.database)) as database:
        signs = "SELECT value FROM keys WHERE good_until IS NULL"
        return bytes(database.execute(signs).fetchone()[0])


class _Signer(TimestampSigner):
    now = 0

    def get_timestamp(self) -> int:
        return self.now


def test_a_cookie_of_before_becomes_one_session_that_can_be_ended(house: Running) -> None:
    """Such a cookie has a person and a generation, and no session."""
    client, _ = account(house, "of-before")
    with closing(sqlite3.connect(house.settings.database)) as database:
        (generation,) = database.execute(
            "SELECT generation FROM people WHERE id = ?", [me(client)["person"]]
        ).fetchone()
    signer = _Signer(_signing_key(house), salt="jacta-cookie", digest_method=hashlib.sha256)
    signer.now = house.clock.now() // 1_000_000 - 60
    old = signer.sign(f"{me(client)['person']}.{generation}").decode()
    olds = [house.client(user_agent=FIREFOX) for _ in range(2)]
    for one in olds:
        one.cookies.set("jacta", old)
        assert me(one)["login"] == "of-before"
    adopted = [one for one in sessions(client) if not one["here"]]
    assert [(one["browser"], one["system"]) for one in adopted] == [("Firefox", "Windows")]
    assert notices(client) == [], "nobody has signed in"
    client.delete(f"/api/me/sessions/{adopted[0]['id']}")
    signer.now -= 60
    never_used = signer.sign(f"{me(client)['person']}.{generation}").decode()
    for cookie in (old, f"{old}!!!!", never_used):  # the second is the same, written otherwise
        again = house.client()
        again.cookies.set("jacta", cookie)
        assert error(again.get("/api/me")) == (401, "expired"), "what was ended begins not again"
    assert error(olds[0].get("/api/me")) == (401, "expired")


# -- what the others are told


def test_every_other_session_is_told_of_what_changed_until_it_has_seen_it(house: Running) -> None:
    client, _ = account(house, "told-so")
    phone = sign_in(house, "told-so")
    assert notices(phone) == []
    assert notices(client) == [("session", "Android")]
    phone.post("/api/me/recovery", json={"password": PASSWORD})
    told = client.get("/api/me/notices").json()["notices"]
    assert [notice["kind"] for notice in told] == ["codes", "session"]
    assert client.put("/api/me/notices", json={"until": told[0]["at"]}).status_code == 204
    assert notices(client) == []
    third = sign_in(house, "told-so", FIREFOX)
    assert notices(client) == [("session", "Windows")]
    assert notices(third) == [("codes", "Android")], "it hears of changes from before, not sign-ins"


def test_whoever_was_signed_out_by_another_password_hears_why(house: Running) -> None:
    client, codes = account(house, "taken-over")
    phone = sign_in(house, "taken-over")
    new = "an attacker knows this one"
    assert phone.put("/api/me/password", json={"old": PASSWORD, "new": new}).is_success
    assert notices(phone) == []
    assert error(client.get("/api/me")) == (401, "expired")
    body = {"login": "taken-over", "code": codes[0], "password": PASSWORD}
    # New codes were not made, so the owner comes back by an old one.
    assert client.post("/api/session/recovery", json=body).is_success
    assert notices(client) == [("password", "Android")]
    exported = client.get("/api/me/export").json()
    kinds = [notice["kind"] for notice in exported["notices"]]
    assert kinds == ["session", "password", "recovered"]
    assert len(exported["sessions"]) == 4
    assert "hash" not in exported["sessions"][0]


@pytest.mark.parametrize(
    ("user_agent", "browser", "system"),
    [
        (FIREFOX, "Firefox", "Windows"),
        (PHONE, "Chrome", "Android"),
        (f"{FIREFOX} Edg/140.0", "Edge", "Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) FxiOS/140", "Firefox", "iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) Safari/605.1.15", "Safari", "macOS"),
        ("python-httpx/0.28", "", ""),
        ("", "", ""),
    ],
)
def test_a_device_is_known_by_what_its_browser_says(
    user_agent: str, browser: str, system: str
) -> None:
    device = device_of(user_agent)
    assert (device.browser, device.system) == (browser, system)
