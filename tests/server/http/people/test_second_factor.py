"""A second factor: a code of an authenticator beside the password, which counts once."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from jacta.house.people.second_factors import code_at
from tests.server.identities import PASSWORD, account, error, me
from tests.server.running import Running

_STEP = 30


def code(house: Running, secret: str, later: int = 0) -> str:
    return code_at(secret, house.clock.now() + later * _STEP * 1_000_000)


def protected(house: Running, login: str) -> tuple[httpx.Client, str, list[str]]:
    """Somebody with a second factor: the client, its secret, and the recovery codes."""
    client, codes = account(house, login)
    told = client.post("/api/me/second-factor", json={"password": PASSWORD}).json()
    proved = client.put("/api/me/second-factor", json={"code": code(house, told["secret"])})
    assert proved.status_code == 204, proved.text
    return client, told["secret"], codes


def sign_in(house: Running, login: str, code: str | None = None) -> httpx.Response:
    body = {"login": login, "password": PASSWORD, "code": code}
    return house.guest().post("/api/session", json=body)


def test_signing_in_takes_a_code_that_counts_once(house: Running) -> None:
    client, secret, _ = protected(house, "two-factors")
    assert client.get("/api/me/second-factor").json() == {"on": True}
    assert error(sign_in(house, "two-factors")) == (403, "second-factor")
    used = code(house, secret)
    assert error(sign_in(house, "two-factors", used)) == (403, "wrong-second-factor")
    fresh = code(house, secret, 1)
    assert sign_in(house, "two-factors", f" {fresh[:3]} {fresh[3:]}").is_success
    assert error(sign_in(house, "two-factors", fresh)) == (403, "wrong-second-factor")
    house.clock.move(2 * _STEP)
    assert sign_in(house, "two-factors", code(house, secret)).is_success


def test_a_wrong_password_is_told_before_the_second_factor(house: Running) -> None:
    protected(house, "first-things")
    body = {"login": "first-things", "password": "not the password", "code": "123456"}
    assert error(house.guest().post("/api/session", json=body)) == (403, "wrong-password")


def test_the_secret_is_told_once_and_counts_when_it_is_proved(house: Running) -> None:
    client, _ = account(house, "prove-it")
    assert error(client.post("/api/me/second-factor", json={"password": "x"})) == (
        403,
        "wrong-password",
    )
    first = client.post("/api/me/second-factor", json={"password": PASSWORD}).json()
    told = client.post("/api/me/second-factor", json={"password": PASSWORD}).json()
    assert told["secret"] != first["secret"]
    uri = urlsplit(told["uri"])
    assert (uri.scheme, uri.netloc, uri.path) == ("otpauth", "totp", "/Jacta:prove-it")
    assert parse_qs(uri.query)["secret"] == [told["secret"]]
    assert sign_in(house, "prove-it").is_success, "nothing has changed before it is proved"
    wrong = client.put("/api/me/second-factor", json={"code": code(house, first["secret"])})
    assert error(wrong) == (403, "wrong-second-factor")
    right = client.put("/api/me/second-factor", json={"code": code(house, told["secret"])})
    assert right.status_code == 204
    again = client.post("/api/me/second-factor", json={"password": PASSWORD})
    assert error(again) == (409, "second-factor-on")
    exported = client.get("/api/me/export").json()
    assert [set(row) for row in exported["second_factors"]] == [{"person", "since", "step"}]


def test_a_recovery_code_is_the_way_out(house: Running) -> None:
    _, _, codes = protected(house, "phone-lost")
    assert sign_in(house, "phone-lost", codes[0]).is_success
    assert error(sign_in(house, "phone-lost", codes[0])) == (403, "wrong-second-factor")
    inside = house.guest()
    body = {"login": "phone-lost", "password": PASSWORD, "code": codes[1]}
    assert inside.post("/api/session", json=body).is_success
    remove = {"password": PASSWORD, "code": codes[2]}
    assert inside.request("DELETE", "/api/me/second-factor", json=remove).status_code == 204
    assert inside.get("/api/me/second-factor").json() == {"on": False}
    assert sign_in(house, "phone-lost").is_success
    nothing = inside.request("DELETE", "/api/me/second-factor", json=remove)
    assert error(nothing) == (409, "second-factor-off")


def test_whoever_forgot_the_password_proves_the_second_factor_too(house: Running) -> None:
    _, secret, codes = protected(house, "both-lost")
    guest = house.guest()
    body = {"login": "both-lost", "code": codes[0], "password": "a new password"}
    recover = "/api/session/recovery"
    assert error(guest.post(recover, json=body)) == (403, "second-factor")
    twice = {**body, "second": codes[0]}
    assert error(guest.post(recover, json=twice)) == (403, "wrong-second-factor")
    guessed = {**body, "code": "A" * 20, "second": codes[1]}
    assert error(guest.post(recover, json=guessed)) == (403, "wrong-code")
    assert guest.post(recover, json={**body, "second": codes[1]}).is_success, "no code was used up"
    body |= {"code": codes[2], "second": code(house, secret, 1)}
    assert guest.post(recover, json=body).is_success
    assert me(guest)["login"] == "both-lost"


def test_the_other_sessions_hear_of_it(house: Running) -> None:
    client, _ = account(house, "hears-of-it")
    other = house.guest()
    other.post("/api/session", json={"login": "hears-of-it", "password": PASSWORD})
    told = client.post("/api/me/second-factor", json={"password": PASSWORD}).json()
    client.put("/api/me/second-factor", json={"code": code(house, told["secret"])})
    remove = {"password": PASSWORD, "code": code(house, told["secret"], 1)}
    assert client.request("DELETE", "/api/me/second-factor", json=remove).status_code == 204
    kinds = [notice["kind"] for notice in other.get("/api/me/notices").json()["notices"]]
    assert kinds == ["no-second-factor", "second-factor"]


@pytest.mark.parametrize(
    ("at", "shown"),
    [(59, "287082"), (1111111109, "081804"), (1234567890, "005924"), (20000000000, "353130")],
)
def test_codes_are_those_of_the_standard(at: int, shown: str) -> None:
    """The examples of RFC 6238, with six digits."""
    assert code_at("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", at * 1_000_000) == shown
