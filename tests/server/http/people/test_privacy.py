"""What the house has of somebody can be taken along, and whoever wants to go is forgotten."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx

from jacta.house.clock import SECOND
from jacta.house.telling.words import neutral_name
from jacta.verifier import verify
from tests.server.identities import PASSWORD, error
from tests.server.playing import do, open_table, play_game, sit
from tests.server.running import Running


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


def test_that_a_guest_came_back_is_noted(open_house: Callable[..., Running]) -> None:
    """Who is seen is not forgotten."""
    house = open_house()
    client = house.guest()
    client.put("/api/me/name", json={"name": "Ada"}).raise_for_status()
    before = client.get("/api/me/export").json()["person"]
    assert before["seen_at"] == before["created_at"]
    house.clock.move(2 * 24 * 60 * 60)
    after = client.get("/api/me/export").json()["person"]
    assert after["seen_at"] >= before["seen_at"] + 2 * 24 * 60 * 60 * SECOND
