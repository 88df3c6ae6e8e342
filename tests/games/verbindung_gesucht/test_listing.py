"""What may be placed is listed whole, and counted in the same order."""

import pytest

from tests.games.listing import check_listing
from tests.games.verbindung_gesucht.positions import legal, play, table


@pytest.mark.clause("VG-R12", "VG-R13", "VG-R16", "VG-A7")
@pytest.mark.parametrize(
    ("rows", "dice", "turn"),
    [
        ((), "RRR", 20),
        ((".   R",), "RCr", 20),
        ((".   R",), "CBb", 21),
        ((".   W R",), "RCW", 20),
        ((".   W R",), "BWW", 21),
    ],
)
def test_every_way_in_every_cell_is_listed(rows: tuple[str, ...], dice: str, turn: int) -> None:
    position = play(table(*rows, turn=turn), f"throw {dice}")
    assert check_listing(position) == len(legal(position))
    assert ("done" in legal(position)) == ("W" not in dice)


@pytest.mark.clause("VG-A13")
def test_where_a_win_is_announced_every_placement_comes_twice() -> None:
    plain = play(table(".   R", turn=20), "throw RCr")
    strict = play(table(".   R", announce="strict", turn=20), "throw RCr")
    assert check_listing(strict) == 2 * (check_listing(plain) - 1) + 1
