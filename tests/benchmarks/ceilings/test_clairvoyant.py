"""Who knows all dice of a sheet of Dice Trip beforehand."""

import jacta
from benchmarks.ceilings.clairvoyant import best_sheet

BOARD = jacta.game("dice-trip").board("france")
MOST_POSSIBLE = 61
TRIES = 100_000


def test_who_knows_all_dice_reaches_nearly_all_there_is() -> None:
    found = [best_sheet(BOARD, seed, False, TRIES, 1) for seed in range(3)]
    assert all(50 <= points <= MOST_POSSIBLE for points in found)
    assert found == [best_sheet(BOARD, seed, False, TRIES, 1) for seed in range(3)]


def test_more_restarts_find_no_less() -> None:
    once, again = (best_sheet(BOARD, 7, False, TRIES // 4, restarts) for restarts in (1, 3))
    assert again >= once
