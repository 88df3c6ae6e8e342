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
    "a phase nobody knows": (THROW, {"phase": "dinner"}, "phase: one of throw"),
    "a turn too many": (THROW, {"turn": 14}, "turn: a number from 0 to 13"),
    "a turn as a word": (THROW, {"turn": "1"}, "turn: a number"),
    "over too early": (THROW, {"phase": "over"}, "over after 13 turns"),
    "not over after 13 turns": (OVER, {"phase": "throw"}, "over after 13 turns"),
    "a field missing": (THROW, {"dice": None}, "no dice lie on the table"),
    # dice
    "dice before the throw": (THROW, {"dice": [1, 2, 3, 4]}, "no dice lie on the table"),
    "three dice": (DECIDE, {"dice": [1, 2, 3]}, "dice: four"),
    "a die that shows 7": (DECIDE, {"dice": [1, 2, 3, 7]}, "dice: four"),
    "a die in the air": (DECIDE, {"dice": [1, 2, 3, 0]}, "dice: four"),
    "nothing in the air": (SPENT, {"dice": [1, 2, 3, 4]}, "a die in the air is a 0"),
    # sheets
    "a sheet too few": (THROW, {"sheets": THROW["sheets"][:1]}, "sheets: one for each of the 2"),
    "a sheet without a field": (THROW, {"sheets": [{}, {}]}, "sheet 0: wanted are numbers"),
    "24 towns": (THROW, sheets(THROW, 1, numbers=[0] * 24), "sheet 1: numbers go by town"),
    "a digit 7": (THROW, numbers(THROW, 1, A=17), "17 is no number with digits 1 to 6"),
    "a number as a word": (THROW, numbers(THROW, 1, A="15"), "'15' is no number"),
    "true for a number": (THROW, numbers(THROW, 1, A=True), "True is no number"),
    "a number twice": (THROW, numbers(THROW, 1, A=33), "33 stands there twice"),
    "too many towns filled": (THROW, numbers(THROW, 1, C=45), "2 towns are filled by now, not 3"),
    "too few towns filled": (THROW, numbers(THROW, 1, A=0), "2 towns are filled by now, not 1"),
    # bonuses
    "equal digits without a bonus": (THROW, sheets(THROW, 1, bonus=[]), "33 has equal digits"),
    "a bonus in a plain town": (OVER, sheets(OVER, 0, bonus=["B"]), "no bonus is due in B"),
    "a bonus in an empty town": (THROW, sheets(THROW, 0, bonus=["A", "C"]), "no bonus is due in C"),
    "bonuses in disorder": (THROW, sheets(THROW, 1, bonus=["Y", "A"]), "a rising list of towns"),
    "a bonus nowhere": (THROW, sheets(THROW, 1, bonus=["Z"]), "a rising list of towns"),
    # powers
    "a reroll of who has not thrown": (THROW, sheets(THROW, 1, reroll=False), "no throw to reroll"),
    "a decision without a reroll": (DECIDE, sheets(DECIDE, 1, reroll=False), "no throw to reroll"),
    "a rethrow with the reroll left": (
        SPENT,
        sheets(SPENT, 1, reroll=True),
        "has spent the reroll",
    ),
    "a power as a number": (THROW, sheets(THROW, 1, double=1), "double is true while"),
    "a double use of one number": (
        THROW,
        sheets(THROW, 0, double=False),
        "has written two numbers",
    ),
    # tens
    "tens without the option": (THROW, sheets(THROW, 0, tens=3), "worth 0 to 0 points"),
    "tens for more than there are": (TENS, sheets(TENS, 0, tens=13), "worth 12 to 12 points"),
    "tens for less than are empty": (TENS, sheets(TENS, 0, tens=11), "worth 12 to 12 points"),
    # entries
    "entries before the dice": (DECIDE, {"entries": [["strike C"], []]}, "made after the dice"),
    "entries as a word": (ENTER, {"entries": ["strike C", []]}, "a list of actions"),
    "three entries": (
        ENTER,
        {"entries": [["strike C", "strike D", "strike E"], []]},
        "entries 0: 2 a turn",
    ),
    "an entry that is none": (ENTER, {"entries": [["keep"], []]}, "'keep' is not allowed here"),
    "an unknown action": (ENTER, {"entries": [["jump"], []]}, "entries 0: 'jump' is none of"),
    "an entry in a full town": (ENTER, {"entries": [["strike A"], []]}, "is not allowed here"),
    "both entries in one town": (
        ENTER,
        {"entries": [["strike C", "strike C"], []]},
        "'strike C' is not allowed",
    ),
    "all entries in": (
        ENTER,
        {"entries": [["strike C", "strike D"], ["strike C", "strike D"]], "waiting": []},
        "all are in, so they are shown",
    ),
    "waiting for who has entered": (ENTER, {"waiting": [0, 1]}, "still to enter: [1]"),
    "waiting without entries": (THROW, {"waiting": [0]}, "still to enter: []"),
    "a choice where there is none": (
        LAST,
        numbers(LAST, 0, A=11)
        | {"sheets": [{**numbers(LAST, 0, A=11)["sheets"][0], "bonus": ["A"]}]},
        "the last town is struck by itself",
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
    for wrong in ({k: v for k, v in THROW.items() if k != "dice"}, {**THROW, "moon": 1}):
        with pytest.raises(BadPosition, match="a position has the fields"):
            GAME.position(wrong)


def test_bytes_need_the_name_of_their_map() -> None:
    position = GAME.position(ENTER)
    assert GAME.position(position.bytes, board="france") == position
    with pytest.raises(BadPosition, match="say which"):
        GAME.position(position.bytes)
