"""The oracle itself keeps the rules that are easiest to get wrong."""

import pytest

from tests.games.dice_trip.oracle import MAPS, Oracle, Sheet, longest_series, score, series_points


def entering(*pips: int, players: int = 1, tens: bool = False) -> Oracle:
    oracle = Oracle("france", players, tens)
    oracle.throw(list(pips))
    oracle.apply(0, "keep")
    return oracle


@pytest.mark.clause("DT-X1", "DT-R3")
def test_dice_1_and_4_make_14_or_41() -> None:
    oracle = entering(1, 4, 2, 3)
    assert (oracle.number("RG"), oracle.number("GR")) == (14, 41)


@pytest.mark.clause("DT-A15", "DT-A1")
def test_double_use_is_two_pairs_that_share_a_die() -> None:
    oracle = entering(1, 2, 3, 1)
    oracle.apply(0, "write RG A")
    pairs = {action.split()[1] for action in oracle.legal(0) if action.startswith("write")}
    assert pairs == {"BY", "YB", "RB", "BR", "GB", "BG", "GY"}  # YG is 12 again, RY and YR are 11


@pytest.mark.clause("DT-A14", "DT-R10")
def test_nothing_is_entered_before_all_are_in() -> None:
    oracle = entering(1, 2, 3, 4, players=2)
    oracle.apply(0, "strike A")
    oracle.apply(0, "strike B")
    assert (oracle.sheets[0].struck, oracle.waiting) == (set(), (1,))
    oracle.apply(1, "strike A")
    oracle.apply(1, "strike C")
    assert [sheet.struck for sheet in oracle.sheets] == [{"A", "B"}, {"A", "C"}]


@pytest.mark.clause("DT-X2", "DT-X5")
def test_series() -> None:
    numbers = dict(zip("ACBKJ", (15, 16, 21, 22, 23), strict=True))
    assert longest_series(MAPS["france"], numbers) == 5
    lengths = (3, 4, 5, 6, 7, 9, 10, 25)
    assert [series_points(length) for length in lengths] == [0, 2, 3, 4, 6, 6, 9, 9]


@pytest.mark.clause("DT-R25", "DT-A8")
def test_an_empty_sheet_scores_its_zones_and_one_number_a_route_of_one() -> None:
    assert score(MAPS["france"], Sheet()) == 9
    assert score(MAPS["france"], Sheet({"A": 14})) == 10
    assert score(MAPS["france"], Sheet({"A": 14}, {"B"})) == 1 - 1 + 7


@pytest.mark.clause("DT-A11")
def test_tens_are_judged_after_each_number() -> None:
    oracle = entering(6, 1, 2, 4, tens=True)
    oracle.sheets[0].numbers = dict(zip("BEFIK", (12, 23, 34, 45, 56), strict=True))
    oracle.apply(0, "write RG M")
    oracle.apply(0, "strike A")
    assert oracle.sheets[0].tens_points == 12
