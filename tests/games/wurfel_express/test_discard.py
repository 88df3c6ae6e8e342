"""Discarding rear strips before the first throw."""

import pytest

from tests.games.wurfel_express.positions import (
    cells,
    drawn,
    legal,
    play,
    refused,
    stock,
    stop_with,
    table,
    told,
)

SIX = "...RRGGGWWBBBYYKK"


@pytest.mark.clause("WE-R9", "WE-R11")
@pytest.mark.parametrize(
    ("strips", "left"),
    [
        (0, "...RRGGGWWBBBYYKK"),
        (1, ".....GGGWWBBBYYKK"),
        (2, "........WWBBBYYKK"),
        (3, "..........BBBYYKK"),
        (4, ".............YYKK"),
        (5, "...............KK"),
    ],
)
def test_strips_go_from_the_rear_and_the_front_does_not_move(strips: int, left: str) -> None:
    assert drawn(play(table(SIX, "", "", ""), f"discard {strips}"))[0] == left


@pytest.mark.clause("WE-R9")
def test_nothing_is_discarded_after_the_first_throw() -> None:
    position = play(table(SIX, "", "", ""), "discard 0", "throw RRGWBYK")
    assert refused(position, "discard 1") == ("discard-too-late", "WE-R9")
    taking = stop_with(table("RRGG", "", "", ""), "WWWBBBY")
    assert refused(taking, "discard 1") == ("discard-too-late", "WE-R9")


@pytest.mark.clause("WE-R9")
def test_a_turn_has_one_discard() -> None:
    position = play(table(SIX, "", "", ""), "discard 1")
    assert position.is_chance
    assert refused(position, "discard 1") == ("dice-in-the-air", "WE-R14")


@pytest.mark.clause("WE-R10")
@pytest.mark.parametrize(
    ("track", "most"), [("RRGG", 1), (".RRGGKKKK", 2), ("RRGGWWBBYY", 4), (SIX, 5)]
)
def test_at_least_one_strip_remains(track: str, most: int) -> None:
    position = table(track, "", "", "")
    assert legal(position) == {f"discard {strips}" for strips in range(most + 1)}
    for strips in range(most + 1, 6):
        assert refused(position, f"discard {strips}") == ("discard-too-many", "WE-R10")


@pytest.mark.clause("WE-R10")
@pytest.mark.parametrize("track", ["", "RR", ".....KKKKKK"])
def test_an_empty_track_and_an_only_strip_discard_nothing(track: str) -> None:
    position = table(track, "", "", "")
    assert position.is_chance
    assert len(position.drawings) == 7
    assert refused(play(position, "throw RRGWBYK"), "discard 0") == ("discard-too-late", "WE-R9")


@pytest.mark.clause("WE-R10")
@pytest.mark.parametrize(
    ("track", "phase"), [("", "throw"), ("....RR", "throw"), ("....RRGG", "discard")]
)
def test_a_turn_begins_with_a_discard_only_where_there_is_a_choice(track: str, phase: str) -> None:
    position = play(stop_with(table("", track, "", ""), "WWRGBYK"), "done")
    assert (position.turn, position.json["phase"]) == (1, phase)


@pytest.mark.clause("WE-R12")
@pytest.mark.parametrize("strips", range(6))
def test_each_discarded_strip_costs_one_die(strips: int) -> None:
    position = play(table(SIX, "", "", ""), f"discard {strips}")
    assert len(position.drawings) == 7 - strips


@pytest.mark.clause("WE-R12")
def test_the_dice_come_back_with_the_next_turn() -> None:
    position = stop_with(table("RRGG", "", "", ""), "RRRGGG", discard=1)
    assert len(play(position, "done").drawings) == 7


@pytest.mark.clause("WE-R12")
def test_a_discarded_die_is_missing_in_every_throw_of_the_turn() -> None:
    position = play(table("RRGG", "", "", ""), "discard 1", "throw RRRGGG", "keep -")
    assert len(position.drawings) == 6
    assert len(play(position, "throw RRRGGG", "keep -").drawings) == 6


@pytest.mark.clause("WE-R13")
def test_discarded_strips_are_back_in_the_stock_at_once() -> None:
    before = table(SIX, "", "", "")
    after = play(before, "discard 2")
    assert stock(after) == stock(before) | {"R2", "G3"}


@pytest.mark.clause("WE-R13")
def test_a_discarded_strip_may_be_taken_again_in_the_same_turn() -> None:
    position = stop_with(table("RRRBB", "", "", ""), "RRRBBY", discard=1)
    assert legal(position) == {"take R3", "done"}
    assert drawn(play(position, "take R3"))[0] == "...BBRRR"


@pytest.mark.clause("WE-X3")
def test_ben_discards_white_and_red_and_throws_five_dice() -> None:
    ben = table("WWRRRBBYYKK", "", "", "")
    after = play(ben, "discard 2")
    assert len(after.drawings) == 5
    assert drawn(after)[0] == ".....BBYYKK"  # the marker touches the blue strip
    assert cells(after) == cells(ben)


@pytest.mark.clause("WE-X3", "WE-R24")
@pytest.mark.parametrize(("strips", "useful"), [(0, "G"), (1, "GW"), (2, "RGW")])
def test_the_discard_makes_white_and_red_useful_again_to_ben(strips: int, useful: str) -> None:
    ben = table("WWRRRBBYYKK", "", "", "", shorter="always")
    for colour in "RGWBYK":
        position = stop_with(ben, colour * (7 - strips), discard=strips)
        assert (position.json["phase"] == "take") == (colour in useful)


@pytest.mark.clause("WE-R9", "WE-R11")
def test_a_discard_is_told_unless_it_is_of_nothing() -> None:
    position = table("RRGGYY", "", "", "")
    assert told(position, "discard 2") == [{"type": "discarded", "seat": 0, "strips": 2, "left": 5}]
    assert told(position, "discard 0") == []
