"""A position that no rules allow is refused, and the message says what is wrong."""

import copy
import re
from typing import Any

import pytest

from jacta import BadPosition
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
    # strips
    "two strips of one colour on a track": (
        THROW,
        tracks(THROW, (0, "strips", ["B4", "B2"])) | without(THROW, "B2"),
        "track 0: two strips of one colour",
    ),
    "a strip on a track and in the stock": (THROW, plus(THROW, "B4"), "B4 is in two places"),
    "a strip on two tracks": (
        THROW,
        tracks(THROW, (2, "strips", ["B4"])),
        "B4 is in two places: track 0 and track 2",
    ),
    "a strip twice in the stock": (THROW, plus(THROW, "R2"), "R2 is in two places"),
    "a strip nowhere": (THROW, without(THROW, "R5"), "R5 is nowhere"),
    "no strips at all": (THROW, {"stock": []}, "is nowhere"),
    "a strip of length 7": (THROW, plus(THROW, "R7"), "no strip 'R7'"),
    "a strip of length 1": (THROW, plus(THROW, "R1"), "no strip 'R1'"),
    "a strip of no colour": (THROW, plus(THROW, "X2"), "no strip 'X2'"),
    "a strip in small letters": (THROW, plus(THROW, "r2"), "no strip 'r2'"),
    "a number for a strip": (THROW, plus(THROW, 7), "no strip 7"),
    "nothing for a strip": (THROW, plus(THROW, None), "no strip None"),
    "a list for a strip": (THROW, plus(THROW, ["R2"]), "no strip ['R2']"),
    "an object for a strip": (THROW, tracks(THROW, (0, "strips", [{}])), "no strip {}"),
    "a word for the stock": (THROW, {"stock": "R2"}, "stock: a list"),
    "an object for the stock": (THROW, {"stock": {"R2": 1}}, "stock: a list"),
    "nothing for the stock": (THROW, {"stock": None}, "stock: a list"),
    # strips out of the game
    "a strip removed with four players": (
        THROW,
        {"removed": ["R2"], **without(THROW, "R2")},
        "removed: 0 strips of length 2",
    ),
    "no strip removed with two players": (
        TWO,
        {"removed": [], **plus(TWO, *TWO["removed"])},
        "removed: 3 strips of length 2 and 3 of length 3",
    ),
    "no strip removed with three players": (
        THREE,
        {"removed": [], **plus(THREE, *THREE["removed"])},
        "removed: 2 strips of length 2 and 2 of length 3",
    ),
    "a strip of length 4 removed": (
        THREE,
        {"removed": ["R2", "G2", "W3", "Y4"], **plus(without(THREE, "Y4"), "B3")},
        "of length 3 are wanted",
    ),
    "two strips of one colour removed": (
        THREE,
        {"removed": ["R2", "G2", "R3", "B3"], **plus(without(THREE, "R3"), "W3")},
        "removed: two of one colour",
    ),
    "three twos and one three removed": (
        THREE,
        {"removed": ["R2", "G2", "Y2", "B3"], **plus(without(THREE, "Y2"), "W3")},
        "of length 2",
    ),
    # tracks
    "an empty track with an offset": (THROW, tracks(THROW, (2, "offset", 3)), "empty track"),
    "too few tracks": (
        THROW,
        {"tracks": THROW["tracks"][:3]},
        "tracks: one for each of the 4 players",
    ),
    "too many tracks": (
        THROW,
        {"tracks": [*THROW["tracks"], {"offset": 0, "strips": []}]},
        "tracks: one for each of the 4 players",
    ),
    "a word for the tracks": (THROW, {"tracks": "BBBB"}, "tracks: one for each"),
    "a word for a track": (THROW, {"tracks": ["BBBB", "", "", ""]}, "track 0: offset and strips"),
    "a track without offset": (
        THROW,
        {"tracks": [{"strips": ["B4"]}, *THROW["tracks"][1:]]},
        "track 0: offset and strips",
    ),
    "a track with more": (THROW, tracks(THROW, (1, "name", "Ben")), "track 1: offset and strips"),
    "a word for strips": (THROW, tracks(THROW, (0, "strips", "B4")), "track 0: offset and strips"),
    "a negative offset": (THROW, tracks(THROW, (0, "offset", -1)), "offset: a number from 0"),
    "an offset of 30": (THROW, tracks(THROW, (0, "offset", 30)), "offset: a number from 0"),
    "a huge offset": (THROW, tracks(THROW, (0, "offset", 10**30)), "offset: a number from 0"),
    "an offset with a fraction": (THROW, tracks(THROW, (0, "offset", 1.5)), "offset: a number"),
    "a float for an offset": (THROW, tracks(THROW, (0, "offset", 1.0)), "offset: a number"),
    "a truth for an offset": (THROW, tracks(THROW, (0, "offset", True)), "offset: a number"),
    "a word for an offset": (THROW, tracks(THROW, (0, "offset", "1")), "offset: a number"),
    # throws and dice
    "seven dice after a discard": (DISCARDED, {"dice": "RRGGYYK"}, "5 dice are wanted, not 7"),
    "six dice without a discard": (KEEP, {"dice": "RRRGGY"}, "7 dice are wanted, not 6"),
    "no dice to keep": (KEEP, {"dice": ""}, "7 dice are wanted, not 0"),
    "no dice to take by": (TAKE, {"dice": ""}, "7 dice are wanted, not 0"),
    "eight dice": (KEEP, {"dice": "RRRGGYKK"}, "more than 7 dice"),
    "a die of no colour": (KEEP, {"dice": "RRRGGYX"}, "'X' is none of RGWBYK"),
    "dice out of order": (KEEP, {"dice": "GGRRRYK"}, "is written 'RRRGGYK'"),
    "a list of dice": (KEEP, {"dice": ["R"] * 7}, "dice: letters are wanted"),
    "nothing for dice": (KEEP, {"dice": None}, "dice: letters are wanted"),
    "dice before the first throw": (THROW, {"dice": "R"}, "no die lies on the table"),
    "dice in the discard": (BEGIN, {"dice": "R"}, "no die lies on the table"),
    "dice after the end": (OVER, {"dice": "R"}, "no die lies on the table"),
    "all dice set aside": (
        THROW,
        {"throws": 1, "dice": "RRRGGYK"},
        "at least one die is to be thrown",
    ),
    "four throws": (TAKE, {"throws": 4}, "throws: a number from 0 to 3"),
    "three throws and keeping": (KEEP, {"throws": 3}, "throws go from 1 to 2"),
    "three throws and throwing": (THROW, {"throws": 3, "dice": "R"}, "throws go from 0 to 2"),
    "no throw and keeping": (KEEP, {"throws": 0}, "throws go from 1 to 2"),
    "no throw and taking": (TAKE, {"throws": 0}, "throws go from 1 to 3"),
    "a throw before the discard": (BEGIN, {"throws": 1}, "throws go from 0 to 0"),
    "a throw after the end": (OVER, {"throws": 1}, "throws go from 0 to 0"),
    "minus one throw": (KEEP, {"throws": -1}, "throws: a number from 0 to 3"),
    "huge throws": (KEEP, {"throws": 10**30}, "throws: a number from 0 to 3"),
    "a float for throws": (KEEP, {"throws": 1.0}, "throws: a number from 0 to 3"),
    "a truth for throws": (KEEP, {"throws": True}, "throws: a number from 0 to 3"),
    # discards
    "six discards": (THROW, {"discarded": 6}, "discarded: a number from 0 to 5"),
    "minus one discard": (THROW, {"discarded": -1}, "discarded: a number from 0 to 5"),
    "a discard and no strip left": (
        table_json("", "GGG", "", ""),
        {"discarded": 1},
        "at least one strip stays",
    ),
    "a discard that did not move the marker": (
        THROW,
        {"discarded": 1},
        "the marker has moved forward",
    ),
    "two discards for one cell": (
        table_json("...BB", "GGG", "", ""),
        {"discarded": 2},
        "the marker has moved forward",
    ),
    "more strips than colours": (
        table_json("..........RRGGWWBBYY", "", "", "", phase="throw"),
        {"discarded": 2},
        "more strips than colours",
    ),
    "a discard already made before the discard": (BEGIN, {"discarded": 1}, "nothing is discarded"),
    "a discard after the end": (OVER, {"discarded": 1}, "nothing is discarded"),
    "phase discard with one strip": (THROW, {"phase": "discard"}, "nothing to discard"),
    "phase discard with no strip": (
        table_json("", "", "", ""),
        {"phase": "discard"},
        "nothing to discard",
    ),
    # phase and turn
    "a set-up with four players": (
        GAME.start(4).json,
        {"phase": "set-up"},
        "only games of 2 or 3 players have a set-up",
    ),
    "a set-up in mid-game": (SET_UP, {"turn": 1}, "set-up comes before the first turn"),
    "a set-up with strips laid": (
        SET_UP,
        tracks(SET_UP, (0, "strips", ["R2"])) | without(SET_UP, "R2"),
        "no strip lies on a track",
    ),
    "a set-up with strips removed": (
        SET_UP,
        {"removed": TWO["removed"], **without(SET_UP, *TWO["removed"])},
        "removed: 0 strips",
    ),
    "a phase that does not exist": (THROW, {"phase": "think"}, "phase: one of set-up, discard"),
    "a number for the phase": (THROW, {"phase": 2}, "phase: one of set-up, discard"),
    "nothing for the phase": (THROW, {"phase": None}, "phase: one of set-up, discard"),
    "a list for the phase": (THROW, {"phase": []}, "phase: one of set-up, discard"),
    "turn 401": (LAST, {"turn": 401}, "turn: a number from 0 to 400"),
    "turn minus one": (THROW, {"turn": -1}, "turn: a number from 0 to 400"),
    "a huge turn": (THROW, {"turn": 2**64}, "turn: a number from 0 to 400"),
    "a float for the turn": (THROW, {"turn": 0.0}, "turn: a number from 0 to 400"),
    "a truth for the turn": (THROW, {"turn": False}, "turn: a number from 0 to 400"),
    "a word for the turn": (THROW, {"turn": "0"}, "turn: a number from 0 to 400"),
    "a turn after the last one": (THROW, {"turn": 400}, "the game is over"),
    # the end
    "over without a winner": (THROW, {"phase": "over"}, "nobody has won"),
    "over by the win of another seat": (OVER, {"turn": 2}, "who played last"),
    "over after 400 turns with a winner": (OVER, {"turn": 400}, "who played last"),
    "two winners": (
        OVER,
        tracks(OVER, (1, "offset", 27)),
        "who played last",
    ),
    "a front that no throw reaches": (OVER, tracks(OVER, (0, "offset", 29)), "too far"),
    "a winner and no end": (OVER, {"phase": "throw"}, "the game is over"),
    "another seat at the goal": (
        TAKE,
        tracks(TAKE, (1, "offset", 26)),
        "the game is over",
    ),
    # last place and thefts
    "nobody in last place": (TAKE, {"last_place": []}, "somebody always is in last place"),
    "one of two last ones": (TAKE, {"last_place": [2]}, "not the players furthest"),
    "the wrong last one": (TAKE, {"last_place": [1]}, "not the players furthest"),
    "all in last place": (TAKE, {"last_place": [0, 1, 2, 3]}, "not the players furthest"),
    "last place before the throwing ends": (KEEP, {"last_place": [2, 3]}, "judged only when"),
    "last place before the throw": (THROW, {"last_place": [2, 3]}, "judged only when"),
    "last place after the end": (OVER, {"last_place": [2, 3]}, "judged only when"),
    "a theft while keeping": (KEEP, {"robbed": [1]}, "stolen only when strips are taken"),
    "a theft from oneself": (ROBBED, {"robbed": [0]}, "nobody robs the own track"),
    "more thefts than strips": (
        table_json("GG", "WWW", "YY", "", phase="take", throws=1, dice="RRRGGYK", last_place=[3]),
        {"robbed": [1, 2]},
        "more thefts than strips",
    ),
    "seats that fall": (TAKE, {"last_place": [3, 2]}, "last_place: a rising list of seats"),
    "a seat twice": (TAKE, {"last_place": [2, 2, 3]}, "last_place: a rising list of seats"),
    "a seat that nobody has": (TAKE, {"last_place": [2, 4]}, "last_place: a rising list of seats"),
    "a turn that began past the goal": (TAKE, tracks(TAKE, (0, "offset", 28)), "led here"),
    "seat minus one": (ROBBED, {"robbed": [-1]}, "robbed: a rising list of seats"),
    "a truth for a seat": (ROBBED, {"robbed": [True]}, "robbed: a rising list of seats"),
    "a float for a seat": (ROBBED, {"robbed": [1.0]}, "robbed: a rising list of seats"),
    "a seat alone": (ROBBED, {"robbed": 1}, "robbed: a rising list of seats"),
    "nothing for last place": (TAKE, {"last_place": None}, "last_place: a rising list of seats"),
    "taking where nothing can be taken": (TAKE, {"dice": "RGWBBYK"}, "no choice"),
    "the active seat in last place with others behind it": (
        TAKE,
        {"last_place": [0]},
        "not the players furthest",
    ),
    "a theft from a track that is empty now": (ROBBED, {"robbed": [2]}, "only strip"),
    "a theft of a strip that the dice do not give": (TAKE, {"robbed": [1]}, "could have led here"),
    # the header
    "one player": (THROW, {"players": 1}, "2 to 6 players, not 1"),
    "seven players": (THROW, {"players": 7}, "2 to 6 players, not 7"),
    "minus four players": (THROW, {"players": -4}, "2 to 6 players, not -4"),
    "another number of players": (THROW, {"players": 5}, "for each of the 5 players"),
    "a float for the players": (THROW, {"players": 4.0}, "2 to 6 players"),
    "a word for the players": (THROW, {"players": "4"}, "2 to 6 players"),
    "nothing for the players": (THROW, {"players": None}, "2 to 6 players"),
    "an unknown option": (THROW, {"options": {"longer": "always"}}, "no option 'longer'"),
    "an unknown choice": (THROW, {"options": {"shorter": "never"}}, "if-missing, always, not 'nev"),
    "a list for a choice": (THROW, {"options": {"shorter": ["always"]}}, "if-missing, always, not"),
    "a word for the options": (THROW, {"options": "always"}, "options is an object"),
    "nothing for the options": (THROW, {"options": None}, "options is an object"),
    "a foreign game": (THROW, {"game": "dice-trip"}, "a position of 'dice-trip', not of 'wurfel"),
    "nothing for the game": (THROW, {"game": None}, "a position of None"),
    "another version": (THROW, {"version": 2}, "version 2 of"),
    "version 0": (THROW, {"version": 0}, "version 0 of"),
    "a word for the version": (THROW, {"version": "1"}, "version '1' of"),
    "an unknown board": (THROW, {"board": "moon"}, "no board 'moon'"),
    "an unknown field": (THROW, {"weather": "fine"}, "a position has the fields turn, phase"),
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


@pytest.mark.parametrize("name", [name for name in THROW if name not in ("game", "version")])
def test_no_field_may_be_missing(name: str) -> None:
    broken = {field: value for field, value in THROW.items() if field != name}
    if name == "options":  # then the defaults hold
        assert GAME.position(broken).json == THROW
        return
    with pytest.raises(BadPosition, match="players" if name == "players" else "has the fields"):
        GAME.position(broken)


@pytest.mark.parametrize("data", [None, [], "position", 7, {}])
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.position(data)


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
