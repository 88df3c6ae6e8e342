"""Puzzles over HTTP: nobody is told a solution before the answer, and an answer counts once."""

from __future__ import annotations

import json

import httpx
import pytest

import jacta
from jacta.puzzles import Puzzle, lesson_of, stock_of
from tests.server.running import Running

GAME: jacta.Game = jacta.game("wurfel-express")
STOCK = stock_of(GAME)
assert STOCK is not None
PUZZLE = next(iter(STOCK.puzzles.values()))
ADDRESS = "/api/games/wurfel-express/puzzles"


@pytest.fixture
def visitor(house: Running) -> httpx.Client:
    return house.guest()


def action(puzzle: Puzzle, place: int) -> object:
    return puzzle.begin(GAME).legal(puzzle.seat)[place].json


def send(visitor: httpx.Client, puzzle: Puzzle, place: int) -> httpx.Response:
    body = {"actions": [action(puzzle, place)]}
    return visitor.post(f"{ADDRESS}/{puzzle.id}?lang=en", json=body)


def own(visitor: httpx.Client) -> dict[str, object]:
    games = visitor.get("/api/puzzles").json()["games"]
    (found,) = (one for one in games if one["game"] == GAME.name)
    return dict(found)


def test_a_puzzle_tells_no_solution_before_the_answer(visitor: httpx.Client) -> None:
    told = visitor.get(f"{ADDRESS}/{PUZZLE.id}").json()
    assert told.keys() == {"id", "position", "seat", "names", "theme", "rating", "verdict"}
    assert told["position"] == json.loads(json.dumps(PUZZLE.position))
    assert told["verdict"] is None


def test_an_answer_is_judged_and_rated(visitor: httpx.Client) -> None:
    told = send(visitor, PUZZLE, PUZZLE.best).json()
    assert told["solved"]
    assert told["yours"] == told["best"]
    assert told["best"]["worth"] == max(PUZZLE.worths) / 1000
    assert told["tempting"]["worth"] == PUZZLE.worths[PUZZLE.tempting] / 1000
    assert told["rating"]["after"] > told["rating"]["before"] == 1500
    assert own(visitor)["own"]["rating"] == told["rating"]["after"]  # type: ignore[index]


def test_the_first_answer_counts(visitor: httpx.Client) -> None:
    first = send(visitor, PUZZLE, PUZZLE.tempting).json()
    assert not first["solved"]
    again = send(visitor, PUZZLE, PUZZLE.best).json()
    assert (again["solved"], again["rating"]) == (first["solved"], first["rating"])
    assert visitor.get(f"{ADDRESS}/{PUZZLE.id}?lang=en").json()["verdict"] == first
    assert own(visitor)["own"]["answers"] == 1  # type: ignore[index]


def test_a_lesson_is_judged_and_does_not_count(visitor: httpx.Client) -> None:
    taught = lesson_of(GAME)[0]
    assert own(visitor)["lesson"] == [puzzle.id for puzzle in lesson_of(GAME)]
    assert send(visitor, taught, taught.tempting).json()["rating"] is None
    assert send(visitor, taught, taught.best).json()["solved"]
    assert own(visitor)["own"] is None


def test_all_have_the_same_puzzle_of_the_day_and_then_another(house: Running) -> None:
    one, two = house.guest(), house.guest()
    today = own(one)["today"]
    assert own(two)["today"] == today
    assert own(one)["next"] not in (today, None)


def test_what_is_impossible_is_no_answer(visitor: httpx.Client) -> None:
    body = {"actions": ["take R6"]}
    refused = visitor.post(f"{ADDRESS}/{lesson_of(GAME)[0].id}", json=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "no-answer")
    unknown = visitor.get(f"{ADDRESS}/nothing")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-puzzle")
