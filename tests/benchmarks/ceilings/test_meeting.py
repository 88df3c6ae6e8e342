"""Two games with the same dice are one, and a number of games can be played again."""

import numpy as np
import pytest

from benchmarks.ceilings.meeting import half_widths, meet, paired


def test_two_games_with_the_same_dice_are_one() -> None:
    luck = np.array([1.0, 0.0, 1.0, 1.0, 0.0, 0.0])
    mine = np.array([luck, luck * 0.5])
    pairs = paired([np.array([mine, 1 - mine])])  # the dice decide, whoever has them
    assert pairs.tolist() == [[0.5] * 6] * 2
    assert half_widths(pairs).tolist() == [0, 0]
    wins = np.array([luck, luck])
    doubled = paired([np.array([wins, wins])])  # he wins both games or none: six are known, not 12
    assert half_widths(doubled)[0] == pytest.approx(1.96 * luck.std(ddof=1) / np.sqrt(6), rel=1e-3)


def test_a_number_of_games_is_the_same_again() -> None:
    one = meet(("gentle", "greedy"), 0.0, 1, 3, games=20)
    assert meet(("gentle", "greedy"), 0.0, 2, 3, games=20) == one
    assert one["games"] == 20
    other = meet(("greedy", "gentle"), 0.0, 1, 3, games=20)
    assert (other["share"], other["half"]) == pytest.approx((1 - one["share"], one["half"]))
    assert other["fair"] == pytest.approx(1 - one["fair"])
    assert one["fair_half"] < one["half"]
