"""Any position can be tried out: the house says what happens, or why not, and keeps nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.games.wurfel_express.positions import table_json
from tests.server.running import Running

LESSONS = sorted((Path(__file__).parents[3] / "web/src/games").glob("*/lesson.json"))
START = table_json("RRRGG", "BBBB", "", "", turn=0)
TAKING = table_json(
    "RRRGG", "BBBBYY", "", "", phase="take", throws=3, dice="RRRWWKK", last_place=[2, 3]
)


def attempt(client: httpx.Client, language: str = "en", **body: Any) -> httpx.Response:
    return client.post(f"/api/games/wurfel-express/try?lang={language}", json=body)


@pytest.fixture(scope="module")
def visitor(house: Running) -> httpx.Client:
    return house.guest()


def test_a_position_is_shown_with_what_may_be_done(visitor: httpx.Client) -> None:
    told = attempt(visitor, position=START, seat=0).json()
    assert told["position"] == START
    assert told["view"] == told["base"]
    assert told["view"]["seat"] == 0
    assert told["acting"] == [0]
    assert {"type": "discard", "strips": 1} in told["legal"]
    assert len(told["labels"]) == len(told["legal"])
    assert (told["steps"], told["chosen"], told["over"]) == ([], [], False)
    assert attempt(visitor, position=START, seat=1).json()["legal"] == []


def test_moves_and_dice_are_played_and_said(visitor: httpx.Client) -> None:
    told = attempt(
        visitor,
        position=START,
        seat=0,
        moves=["0 discard 1", "* throw B B B W W K"],
        actions=[{"type": "stop"}, "take B3"],
        names=["Anna", "Ben", "Cleo", "Dora"],
    ).json()
    assert [step["line"] for step in told["steps"]][2:] == ["0 stop", "0 take B3"]
    assert told["steps"][0]["says"] == ["Anna discards 1 strip and throws 6 dice."]
    assert told["chosen"] == ["Stop throwing", "Take blue 3 from the stock"]
    assert told["base"]["phase"] == "keep"
    assert told["view"]["tracks"][0]["strips"] == ["G2", "B3"]
    again = attempt(visitor, position=told["position"], seat=0).json()
    assert again["legal"] == told["legal"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Your track already has a strip of this colour."),
        ("fr", "Votre piste a déjà une bande de cette couleur."),
        ("de", "Auf deiner Strecke liegt schon ein Streifen dieser Farbe."),
    ],
)
def test_what_the_rules_forbid_is_refused_with_its_clause(
    visitor: httpx.Client, language: str, sentence: str
) -> None:
    answer = attempt(visitor, language, position=TAKING, seat=0, actions=["take R3"])
    assert answer.status_code == 409
    assert answer.json() == {
        "code": "illegal/colour-on-track",
        "message": sentence,
        "clause": "WE-R24",
    }


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"position": {"players": 2}}, 400, "bad-message"),
        ({"position": START | {"turn": -1}}, 400, "bad-message"),
        ({"seat": 4}, 409, "no-seat"),
        ({"seat": 99}, 400, "bad-message"),
        ({"moves": ["7 stop"]}, 409, "no-seat"),
        ({"moves": ["stop now"]}, 400, "bad-notation"),
        ({"moves": ["* throw R R"]}, 400, "bad-message"),
        ({"moves": ["0 fly"]}, 400, "bad-notation"),
        ({"moves": ["0 discard 0", "* throw R R"]}, 400, "bad-notation"),
        ({"actions": ["stop"]}, 409, "illegal/throw-first"),
        ({"actions": [{"type": "fly"}]}, 400, "bad-notation"),
        ({"moves": ["0 stop"] * 65}, 400, "bad-message"),
        ({"names": [""]}, 400, "bad-message"),
        ({"more": 1}, 400, "bad-message"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_words(
    visitor: httpx.Client, language: str, body: dict[str, Any], status: int, code: str
) -> None:
    answer = attempt(visitor, language, **({"position": START, "seat": 0} | body))
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["message"]


def test_a_game_that_nobody_knows_cannot_be_tried(visitor: httpx.Client) -> None:
    answer = visitor.post("/api/games/chess/try", json={"position": START, "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-name")


def test_who_asks_too_fast_is_told_so(open_house: Callable[..., Running]) -> None:
    house = open_house(requests_per_second=1.0)
    house.clock.hold()  # however long the answers take, no time passes
    slow = house.guest()
    codes = [attempt(slow, position=START, seat=0).status_code for _ in range(8)]
    assert codes[-1] == 429


@pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.parent.name)
def test_every_step_of_a_lesson_can_be_played(visitor: httpx.Client, file: Path) -> None:
    lesson = json.loads(file.read_text("utf-8"))
    position = None
    for step in lesson["steps"]:
        position = step.get("position", position)
        body = {"position": position, "seat": lesson["seat"], "names": lesson["names"]}
        before = visitor.post(
            f"/api/games/{file.parent.name}/try", json=body | {"moves": step["moves"]}
        )
        assert lesson["seat"] in before.json()["acting"], before.text
        assert len(before.json()["legal"]) > 1
        for other in step.get("allowed", ()):
            also = body | {"moves": step["moves"], "actions": [other]}
            tried = visitor.post(f"/api/games/{file.parent.name}/try", json=also)
            assert tried.status_code == 200, tried.text
        wanted = body | {"moves": step["moves"], "actions": step["wanted"]}
        after = visitor.post(f"/api/games/{file.parent.name}/try", json=wanted)
        assert after.status_code == 200, after.text
        position = after.json()["position"]
        assert position != before.json()["position"]
    assert after.json()["over"]
