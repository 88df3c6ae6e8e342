"""Whoever may read a finished game is told which turn decided it; nobody is while it goes on."""

from __future__ import annotations

from jacta.engine.record import Record
from tests.house.games import find_game
from tests.server.playing import open_table, play_game, sit
from tests.server.running import Running
from tests.waiting import wait_until


def test_a_finished_game_is_looked_back_on(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two)
    answer = one.get(f"/api/tables/{table}/records/0/retrospect")
    assert answer.status_code == 200, answer.text
    told = answer.json()
    record = Record.read(one.get(f"/api/tables/{table}/records/0").text, find_game)
    winner = record.final.ranking.index(1)
    assert told["moments"][0]["step"] == 0
    assert told["moments"][-1]["step"] == len(record.lines)
    assert told["moments"][-1]["chances"][winner] == 1
    if (deciding := told["deciding"]) is not None:
        assert deciding["winners"] == [winner]
        assert deciding["after"] - deciding["before"] >= 2 * deciding["error"]
        assert deciding["step"] - 1 in [moment["step"] for moment in told["moments"]]
    assert two.get(f"/api/tables/{table}/records/0/retrospect").json() == told


def test_with_a_mind_luck_and_skill_are_told_and_kept(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, game="verbindung-gesucht")
    path = f"/api/tables/{table}/records/0/retrospect"
    assert wait_until(lambda: one.get(path).json()["whole"], 300)
    told = one.get(path).json()
    assert len(told["moments"]) > 2
    reckoning = told["reckoning"]
    for balance in reckoning["balances"]:
        parts = sum(balance[part] for part in ("expected", "luck", "own", "others", "revision"))
        assert abs(balance["result"] - parts) < 1e-9
    assert all(choice["cost"] >= 0.04 for choice in reckoning["choices"])
    first, _ = reckoning["verdicts"]
    assert first["says"] != first["says_to_them"]
    french = one.get(path, params={"lang": "fr"}).json()["reckoning"]["verdicts"][0]["says"]
    assert french != first["says"]


def test_nothing_is_told_of_a_game_that_goes_on(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one)
    sit(one, table, 0)
    sit(two, table, 1)
    answer = one.get(f"/api/tables/{table}/records/0/retrospect")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-ended")


def test_only_those_who_may_read_the_record_are_told(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, records="players")
    answer = house.guest().get(f"/api/tables/{table}/records/0/retrospect")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
    for path, code in ((f"{table}/records/1", "no-record"), ("nowhere/records/0", "no-table")):
        answer = one.get(f"/api/tables/{path}/retrospect")
        assert (answer.status_code, answer.json()["code"]) == (404, code)
