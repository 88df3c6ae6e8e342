"""A position that breaks an invariant is refused with the sentence of that invariant."""

import copy
import re
from typing import Any

import pytest

from jacta import BadPosition
from jacta.games.wurfel_express import invariants
from jacta.games.wurfel_express.invariants import INVARIANTS
from tests.games.wurfel_express.positions import GAME, drawn, legal, table_json

Json = dict[str, Any]

BEGIN = table_json("...BBBBYY", "GGG", "", "")
THROW = table_json("BBBB", "GGWW", "", "")
KEEP = table_json("BBBB", "GGWW", "", "", phase="keep", throws=1, dice="RRRGGYK")
TAKE = table_json("BBBB", "GGWW", "", "", phase="take", throws=1, dice="RRRGGYK", last_place=[2, 3])
ROBBED = table_json(
    "BBBBGG", "WW", "", "", phase="take", throws=2, dice="RRRGGYK", last_place=[2, 3], robbed=[1]
)
DISCARDED = table_json(
    ".....BBYY", "GGG", "", "", phase="keep", throws=1, discarded=2, dice="RRGYK"
)
OVER = table_json("." * 25 + "BBBYYYYY", "GGG", "", "", phase="over", turn=1)
LAST = table_json("BBBYY", "GGG", "", "", phase="over", turn=400)
TWO = table_json("BBBB", "WWW")
THREE = table_json("BBBB", "WW", "")
SET_UP = GAME.start(2).json


def tracks(json: Json, *changes: tuple[int, str, Any]) -> Json:
    """Tracks with some fields changed: seat, field, value."""
    changed = copy.deepcopy(json["tracks"])
    for seat, name, value in changes:
        changed[seat][name] = value
    return {"tracks": changed}


def without(json: Json, *strips: str) -> Json:
    return {"stock": [strip for strip in json["stock"] if strip not in strips]}


def plus(json: Json, *strips: object) -> Json:
    return {"stock": [*json["stock"], *strips]}


# What is changed in which position, and words of the message.
CASES: dict[str, tuple[Json, Json, str]] = {
    # types
    "a strip that does not exist": (THROW, plus(THROW, "R7"), ": expected one of R2, R3"),
    "a number for a strip": (THROW, plus(THROW, 7), ": expected `str`, got `int`"),
    "a die of no colour": (KEEP, {"dice": "RRRGGYX"}, "dice: expected"),
    "dice out of order": (KEEP, {"dice": "GGRRRYK"}, "dice: expected"),
    "a phase that does not exist": (THROW, {"phase": "think"}, "expected one of set-up, discard"),
    "turn 401": (LAST, {"turn": 401}, "turn: expected `int` <= 400"),
    "a truth for the turn": (THROW, {"turn": False}, "turn: expected `int`, got `bool`"),
    "an offset of 30": (THROW, tracks(THROW, (0, "offset", 30)), "tracks[0].offset: expected"),
    "a track with more": (THROW, tracks(THROW, (1, "name", "Ben")), "tracks[1]: object contains"),
    "seat minus one": (ROBBED, {"robbed": [-1]}, "robbed[0]: expected `int` >= 0"),
    "an unknown field": (THROW, {"weather": "fine"}, "unknown field `weather`"),
    # invariants
    "too few tracks": (THROW, {"tracks": THROW["tracks"][:3]}, "3 tracks, 4 players"),
    "seats that fall": (TAKE, {"last_place": [3, 2]}, "in rising order"),
    "a seat that nobody has": (TAKE, {"last_place": [2, 4]}, "somebody sits there"),
    "a strip on two tracks": (
        THROW, tracks(THROW, (2, "strips", ["B4"])), "(WE-R1): B4 is in two places",
    ),
    "a strip nowhere": (THROW, without(THROW, "R5"), "(WE-R1): R5 is nowhere"),
    "two strips of one colour on a track": (
        THROW,
        tracks(THROW, (0, "strips", ["B4", "B2"])) | without(THROW, "B2"),
        "(WE-R24): track 0",
    ),
    "an empty track with an offset": (THROW, tracks(THROW, (2, "offset", 3)), "WE-A8): track 2"),
    "a set-up with four players": (GAME.start(4).json, {"phase": "set-up"}, "set-up is that of"),
    "a set-up in mid-game": (SET_UP, {"turn": 1}, "before the first turn"),
    "a strip removed with four players": (
        THROW, {"removed": ["R2"], **without(THROW, "R2")}, "and else none",
    ),
    "no strip removed with two players": (
        TWO, {"removed": [], **plus(TWO, *TWO["removed"])}, "WE-A11): removed none",
    ),
    "two strips of one colour removed": (
        THREE,
        {"removed": ["R2", "G2", "R3", "B3"], **plus(without(THREE, "R3"), "W3")},
        "all of different colours",
    ),
    "three throws and keeping": (KEEP, {"throws": 3}, "(WE-R14): throws 3 in phase keep"),
    "no throw and taking": (TAKE, {"throws": 0}, "(WE-R14): throws 0 in phase take"),
    "a discard and no strip left": (
        table_json("", "GGG", "", ""), {"discarded": 1}, "one at least stays",
    ),
    "a discard after the end": (OVER, {"discarded": 1}, "discarded 1 in phase over"),
    "seven dice after a discard": (DISCARDED, {"dice": "RRGGYYK"}, "7 dice in phase keep"),
    "eight dice": (KEEP, {"dice": "RRRGGYKK"}, "8 dice in phase keep"),
    "all dice set aside": (THROW, {"throws": 1, "dice": "RRRGGYK"}, "7 dice in phase throw"),
    "dice in the discard": (BEGIN, {"dice": "R"}, "1 dice in phase discard"),
    "a winner and no end": (OVER, {"phase": "throw"}, "Nobody is at the goal"),
    "over by the win of another seat": (OVER, {"turn": 2}, "seat 0 is in phase over"),
    "two winners": (OVER, tracks(OVER, (1, "offset", 27)), "Nobody is at the goal"),
    "a front that no throw reaches": (OVER, tracks(OVER, (0, "offset", 29)), "WE-R18): cell 37"),
    "over without a winner": (THROW, {"phase": "over"}, "nobody has won"),
    "a turn after the last one": (THROW, {"turn": 400}, "WE-A15): after the last turn"),
    "nobody in last place": (TAKE, {"last_place": []}, "somebody is in it (WE-A7)"),
    "last place before the throwing ends": (KEEP, {"last_place": [2, 3]}, "Last place is judged"),
    "a theft while keeping": (KEEP, {"robbed": [1]}, "others can be robbed"),
    "a theft from oneself": (ROBBED, {"robbed": [0]}, "(WE-R25, WE-R28): robbed 0"),
    "a theft from a track that is empty now": (ROBBED, {"robbed": [2]}, "who keep a strip"),
    # what holds in every game
    "phase discard with one strip": (THROW, {"phase": "discard"}, "no choice"),
    "phase discard with no strip": (
        table_json("", "", "", ""), {"phase": "discard"}, "no legal action",
    ),
    "taking where nothing can be taken": (TAKE, {"dice": "RGWBBYK"}, "no choice"),
    "seven players": (THROW, {"players": 7}, "2 to 6 players, not 7"),
    "an unknown choice": (THROW, {"options": {"shorter": "never"}}, "if-missing, always, not 'nev"),
}  # fmt: skip


@pytest.mark.parametrize(("json", "change", "words"), CASES.values(), ids=CASES)
def test_an_impossible_position_is_refused(json: Json, change: Json, words: str) -> None:
    before = GAME.position(json)
    broken = {**json, **change}
    kept = copy.deepcopy(broken)
    with pytest.raises(BadPosition, match=re.escape(words)):
        GAME.position(broken)
    assert broken == kept  # what was given is still there
    assert before.json == json


def test_every_invariant_says_what_must_be_true_and_has_a_case_that_breaks_it() -> None:
    messages = []
    for json, change, _ in CASES.values():
        with pytest.raises(BadPosition) as error:
            GAME.position({**json, **change})
        messages.append(str(error.value))
    for invariant in INVARIANTS:
        sentence = " ".join((invariant.__doc__ or "").split()).removesuffix(".")
        assert any(message.startswith(sentence) for message in messages), invariant.__name__


def test_no_invariant_is_left_out() -> None:
    written = {name for name in vars(invariants) if name[0] != "_" and name.islower()}
    written -= {"annotations"}
    assert written == {invariant.__name__ for invariant in INVARIANTS}


@pytest.mark.parametrize("name", [name for name in THROW if name not in ("game", "version")])
def test_no_field_may_be_missing(name: str) -> None:
    broken = {field: value for field, value in THROW.items() if field != name}
    if name == "options":  # then the defaults hold
        assert GAME.position(broken).json == THROW
        return
    words = "players" if name == "players" else f"missing required field `{name}`"
    with pytest.raises(BadPosition, match=words):
        GAME.position(broken)


@pytest.mark.parametrize(
    "json", [BEGIN, THROW, KEEP, TAKE, ROBBED, DISCARDED, OVER, LAST, TWO, THREE, SET_UP]
)
def test_the_positions_that_were_broken_above_are_possible(json: Json) -> None:
    position = GAME.position(json)
    assert position.json == json
    assert GAME.position(position.bytes) == position


def test_a_position_can_be_drawn_and_played_on() -> None:
    position = GAME.position(ROBBED)
    assert drawn(position) == ["BBBBGG", "WW", "", ""]
    assert legal(position) == {"take R3", "done"}
