"""The tiny games are tiny, and are the games that they say they are."""

import ast
import json
from pathlib import Path

import pytest

from jacta.engine.game import Game
from jacta.engine.position import Position
from tests.tiny import pearls, sledges, thirteen
from tests.tiny.sledges.state import read_road

GAMES = [sledges.GAME, pearls.GAME, thirteen.GAME]


def play(position: Position, *steps: str) -> Position:
    """`*` before a draw, a seat before an action."""
    for step in steps:
        who, _, rest = step.partition(" ")
        position = position.chance(rest) if who == "*" else position.apply(int(who), rest)
    return position


def statements(source: str) -> int:
    """Lines of code: statements, without imports and docstrings."""
    return sum(
        isinstance(node, ast.stmt)
        and not isinstance(node, ast.Import | ast.ImportFrom)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in ast.walk(ast.parse(source))
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_tiny_game_has_fewer_than_120_lines_of_code(game: Game) -> None:
    files = game.folder.glob("*.py")
    assert sum(statements(file.read_text("utf-8")) for file in files) < 120


# -- Sledges


@pytest.mark.parametrize(
    ("road", "problem"),
    [
        ({"length": 5, "slides": []}, "a road has 6 to 31 cells, not 5"),
        ({"length": 32, "slides": []}, "a road has 6 to 31 cells, not 32"),
        ({"length": 9, "slides": [[4, 4]]}, "no slide can lead from 4 to 4"),
        ({"length": 9, "slides": [[5, 2]]}, "no slide can lead from 5 to 2"),
        ({"length": 9, "slides": [[0, 2]]}, "no slide can lead from 0 to 2"),
        ({"length": 9, "slides": [[5, 10]]}, "no slide can lead from 5 to 10"),
        ({"length": 9, "slides": [[2, 4], [4, 6]]}, "no slide can lead from 2 to 4"),
    ],
)
def test_a_road_that_cannot_be_played_on_is_refused(
    road: object, problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "road.json"
    file.write_text(json.dumps(road), "utf-8")
    with pytest.raises(ValueError, match=f"road.json: {problem}"):
        read_road(file)


def test_two_boards_are_in_play_at_once() -> None:
    hill, glacier = (sledges.GAME.start(2, board=name) for name in ("hill", "glacier"))
    assert play(hill, "* die 3", "0 ride 3").json["cells"] == [7, 0, 0, 0]
    assert play(glacier, "* die 3", "0 ride 3").json["cells"] == [3, 0, 0, 0]


def test_a_slide_carries_one_sledge_only() -> None:
    position = play(sledges.GAME.start(2), "* die 3", "0 ride 3", "* die 4", "1 ride 3")
    assert position.json["cells"] == [7, 3, 0, 0]


def test_a_sledge_does_not_ride_past_the_end() -> None:
    near = sledges.GAME.start(2).json | {"turn": 2, "cells": [12, 0, 0, 0]}
    position = sledges.GAME.position(near).chance("die 6")
    assert [str(action) for action in position.legal(0)] == ["ride 1", "ride 2"]
    assert position.apply(0, "ride 2").ranking == (1, 2)


# -- Pearls


@pytest.mark.parametrize(
    ("pearl", "cards", "points"),
    [
        (3, (6, 4, 1), (3, 0, 0)),
        (3, (6, 6, 4), (0, 0, 3)),
        (5, (6, 6, 4), (0, 0, 0)),
        (4, (1, 4, 2), (0, 4, 0)),
        (2, (2, 2, 2), (0, 0, 0)),
    ],
)
def test_the_highest_single_card_takes_a_pearl_that_is_not_higher(
    pearl: int, cards: tuple[int, ...], points: tuple[int, ...]
) -> None:
    entries = [f"{seat} play {card}" for seat, card in enumerate(cards)]
    position = play(pearls.GAME.start(3), f"* pearl {pearl}", *entries)
    assert position.scores == points


def test_a_card_is_played_once() -> None:
    position = play(pearls.GAME.start(1), "* pearl 4", "0 play 5", "* pearl 1")
    refusal = position.refusal(0, "play 5")
    assert refusal is not None
    assert refusal.say("en") == "You have played the 5 already."
    assert len(position.legal(0)) == 5


# -- Thirteen


def test_a_card_that_was_put_back_may_be_drawn_again() -> None:
    dealt = play(thirteen.GAME.start(2), "* card 12", "* card 1", "* card 1", "* card 1")
    assert dealt.merits == (0, 4)  # seat 0 holds 12 and 2, seat 1 holds 1 and 3
    swapped = dealt.apply(0, "swap 12")
    assert swapped.drawings[0].sides == 9
    assert play(swapped, "* card 9").merits == (0, 4)
    assert play(swapped, "* card 8").merits == (13, 4)
