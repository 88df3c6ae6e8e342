"""Stealing the rear strips of opponents."""

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


@pytest.mark.clause("WE-R25")
def test_a_strip_is_taken_from_an_opponent_instead_of_from_the_stock() -> None:
    position = stop_with(table("", "GGGBB", "", ""), "GGGRWYK")  # G3 itself is on the other track
    assert legal(position) == {"take G2", "steal 1 G3", "done"}
    after = play(position, "steal 1 G3")
    assert drawn(after)[:2] == ["GGG", "BB"]
    assert stock(after) == stock(position)


@pytest.mark.clause("WE-R25")
@pytest.mark.parametrize(("dice", "legally"), [("GGRWBYK", False), ("GGGRWBY", True)])
def test_a_theft_needs_the_dice_for_the_strip(dice: str, legally: bool) -> None:
    position = stop_with(table("", "GGGBB", "", ""), dice)
    assert ("steal 1 G3" in legal(position)) == legally


@pytest.mark.clause("WE-R25")
@pytest.mark.parametrize("victim", [0, 4, 5])
def test_nobody_robs_the_own_track_or_an_empty_seat(victim: int) -> None:
    position = stop_with(table("BBGG", "", "", ""), "RRRWWYK")
    assert refused(position, f"steal {victim} R3") == ("no-such-opponent", "WE-R25")


@pytest.mark.clause("WE-R26")
def test_at_most_one_strip_of_each_opponent_a_turn() -> None:
    position = stop_with(table("", "GGRRWW", "", ""), "RRRGGYY")
    position = play(position, "steal 1 G2")
    assert drawn(position)[1] == "RRWW"
    assert legal(position) == {"take R3", "take Y2", "done"}
    assert refused(position, "steal 1 R2") == ("robbed-already", "WE-R26")


@pytest.mark.clause("WE-R26")
def test_one_strip_of_each_of_two_opponents() -> None:
    position = stop_with(table("KKKKKK", "GGBBB", "RRWWW", ""), "RRGGWYY")
    after = play(position, "steal 1 G2", "steal 2 R2")
    assert drawn(after)[:3] == ["KKKKKKGGRR", "BBB", "WWW"]


@pytest.mark.clause("WE-R26")
def test_the_next_turn_may_rob_the_same_opponent_again() -> None:
    position = play(stop_with(table("", "", "GGRRWW", ""), "GGYYWBK"), "steal 2 G2", "done")
    assert position.json["robbed"] == []
    assert "steal 2 R2" in legal(stop_with(position, "RRYYWBK"))


@pytest.mark.clause("WE-R27")
def test_only_the_rear_strip() -> None:
    position = stop_with(table("", "GGRRWW", "", "RRR"), "RRRWWYY")
    assert legal(position) == {"take Y2", "done"}
    for strip in ("R2", "W2"):
        assert refused(position, f"steal 1 {strip}") == ("not-the-rear-strip", "WE-R27")


@pytest.mark.clause("WE-R27")
def test_a_strip_that_the_opponent_does_not_have() -> None:
    position = stop_with(table("", "GGRR", "", ""), "RRRGGYK")
    assert refused(position, "steal 1 R3") == ("not-the-rear-strip", "WE-R27")
    assert refused(position, "steal 2 R3") == ("not-the-rear-strip", "WE-R27")


@pytest.mark.clause("WE-R28")
def test_an_only_strip_cannot_be_stolen() -> None:
    position = stop_with(table("", "...GG", "", ""), "GGGRRYK")
    assert legal(position) == {"take G3", "take R2", "done"}
    assert refused(position, "steal 1 G2") == ("only-strip", "WE-R28")


@pytest.mark.clause("WE-R28")
def test_who_could_only_steal_an_only_strip_fails() -> None:
    position = stop_with(table("BBKK", "GG", "", ""), "GGRWBYK")
    assert drawn(position)[0] == "BB"


@pytest.mark.clause("WE-R29")
@pytest.mark.parametrize(
    ("steps", "track"),
    [
        (("take R2", "steal 1 G2", "take W2"), "RRGGWW"),
        (("steal 1 G2", "take W2", "take R2"), "GGWWRR"),
    ],
)
def test_stock_and_stolen_strips_may_be_mixed(steps: tuple[str, ...], track: str) -> None:
    position = stop_with(table("", "GGBBB", "", ""), "RRGGWWY")
    after = play(position, *steps)
    assert drawn(after)[0] == track
    assert after.turn == 1


@pytest.mark.clause("WE-R30")
@pytest.mark.parametrize(("before", "after"), [("GGBBB", "BBB"), ("....GGBBBKKKK", "....BBBKKKK")])
def test_the_rest_slides_back_to_the_marker(before: str, after: str) -> None:
    position = stop_with(table("", before, "", ""), "GGRWBYK")
    robbed = play(position, "steal 1 G2")
    assert drawn(robbed)[1] == after
    assert cells(robbed)[1] == cells(position)[1] - 2


@pytest.mark.clause("WE-X4", "WE-A1")
@pytest.mark.parametrize("shorter", ["if-missing", "always"])
def test_cecilia_steals_green_2_although_green_3_is_in_the_stock(shorter: str) -> None:
    cecilia = stop_with(table("BB", "...GGWWWW", "", "", shorter=shorter), "RRRGGGY")
    assert {"take R3", "take G3", "steal 1 G2"} <= legal(cecilia)
    after = play(cecilia, "steal 1 G2")
    assert drawn(after)[1] == "...WWWW"
    assert cells(after)[1] == cells(cecilia)[1] - 2
    assert "take R3" in legal(after)
    assert drawn(play(after, "take R3"))[0] == "BBGGRRR"


@pytest.mark.clause("WE-R25", "WE-R30")
def test_a_theft_is_told() -> None:
    position = stop_with(table("", "GGBBB", "", ""), "RRGGWWY")
    assert told(position, "steal 1 G2") == [
        {"type": "stole", "seat": 0, "victim": 1, "strip": "G2", "cell": 2},
        {"type": "fell-back", "seat": 1, "cells": 2, "cell": 3},
    ]


@pytest.mark.clause("WE-R22", "WE-R25", "WE-A16")
def test_the_turn_ends_by_itself_with_a_theft_after_which_nothing_can_be_taken() -> None:
    position = stop_with(table("", "GGBBB", "", ""), "RGGWBYK")
    assert legal(position) == {"steal 1 G2", "done"}
    after = play(position, "steal 1 G2")
    assert (after.turn, after.json["phase"], after.json["robbed"]) == (1, "throw", [])


@pytest.mark.clause("WE-A16", "WE-R36")
def test_who_takes_and_is_short_of_the_goal_passes_the_turn_on() -> None:
    position = play(stop_with(table("", "", "", ""), "RRGWBYK"), "take R2")
    assert (position.turn, position.is_over, position.json["phase"]) == (1, False, "throw")


@pytest.mark.clause("WE-R25", "WE-R27")
def test_any_strip_may_be_stolen_from_any_seat() -> None:
    first = stop_with(table("RRBBB", "", "", "", turn=1), "RRGWBYK")
    assert drawn(play(first, "steal 0 R2"))[:2] == ["BBB", "RR"]
    last = stop_with(table("", "", "", "KKKKKKBBB"), "KKKKKKR")
    assert drawn(play(last, "steal 3 K6"))[0] == "KKKKKK"
