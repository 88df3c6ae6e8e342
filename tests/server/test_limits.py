"""Nobody can ask without end, and nobody can keep others from asking."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from jacta.house.addresses import household
from jacta.house.errors import HouseError
from jacta.server.http.endpoints import Call
from jacta.server.http.records import Archive
from jacta.server.limits import Buckets, Places
from tests.house.clocks import HeldClock
from tests.server.identities import PASSWORD, error
from tests.server.playing import do, open_table, sit
from tests.server.running import Running

# -- addresses


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("?", "?"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_has_one_address(address: str, counts_as: str) -> None:
    assert household(address) == counts_as


def test_nobody_gets_more_by_another_address_of_the_same_household(
    open_house: Callable[..., Running],
) -> None:
    house = open_house(requests_per_second=2.0, proxies=("127.0.0.1",))
    house.clock.hold()

    def ask(address: str) -> int:
        return house.client(x_forwarded_for=address).get("/api/games").status_code

    assert {ask(f"2001:db8::{number:x}") for number in range(1, 30)} == {200, 429}
    assert ask("2001:db8:0:1::1") == 200


# -- places


def test_a_key_has_so_many_places_and_one_that_has_none_is_forgotten() -> None:
    places = Places(2)
    assert [places.take("anna") for _ in range(3)] == [True, True, False]
    assert places.take("ben")
    places.leave("anna")
    assert places.take("anna")
    for key in ("anna", "anna", "ben"):
        places.leave(key)
    assert len(places) == 0
    assert not places._taken


# -- passwords


def test_nobody_can_lock_an_owner_out(open_house: Callable[..., Running]) -> None:
    """Who guesses waits, from wherever; who is signed in, or has a recovery code, does not."""
    house = open_house(tries_per_minute=3.0, proxies=("127.0.0.1",))
    house.clock.hold()
    owner = house.guest(x_forwarded_for="192.0.2.1")
    body = {"login": "Ada", "password": PASSWORD}
    made = owner.post("/api/me/account", json=body)
    assert made.status_code == 201

    def guess(address: str, login: str) -> str:
        wrong = {"login": login, "password": "not the password"}
        client = house.client(x_forwarded_for=address)
        return error(client.post("/api/session", json=wrong))[1]

    answers = [guess(f"192.0.2.{number // 4 + 2}", "ada") for number in range(30)]
    assert answers[:4] == ["wrong-password"] * 3 + ["too-fast"]
    assert answers.count("wrong-password") == 5
    assert {*answers[8:]} == {"wait", "too-fast"}
    assert guess("192.0.2.2", "another") == "wrong-password"
    assert owner.get("/api/me").json()["login"] == "Ada"
    recover = {**body, "code": made.json()["codes"][0]}
    elsewhere = house.client(x_forwarded_for="192.0.2.99")
    assert elsewhere.post("/api/session/recovery", json=recover).status_code == 200


def test_one_address_cannot_try_all_logins(open_house: Callable[..., Running]) -> None:
    house = open_house(tries_per_minute=2.0)
    house.clock.hold()
    client = house.client()
    wrong = [{"login": f"login {number}", "password": PASSWORD} for number in range(14)]
    answers = [client.post("/api/session", json=body).status_code for body in wrong]
    assert answers[0] == 403
    assert answers[-1] == 429


# -- archives


def call_from(address: str, archives: set[str], tries: Buckets) -> Call[None]:
    def only_tries() -> None:
        if not tries.take(address):
            raise HouseError("too-fast")

    services = SimpleNamespace(archives=archives)
    return cast(
        Call[None], SimpleNamespace(services=services, address=address, only_tries=only_tries)
    )


async def test_an_address_gets_one_archive_at_a_time() -> None:
    archives, tries, gate = set[str](), Buckets(0.0, 3.0, HeldClock()), asyncio.Event()

    async def parts() -> AsyncIterator[bytes]:
        await gate.wait()
        yield b"all"

    def archive(address: str) -> Archive:
        return Archive(call_from(address, archives, tries), parts(), "application/zip", "a.zip")

    async def send(message: Any) -> None: ...

    async def receive() -> Any:
        await asyncio.Event().wait()

    first = archive("here")
    sending = asyncio.create_task(first({"type": "http"}, receive, send))
    await asyncio.sleep(0)
    with pytest.raises(HouseError, match="too-fast"):
        archive("here")
    archive("there")
    gate.set()
    await sending
    archive("here")
    archives.clear()
    with pytest.raises(HouseError, match="too-fast"):
        archive("here")  # the fourth try


@pytest.mark.limit("tables-of-person")
def test_one_person_cannot_open_tables_without_end(open_house: Callable[..., Running]) -> None:
    house = open_house(tables_per_hour=18.0)
    proposal = {"game": "sledges", "players": 2}
    client, other = house.guest(), house.guest()
    answers = [client.post("/api/tables", json=proposal) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["code"] == "too-fast"
    assert other.post("/api/tables", json=proposal).status_code == 201


def test_who_breaks_games_off_again_and_again_waits_before_the_next(
    open_house: Callable[..., Running],
) -> None:
    house = open_house()
    client, other = house.guest(), house.guest()

    def break_off() -> httpx.Response:
        table = open_table(client, "thirteen")
        sit(client, table, 0)
        sit(other, table, 1)
        return do(client, table, "abort")

    assert [break_off().status_code for _ in range(4)] == [200] * 4
    refused = client.post("/api/tables", json={"game": "thirteen", "players": 2})
    assert (refused.status_code, refused.json()["code"]) == (429, "broken-off")
    assert "wait one minute before the next one" in refused.json()["message"]
    assert 0 < refused.json()["wait"] <= 60
    table = open_table(other, "thirteen")
    assert do(other, table, "abort").is_success, "a table that waits is nobody's game"
    theirs = open_table(other, "thirteen")
    sit(other, theirs, 0)
    sit(client, theirs, 1)
    assert do(client, theirs, "abort").json()["code"] == "broken-off"
    assert do(client, theirs, "give-up", chair=1).is_success
    house.clock.move(60)
    assert break_off().is_success
    assert (
        "wait 2 minutes"
        in client.post("/api/tables", json={"game": "thirteen", "players": 2}).json()["message"]
    )


def test_programs_break_games_off_for_their_owner(open_house: Callable[..., Running]) -> None:
    house = open_house()
    owner, other = house.guest(), house.guest()

    def break_off() -> httpx.Response:
        made = owner.post("/api/me/tokens", json={"label": "Robot"}).json()
        program = house.client(authorization=f"Bearer {made['token']}")
        opened = program.post("/api/tables", json={"game": "thirteen", "players": 2})
        if not opened.is_success:
            return opened
        table = opened.json()["table"]
        sit(program, table, 0)
        sit(other, table, 1)
        return do(program, table, "abort")

    assert [break_off().status_code for _ in range(5)] == [200] * 4 + [429]
    assert owner.post("/api/tables", json={"game": "thirteen", "players": 2}).status_code == 429


@pytest.mark.limit("said")
def test_nobody_says_more_than_others_can_read(open_house: Callable[..., Running]) -> None:
    house = open_house(messages_per_second=20.0)
    house.clock.hold()
    owner, loud, other = house.guest(), house.guest(), house.guest()
    table = open_table(owner)

    def said(client: httpx.Client, times: int) -> list[int]:
        return [do(client, table, "say", text="Hello").status_code for _ in range(times)]

    assert said(loud, 32) == [200] * 30 + [429] * 2
    assert said(other, 1) == [200], "one who is loud silences nobody"
    house.clock.move(1)
    assert said(loud, 2) == [200, 429]
    crowd = [said(house.guest(), 30) for _ in range(4)]
    assert crowd[0] == [200] * 30
    assert 429 in crowd[-1], "all guests of an address together have a bound, too"


def test_every_archive_counts_as_a_try(open_house: Callable[..., Running]) -> None:
    client = open_house(tries_per_minute=2.0).guest()
    answers = [client.get("/api/records.zip").status_code for _ in range(4)]
    assert answers == [200, 200, 429, 429]
    assert client.get("/api/me/export").status_code == 429
