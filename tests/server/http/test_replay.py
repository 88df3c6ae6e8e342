"""A finished game can be read step by step, in every language, and played on from any position."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from jacta.engine.record import Record
from jacta.verifier import verify
from tests.house.games import find_game
from tests.server.playing import do, open_table, play, play_game, sit
from tests.server.running import Running

FIXTURES = sorted((Path(__file__).parents[3] / "web/tests/records").glob("*.jacta"))


def steps_of(client: httpx.Client, table: str, round: int = 0, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/records/{round}/steps", params=query)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def positions_of(
    client: httpx.Client, table: str, step: int = 0, round: int = 0, **query: Any
) -> list[dict[str, Any]]:
    path = f"/api/tables/{table}/records/{round}/positions/{step}"
    answer = client.get(path, params=query)
    assert answer.status_code == 200, answer.text
    told: list[dict[str, Any]] = answer.json()["positions"]
    return told


def all_positions(client: httpx.Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while more := positions_of(client, table, len(found), count=32):
        found += more
    return found


@dataclass(frozen=True)
class Finished:
    """A game of Würfel Express that two people have played to its end."""

    one: httpx.Client
    two: httpx.Client
    table: str
    positions: list[dict[str, Any]]


@pytest.fixture(scope="module")
def finished(house: Running, of_module: None) -> Finished:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, game="wurfel-express")
    return Finished(one, two, table, all_positions(one, table))


@pytest.mark.parametrize("game", ["sledges", "pearls", "thirteen", "wurfel-express"])
def test_the_steps_are_those_of_the_record(house: Running, finished: Finished, game: str) -> None:
    one, two = finished.one, finished.two
    table = finished.table if game == "wurfel-express" else play_game(one, two, game=game)
    record = Record.read(one.get(f"/api/tables/{table}/records/0").text, find_game)
    told = steps_of(house.guest(), table)
    assert [step["line"] for step in told["steps"]] == record.lines
    assert told["ranking"] == list(record.final.ranking)
    assert told.get("scores") == (list(record.final.scores) if record.final.scores else None)
    assert (told["ending"], told["games"], told["round"]) == ("over", 1, 0)
    assert told["settings"]["game"] == game
    assert [seat["chair"] for seat in told["seats"]] == [0, 1]
    sat = one.get(f"/api/tables/{table}").json()["facts"]["chairs"]
    assert [seat["avatar"] for seat in told["seats"]] == [chair["avatar"] for chair in sat]
    for step, (line, _, events) in zip(told["steps"], record.positions(), strict=True):
        assert step["seat"] == (-1 if line.startswith("*") else int(line.split(" ")[0]))
        assert step["events"] == [event.json for event in events]
        assert len(step["says"]) == len(events)
        assert bool(step["label"]) == (step["seat"] >= 0)
    turns = [step["turn"] for step in told["steps"]]
    assert turns == sorted(turns)


def test_every_position_is_the_one_that_the_record_leads_to(
    house: Running, finished: Finished
) -> None:
    one, table = finished.one, finished.table
    record = Record.read(one.get(f"/api/tables/{table}/records/0").text, find_game)
    reached = [record.start, *(after for _, after, _ in record.positions())]
    found = all_positions(house.guest(), table)
    assert [told["step"] for told in found] == list(range(len(reached)))
    for told, position in zip(found, reached, strict=True):
        assert told["position"] == position.json
        assert told["view"] == position.open_view().json
        assert told["over"] == position.is_over
        assert told["text"]
        if not position.is_chance:
            assert told["acting"] == list(position.actors)
    assert positions_of(one, table, 5) == found[5:6]
    assert positions_of(one, table, 10**12) == []


def test_nothing_is_hidden_any_more(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, game="thirteen")
    record = Record.read(one.get(f"/api/tables/{table}/records/0").text, find_game)
    dealt = next(position for _, position, _ in record.positions() if not position.is_chance)
    found = next(told for told in all_positions(two, table) if told["position"] == dealt.json)
    assert dealt.view().json["place"] == [0] * 12
    assert found["view"]["place"] == found["position"]["place"] != [0] * 12


def test_a_game_with_secrets_is_played_on_from_what_all_know_and_from_nowhere_else(
    house: Running,
) -> None:
    one, two = house.guest(), house.guest()
    found = all_positions(one, play_game(one, two, game="pearls"))[:-1]
    assert {told["known"] for told in found} == {True, False}
    for known in (True, False):
        start = next(told["position"] for told in found[1:] if told["known"] is known)
        answer = one.post("/api/tables", json={"game": "pearls", "players": 2, "start": start})
        assert answer.json().get("code") == (None if known else "start-of-secrets")


def test_sentences_are_in_the_language_that_is_asked_for(finished: Finished) -> None:
    one, table = finished.one, finished.table
    said = {}
    for language, word in (("en", "throw"), ("fr", "lancer"), ("de", "Wurf")):
        told = steps_of(one, table, lang=language)
        said[language] = [s for step in told["steps"] for s in step["says"]]
        assert any(word in sentence for sentence in said[language])
        names = [seat["name"] for seat in told["seats"]]
        assert any(names[0] in sentence for sentence in said[language])
        (first,) = positions_of(one, table, 3, lang=language)
        assert any(names[0] in block.get("text", "") for block in first["text"])
    assert len(said["en"]) == len(said["fr"]) == len(said["de"])


def test_a_game_that_was_closed_can_be_stepped_through(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one, "thirteen")
    for chair, client in enumerate((one, two)):
        sit(client, table, chair)
    assert one.get(f"/api/tables/{table}/records/0/steps").json()["code"] == "no-record"
    assert one.get(f"/api/tables/{table}/records/0/positions/0").json()["code"] == "no-record"
    assert do(one, table, "abort").is_success
    told = steps_of(two, table)
    assert told["ending"] == "unfinished"
    assert len(positions_of(two, table, len(told["steps"]))) == 1


def test_a_game_that_was_given_up_says_so(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one, "sledges", absent="lost")
    for chair, client in enumerate((one, two)):
        sit(client, table, chair)
    assert do(two, table, "give-up", chair=1).is_success
    told = steps_of(one, table)
    assert (told["ending"], told["ranking"]) == ("gave-up", [1, 2])


def test_steps_of_players_are_for_those_who_sat_there(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, records="players")
    for path in ("steps", "positions/1"):
        address = f"/api/tables/{table}/records/0/{path}"
        assert two.get(address).status_code == 200
        answer = house.guest().get(address)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_is_not_there_is_refused_in_words(house: Running, language: str) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two)
    said = set()
    for path, status, code in (
        (f"{table}/records/1/steps", 404, "no-record"),
        (f"{table}/records/1/positions/0", 404, "no-record"),
        ("nowhere/records/0/steps", 404, "no-table"),
        (f"{table}/records/0/positions/0?count=33", 400, "bad-message"),
        (f"{table}/records/0/positions/0?count=0", 400, "bad-message"),
        (f"{table}/records/0/steps?page=2", 400, "bad-message"),
    ):
        joint = "&" if "?" in path else "?"
        answer = one.get(f"/api/tables/{path}{joint}lang={language}")
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        said.add(answer.json()["message"])
    assert len(said) == 3


def test_a_game_is_played_on_from_a_position(finished: Finished) -> None:
    one, two, found = finished.one, finished.two, finished.positions
    for told in (found[len(found) // 2], found[-2]):
        again = open_table(one, "wurfel-express", start=told["position"])
        for chair, client in enumerate((one, two)):
            sit(client, again, chair)
        news = one.get(f"/api/tables/{again}").json()
        assert news["facts"]["settings"]["start"] == told["position"]
        assert news["now"]["view"]["turn"] >= told["turn"]
        play(again, one, two)
        text = one.get(f"/api/tables/{again}/records/0").text
        assert Record.read(text, find_game).start.json == told["position"]
        verify(text)
    rematch = do(one, again, "rematch").json()["table"]
    facts = one.get(f"/api/tables/{rematch}").json()["facts"]
    assert "start" not in facts["settings"], "a rematch begins at the beginning"


def test_a_game_against_bots_is_played_on(finished: Finished) -> None:
    one = finished.one
    told = next(p for p in finished.positions if p["acting"] == [1] and p["turn"] == 1)
    table = open_table(one, "wurfel-express", start=told["position"])
    sit(one, table, 1)
    assert do(one, table, "seat-bot", chair=0, bot="greedy").is_success
    news = one.get(f"/api/tables/{table}?chair=1").json()
    assert news["now"]["acting"] == [1]
    end = time.monotonic() + 60
    while news["now"]["state"] != "over" and time.monotonic() < end:
        if legal := news["now"].get("legal"):
            assert do(one, table, "act", seat=1, actions=legal[-1:]).is_success
        news = one.get(f"/api/tables/{table}?chair=1").json()
    assert news["now"]["state"] == "over"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_position_that_cannot_be_played_is_refused(
    house: Running, finished: Finished, language: str
) -> None:
    one, found = house.guest(), finished.positions
    middle = found[len(found) // 2]["position"]
    stolen = middle | {"stock": [*middle["stock"], "R9"]}
    for wanted, status, code in (
        ({"start": found[-1]["position"]}, 409, "over"),
        ({"start": stolen}, 400, "bad-message"),
        ({"start": {"players": 2}}, 400, "bad-message"),
        ({"start": middle, "players": 3}, 400, "bad-message"),
        ({"start": middle, "options": {"shorter": "always"}}, 400, "bad-message"),
        ({"start": middle, "rated": True}, 409, "rated-start"),
        ({"start": 7}, 400, "bad-message"),
    ):
        body = {"game": "wurfel-express", "players": 2} | wanted
        answer = one.post(f"/api/tables?lang={language}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["message"]


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
def test_the_records_that_the_page_is_tested_with_are_real(file: Path) -> None:
    text = file.read_text("utf-8")
    assert Record.read(text, find_game).text == text
    assert verify(text) > 0
