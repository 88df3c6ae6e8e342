"""What may be decided and entered is listed whole, and counted in the same order."""

import pytest

from tests.games.dice_trip.positions import fresh, play
from tests.games.listing import check_listing


@pytest.mark.clause("DT-R13")
def test_the_dice_are_kept_or_any_of_them_thrown_again() -> None:
    assert check_listing(fresh(1).chance("throw 1 2 3 4")) == 16


@pytest.mark.clause("DT-R3", "DT-R6", "DT-R8")
def test_a_first_entry_is_any_number_in_any_town_or_a_strike() -> None:
    assert check_listing(play(fresh(2), "throw 1 2 3 4", "keep")) == 2 * 13 * 25


@pytest.mark.clause("DT-R4", "DT-R8", "DT-R14", "DT-R16", "DT-A1", "DT-A5")
@pytest.mark.parametrize(
    ("throw", "first", "numbers"),
    [
        ("1 2 3 4", "write RG Brest", 10),  # all but the same two dice
        ("1 1 3 4", "write RB Brest", 7),  # the ones that make 13 again or 11 are out
        ("1 2 1 2", "write RG Brest", 3),  # 21 in three ways, and neither 12 nor equal digits
        ("1 2 3 4", "strike Brest", 12),
    ],
)
def test_a_second_entry_goes_into_another_town(throw: str, first: str, numbers: int) -> None:
    position = play(fresh(1), f"throw {throw}", "keep", first)
    assert check_listing(position) == (numbers + 1) * 24
