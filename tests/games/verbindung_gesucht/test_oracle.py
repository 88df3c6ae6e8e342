"""The oracle itself, on what the rules file says in so many words."""

import pytest

from tests.games.verbindung_gesucht.oracle import ACROSS, BASES, CELLS, ENDS, JOINED, Oracle


def test_eleven_contents_of_a_cell_with_four_ends_each() -> None:
    assert len(ENDS) == len(JOINED) == 11
    assert all(set(ends) == set("nesw") for ends in ENDS.values())


def test_the_board_is_the_same_under_a_quarter_turn() -> None:
    """Going clockwise, each side has red at position 2 and black at position 5."""
    turned = {"n": "e", "e": "s", "s": "w", "w": "n"}
    for ends in BASES.values():
        for place, (cell, side) in enumerate(ends):
            column, row = "abcdef".index(cell[0]), int(cell[1]) - 1
            after = ("abcdef"[5 - row] + str(column + 1), turned[side])
            assert ends[(place + 1) % 4] == after


def test_every_side_but_those_at_the_rim_faces_another() -> None:
    assert len(ACROSS) == 4 * 36 - 24
    assert all(ACROSS[ACROSS[end]] == end for end in ACROSS)


@pytest.mark.clause("VG-A12")
def test_nobody_is_blocked_on_the_empty_board() -> None:
    oracle = Oracle()
    assert not oracle.is_blocked(0)
    assert not oracle.is_blocked(1)
    assert not oracle.complete(0)


def test_a_board_of_white_crosses_links_both() -> None:
    oracle = Oracle()
    oracle.laid = dict.fromkeys(CELLS, "W")
    assert oracle.complete(0)
    assert oracle.complete(1)


def test_illegal_actions_are_refused() -> None:
    oracle = Oracle()
    oracle.throw("RR")
    with pytest.raises(ValueError, match="illegal"):
        oracle.apply("place R c3")


def test_a_turn_by_hand_is_a_row_of_placements() -> None:
    """One red cross of two, or both: at four bases, and then at one of their neighbours."""
    rows = set(Oracle().turns("RR"))
    assert () in rows
    assert sum(len(row) == 1 for row in rows) == 4
    assert ("place R b1", "place R c1") in rows
    assert ("place R c1", "place R b1") not in rows
