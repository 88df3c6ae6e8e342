"""A position that no rules allow is refused, and the message says what is wrong."""

import copy
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jacta import BadPosition, Position, Seed
from tests.games.verbindung_gesucht.positions import (
    BLACK_ONLY,
    BOTH,
    GAME,
    RED_ONLY,
    legal,
    play,
    table_json,
)

Json = dict[str, Any]

EMPTY = table_json()
THROW = table_json(".   R   .", ".   rns .")
PLACE = table_json(".   R   .", phase="place", dice="RCW")
SECOND = table_json(".   R   .", phase="place", dice="RC", placed=1)
WON = table_json(
    *RED_ONLY[:2], ".   W   .   .   R   .", *RED_ONLY[3:], phase="over", winner=0, turn=21
)
FULL = ["W W W W W W"] * 6


def dice(*laid: str) -> Json:
    return {"laid": [dict(zip(("cell", "die"), word.split(":"), strict=True)) for word in laid]}


# What is changed in which position, and words of the message.
CASES: dict[str, tuple[Json, Json, str]] = {
    "an unknown field": (EMPTY, {"score": 1}, "unknown field `score`"),
    "an unknown phase": (EMPTY, {"phase": "draw"}, "phase: expected one of throw, place, over"),
    "a negative turn": (EMPTY, {"turn": -1}, "turn: expected `int` >= 0"),
    "a turn too many": (EMPTY, {"turn": 401}, "turn: expected `int` <= 400"),
    "a turn that is no number": (EMPTY, {"turn": True}, "turn: expected `int`, got `bool`"),
    "two dice placed": (SECOND, {"placed": 2}, "placed: expected `int` <= 1"),
    "a winner that is no seat": (WON, {"winner": 2}, "winner: expected `int` <= 1"),
    "laid is no list": (THROW, {"laid": "b1"}, "laid: expected `array`, got `str`"),
    "a die without a cell": (
        THROW,
        {"laid": [{"die": "R"}]},
        "laid[0]: object missing required field `cell`",
    ),
    "a cell off the board": (THROW, dice("g1:R"), "laid[0].cell: expected one of a1"),
    "a cell that is no word": (
        THROW,
        {"laid": [{"cell": 7, "die": "R"}]},
        "laid[0].cell: expected `str`, got `int`",
    ),
    "a way that no die lies": (THROW, dice("b1:Cns"), "laid[0].die: expected one of R, B, Cne"),
    "two dice in a cell": (THROW, dice("b1:R", "b1:W"), "and no two in one (VG-R1, VG-A8): b1"),
    "a red end at a black one": (
        THROW,
        dice("b1:R", "b2:rew"),
        "never meet, nor an end and a base of the other (VG-R19, VG-A2): b1",
    ),
    "a red end at a black base": (THROW, dice("e1:R"), "(VG-R19, VG-A2): e1"),
    "a die in the middle of nowhere": (
        THROW,
        dice("c3:R"),
        "lies at a base or beside another die (VG-R15): c3",
    ),
    "more dice than could be placed": (
        THROW,
        {"turn": 0},
        "at most two dice are placed (VG-R12): 2 dice after 0 turns",
    ),
    "a throw with dice": (THROW, {"dice": "R"}, "1 dice, 0 placed in throw"),
    "a throw in mid turn": (THROW, {"placed": 1}, "0 dice, 1 placed in throw"),
    "dice that are no letters": (PLACE, {"dice": 3}, "dice: expected `str`, got `int`"),
    "dice of unknown faces": (PLACE, {"dice": "RCX"}, "dice: expected `str` matching"),
    "dice in disorder": (PLACE, {"dice": "WRC"}, "dice: expected `str` matching"),
    "too few dice": (PLACE, {"dice": "RC"}, "2 instead of 3"),
    "too many dice for the second turn of red": (PLACE, {"turn": 2}, "3 instead of 2"),
    "a second die without a first": (
        SECOND,
        {"laid": []},
        "none was placed",
    ),
    "a second die after one of the opponent": (
        SECOND,
        dice("b1:R", "e1:B"),
        "has placed one of theirs",
    ),
    "a second die while two whites were owed": (
        SECOND,
        {"dice": "WW"},
        "a white cross where two were owed",
    ),
    "a winner before the end": (THROW, {"winner": 0}, "Nobody has won while the game goes on"),
    "a game after the last turn": (THROW, {"turn": 400}, "after the last turn"),
    "a full board that is not over": (
        table_json(*FULL, announce="strict", turn=30),
        {},
        "the board is full",
    ),
    "a blocked player": (
        table_json("", "", "", "B .", "W bew", "rns", turn=20),
        {},
        "red is blocked",
    ),
    "a linked network that is not over": (WON, {"phase": "throw", "winner": None}, "has linked"),
    "an end without a winner": (THROW, {"phase": "over", "turn": 22}, "nobody has won"),
    "an end without a winner though linked": (
        WON,
        {"winner": None, "turn": 400},
        "red has linked its bases",
    ),
    "an end with a blocked player": (
        table_json("", "", "", "B .", "W bew", "rns", turn=400, phase="over"),
        {},
        "red is blocked",
    ),
    "a winner who is not linked": (WON, {"winner": 1}, "it is the opponent of who links"),
    "a winner on an empty board": (
        table_json(turn=21, phase="over", winner=0),
        {},
        "no die lies on the board",
    ),
    "a winner who linked both": (
        table_json(*BOTH[:2], ". . . . W .", *BOTH[3:], phase="over", winner=0, turn=21),
        {},
        "it is the opponent",
    ),
    "a claim that is not linked": (
        table_json(*RED_ONLY, announce="strict", phase="over", winner=0, turn=21),
        {},
        "the bases are not linked",
    ),
    "a linked mover who lost for nothing": (
        {**WON, "options": {"announce": "strict"}},
        {"winner": 1},
        "nothing speaks against the mover",
    ),
    "a step without a choice": (PLACE, {"dice": "BBb"}, "has no choice"),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_refused(name: str) -> None:
    position, change, problem = CASES[name]
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.position(copy.deepcopy(position) | change)


@pytest.mark.parametrize("position", [EMPTY, THROW, PLACE, SECOND, WON], ids=str)
def test_what_they_are_made_from_is_possible(position: Json) -> None:
    assert GAME.position(position).json == position


@pytest.mark.parametrize("winner", [0, 1])
def test_a_strict_game_may_be_lost_by_a_false_announcement(winner: int) -> None:
    rows = RED_ONLY if winner == 1 else BLACK_ONLY
    turn = 21 if winner == 1 else 22
    over = table_json(*rows, announce="strict", phase="over", winner=winner, turn=turn)
    assert GAME.position(over).is_over


def random_position(seed: int, steps: int) -> Position:
    rng, source = random.Random(seed), Seed(seed)
    position = GAME.start(2, {"announce": ("auto", "strict")[seed % 2]})
    for _ in range(steps):
        if position.is_over:
            break
        if position.is_chance:
            position = position.roll(source)
        else:
            words = sorted(legal(position))
            position = play(position, rng.choice([w for w in words if w[0] != "a"] or words))
    return position


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 80), st.data())
def test_damaged_bytes_are_noticed_or_play_on_to_an_end(
    seed: int, steps: int, data: st.DataObject
) -> None:
    position = random_position(seed, steps)
    damaged = bytearray(position.bytes)
    place = data.draw(st.integers(0, len(damaged) - 1))
    damaged[place] = data.draw(st.integers(0, 255))
    try:
        found = GAME.position(bytes(damaged))
    except BadPosition:
        return
    rng, source = random.Random(seed), Seed(seed)
    while not found.is_over:
        if found.is_chance:
            found = found.roll(source)
        else:
            seat = found.actors[0]
            found = found.apply(seat, rng.choice(found.legal_numbers(seat)))
