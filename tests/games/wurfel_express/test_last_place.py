"""Last place: every player tied for furthest from the goal."""

import pytest

from tests.games.wurfel_express.positions import cells, drawn, play, stock, stop_with, table, told

FAILS = "RGWWBYK"  # for a track with a white strip


@pytest.mark.clause("WE-R34")
@pytest.mark.parametrize(
    "tracks",
    [
        ("BBBWW", "KKKKKK", "YYYYYY", "RRRRRR"),  # alone in last place
        ("BBBWW", "KKKKK", "YYYYYY", "RRRRRR"),  # shared with one
        ("..WWW", "KKKKK", "YYYYY", "RRRRR"),  # shared by all
    ],
)
def test_failing_in_last_place_costs_nothing(tracks: tuple[str, ...]) -> None:
    position = table(*tracks)
    failed = stop_with(position, FAILS)
    assert drawn(failed) == list(tracks)
    assert stock(failed) == stock(position)
    assert failed.turn == 1


@pytest.mark.clause("WE-R34")
@pytest.mark.parametrize(("track", "after"), [("BBBWW", "BBB"), ("..WWW", "WWW")])
def test_failing_one_cell_ahead_of_last_place_costs(track: str, after: str) -> None:
    assert drawn(stop_with(table(track, "KKKK", "YYYYYY", "RRRRRR"), FAILS))[0] == after


@pytest.mark.clause("WE-R35")
@pytest.mark.parametrize(
    "others",
    [
        ("KKKKKK", "YYYYYY"),  # alone in last place
        ("KKKKK", "YYYYYY"),  # shared
    ],
)
def test_a_robbed_last_player_keeps_the_front(others: tuple[str, str]) -> None:
    position = stop_with(table("BBBBBB", "GGWWW", *others), "GGRRWYK")
    robbed = play(position, "steal 1 G2")
    assert drawn(robbed)[1] == "..WWW"
    assert cells(robbed)[1] == cells(position)[1] == 5


@pytest.mark.clause("WE-R35", "WE-R30")
def test_a_robbed_player_one_cell_ahead_falls_back() -> None:
    position = stop_with(table("BBBBBB", "GGWWW", "KKKK", "YYYYYY"), "GGRRWYK")
    assert drawn(play(position, "steal 1 G2"))[1] == "WWW"


@pytest.mark.clause("WE-A7")
def test_last_place_is_judged_when_the_throwing_ends() -> None:
    position = play(table("BBBBBB", "GGWWW", "KKKKK", "YYYYYY"), "throw GGRRWYK")
    assert position.json["last_place"] == []
    assert play(position, "stop").json["last_place"] == [1, 2]
    third = play(position, "keep RRGG", "throw WYK", "keep RRGG", "throw WYK")
    assert third.json["last_place"] == [1, 2]


@pytest.mark.clause("WE-A7")
def test_last_place_is_forgotten_after_the_turn() -> None:
    position = stop_with(table("BBBBBB", "GGWWW", "KKKKK", "YYYYYY"), "GGRRWYK")
    assert play(position, "done").json["last_place"] == []


@pytest.mark.clause("WE-A7")
def test_who_falls_into_last_place_by_a_theft_was_not_in_last_place_for_it() -> None:
    tracks = ("BBBBBB", "GGWWW", "RRRKKK", "YYYYY")
    position = play(stop_with(table(*tracks), "GGRRRWY"), "steal 2 R3")
    assert cells(position) == [9, 5, 3, 5]  # seat 2 is the last one now
    assert position.json["last_place"] == [1, 3]
    assert drawn(play(position, "steal 1 G2"))[1] == "..WWW"


@pytest.mark.clause("WE-A7")
def test_who_overtakes_while_taking_does_not_bring_the_others_into_last_place() -> None:
    position = stop_with(table("BB", "GGWW", "KKKKK", "YYYYY"), "GGRRRYK")
    position = play(position, "take R3")
    assert cells(position)[:2] == [5, 4]
    assert drawn(play(position, "steal 1 G2"))[1] == "WW"


@pytest.mark.clause("WE-A7", "WE-R20")
def test_the_order_of_thefts_changes_nothing_but_the_own_track() -> None:
    position = stop_with(table("BBBBBB", "GGWWW", "RRRKKK", "YYYYY"), "GGRRRWW")
    one = play(position, "steal 1 G2", "steal 2 R3")
    other = play(position, "steal 2 R3", "steal 1 G2")
    assert drawn(one) == ["BBBBBBGGRRR", "..WWW", "KKK", "YYYYY"]
    assert drawn(other) == ["BBBBBBRRRGG", "..WWW", "KKK", "YYYYY"]


@pytest.mark.clause("WE-A7")
def test_a_discard_does_not_bring_anyone_into_last_place() -> None:
    position = stop_with(table("BBBWW", "KKKK", "YYYYYY", ""), "RGKYWW", discard=1)
    assert drawn(position)[0] == ".WW"  # not spared: the front was on cell 5 all the time


@pytest.mark.clause("WE-A8", "WE-R34")
def test_an_empty_track_is_on_cell_0_and_in_last_place() -> None:
    position = stop_with(table("BBBBBB", "", "GGWW", ""), "GGRRRYK")
    assert position.json["last_place"] == [1, 3]


@pytest.mark.clause("WE-A8", "WE-R35")
def test_the_marker_counts_for_last_place() -> None:
    position = stop_with(table("BBBBBB", "......GGWW", "KKKKKK", "YYYYYY"), "GGRRRYK")
    assert position.json["last_place"] == [0, 2, 3]
    assert drawn(play(position, "steal 1 G2"))[1] == "......WW"


@pytest.mark.clause("WE-R34", "WE-R35")
def test_being_spared_and_held_is_told() -> None:
    position = table("BBBWW", "KKKKKK", "YYYYYY", "RRRRRR")
    assert told(position, "discard 0", f"throw {FAILS}", "stop")[-2:] == [
        {"type": "failed", "seat": 0},
        {"type": "spared", "seat": 0},
    ]
    position = stop_with(table("BBBBBB", "GGWWW", "KKKKKK", "YYYYYY"), "GGRRWYK")
    assert told(position, "steal 1 G2") == [
        {"type": "stole", "seat": 0, "victim": 1, "strip": "G2", "cell": 8},
        {"type": "held", "seat": 1, "cell": 5},
    ]
