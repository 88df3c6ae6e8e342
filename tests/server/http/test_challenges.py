"""Challenges over HTTP: made, played once, told to those who have played, and closed."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from jacta.verifier import verify
from tests.server.playing import do, play
from tests.server.running import Running
from tests.waiting import wait_until


def make(client: httpx.Client, **others: Any) -> str:
    body = {"game": "thirteen", "bots": ["random"]} | others
    answer = client.post("/api/challenges", json=body)
    assert answer.status_code == 201, answer.text
    challenge: str = answer.json()["challenge"]
    return challenge


def begin(client: httpx.Client, challenge: str) -> str:
    answer = client.post(f"/api/challenges/{challenge}/attempt")
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def look(client: httpx.Client, challenge: str, end: str = "") -> Any:
    answer = client.get(f"/api/challenges/{challenge}{end}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture(scope="module")
def played(house: Running) -> tuple[httpx.Client, str, str]:
    """Somebody has made a challenge, and played it."""
    client = house.guest()
    challenge = make(client)
    table = begin(client, challenge)
    play(table, client)
    return client, challenge, table


def test_a_challenge_is_played_once_and_compared_afterwards(
    house: Running, played: tuple[httpx.Client, str, str]
) -> None:
    anna, challenge, table = played
    other = house.guest()
    before = look(other, challenge)
    assert (before["is_mine"], before["attempt"], before["may_compare"]) == (False, None, False)
    assert (before["bots"], before["chair"], before["seed"]) == (["random"], 0, None)
    refused = other.get(f"/api/challenges/{challenge}/comparison")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-tried")
    own = begin(other, challenge)
    assert begin(other, challenge) == own != table
    facts = [c.get(f"/api/tables/{id}").json()["facts"] for c, id in ((anna, table), (other, own))]
    assert facts[0]["commitments"] == facts[1]["commitments"] == [before["commitment"]]
    assert facts[1]["salts"] == [None, None]
    assert not look(other, challenge)["may_compare"]
    play(own, other)
    told = look(other, challenge, "/comparison")
    assert [each["is_me"] for each in told["entrants"]].count(True) == 1
    assert {each["table"] for each in told["entrants"]} == {table, own}
    assert told["alone"] is False
    assert all(isinstance(each["reached"], int) for each in told["entrants"])
    for parted in told["crossroads"]:
        assert len({way["says"] for way in parted["ways"]}) == len(parted["ways"]) > 1
    assert look(anna, challenge)["finished"] == 2
    stranger = house.guest().get(f"/api/tables/{table}")
    assert (stranger.status_code, stranger.json()["code"]) == (403, "same-dice-secret")


def test_whoever_made_it_closes_it_and_its_seed_opens_all_records(house: Running) -> None:
    anna, ben = house.guest(), house.guest()
    challenge = make(anna)
    table = begin(ben, challenge)
    play(table, ben)
    assert "seed hidden" in ben.get(f"/api/tables/{table}/records/0").text
    refused = ben.post(f"/api/challenges/{challenge}/close")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-challenger")
    seed = anna.post(f"/api/challenges/{challenge}/close").json()["seed"]
    assert seed
    stranger = house.guest()
    assert wait_until(lambda: stranger.get(f"/api/tables/{table}/records/0").is_success)
    record = stranger.get(f"/api/tables/{table}/records/0").text
    assert f"\nseed {seed}\n" in record
    assert verify(record) > 0
    late = stranger.post(f"/api/challenges/{challenge}/attempt")
    assert (late.status_code, late.json()["code"]) == (409, "challenge-closed")
    assert [each["table"] for each in look(stranger, challenge, "/comparison")["entrants"]] == [
        table
    ]


def test_what_cannot_be_asked_is_refused(house: Running) -> None:
    client = house.guest()
    for path in ("", "/comparison"):
        answer = client.get(f"/api/challenges/nothing{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-challenge")
    for body, status in (
        ({"game": "thirteen", "bots": ["deep"]}, 400),
        ({"game": "chess", "bots": ["random"]}, 400),
        ({"game": "thirteen"}, 409),
        ({"game": "thirteen", "bots": ["random"], "rated": True}, 400),
    ):
        assert client.post("/api/challenges", json=body).status_code == status, body
    table = begin(client, make(client))
    assert do(client, table, "abort").json()["code"] == "same-dice-once"
    assert do(client, table, "give-up", chair=0).is_success
    assert do(client, table, "rematch").json()["code"] == "same-dice-once"


@pytest.mark.limit("masters")
def test_the_master_does_not_play_in_challenges_without_end(house: Running) -> None:
    body = {"game": "dice-trip", "master": True}
    answers = [house.guest().post("/api/challenges", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["code"] == "too-fast"
    make(house.guest())
