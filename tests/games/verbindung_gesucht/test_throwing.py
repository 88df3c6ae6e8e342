"""Throwing: how many dice, in what order of turns, and what becomes of those not placed."""

import pytest

from tests.games.verbindung_gesucht.positions import (
    GAME,
    legal,
    play,
    seat_of,
    table,
    table_json,
    told,
)


@pytest.mark.clause("VG-R9", "VG-R10", "VG-R11", "VG-X2")
def test_red_throws_two_dice_twice_and_all_others_three() -> None:
    position, thrown = GAME.start(2), []
    for _ in range(6):
        thrown.append((seat_of(position), len(position.drawings)))
        position = play(position, "throw " + "R" * len(position.drawings))
        if position.actors:
            position = play(position, "done")
    assert thrown == [(0, 2), (1, 3), (0, 2), (1, 3), (0, 3), (1, 3)]


@pytest.mark.clause("VG-R12", "VG-X2")
def test_up_to_two_dice_are_placed_in_any_order() -> None:
    position = play(GAME.start(2), "throw RR", "done", "throw BbC")
    assert {action.split()[1][0] for action in legal(position) - {"done"}} == {"B", "b", "C"}
    for steps in (["place B e1", "place bns b6"], ["place bns b6", "place B e1"]):
        after = play(position, *steps)
        assert (after.turn, after.is_chance) == (2, True)


@pytest.mark.clause("VG-R12")
def test_one_die_is_enough() -> None:
    position = play(GAME.start(2), "throw RR", "place R b1", "done")
    assert (position.turn, len(position.json["laid"])) == (1, 1)


@pytest.mark.clause("VG-R9", "VG-R10", "VG-R12", "VG-R13", "VG-A7")
def test_what_is_thrown_placed_and_left_is_told_to_everybody() -> None:
    position = table()
    assert [(one.sides, *one.key) for one in position.drawings] == [
        (6, 20, 0, 0, die) for die in range(3)
    ]
    assert told(position, "throw RCW", "place W b1", "place R b2") == [
        {"type": "threw", "seat": 0, "dice": "RCW"},
        {"type": "placed", "seat": 0, "die": "W", "cell": "b1"},
        {"type": "placed", "seat": 0, "die": "R", "cell": "b2"},
    ]
    assert told(position, "throw BCr", "done") == [
        {"type": "threw", "seat": 0, "dice": "BCr"},
        {"type": "ended", "seat": 0},
    ]


@pytest.mark.clause("VG-R9", "VG-R20")
def test_the_next_turn_begins_without_anything_placed() -> None:
    position = play(table(), "throw RRr", "place R b1")
    assert position.json["placed"] == 1
    after = play(position, "done")
    assert (after.json["placed"], after.json["dice"], after.turn) == (0, "", position.turn + 1)
    assert play(after, "throw BBC").json["placed"] == 0


@pytest.mark.clause("VG-R20")
def test_dice_not_placed_return_to_the_stock() -> None:
    position = play(table(), "throw RRr", "place R b1")
    assert (position.json["dice"], position.view().json["stock"]) == ("Rr", 33)
    after = play(position, "done")
    assert (after.json["dice"], after.view().json["stock"]) == ("", 35)
    assert len(after.drawings) == 3


@pytest.mark.clause("VG-A16")
@pytest.mark.parametrize("stock", [1, 2])
def test_what_is_left_is_thrown(stock: int) -> None:
    """A strict table, where a network may lie unclaimed: a board of white crosses."""
    rows = ["W W W W W W"] * 6
    rows[2] = "W W W W W ." if stock == 1 else "W W W W . ."
    position = table(*rows, announce="strict", turn=30)
    assert len(position.drawings) == stock


@pytest.mark.clause("VG-R12", "VG-A7", "VG-A18")
def test_after_400_turns_the_game_ends_without_a_winner() -> None:
    last = table(turn=399)
    assert told(last, "throw RRR") == [
        {"type": "threw", "seat": 1, "dice": "RRR"},
        {"type": "stuck", "seat": 1},
        {"type": "turns-over", "turns": 400},
    ]
    over = play(last, "throw RRR")
    assert over.is_over
    assert over.merits == (0, 0)
    assert over.ranking == (1, 1)
    assert GAME.position(table_json(turn=400, phase="over")).is_over


@pytest.mark.clause("VG-R13")
def test_a_throw_that_nothing_can_be_done_with_passes_by_itself() -> None:
    position = play(GAME.start(2), "throw BB")
    assert (position.turn, position.is_chance) == (1, True)
