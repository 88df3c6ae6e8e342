"""Records of finished games can be downloaded by those who may, one by one and all together."""

from __future__ import annotations

import io
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

import httpx
import pytest
from starlette.types import Message

from jacta.engine.record import Record
from jacta.house.errors import HouseError
from jacta.server.http.records import Archive
from jacta.verifier import verify
from tests.house.games import find_game
from tests.server.playing import do, open_table, play_game, sit
from tests.server.running import Running


def archive(answer: httpx.Response) -> dict[str, str]:
    """The files of an archive, by name."""
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(io.BytesIO(answer.content)) as found:
        assert found.testzip() is None
        return {name: found.read(name).decode() for name in found.namelist()}


async def test_who_has_got_an_archive_whole_may_ask_for_another_one() -> None:
    archives = set[str]()
    services: Any = SimpleNamespace(archives=archives)
    call: Any = SimpleNamespace(services=services, address="here", only_tries=lambda: None)
    going_on: list[bool] = []

    async def parts() -> AsyncIterator[bytes]:
        yield b"all of it"

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            assert bool(archives) == message["more_body"]
            going_on.append(message["more_body"])

    response = Archive(call, parts(), "application/zip", "all.zip")
    with pytest.raises(HouseError, match="too-fast"):
        Archive(call, parts(), "application/zip", "another.zip")
    await response({"type": "http", "asgi": {"spec_version": "2.4"}}, receive, send)
    assert going_on == [True, False]


def test_a_finished_game_can_be_read_and_checked(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two)
    answer = house.guest().get(f"/api/tables/{table}/records/0")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f'-{table}-1.jacta"' in answer.headers["content-disposition"]
    assert verify(answer.text) > 0
    assert Record.read(answer.text, find_game).text == answer.text
    for round in (1, 99, 10**30):
        missing = one.get(f"/api/tables/{table}/records/{round}")
        assert (missing.status_code, missing.json()["code"]) == (404, "no-record")


def test_a_running_game_has_no_record(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one)
    for chair, client in enumerate((one, two)):
        sit(client, table, chair)
    for path in ("records/0", "records.zip"):
        answer = one.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-record")


def test_a_hidden_game_that_was_closed_can_be_read_and_checked(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one, "thirteen")
    for chair, client in enumerate((one, two)):
        sit(client, table, chair)
    assert one.get(f"/api/tables/{table}/records/0").json()["code"] == "no-record"
    assert do(one, table, "abort").is_success
    (seed,) = two.get(f"/api/tables/{table}").json()["steps"][-1]["seeds"]
    text = two.get(f"/api/tables/{table}/records/0").text
    assert f"seed {seed}\n" in text
    assert verify(text) > 0
    assert list(archive(two.get(f"/api/tables/{table}/records.zip")).values()) == [text]
    assert two.get(f"/api/tables/{table}/records/1").json()["code"] == "no-record"


def test_a_table_that_was_closed_before_its_game_has_no_record(house: Running) -> None:
    one = house.guest()
    table = open_table(one)
    assert do(one, table, "abort").is_success
    for path in ("records/0", "records.zip"):
        assert one.get(f"/api/tables/{table}/{path}").json()["code"] == "no-record"


def test_records_of_players_are_for_those_who_sat_there(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, records="players", public=True)
    for path in (f"/api/tables/{table}/records/0", f"/api/tables/{table}/records.zip"):
        assert two.get(path).status_code == 200
        answer = house.guest().get(path)
        assert answer.status_code == 403
        assert answer.json()["code"] == "not-seated"
    assert not any(table in name for name in archive(house.guest().get("/api/records.zip")))
    assert any(table in name for name in archive(two.get("/api/me/records.zip")))


def test_all_games_of_a_match_are_in_one_archive(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, games=3)
    played = len(one.get(f"/api/tables/{table}").json()["facts"]["games"])
    files = archive(one.get(f"/api/tables/{table}/records.zip"))
    assert len(files) == played >= 2
    for round in range(played):
        text = one.get(f"/api/tables/{table}/records/{round}").text
        assert text in files.values()
        assert verify(text) > 0


def test_all_public_games_of_the_house_come_page_by_page(house: Running) -> None:
    one, two = house.guest(), house.guest()
    public = [play_game(one, two, public=True) for _ in range(3)]
    other = play_game(one, two, game="pearls", public=True)
    by_link = play_game(one, two)
    found: list[str] = []
    path = "/api/records.zip?limit=2&game=sledges"
    while path:
        answer = house.client().get(path)
        names = list(archive(answer))
        assert len(names) <= 2
        found += names
        path = answer.links["next"]["url"] if "next" in answer.links else ""
    assert [table for name in found for table in public if table in name] == public[::-1]
    assert not any(other in name or by_link in name for name in found)
    assert any(other in name for name in archive(one.get("/api/records.zip")))
    assert any(by_link in name for name in archive(one.get("/api/me/records.zip")))


def test_a_table_with_a_damaged_log_is_the_fault_of_the_house(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table, damaged = play_game(one, two), f"damaged{len(house.log)}"
    with closing(sqlite3.connect(house.settings.database)) as database, database:
        database.execute("INSERT INTO tables (id, created_at) VALUES (?, 1)", (damaged,))
        columns = "n, kind, body, at, cause, more, sum"
        database.execute(
            f"INSERT INTO entries SELECT ?, {columns} FROM entries WHERE table_id = ? AND n <> 5",
            (damaged, table),
        )
    for path in ("", "/records/0"):
        answer = one.get(f"/api/tables/{damaged}{path}")
        assert (answer.status_code, answer.json()["code"]) == (500, "table-damaged")
    lines = [json.loads(line) for line in house.log.splitlines() if damaged in line]
    told = [line for line in lines if line.get("table") == damaged]
    assert {line["level"] for line in told} == {"error"}
    assert [line["message"] for line in told] == ["the log of a table is damaged"], "once"


def test_an_archive_can_be_empty(house: Running) -> None:
    assert archive(house.guest().get("/api/me/records.zip")) == {}
    assert archive(house.guest().get("/api/records.zip?game=thirteen&after=0.x")) == {}
    assert house.guest().get("/api/records.zip?game=chess").status_code == 400
    assert house.guest().get("/api/records.zip?limit=100000").status_code == 400
