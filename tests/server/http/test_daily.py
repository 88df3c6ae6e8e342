"""Daily games over HTTP: begun once, nobody else's business before the day is over, then open."""

from __future__ import annotations

import asyncio
import io
from zipfile import ZipFile

import httpx
import pytest

from jacta.house import store
from jacta.house.days import day_after, day_at, ends_at
from jacta.house.ids import TableId
from jacta.verifier import verify
from tests.house.clocks import HeldClock
from tests.house.houses import house_of
from tests.house.test_duties import leases
from tests.server.http.test_programs import make_token, program
from tests.server.people import Failure, visit
from tests.server.playing import do, play
from tests.server.running import Running
from tests.waiting import wait_until

DAILY = "/api/daily/dice-trip"


def begin(client: httpx.Client) -> str:
    answer = client.post(DAILY)
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def account(client: httpx.Client, login: str) -> httpx.Client:
    made = client.post("/api/me/account", json={"login": login, "password": "correct horse"})
    assert made.status_code == 201, made.text
    return client


@pytest.fixture(scope="module")
def played(house: Running) -> tuple[httpx.Client, str]:
    """Somebody with an account has finished today's game."""
    client = account(house.guest(), "daily anna")
    table = begin(client)
    play(table, client)
    return client, table


def seed_of_today(house: Running) -> str:
    async def read() -> str:
        async with store.open(house.settings.database) as found:
            today = await found.days.find("dice-trip", day_at(house.clock.now()))
            assert today is not None
            assert today.seed is not None
            return today.seed.hex()

    return asyncio.run(read())


def test_the_house_looks_after_its_days_by_itself(house: Running) -> None:
    today = day_at(house.clock.now())

    async def found() -> tuple[int | None, bool]:
        async with store.open(house.settings.database) as kept:
            tomorrow = await kept.days.find("dice-trip", day_after(today))
            leased = (await leases(house_of(kept))).get("commit/dice-trip")
            return leased, tomorrow is not None

    assert wait_until(lambda: asyncio.run(found()) == (ends_at(today), True))


def test_a_game_is_begun_once_and_found_again(house: Running) -> None:
    client = house.guest()
    before = client.get(DAILY).json()
    assert before["today"]["attempt"] is None
    assert before["today"]["day"] == day_at(house.clock.now())
    assert before["tomorrow"] == day_after(before["today"]["day"])
    assert before["tomorrow_commitment"] != before["today"]["commitment"]
    table = begin(client)
    assert begin(client) == table
    after = client.get(DAILY).json()["today"]
    assert after["attempt"] == {"table": table, "outcome": "running", "score": None}
    assert (after["scores"], after["seed"]) == ([], None)
    facts = client.get(f"/api/tables/{table}?chair=0").json()["facts"]
    assert facts["commitments"] == [after["commitment"]]
    assert facts["salts"] == [None]
    assert facts["settings"]["daily"] == after["day"]


def test_what_a_day_came_to_is_told_to_whoever_has_finished(
    house: Running, played: tuple[httpx.Client, str]
) -> None:
    anna, _ = played
    told = anna.get(DAILY).json()
    today = told["today"]
    assert today["attempt"]["outcome"] == "finished"
    assert today["place"]["others"] == today["accounts"] - 1
    assert sum(score["accounts"] for score in today["scores"]) == today["accounts"]
    (best,) = told["bests"]
    assert best["board"] == today["board"]
    assert best["score"] == best["daily"] == today["attempt"]["score"]
    assert today["best"] == []
    assert anna.get(f"{DAILY}/{today['day']}").json() == today
    assert house.guest().get(DAILY).json()["today"]["scores"] == []


def test_the_seed_and_the_sheet_leave_the_house_only_when_the_day_is_over(
    house: Running, played: tuple[httpx.Client, str]
) -> None:
    anna, table = played
    stranger, seed = house.guest(), seed_of_today(house)
    own = ["records/0", "records/0/steps", "records/0/positions/3", "text"]
    sent = "".join(anna.get(f"/api/tables/{table}/{path}").text for path in own)
    sent += anna.get(f"/api/tables/{table}?chair=0").text + anna.get(DAILY).text
    sent += anna.get("/api/me/export").text
    for path in (f"/api/tables/{table}/records.zip", "/api/me/records.zip"):
        with ZipFile(io.BytesIO(anna.get(path).content)) as archive:
            sent += "".join(archive.read(name).decode() for name in archive.namelist())
    assert "seed hidden" in sent
    assert seed not in sent
    for path in ("", "/text", "/chat", "/records/0", "/records.zip", "/records/0/steps"):
        answer = stranger.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 403, path
        assert answer.json()["code"] == "same-dice-secret", path
    assert (
        do(stranger, table, "say", text="what are your dice?").json()["code"] == "same-dice-secret"
    )
    with pytest.raises(Failure, match="same-dice-secret"):
        asyncio.run(_watch(house, table))
    assert seed not in house.log

    asyncio.run(_tomorrow(house, table))
    record = stranger.get(f"/api/tables/{table}/records/0").text
    assert f"\nseed {seed}\n" in record
    assert verify(record) > 0
    news = stranger.get(f"/api/tables/{table}").json()
    assert news["facts"]["games"][0]["seed"] == seed
    assert news["steps"][-1]["seeds"] == [seed]
    assert news["steps"][-2]["ended"]["seed"] is None


async def _watch(house: Running, table: str) -> None:
    async with visit(house.address) as stranger:
        await stranger.watch(table)


async def _tomorrow(house: Running, table: str) -> None:
    """Another process, whose clock is far ahead, ends the day at this table."""
    async with store.open(house.settings.database, clock=HeldClock("2124-01-01")) as found:
        await house_of(found).reveal(TableId(table))


def test_what_cannot_be_asked_is_refused(house: Running) -> None:
    client = house.guest()
    for path, code in (
        ("/api/daily/sledges", "no-daily"),
        (f"{DAILY}/yesterday", "no-day"),
        (f"{DAILY}/1999-12-31", "no-day"),
        (f"{DAILY}/{day_after(day_at(house.clock.now()))}", "no-day"),
    ):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, code)
    table = begin(client)
    assert do(client, table, "abort").json()["code"] == "same-dice-once"
    assert do(client, table, "give-up", chair=0).is_success
    assert do(client, table, "rematch").json()["code"] == "same-dice-once"
    assert client.get(DAILY).json()["today"]["attempt"]["outcome"] == "given-up"
    assert begin(client) == table
    opened = client.post(
        "/api/tables", json={"game": "dice-trip", "players": 1, "daily": "2026-08-31"}
    )
    assert opened.status_code == 400


def test_a_program_has_no_attempt(house: Running) -> None:
    robot = program(house, make_token(house.guest())["token"])
    answer = robot.post(DAILY)
    assert (answer.status_code, answer.json()["code"]) == (403, "no-program")
