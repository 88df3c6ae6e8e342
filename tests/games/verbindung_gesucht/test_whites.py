"""White crosses: each one thrown must be placed, of three exactly two."""

import pytest

from tests.games.verbindung_gesucht.positions import (
    BOTH,
    GAME,
    cells_for,
    dice_on,
    legal,
    play,
    refused,
    table,
    told,
)


@pytest.mark.clause("VG-R13")
def test_placing_none_is_allowed_without_a_white_cross() -> None:
    assert "done" in legal(play(GAME.start(2), "throw RR"))
    assert play(GAME.start(2), "throw RR", "done").turn == 1


@pytest.mark.clause("VG-R13", "VG-R14", "VG-X1")
def test_the_first_turn_with_a_white_cross_and_a_red_bridge() -> None:
    position = play(GAME.start(2), "throw Wr")
    assert "done" not in legal(position)
    assert refused(position, "done") == ("white-owed", "VG-R14")
    alone = play(position, "place W b1")
    assert play(alone, "done").turn == 1
    assert "f2" in cells_for(alone, "rew")
    bridge_first = play(position, "place rew f2")
    assert refused(bridge_first, "done") == ("white-owed", "VG-R14")
    both = play(bridge_first, "place W b1")
    assert (both.turn, dice_on(both)) == (1, {"f2": "rew", "b1": "W"})


@pytest.mark.clause("VG-R14", "VG-A7", "VG-X4")
def test_of_three_whites_exactly_two_are_placed() -> None:
    position = play(table(), "throw WWW")
    for _ in range(2):
        assert refused(position, "done") == ("white-owed", "VG-R14")
        position = play(position, f"place W {min(cells_for(position, 'W'))}")
    assert (position.turn, sorted(dice_on(position).values())) == (21, ["W", "W"])


@pytest.mark.clause("VG-A7", "VG-X4")
def test_two_whites_leave_no_room_for_a_red_cross() -> None:
    position = play(table(), "throw WWR")
    assert refused(position, "place R b1") == ("white-first", "VG-A7")
    once = play(position, "place W b1")
    assert refused(once, "place R f2") == ("white-first", "VG-A7")
    assert {action.split()[1] for action in legal(once)} == {"W"}


@pytest.mark.clause("VG-A7")
def test_one_white_leaves_room_for_one_other_die() -> None:
    position = play(table(), "throw WRR")
    once = play(position, "place R b1")
    assert refused(once, "place R f2") == ("white-first", "VG-A7")
    other = play(position, "place W b1")
    assert "done" in legal(other)
    assert "f2" in cells_for(other, "R")


@pytest.mark.clause("VG-X4")
def test_dice_of_the_other_colour_cannot_be_placed_and_the_turn_passes() -> None:
    position = play(table(), "throw BbB")
    assert (position.turn, dice_on(position)) == (21, {})


@pytest.mark.clause("VG-A7")
def test_a_placement_that_ends_the_game_cancels_the_rest() -> None:
    won = play(table(*BOTH), "throw WRR", "place R e3")
    assert won.is_over
    assert (won.json["dice"], won.json["winner"]) == ("", 0)


@pytest.mark.clause("VG-A7")
def test_a_white_with_no_legal_cell_is_not_placed() -> None:
    """Red has linked and not claimed; the last empty cell lies between black ends."""
    rows = ["W W W W W W"] * 5 + ["W W W W W B"]
    rows[4] = "W W W W B ."
    rows[3] = "W W W W W bns"
    position = play(table(*rows, announce="strict", turn=30), "throw W")
    assert (position.turn, position.json["phase"]) == (31, "throw")


@pytest.mark.clause("VG-R14")
def test_a_white_cross_with_one_cell_is_placed_by_itself() -> None:
    """Red has no choice: the white cross goes to f2, beside red's base, and decides the game."""
    position = table(
        "W   W   B   W   Csw .",
        "W   rew Csw W   bew .",
        "Cse bns R   W   W   R",
        "R   rew W   W   W   W",
        "Cnw B   W   R   Csw W",
        "W   B   Cne Cnw rns Cse",
        turn=24,
        last="b1 f5 c1 e6 f6 e5 f4 a1 c2 d5 a5 b6 e4 b5 b2 a4 d6 b3 f3 c6 d2 e2 b4 c3 d3 a2 e1 d4"
        " c5 d1 c4 e3 a3 a6",
    )
    events = told(position, "throw WW")
    assert [event["type"] for event in events] == ["threw", "placed", "won"]
    assert events[1] == {"type": "placed", "seat": 0, "die": "W", "cell": "f2"}
