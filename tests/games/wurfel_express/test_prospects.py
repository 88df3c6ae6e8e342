"""What a view tells before a throw: dice of no use, what could be taken, and how far it leads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from jacta import BadPosition, Position, Seed
from tests.games.wurfel_express.positions import GAME, LETTERS, table


def shown(*drawings: str, **fields: Any) -> Any:
    return table(*drawings, **fields).view(0).json


@pytest.mark.clause("WE-R24", "WE-R13")
def test_dice_of_a_colour_on_the_own_track_are_dead() -> None:
    """WE-R24; those of a strip that is discarded are not, and the strip can be taken again."""
    view = shown("BBBBYYRRR", "GGGG", "", "")
    assert view["dead"] == ["RBY", "RY", "R"]
    assert view["discards"] == [7, 6, 5]


@pytest.mark.clause("WE-R22")
def test_dice_of_a_colour_that_nobody_can_have_are_dead() -> None:
    """WE-R22: green strips lie further forward on tracks; the rear one of Ben can be stolen."""
    forward = ["WWGG", "BBGGG", "YYGGGG", "KKGGGGG", "RRGGGGGG"]
    view = shown("", *forward, phase="keep", dice="RRRGGWK", throws=1)
    assert view["dead"] == ["G"]
    rear = [*forward[:-1], "GGGGGGRR"]
    assert shown("", *rear, phase="keep", dice="RRRGGWK", throws=1)["dead"] == [""]


@pytest.mark.clause("WE-R22", "WE-R12")
def test_with_few_dice_long_strips_are_out_of_reach() -> None:
    """WE-R12: after four discards three dice are left, and no red strip is as short as that."""
    tracks = ("KKK", "WWWRR", "BBBRRR", "YYYY")
    view = shown(*tracks, phase="keep", throws=1, discarded=4, dice="RRG")
    assert view["dead"] == ["RK"]
    assert shown(*tracks, phase="keep", throws=1, discarded=3, dice="RRGG")["dead"] == ["K"]


@pytest.mark.clause("WE-R13", "WE-R22", "WE-R24")
def test_a_strip_that_is_discarded_may_be_the_only_one_that_can_be_had() -> None:
    """All other green strips lie further forward on tracks."""
    others = ["WWGGG", "BBGGGG", "YYGGGGG", "KKGGGGGG"]
    view = shown("GGRRR", *others)
    assert view["dead"] == ["RG", "R"]
    assert shown("RRRGG", *others)["dead"] == ["RG", "G"]


@pytest.mark.clause("WE-R14")
@pytest.mark.parametrize(
    ("fields", "left"),
    [
        ({}, 3),
        ({"phase": "keep", "throws": 1, "dice": "RRRGGYK"}, 2),
        ({"phase": "keep", "throws": 2, "dice": "RRRGGYK"}, 1),
        ({"phase": "take", "throws": 1, "dice": "RRRGGYK", "last_place": [2, 3]}, 0),
        ({"phase": "over", "turn": 400}, 0),
    ],
)
def test_so_many_throws_are_left(fields: dict[str, Any], left: int) -> None:
    assert shown("BBBB", "GGWW", "", "", **fields)["throws_left"] == left


@pytest.mark.clause("WE-R28", "WE-R30", "WE-R35", "WE-A7")
def test_a_theft_costs_the_length_of_the_rear_strip_but_not_in_last_place() -> None:
    tracks = ("BBBB", "GGWWW", "KKKRR", "...YYRRR")
    view = shown(*tracks)
    assert view["rearmost"] == [0]
    assert [lane["theft"] for lane in view["tracks"]] == [0, 2, 3, 2]  # an only strip is safe
    judged = {"phase": "take", "throws": 1, "dice": "RRRGGYK", "last_place": [1, 2]}
    view = shown(*tracks[:2], "BBRR", *tracks[3:], **judged)
    assert view["rearmost"] == [1, 2]
    assert [lane["theft"] for lane in view["tracks"]] == [0, 0, 0, 2]


@pytest.mark.clause("WE-R18", "WE-R21")
def test_what_could_be_taken_now_counts() -> None:
    view = shown("BBBB", "GGGGRRRRR", "", "", phase="keep", dice="RRGGGGK", throws=1)
    assert view["takeable"] == ["R2", "G2", "G3", "G4"]  # green 4 is Ben’s, so shorter ones are
    assert view["counting"] == "RRGGGG"
    assert view["reach"] == 4 + 2 + 4


@pytest.mark.clause("WE-R18")
def test_nothing_counts_while_dice_are_in_the_air() -> None:
    view = shown("BBBBYY", "", "", "")
    assert (view["takeable"], view["counting"], view["reach"]) == ([], "", 6)


@pytest.mark.clause("WE-R18", "WE-R22", "WE-R24")
@pytest.mark.parametrize("seed", range(8))
def test_both_say_what_the_rules_do(seed: int) -> None:
    """At every keep of a game at random: the same strips as legal actions after a stop have, and a
    colour is dead if no number of its dice takes anything."""
    rng, source, position = Random(seed), Seed(seed), GAME.start(2 + seed % 5)
    seen = 0
    while not position.is_over and seen < 12:
        if position.view(0).json["phase"] == "keep":
            seen += 1
            compare(position)
        if position.is_chance:
            position = position.roll(source)
        else:
            (seat,) = position.actors
            position = position.apply(seat, rng.choice(position.legal(seat)))
    assert seen


def compare(position: Position) -> None:
    seat = position.view(0).json["active"]
    view = position.view(seat).json
    written = {**position.json, "phase": "take", "throws": 3, "last_place": view["rearmost"]}

    def takes(dice: str) -> set[str]:
        try:
            legal = GAME.position({**written, "dice": dice}).legal(seat)
        except BadPosition:  # nothing to take is no position, but a failure
            return set()
        return {str(one.json["strip"]) for one in legal if one.json["type"] in ("take", "steal")}

    assert set(view["takeable"]) == takes(view["dice"])
    number = len(view["dice"])
    for colour in LETTERS:
        other = "K" if colour != "K" else "R"
        rows = (
            "".join(sorted(colour * count + other * (number - count), key=LETTERS.index))
            for count in range(2, number + 1)
        )
        useful = any(strip[0] == colour for row in rows for strip in takes(row))
        assert useful == (colour not in view["dead"][0]), colour


@pytest.mark.clause("WE-R10", "WE-R12")
def test_what_can_be_discarded_is_told_before_the_throw_and_no_later() -> None:
    tracks = ("BBBBYYRRR", "GGGG", "", "")
    thrown = shown(*tracks, phase="throw")
    assert (thrown["discards"], thrown["dead"]) == ([], ["RBY"])
    judged = {"phase": "take", "throws": 1, "dice": "GGGYKKK", "last_place": [2, 3]}
    taking = shown(*tracks, **judged)
    assert (taking["discards"], taking["dead"]) == ([], [])
    assert taking["takeable"] == ["G3", "K3"]
