"""Forms: a position as JSON, read back only if the rules allow it."""

import json
from typing import Any

import pytest

from jacta.engine.errors import BadPosition
from jacta.engine.position import Position
from tests.tiny import pearls, sledges


@pytest.fixture
def hill() -> Position:
    return sledges.GAME.start(3, board="hill").chance("die 4").apply(0, "ride 3")


def test_a_position_is_written_in_words_and_read_back(hill: Position) -> None:
    assert hill.json == {
        "game": "sledges",
        "version": 1,
        "board": "hill",
        "players": 3,
        "options": {},
        "turn": 1,
        "pips": 0,
        "melted": 1 << 3,
        "cells": [7, 0, 0, 0],
    }
    assert sledges.GAME.position(json.loads(json.dumps(hill.json))) == hill


def test_what_can_be_left_out_is_understood(hill: Position) -> None:
    short = {name: hill.json[name] for name in ("players", "turn", "pips", "melted", "cells")}
    assert sledges.GAME.position(short, board="hill") == hill
    assert sledges.GAME.position(short | {"board": "hill"}) == hill


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "this is a position of 'chess', not of 'sledges'"),
        ({"version": 2}, "version 2 of sledges is not known here"),
        ({"version": True}, "version True of sledges is not known here"),
        ({"board": "alp"}, "sledges has no board 'alp'; it has: hill, glacier"),
        ({"players": 5}, "sledges is for 2 to 4 players, not 5"),
        ({"players": None}, "sledges is for 2 to 4 players, not None"),
        ({"players": True}, "sledges is for 2 to 4 players, not True"),
        ({"options": {"snow": "deep"}}, "sledges has no option 'snow'"),
        ({"options": []}, "options is an object"),
        ({"wind": 3}, "a position: object contains unknown field `wind`"),
        ({"cells": [7, 0, 0]}, "cells: expected `array` of length >= 4"),
        ({"cells": [7, 0, [0], 0]}, r"cells\[2\]: expected `int`, got `array`"),
        ({"cells": [7, 0, 0.5, 0]}, r"cells\[2\]: expected `int`, got `float`"),
        ({"cells": "7000"}, "cells: expected `array`, got `str`"),
        ({"cells": [7, 0, 300, 0]}, r"cells\[2\]: expected `int` <= 127"),
        ({"turn": float("nan")}, "turn: expected `int`, got `float`"),
        ({"turn": 1 << 80}, "turn: expected `int` <= 32767"),
        ({"turn": True}, "turn: expected `int`, got `bool`"),
        ({"turn": None}, "turn: expected `int`, got `null`"),
        ({"turn": 40000}, "turn: expected `int` <= 32767"),
        # What the form of the game itself knows:
        ({"turn": -1}, "Turns count from 0: turn -1"),
        ({"pips": 7}, "A die shows 1 to 6, .*: pips 7"),
        ({"cells": [15, 0, 0, 0]}, r"on a cell of the road.*\(SL-R1, SL-R3\): cells\[0\] is 15"),
        ({"cells": [7, 0, 0, 1]}, r"cells\[3\] is 1"),
        ({"melted": 1 << 4}, "Only the top of a slide can have melted"),
        ({"cells": [14, 0, 0, 0]}, "The game is over when one sledge stands on the last cell"),
        ({"pips": -1}, "The game is over when one sledge stands on the last cell"),
        # What holds in every game:
        ({"pips": 1}, "seat 1 has no choice: this step is taken by itself"),
    ],
)
def test_a_position_that_no_rules_allow_is_refused(
    change: dict[str, Any], problem: str, hill: Position
) -> None:
    with pytest.raises(BadPosition, match=problem):
        sledges.GAME.position(hill.json | change)


@pytest.mark.parametrize("name", ["players", "turn", "cells"])
def test_a_missing_field_is_refused(name: str, hill: Position) -> None:
    data = {key: value for key, value in hill.json.items() if key != name}
    with pytest.raises(BadPosition):
        sledges.GAME.position(data)


def test_what_is_not_an_object_is_refused() -> None:
    with pytest.raises(BadPosition, match="a position is an object"):
        sledges.GAME.position([1, 2, 3])  # type: ignore[arg-type]


def test_bytes_read_back_on_their_board(hill: Position) -> None:
    assert sledges.GAME.position(hill.bytes, "hill") == hill


def test_bytes_that_are_no_position_are_refused(hill: Position) -> None:
    """The sixth byte is a gap of the record, which is always 0."""
    assert len(hill.bytes) == 16
    broken = hill.bytes[:5] + b"\x01" + hill.bytes[6:]
    for data, problem in (
        (b"", "not a position: 16 bytes wanted, 0 given"),
        (bytes(16), "version 0 of sledges is not known here"),
        (broken, "not the position they seem to be"),
    ):
        with pytest.raises(BadPosition, match=problem):
            sledges.GAME.position(data, "hill")


def test_an_actor_without_a_legal_action_is_no_position() -> None:
    data = pearls.GAME.start(2).chance("pearl 3").json
    with pytest.raises(BadPosition, match="seat 1 is to act and has no legal action"):
        pearls.GAME.position(data | {"used": [0, 63, 0, 0]})
