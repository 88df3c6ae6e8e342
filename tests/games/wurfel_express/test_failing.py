"""Failing: who can take nothing at all."""

from itertools import combinations_with_replacement

import pytest

from tests.games.wurfel_express.positions import (
    GAME,
    LETTERS,
    drawn,
    legal,
    play,
    stock,
    stop_with,
    table,
    told,
)


def all_throws() -> list[str]:
    return ["".join(dice) for dice in combinations_with_replacement(LETTERS, 7)]


@pytest.mark.clause("WE-R31", "WE-A6")
@pytest.mark.parametrize(
    ("before", "after", "strip"),
    [
        ("BBBWW", "BBB", "W2"),
        ("WWBBB", "WW", "B3"),
        ("...WWWWWBBBYY", "...WWWWWBBB", "Y2"),
    ],
)
def test_who_can_take_nothing_gives_the_front_strip_back(
    before: str, after: str, strip: str
) -> None:
    position = table(before, "", "", "")
    failed = stop_with(position, "RGWWBYK" if "Y" not in before else "RGWWYBK")
    assert drawn(failed)[0] == after
    assert stock(failed) == stock(position) | {strip}
    assert failed.turn == 1


@pytest.mark.clause("WE-R31")
def test_who_can_take_something_does_not_fail() -> None:
    assert legal(stop_with(table("BBBWW", "", "", ""), "RRGWBYK")) == {"take R2", "done"}


@pytest.mark.clause("WE-R31", "WE-R25")
def test_who_can_only_steal_does_not_fail() -> None:
    position = stop_with(table("BBBWW", "RRKK", "", ""), "RRGWBYK")
    assert legal(position) == {"steal 1 R2", "done"}


@pytest.mark.clause("WE-R31")
def test_failing_after_the_third_throw_comes_by_itself() -> None:
    steps = ["throw RGWWBYK", "keep -", "throw RGWBBYK", "keep -", "throw RGWWBYK"]
    position = play(table("BBBWW", "", "", ""), "discard 0", *steps)
    assert drawn(position)[0] == "BBB"
    assert position.turn == 1


@pytest.mark.clause("WE-R31")
def test_failing_after_a_discard_costs_the_front_strip_too() -> None:
    position = stop_with(table("BBBWWYY", "", "", ""), "RGWYYK", discard=1)
    assert drawn(position)[0] == "...WW"
    assert {"B3", "Y2"} <= stock(position)


@pytest.mark.clause("WE-A5")
@pytest.mark.parametrize("throws", [1, 2])
def test_stopping_early_with_nothing_usable_is_failing_too(throws: int) -> None:
    again = ["throw RGWWBYK", "keep -"] * (throws - 1)
    position = play(table("BBBWW", "", "", ""), "discard 0", *again, "throw RGWWBYK", "stop")
    assert drawn(position)[0] == "BBB"
    assert position.turn == 1


@pytest.mark.clause("WE-R32")
def test_an_only_strip_is_kept_but_moves_back_by_its_length() -> None:
    position = table(".......BBB", "", "", "")
    failed = stop_with(position, "RGWBBYK")
    assert drawn(failed)[0] == "....BBB"
    assert stock(failed) == stock(position)


@pytest.mark.clause("WE-R33", "WE-A10")
@pytest.mark.parametrize(
    ("before", "after"),
    [("....BBB", ".BBB"), ("...BBB", "BBB"), ("..BBB", "BBB"), (".BBB", "BBB"), ("BBB", "BBB")],
)
def test_it_never_moves_further_back_than_the_start(before: str, after: str) -> None:
    assert drawn(stop_with(table(before, "", "", ""), "RGWBBYK"))[0] == after


@pytest.mark.clause("WE-R32")
def test_after_a_discard_the_strip_that_is_left_is_the_only_one() -> None:
    position = stop_with(table("WWBBB", "", "", ""), "RGYKBB", discard=1)
    assert drawn(position)[0] == "BBB"  # two cells back, to the start


@pytest.mark.clause("WE-X5")
def test_dieter_moves_back_three_and_keeps_blue_3() -> None:
    steps = ["throw BBRGWYK", "keep -", "throw BBBRGWY", "keep BBB", "throw RGWK"]
    dieter = play(table(".....BBB", "", "", ""), *steps)
    assert drawn(dieter)[0] == "..BBB"
    assert "B3" not in stock(dieter)


@pytest.mark.clause("WE-X6")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_an_empty_track_cannot_fail_with_all_thirty_strips_in_the_stock(players: int) -> None:
    for dice in all_throws():
        assert stop_with(GAME.start(players), dice).turn == 0, dice


@pytest.mark.clause("WE-X6")
@pytest.mark.parametrize(
    ("players", "removed", "without_pair", "number"),
    [(3, "R2 G2 W3 B3", "RG", 6), (2, "R2 G2 W2 B3 Y3 K3", "RGW", 18)],
)
def test_with_two_or_three_players_an_empty_track_fails_on_pairs_that_were_removed(
    players: int, removed: str, without_pair: str, number: int
) -> None:
    start = table(*[""] * players, removed=removed)
    failed = {dice for dice in all_throws() if stop_with(start, dice).turn == 1}
    most = {colour: 2 if colour in without_pair else 1 for colour in LETTERS}
    assert failed == {
        dice for dice in all_throws() if all(dice.count(c) <= most[c] for c in LETTERS)
    }
    assert len(failed) == number


@pytest.mark.clause("WE-A9")
def test_failing_with_an_empty_track_costs_nothing() -> None:
    position = table("", "GGG", removed="R2 G2 W2 B3 Y3 K3")
    failed = stop_with(position, "RRGWBYK")
    assert drawn(failed) == ["", "GGG"]
    assert stock(failed) == stock(position)
    assert told(position, "throw RRGWBYK", "stop")[-2:] == [
        {"type": "failed", "seat": 0},
        {"type": "spared", "seat": 0},
    ]


@pytest.mark.clause("WE-R31", "WE-R32", "WE-R33")
def test_failures_are_told() -> None:
    assert told(table("BBBWW", "", "", ""), "discard 0", "throw RGWWBYK", "stop")[-2:] == [
        {"type": "failed", "seat": 0},
        {"type": "gave-back", "seat": 0, "strip": "W2", "cell": 3},
    ]
    assert told(table("..BBB", "", "", ""), "throw RGWBBYK", "stop")[-2:] == [
        {"type": "failed", "seat": 0},
        {"type": "slid-back", "seat": 0, "cells": 2, "cell": 3},
    ]


@pytest.mark.clause("WE-R31", "WE-A6")
def test_the_strip_that_was_given_back_is_on_the_track_no_more() -> None:
    failed = stop_with(table("BBBWWKK", "YYYY", "", ""), "RGWWBYK")
    assert drawn(failed)[0] == "BBBWW"
    assert failed.array["laid"][0].tolist() == [2, 1, 0, 0, 0, 0]


@pytest.mark.clause("WE-R31", "WE-R34")
@pytest.mark.parametrize(("first", "spared"), [("KKKKK", True), ("KK", False)])
def test_the_second_seat_is_spared_where_it_is_last(first: str, spared: bool) -> None:
    position = table(first, "BBB", "YYYY", "WWWW", turn=1)
    kinds = [event["type"] for event in told(position, "throw RGWBBYK", "stop")]
    assert ("spared" in kinds) == spared
