"""Taking strips from the stock, and laying them."""

import pytest

from tests.games.wurfel_express.positions import (
    GAME,
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

ALONE = ("", "", "", "")


@pytest.mark.clause("WE-R18")
@pytest.mark.parametrize(
    ("dice", "strip"),
    [
        ("RRGWBYK", "R2"),
        ("RRRGWBY", "R3"),
        ("RRRRGWB", "R4"),
        ("RRRRRGW", "R5"),
        ("RRRRRRG", "R6"),
        ("RGWBYKK", "K2"),
    ],
)
def test_n_dice_of_a_colour_entitle_to_its_strip_of_length_n(dice: str, strip: str) -> None:
    position = stop_with(table(*ALONE), dice)
    assert legal(position) == {f"take {strip}", "done"}
    after = play(position, f"take {strip}")
    assert stock(after) == stock(position) - {strip}
    assert drawn(after)[0] == strip[0] * int(strip[1])


@pytest.mark.clause("WE-R18")
def test_one_die_of_a_colour_entitles_to_nothing() -> None:
    position = stop_with(table(*ALONE), "RRGWBYK")
    for length in range(2, 7):
        assert refused(position, f"take G{length}") == ("too-few-dice", "WE-R18")


@pytest.mark.clause("WE-R18")
def test_no_die_of_a_colour_entitles_to_nothing() -> None:
    position = stop_with(table("", "GGBB", "", ""), "RRRWWYK")
    assert refused(position, "take G2") == ("too-few-dice", "WE-R18")
    assert refused(position, "steal 1 G2") == ("too-few-dice", "WE-R18")


@pytest.mark.clause("WE-R18")
def test_a_strip_longer_than_the_number_of_dice_is_refused() -> None:
    position = stop_with(table("", "", "RRRRBB", "RR"), "RRRGWBY")
    for length in (4, 5, 6):
        assert refused(position, f"take R{length}") == ("strip-too-long", "WE-R18")
    assert refused(position, "steal 2 R4") == ("strip-too-long", "WE-R18")


@pytest.mark.clause("WE-R19")
def test_several_strips_of_different_colours_in_one_turn() -> None:
    position = stop_with(table(*ALONE), "RRRGGWW")
    assert legal(position) == {"take R3", "take G2", "take W2", "done"}
    position = play(position, "take R3")
    assert legal(position) == {"take G2", "take W2", "done"}
    position = play(position, "take G2", "take W2")
    assert drawn(position)[0] == "RRRGGWW"
    assert position.turn == 1  # nothing is left to take


@pytest.mark.clause("WE-R20")
@pytest.mark.parametrize(
    ("first", "second", "third", "track"),
    [
        ("R3", "G2", "W2", ".BBRRRGGWW"),
        ("R3", "W2", "G2", ".BBRRRWWGG"),
        ("G2", "R3", "W2", ".BBGGRRRWW"),
        ("G2", "W2", "R3", ".BBGGWWRRR"),
        ("W2", "R3", "G2", ".BBWWRRRGG"),
        ("W2", "G2", "R3", ".BBWWGGRRR"),
    ],
)
def test_new_strips_join_the_front_in_the_order_of_choice(
    first: str, second: str, third: str, track: str
) -> None:
    position = stop_with(table(".BB", "", "", ""), "RRRGGWW")
    assert drawn(play(position, *(f"take {s}" for s in (first, second, third))))[0] == track


@pytest.mark.clause("WE-R21", "WE-A2")
@pytest.mark.parametrize(
    ("others", "strips"),
    [
        (("YYYY", "", ""), "Y2 Y3"),
        (("YYYY", "YYY", ""), "Y2"),
        (("YYYY", "YY", ""), "Y3"),
        (("YYYYYY", "", ""), "Y4"),
    ],
)
def test_any_shorter_strip_when_the_exact_one_is_not_in_the_stock(
    others: tuple[str, str, str], strips: str
) -> None:
    position = stop_with(table("", *others), "YYYYRGW")
    assert legal(position) == {*(f"take {strip}" for strip in strips.split()), "done"}


@pytest.mark.clause("WE-R21")
def test_what_is_not_in_the_stock_cannot_be_taken_from_there() -> None:
    position = stop_with(table("", "YYYY", "", "YYY"), "YYYYRGW")
    for strip in ("Y4", "Y3"):
        assert refused(position, f"take {strip}") == ("not-in-stock", "WE-R21")


@pytest.mark.clause("WE-R22")
def test_dice_whose_strips_are_all_gone_give_nothing() -> None:
    position = stop_with(table("", "YYY", "YY", ""), "YYYRRGW")
    assert legal(position) == {"take R2", "done"}
    assert play(position, "take R2").turn == 1


@pytest.mark.clause("WE-R22")
def test_a_longer_strip_in_the_stock_is_of_no_use() -> None:
    position = stop_with(table("BBB", "YYY", "YY", ""), "YYYRGWK")
    assert position.turn == 1  # failed, with Y4, Y5 and Y6 in the stock


@pytest.mark.clause("WE-R23")
def test_the_first_strip_starts_level_with_cell_1() -> None:
    position = play(stop_with(table(*ALONE), "RRRGWBY"), "take R3")
    assert position.json["tracks"][0] == {"offset": 0, "strips": ["R3"]}
    assert cells(position)[0] == 3


@pytest.mark.clause("WE-R23")
def test_later_strips_join_end_to_end() -> None:
    position = play(stop_with(table("....KK", "", "", ""), "RRRGGWB"), "take G2", "take R3")
    assert drawn(position)[0] == "....KKGGRRR"
    assert cells(position)[0] == 11


@pytest.mark.clause("WE-R24")
def test_a_track_holds_a_colour_once() -> None:
    position = stop_with(table("RRGG", "RRRBB", "", ""), "RRRWWYK")
    assert legal(position) == {"take W2", "done"}
    for action in ("take R4", "take R3", "steal 1 R3"):
        assert refused(position, action) == ("colour-on-track", "WE-R24")


@pytest.mark.clause("WE-R24", "WE-A12")
@pytest.mark.parametrize("dice", ["RRRRGGY", "RRRRRRY", "RRRRRRR"])
def test_the_dice_of_a_colour_are_never_split_for_two_strips(dice: str) -> None:
    position = stop_with(table("", "RRBB", "", "", shorter="always"), dice)
    after = position.apply(0, "take R3")
    assert not [action for action in legal(after) if "R" in action]
    if after.actors == (0,):
        assert refused(after, "take R4") == ("colour-on-track", "WE-R24")
        assert refused(after, "steal 1 R2") == ("colour-on-track", "WE-R24")


@pytest.mark.clause("WE-A12")
@pytest.mark.parametrize("shorter", ["if-missing", "always"])
def test_four_dice_do_not_become_two_strips_of_length_2(shorter: str) -> None:
    position = stop_with(table("", "RRBB", "", "RRRR", shorter=shorter), "RRRRGWB")
    assert play(position, "steal 1 R2").turn == 1


@pytest.mark.clause("WE-A1")
@pytest.mark.parametrize(("shorter", "strips"), [("if-missing", "R4"), ("always", "R2 R3 R4")])
def test_a_shorter_strip_although_the_exact_one_is_in_the_stock(shorter: str, strips: str) -> None:
    position = stop_with(table(*ALONE, shorter=shorter), "RRRRGWB")
    assert legal(position) == {*(f"take {strip}" for strip in strips.split()), "done"}
    wanted = ("exact-in-stock", "WE-A1") if shorter == "if-missing" else None
    assert refused(position, "take R3") == refused(position, "take R2") == wanted


@pytest.mark.clause("WE-A1")
def test_the_default_is_if_missing() -> None:
    assert GAME.start(4).options == {"shorter": "if-missing"}
    assert GAME.start(4, {"shorter": "always"}).options == {"shorter": "always"}


@pytest.mark.clause("WE-A1")
def test_what_opponents_hold_plays_no_part_in_what_is_missing() -> None:
    position = stop_with(table("", "RRRRBB", "", ""), "RRRRGWB")  # R4 could be stolen
    assert legal(position) == {"take R2", "take R3", "steal 1 R4", "done"}


@pytest.mark.clause("WE-A1")
def test_all_dice_of_the_colour_count() -> None:
    position = stop_with(table("", "RRRRR", "", ""), "RRRRRGW")  # not as four, for R4 alone
    assert legal(position) == {"take R2", "take R3", "take R4", "done"}
    exact = stop_with(table("", "RRRR", "", ""), "RRRRRGW")
    assert legal(exact) == {"take R5", "done"}  # nor as four, for the missing R4


@pytest.mark.clause("WE-A3")
@pytest.mark.parametrize("shorter", ["if-missing", "always"])
def test_seven_of_a_colour_take_any_length_in_the_stock(shorter: str) -> None:
    position = stop_with(table(*ALONE, shorter=shorter), "RRRRRRR")
    assert legal(position) == {"take R2", "take R3", "take R4", "take R5", "take R6", "done"}
    position = stop_with(table("", "RRRR", "", "", shorter=shorter), "RRRRRRR")
    assert legal(position) == {"take R2", "take R3", "take R5", "take R6", "done"}


@pytest.mark.clause("WE-A4")
@pytest.mark.parametrize("track", ["BBBWW", "......BBB"])
def test_taking_nothing_though_one_could_costs_nothing(track: str) -> None:
    position = stop_with(table(track, "", "", ""), "RRGWBYK")
    after = play(position, "done")
    assert drawn(after)[0] == track
    assert stock(after) == stock(position)
    assert after.turn == 1


@pytest.mark.clause("WE-A4")
def test_one_may_end_the_turn_after_some_of_the_strips() -> None:
    position = play(stop_with(table(*ALONE), "RRRGGWB"), "take G2", "done")
    assert drawn(position)[0] == "GG"
    assert position.turn == 1


@pytest.mark.clause("WE-X1")
def test_anna_takes_red_2_for_the_missing_red_3() -> None:
    anna = stop_with(table("BBBB", "RRR", "", ""), "RRRGGWY")
    assert legal(anna) == {"take R2", "take G2", "done"}
    after = play(anna, "take R2", "take G2")
    assert drawn(after)[0] == "BBBBRRGG"
    assert cells(after)[0] == cells(anna)[0] + 4


@pytest.mark.clause("WE-X2")
def test_anna_loses_the_red_dice_when_red_2_is_gone_too() -> None:
    anna = stop_with(table("BBBB", "RRR", "RR", ""), "RRRGGWY")
    assert legal(anna) == {"take G2", "done"}
    after = play(anna, "take G2")
    assert cells(after)[0] == cells(anna)[0] + 2


@pytest.mark.clause("WE-R18", "WE-R23")
def test_what_is_taken_is_told() -> None:
    position = stop_with(table("BBBB", "", "", ""), "RRRGGWW")
    assert told(position, "take R3", "done") == [
        {"type": "took", "seat": 0, "strip": "R3", "cell": 7},
        {"type": "ended", "seat": 0},
    ]
