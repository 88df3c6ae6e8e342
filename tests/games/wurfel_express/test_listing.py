"""What may be done is listed whole, and counted in the same order: discards, dice, strips."""

import pytest

from tests.games.listing import check_listing
from tests.games.wurfel_express.positions import legal, play, stop_with, table


@pytest.mark.clause("WE-R9", "WE-R10")
def test_any_number_of_strips_but_one_may_be_discarded() -> None:
    position = table("BBBKKYYRRRR", "", "", "")
    assert check_listing(position) == 4
    assert legal(position) == {f"discard {strips}" for strips in range(4)}


@pytest.mark.clause("WE-R15", "WE-R17")
@pytest.mark.parametrize(
    ("dice", "choices"), [("RRRRRRR", 8), ("RRRGGWK", 48), ("RGWBYKK", 96), ("RRGGWWB", 54)]
)
def test_any_dice_may_be_kept_and_all_is_to_stop(dice: str, choices: int) -> None:
    assert check_listing(play(table("", "", "", ""), f"throw {dice}")) == choices


SHORTER = {f"take R{length}" for length in range(2, 6)}


@pytest.mark.clause("WE-R18", "WE-R21", "WE-R25", "WE-A1", "WE-A4")
@pytest.mark.parametrize(
    ("drawings", "dice", "shorter", "listed"),
    [
        (("", "", "", ""), "RRRRRRG", "if-missing", {"take R6"}),
        (("", "", "", ""), "RRRRRRG", "always", {"take R6", *SHORTER}),
        (
            ("", "RRRRBB", "", ""),
            "RRRRGGY",
            "if-missing",
            {"take R2", "take R3", "steal 1 R4", "take G2"},
        ),
        (
            ("KK", "RRBBB", "GGGYY", "WWWBB"),
            "RRGGGWW",
            "if-missing",
            {"take G2", "take W2", "steal 1 R2", "steal 2 G3"},
        ),
    ],
)
def test_strips_of_the_stock_thefts_and_the_end_of_the_turn(
    drawings: tuple[str, ...], dice: str, shorter: str, listed: set[str]
) -> None:
    position = stop_with(table(*drawings, shorter=shorter), dice)
    assert legal(position) == {*listed, "done"}
    assert check_listing(position) == len(listed) + 1
