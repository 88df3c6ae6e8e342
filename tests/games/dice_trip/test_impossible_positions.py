"""A position that no rules allow is refused, and the message says what is wrong."""

import copy
from typing import Any

import pytest

from jacta import BadPosition
from tests.games.dice_trip.positions import GAME, LETTER_OF, filler, sheet, table_json

Json = dict[str, Any]

THROW = table_json(sheet("Brest 14*", "Caen x"), sheet("Brest 15", "Nice 33"))
DECIDE = table_json(*THROW["sheets"], phase="decide", dice=[1, 2, 3, 4])
SPENT = table_json(
    sheet("Brest 14*", "Caen x"),
    sheet("Brest 15", "Nice 33", reroll=False),
    phase="rethrow",
    dice=[1, 0, 3, 0],
)
ENTER = table_json(
    *THROW["sheets"],
    phase="enter",
    dice=[1, 2, 3, 4],
    waiting=[1],
    entries=[["write RG C", "strike D"], ["write RG C"]],
)
TENS = table_json(
    sheet("Caen 12", "Tours 23", "Rouen 34", "Bayonne 45", "Reims 56", "Nice 61", tens=12),
    tens="yes",
)
LAST = table_json(filler(turn=12), phase="enter", dice=[1, 1, 1, 1], waiting=[0])
OVER = table_json(sheet(*(f"{name} x" for name in LETTER_OF["france"])))


def sheets(json: Json, seat: int, **fields: Any) -> Json:
    changed = copy.deepcopy(json["sheets"])
    changed[seat].update(fields)
    return {"sheets": changed}


def numbers(json: Json, seat: int, **towns: Any) -> Json:
    changed = list(json["sheets"][seat]["numbers"])
    for letter, number in towns.items():
        changed["ABCDEFGHIJKLMNOPQRSTUVWXY".index(letter)] = number
    return sheets(json, seat, numbers=changed)


# What is changed in which position, and words of the message.
CASES: dict[str, tuple[Json, Json, str]] = {
    # the turn
    "a phase nobody knows": (THROW, {"phase": "dinner"}, "phase: expected one of throw"),
    "a turn too many": (THROW, {"turn": 14}, "turn: expected `int` <= 13"),
    "a turn as a word": (THROW, {"turn": "1"}, "turn: expected `int`, got `str`"),
    "over too early": (THROW, {"phase": "over"}, "over after 13 turns"),
    "not over after 13 turns": (OVER, {"phase": "throw"}, "over after 13 turns"),
    "a field missing": (THROW, {"dice": None}, "dice: expected `array`, got `null`"),
    # dice
    "dice before the throw": (THROW, {"dice": [1, 2, 3, 4]}, "dice [1, 2, 3, 4] in phase throw"),
    "three dice": (DECIDE, {"dice": [1, 2, 3]}, "dice [1, 2, 3] in phase decide"),
    "a die that shows 7": (DECIDE, {"dice": [1, 2, 3, 7]}, "dice[3]: expected `int` <= 6"),
    "a die in the air": (DECIDE, {"dice": [1, 2, 3, 0]}, "dice [1, 2, 3, 0] in phase decide"),
    "nothing in the air": (SPENT, {"dice": [1, 2, 3, 4]}, "are in the air (DT-R2, DT-R13)"),
    # sheets
    "a sheet too few": (
        THROW,
        {"sheets": THROW["sheets"][:1]},
        "a sheet, and a list of entries, for each player: 2 players",
    ),
    "a sheet without a field": (
        THROW,
        {"sheets": [{}, {}]},
        "object missing required field `numbers`",
    ),
    "24 towns": (
        THROW,
        sheets(THROW, 1, numbers=[0] * 24),
        "numbers: expected `array` of length >= 25",
    ),
    "a digit 7": (
        THROW,
        numbers(THROW, 1, A=17),
        "numbers with digits 1 to 6, each at most once (DT-R7, DT-A9): 17 on sheet 1",
    ),
    "a number as a word": (THROW, numbers(THROW, 1, A="15"), "expected `int`, got `str`"),
    "true for a number": (THROW, numbers(THROW, 1, A=True), "expected `int`, got `bool`"),
    "a number twice": (THROW, numbers(THROW, 1, A=33), "33 on sheet 1"),
    "too many towns filled": (THROW, numbers(THROW, 1, C=45), "3 instead of 2 on sheet 1"),
    "too few towns filled": (THROW, numbers(THROW, 1, A=0), "1 instead of 2 on sheet 1"),
    # bonuses
    "equal digits without a bonus": (
        THROW,
        sheets(THROW, 1, bonus=[]),
        "Equal digits always earn a bonus",
    ),
    "a bonus in a plain town": (OVER, sheets(OVER, 0, bonus=["B"]), "B on sheet 0"),
    "a bonus in an empty town": (THROW, sheets(THROW, 0, bonus=["A", "C"]), "C on sheet 0"),
    "bonuses in disorder": (THROW, sheets(THROW, 1, bonus=["Y", "A"]), "in their order"),
    "a bonus nowhere": (THROW, sheets(THROW, 1, bonus=["Z"]), "expected one of A, B, C"),
    # powers
    "a reroll of who has not thrown": (
        THROW,
        sheets(THROW, 1, reroll=False),
        "Who has spent the reroll has thrown",
    ),
    "a decision without a reroll": (
        DECIDE,
        sheets(DECIDE, 1, reroll=False),
        "Who has spent the reroll has thrown",
    ),
    "a rethrow with the reroll left": (
        SPENT,
        sheets(SPENT, 1, reroll=True),
        "sheet 1 has its reroll",
    ),
    "a power as a number": (
        THROW,
        sheets(THROW, 1, double=1),
        "double: expected `bool`, got `int`",
    ),
    "a double use of one number": (
        THROW,
        sheets(THROW, 0, double=False),
        "has written two numbers",
    ),
    # tens
    "tens without the option": (THROW, sheets(THROW, 0, tens=3), "(DT-R27): 3 on sheet 0"),
    "tens for more than there are": (TENS, sheets(TENS, 0, tens=13), "(DT-R27): 13 on sheet 0"),
    "tens for less than are empty": (TENS, sheets(TENS, 0, tens=11), "(DT-R27): 11 on sheet 0"),
    # entries
    "entries before the dice": (
        DECIDE,
        {"entries": [["strike C"], []]},
        "1 of seat 0 in phase decide",
    ),
    "entries as a word": (
        ENTER,
        {"entries": ["strike C", []]},
        "entries[0]: expected `array`, got `str`",
    ),
    "three entries": (
        ENTER,
        {"entries": [["strike C", "strike D", "strike E"], []]},
        "3 of seat 0 in phase enter",
    ),
    "an entry that is none": (ENTER, {"entries": [["keep"], []]}, "'keep' of seat 0"),
    "an unknown action": (ENTER, {"entries": [["jump"], []]}, "entries[0]: 'jump' is none of"),
    "an entry in a full town": (ENTER, {"entries": [["strike A"], []]}, "'strike A' of seat 0"),
    "both entries in one town": (
        ENTER,
        {"entries": [["strike C", "strike C"], []]},
        "'strike C' of seat 0",
    ),
    "all entries in": (
        ENTER,
        {"entries": [["strike C", "strike D"], ["strike C", "strike D"]], "waiting": []},
        "all are in",
    ),
    "waiting for who has entered": (ENTER, {"waiting": [0, 1]}, "waiting for [1]"),
    "waiting without entries": (THROW, {"waiting": [0]}, "waiting for []"),
    "a choice where there is none": (
        LAST,
        numbers(LAST, 0, A=11)
        | {"sheets": [{**numbers(LAST, 0, A=11)["sheets"][0], "bonus": ["A"]}]},
        "the last town of seat 0 is struck by itself",
    ),
}


@pytest.mark.parametrize("json", [THROW, DECIDE, SPENT, ENTER, TENS, LAST, OVER])
def test_what_the_cases_change_is_sound(json: Json) -> None:
    assert GAME.position(json).json == json


@pytest.mark.parametrize("case", CASES)
def test_an_impossible_position_is_refused(case: str) -> None:
    json, change, said = CASES[case]
    with pytest.raises(BadPosition) as caught:
        GAME.position({**json, **change})
    assert said in str(caught.value)


def test_a_position_has_all_fields_and_no_others() -> None:
    with pytest.raises(BadPosition, match="missing required field `dice`"):
        GAME.position({name: value for name, value in THROW.items() if name != "dice"})
    with pytest.raises(BadPosition, match="unknown field `moon`"):
        GAME.position({**THROW, "moon": 1})


def test_bytes_need_the_name_of_their_map() -> None:
    position = GAME.position(ENTER)
    assert GAME.position(position.bytes, board="france") == position
    with pytest.raises(BadPosition, match="say which"):
        GAME.position(position.bytes)
