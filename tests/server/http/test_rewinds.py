"""Whoever may read a finished game may take its decisions again, and is told what came of it."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.playing import open_table, play_game, sit
from tests.server.running import Running
from tests.waiting import wait_until


def a_choice(client: httpx.Client, table: str) -> tuple[str, dict[str, Any]]:
    """Where the first decision that was one is asked for, and what is told of it."""
    steps = client.get(f"/api/tables/{table}/records/0/steps").json()["steps"]
    for number, step in enumerate(steps):
        path = f"/api/tables/{table}/records/0/decisions/{number}"
        if step["seat"] >= 0 and (told := client.get(path).json())["others"]:
            assert told["done"]["label"] == step["label"]
            assert step["line"] == f"{told['seat']} {told['done']['notation']}"
            return path, told
    raise AssertionError("nobody had a choice")


def test_a_decision_is_taken_again_in_as_many_futures_as_there_are(house: Running) -> None:
    one, two = house.guest(), house.guest()
    path, decision = a_choice(one, play_game(one, two))
    assert (decision["futures"], decision["player"]) == (200, "random")
    tried = {"action": decision["others"][0]["notation"]}
    told = one.get(f"{path}/futures", params=tried).json()
    assert told["most"] == 200
    assert 0 < told["futures"] <= 200

    def all_of(client: httpx.Client) -> dict[str, Any]:
        found: dict[str, Any] = client.get(f"{path}/futures", params=tried).json()
        return found

    assert wait_until(lambda: all_of(one)["futures"] == 200)
    told = all_of(one)
    assert told["unit"] == "wins"
    assert all(sum(told[which]["ranks"]) == 200 for which in ("done", "tried"))
    apart = told["tried"]["mean"] - told["done"]["mean"]
    assert abs(told["difference"] - apart) < 1e-9
    assert all_of(two) == told
    french = two.get(f"{path}/futures", params=tried | {"lang": "fr"}).json()
    assert french["says"] != told["says"]


def test_only_what_the_rules_allow_is_tried(house: Running) -> None:
    one, two = house.guest(), house.guest()
    path, decision = a_choice(one, play_game(one, two))
    allowed = {each["notation"] for each in (decision["done"], *decision["others"])}
    forbidden = next(f"ride {n}" for n in range(1, 7) if f"ride {n}" not in allowed)
    for action, status, code in (
        (forbidden, 409, "illegal/"),
        ("fly 3", 400, "bad-notation"),
        ("", 400, "bad-message"),
    ):
        answer = one.get(f"{path}/futures", params={"action": action})
        assert answer.status_code == status, answer.text
        assert answer.json()["code"].startswith(code)


def test_dice_are_no_decision_and_a_running_game_has_none(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two)
    for step in (0, 100_000):
        answer = one.get(f"/api/tables/{table}/records/0/decisions/{step}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-decision")
    table = open_table(one)
    sit(one, table, 0)
    sit(two, table, 1)
    answer = one.get(f"/api/tables/{table}/records/0/decisions/1")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-record")


def test_only_those_who_may_read_the_record_are_told(house: Running) -> None:
    one, two = house.guest(), house.guest()
    path, decision = a_choice(one, play_game(one, two, records="players"))
    tried = {"action": decision["others"][0]["notation"]}
    for asked in (path, f"{path}/futures"):
        answer = house.guest().get(asked, params=tried if asked != path else None)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
