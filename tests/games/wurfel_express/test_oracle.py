"""The oracle keeps the examples and the rulings of the rules file."""

from itertools import combinations_with_replacement

import pytest

from tests.games.wurfel_express.drawing import EMPTY, draw, drawn, in_stock, stop_with
from tests.games.wurfel_express.oracle import COLOURS, Oracle


@pytest.mark.clause("WE-X1")
def test_anna_takes_red_2_for_the_missing_red_3() -> None:
    anna = stop_with(draw("0: B4", "0: R3", EMPTY, EMPTY), "RRRGGWY")
    assert anna.legal() == {"take R2", "take G2", "done"}
    anna.apply("take R2")
    anna.apply("take G2")
    assert drawn(anna)[0] == "0: B4 R2 G2"
    assert not in_stock(anna, "R2")
    assert anna.cell(0) == 4 + 4
    assert anna.turn == 1


@pytest.mark.clause("WE-X2")
def test_anna_loses_the_red_dice_when_red_2_is_gone_too() -> None:
    anna = stop_with(draw("0: B4", "0: R3", "0: R2", EMPTY), "RRRGGWY")
    assert anna.legal() == {"take G2", "done"}
    anna.apply("take G2")
    assert anna.cell(0) == 4 + 2


@pytest.mark.clause("WE-X3")
def test_ben_discards_two_rear_strips_and_throws_five_dice() -> None:
    ben = draw("1: W2 R3 B2 Y2 K2", EMPTY, EMPTY, EMPTY)
    assert ben.cell(0) == 12
    ben.apply("discard 2")
    assert ben.dice_to_throw == 5
    assert drawn(ben)[0] == "6: B2 Y2 K2"
    assert ben.cell(0) == 12
    usable = ""
    for colour in COLOURS:
        again = stop_with(draw("1: W2 R3 B2 Y2 K2", *[EMPTY] * 3), colour * 5, discard=2)
        usable += colour if again.phase == "take" else ""
    assert usable == "RGW"


@pytest.mark.clause("WE-X3")
def test_before_the_discard_only_green_is_of_use_to_ben() -> None:
    for colour in COLOURS:
        ben = stop_with(draw("1: W2 R3 B2 Y2 K2", EMPTY, EMPTY, EMPTY), colour * 7)
        assert (ben.phase == "take") == (colour == "G")


@pytest.mark.clause("WE-X4")
def test_cecilia_steals_green_2_although_green_3_is_in_stock() -> None:
    cecilia = stop_with(draw("0: B2", "3: G2 W4", EMPTY, EMPTY), "RRRGGGY")
    assert cecilia.legal() == {"take R3", "take G3", "steal 1 G2", "done"}
    cecilia.apply("steal 1 G2")
    assert drawn(cecilia)[1] == "3: W4"
    assert cecilia.cell(1) == 9 - 2
    assert cecilia.legal() == {"take R3", "done"}
    cecilia.apply("take R3")
    assert drawn(cecilia)[0] == "0: B2 G2 R3"


@pytest.mark.clause("WE-X5")
@pytest.mark.clause("WE-R33")
@pytest.mark.clause("WE-A10")
@pytest.mark.parametrize(("offset", "left"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_dieter_moves_back_three_but_not_below_the_start(offset: int, left: int) -> None:
    dieter = draw(f"{offset}: B3", EMPTY, EMPTY, EMPTY)
    for _ in range(2):
        dieter.throw("BBRGWYK")
        dieter.apply("keep -")
    dieter.throw("BBRGWYK")
    assert drawn(dieter)[0] == f"{left}: B3"
    assert not in_stock(dieter, "B3")
    assert (dieter.turn, dieter.phase) == (1, "throw")


@pytest.mark.clause("WE-X6")
def test_an_empty_track_with_the_full_stock_cannot_fail() -> None:
    for dice in combinations_with_replacement(COLOURS, 7):
        assert stop_with(Oracle(4), "".join(dice)).phase == "take"


@pytest.mark.clause("WE-X6")
def test_an_empty_track_fails_on_pairs_whose_strip_was_removed() -> None:
    failed = set()
    for dice in combinations_with_replacement(COLOURS, 7):
        oracle = Oracle(3)
        oracle.set_up(["R2", "G2", "W3", "B3"])
        stop_with(oracle, "".join(dice))
        if oracle.turn == 1:
            assert drawn(oracle) == [EMPTY] * 3  # WE-A9
            failed.add("".join(dice))
    one_pair = {"RRGWBYK", "RGGWBYK"}
    two_pairs = {"RRGGWBY", "RRGGWBK", "RRGGWYK", "RRGGBYK"}
    assert failed == one_pair | two_pairs


@pytest.mark.clause("WE-X7")
@pytest.mark.parametrize(
    ("players", "removed", "in_play"),
    [
        (2, ["R2", "G2", "W2", "B3", "Y3", "K3"], 24),
        (3, ["Y3", "R2", "K2", "W3"], 26),
        (4, [], 30),
        (5, [], 30),
        (6, [], 30),
    ],
)
def test_so_many_strips_are_in_play(players: int, removed: list[str], in_play: int) -> None:
    oracle = Oracle(players)
    if removed:
        assert (oracle.phase, oracle.legal()) == ("set-up", set())
        oracle.set_up(removed)
    assert len(oracle.stock) == in_play
    assert {str(strip) for strip in oracle.removed} == set(removed)
    assert (oracle.phase, oracle.dice_to_throw) == ("throw", 7)


@pytest.mark.clause("WE-A11")
@pytest.mark.parametrize(
    "removed", ["R2 G2 R3 B3", "R2 G2 W2 B3", "R2 G2 W3", "R2 G2 W3 B4", "R2 R2 W3 B3", "R2 X2"]
)
def test_set_up_refuses_strips_that_may_not_be_removed(removed: str) -> None:
    with pytest.raises(ValueError, match=r"strips|colours"):
        Oracle(3).set_up(removed.split())


@pytest.mark.clause("WE-A1")
@pytest.mark.clause("WE-A2")
@pytest.mark.parametrize(
    ("shorter", "lacks", "legal"),
    [
        ("if-missing", "", {"take R4"}),
        ("if-missing", "R4", {"take R2", "take R3"}),
        ("if-missing", "R3 R4", {"take R2"}),
        ("always", "", {"take R2", "take R3", "take R4"}),
        ("always", "R3", {"take R2", "take R4"}),
    ],
)
def test_shorter_strips_from_the_stock(shorter: str, lacks: str, legal: set[str]) -> None:
    oracle = draw(EMPTY, EMPTY, EMPTY, EMPTY, stock_lacks=lacks, shorter=shorter)
    assert stop_with(oracle, "RRRRGWY").legal() == legal | {"done"}


@pytest.mark.clause("WE-A3")
def test_seven_of_a_colour_take_any_length() -> None:
    oracle = stop_with(draw(EMPTY, EMPTY, EMPTY, "0: R4"), "RRRRRRR")
    assert oracle.legal() == {"take R2", "take R3", "take R5", "take R6", "done"}


@pytest.mark.clause("WE-A4")
def test_taking_nothing_though_one_could_costs_nothing() -> None:
    oracle = stop_with(draw("0: B3 W2", "0: K2", EMPTY, EMPTY), "RRGWBYK")
    oracle.apply("done")
    assert drawn(oracle)[0] == "0: B3 W2"
    assert oracle.turn == 1


@pytest.mark.clause("WE-A5")
@pytest.mark.clause("WE-A6")
@pytest.mark.clause("WE-R31")
def test_failing_gives_the_front_strip_back() -> None:
    oracle = stop_with(draw("4: B3 W2", EMPTY, EMPTY, EMPTY), "RGWWBYK")
    assert drawn(oracle)[0] == "4: B3"
    assert in_stock(oracle, "W2")
    assert (oracle.turn, oracle.phase) == (1, "throw")


@pytest.mark.clause("WE-R34")
@pytest.mark.parametrize("track", ["0: B3 W2", "2: W3"])
def test_failing_in_shared_last_place_costs_nothing(track: str) -> None:
    oracle = stop_with(draw(track, "0: K5", "0: K6", "0: Y6"), "RGWWBYK")
    assert drawn(oracle)[0] == track
    assert oracle.turn == 1


@pytest.mark.clause("WE-R35")
def test_a_robbed_last_player_keeps_the_front() -> None:
    oracle = stop_with(draw("0: B6", "0: G2 W3", "0: G3 K3", "0: Y5"), "GGRRWYK")
    assert oracle.last_place == {1, 3}
    oracle.apply("steal 1 G2")
    assert drawn(oracle)[1] == "2: W3"
    assert oracle.cell(1) == 5


@pytest.mark.clause("WE-A7")
def test_last_place_is_not_judged_again_after_a_theft() -> None:
    oracle = draw("0: B6", "0: G2 W3", "0: R3 K3", "0: Y5")
    stop_with(oracle, "GGRRRWY")
    oracle.apply("steal 2 R3")
    assert oracle.cell(2) == 3  # now the only last one, but not when the throwing ended
    assert oracle.last_place == {1, 3}
    oracle.apply("steal 1 G2")
    assert drawn(oracle) == ["0: B6 R3 G2", "2: W3", "0: K3", "0: Y5"]


@pytest.mark.clause("WE-R26")
@pytest.mark.clause("WE-R27")
@pytest.mark.clause("WE-R28")
def test_one_rear_strip_of_each_opponent_but_never_the_only_one() -> None:
    oracle = stop_with(draw(EMPTY, "0: G2 R2 W2", "0: R3", "0: Y2 R5"), "RRRGGYY")
    thefts = {action for action in oracle.legal() if action.startswith("steal")}
    assert thefts == {"steal 1 G2", "steal 3 Y2"}
    oracle.apply("steal 1 G2")
    assert oracle.robbed == {1}
    assert oracle.legal() == {"steal 3 Y2", "done"}  # not R2, now at the rear of seat 1


@pytest.mark.clause("WE-R25")
@pytest.mark.parametrize(
    ("dice", "theft"), [("GGGGRWY", True), ("GGGRWYK", True), ("GGRWYKB", False)]
)
def test_a_theft_needs_as_many_dice_as_the_strip_is_long(dice: str, theft: bool) -> None:
    oracle = stop_with(draw(EMPTY, "0: G3 B4", EMPTY, EMPTY), dice)
    assert ("steal 1 G3" in oracle.legal()) == theft


@pytest.mark.clause("WE-R24")
@pytest.mark.clause("WE-A12")
def test_one_strip_a_colour_even_when_the_dice_would_do_for_two() -> None:
    oracle = stop_with(draw(EMPTY, EMPTY, "0: R2 W2", EMPTY), "RRRRGGY")
    assert oracle.legal() == {"take R4", "take G2", "steal 2 R2", "done"}
    oracle.apply("take R4")
    assert oracle.legal() == {"take G2", "done"}


@pytest.mark.clause("WE-R13")
def test_a_discarded_strip_may_be_taken_again_at_once() -> None:
    oracle = stop_with(draw("0: R3 B2", EMPTY, EMPTY, EMPTY), "RRRBBY", discard=1)
    oracle.apply("take R3")
    assert drawn(oracle)[0] == "3: B2 R3"


@pytest.mark.clause("WE-R10")
def test_at_least_one_strip_remains_after_a_discard() -> None:
    full = draw("0: R2 G2 W2 B2 Y2 K2", EMPTY, EMPTY, EMPTY)
    assert full.legal() == {f"discard {k}" for k in range(6)}
    full.apply("discard 5")
    assert (drawn(full)[0], full.dice_to_throw) == ("10: K2", 2)
    assert draw("4: R2", EMPTY, EMPTY, EMPTY).phase == "throw"


@pytest.mark.clause("WE-R10")
@pytest.mark.parametrize(
    ("track", "phase"), [("0:", "throw"), ("5: R2", "throw"), ("0: R2 G2", "discard")]
)
def test_a_turn_begins_with_a_discard_only_where_there_is_a_choice(track: str, phase: str) -> None:
    oracle = stop_with(draw(EMPTY, track, EMPTY, EMPTY), "WWRGBYK")
    oracle.apply("done")
    assert (oracle.seat, oracle.phase) == (1, phase)


@pytest.mark.clause("WE-R15")
@pytest.mark.clause("WE-R16")
def test_dice_set_aside_may_be_thrown_again() -> None:
    oracle = draw("0: R2 G2 W2 B2 Y2", EMPTY, EMPTY, EMPTY)
    oracle.apply("discard 4")
    oracle.throw("KRK")
    assert oracle.legal() == {"keep -", "keep R", "keep K", "keep RK", "keep KK", "stop"}
    oracle.apply("keep KK")
    assert (oracle.dice, oracle.dice_to_throw) == ("KK", 1)
    oracle.throw("G")
    assert oracle.legal() == {"keep -", "keep G", "keep K", "keep GK", "keep KK", "stop"}
    oracle.apply("keep G")
    oracle.throw("GG")
    assert oracle.dice == "GGG"
    assert (oracle.phase, oracle.throws) == ("take", 3)


@pytest.mark.clause("WE-R36")
@pytest.mark.clause("WE-A16")
@pytest.mark.clause("WE-A13")
def test_the_win_waits_for_the_strips_of_the_turn() -> None:
    oracle = draw("25: W2", "10: G2 B3", "10: G3", "9: Y4", turn=4)
    stop_with(oracle, "RRRGGKY")
    oracle.apply("take R3")
    assert (oracle.phase, oracle.cell(0)) == ("take", 30)
    oracle.apply("steal 1 G2")
    assert (oracle.phase, oracle.turn) == ("over", 5)
    assert drawn(oracle)[1] == "10: B3"
    assert oracle.ranking() == [1, 2, 2, 2]
    assert oracle.legal() == set()
    assert oracle.last_place == oracle.robbed == set()
    assert (oracle.throws, oracle.discarded, oracle.dice) == (0, 0, "")


@pytest.mark.clause("WE-R36")
@pytest.mark.parametrize(("offset", "phase"), [(24, "throw"), (25, "over"), (26, "over")])
def test_a_track_wins_from_cell_30_on(offset: int, phase: str) -> None:
    oracle = stop_with(draw(f"{offset}: W2", EMPTY, EMPTY, EMPTY), "RRRGBYK")
    oracle.apply("take R3")
    assert oracle.phase == phase


@pytest.mark.clause("WE-A13")
@pytest.mark.clause("WE-A16")
def test_ties_share_a_rank_and_nothing_counts_beyond_the_goal() -> None:
    assert draw("9: W2", "8: G3", "0: B6", "27: R2").ranking() == [2, 2, 4, 1]
    assert draw("27: W6", "27: G3", EMPTY, EMPTY).ranking() == [1, 1, 3, 3]


@pytest.mark.clause("WE-A15")
@pytest.mark.parametrize("dice", ["RRGWBYK", "WWRGBYK"])  # a failure, a strip left lying
def test_the_game_is_over_after_400_turns(dice: str) -> None:
    oracle = stop_with(draw("9: R2", "3: G2", "0: G3", "0: K2", turn=398), "WWRGBYK")
    oracle.apply("done")
    assert (oracle.turn, oracle.phase) == (399, "throw")
    stop_with(oracle, dice)
    if oracle.phase == "take":
        oracle.apply("done")
    assert (oracle.turn, oracle.phase, oracle.legal()) == (400, "over", set())
    assert oracle.ranking() == [1, 2, 3, 4]
