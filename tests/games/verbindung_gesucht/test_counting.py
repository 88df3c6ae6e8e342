"""Counting: for fixed positions and throws the exact number of turns, by the rules and by hand.

A turn is a row of placements. The file `counting.json` holds positions of random games, from the
empty board to the last cells; the oracle counts by trying out every die in every cell.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from jacta import Position
from tests.games.verbindung_gesucht.oracle import Oracle
from tests.games.verbindung_gesucht.positions import GAME, play, seat_of

FILE = Path(__file__).parent / "counting.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
QUICK = [case for case in CASES if case["turns"] <= 120]


def start(case: dict[str, Any]) -> Position:
    laid = [word.split(":") for word in case["laid"].split()]
    return GAME.position(
        {
            "players": 2,
            "options": {"announce": "auto"},
            "turn": case["turn"],
            "phase": "throw",
            "laid": [{"cell": cell, "die": die} for cell, die in laid],
            "dice": "",
            "placed": 0,
            "winner": None,
        }
    )


def count(position: Position, turn: int) -> int:
    """How many ways there are to go on to the end of the turn."""
    if position.turn != turn:
        return 1
    seat = seat_of(position)
    return sum(count(position.apply(seat, action), turn) for action in position.legal(seat))


def name(case: dict[str, Any]) -> str:
    return f"{len(case['laid'].split())}-{case['dice']}"


def test_the_file_covers_the_whole_game() -> None:
    laid = sorted(len(case["laid"].split()) for case in CASES)
    assert laid[0] == 0
    assert laid[-1] > 32
    assert len(CASES) >= 24
    assert {case["turn"] % 2 for case in CASES} == {0, 1}
    assert sum(case["dice"].count("W") > 1 for case in CASES) >= 3
    assert max(case["turns"] for case in CASES) > 500


@pytest.mark.clause("VG-R12", "VG-R13", "VG-R14", "VG-A7")
@pytest.mark.parametrize("case", CASES, ids=name)
def test_the_rules_allow_so_many_turns(case: dict[str, Any]) -> None:
    position = start(case)
    assert count(play(position, f"throw {case['dice']}"), position.turn) == case["turns"]


def by_hand(case: dict[str, Any]) -> int:
    oracle = Oracle()
    oracle.laid = dict(word.split(":") for word in case["laid"].split())
    oracle.turn = case["turn"]
    return len(set(oracle.turns(case["dice"])))


@pytest.mark.parametrize("case", QUICK, ids=name)
def test_the_oracle_finds_as_many(case: dict[str, Any]) -> None:
    assert by_hand(case) == case["turns"]


@pytest.mark.lockstep
@pytest.mark.parametrize("case", CASES, ids=name)
def test_the_oracle_finds_as_many_in_all(case: dict[str, Any]) -> None:
    assert by_hand(case) == case["turns"]
