"""Throws: who throws, for whom, and the reroll."""

import pytest

from jacta import Seed
from tests.games.dice_trip.positions import (
    GAME,
    LETTER_OF,
    fresh,
    legal,
    play,
    refused,
    sheet,
    table,
    told,
)

ENTERED = ("write RG Brest", "write BY Caen")


@pytest.mark.clause("DT-R1")
@pytest.mark.parametrize("players", range(1, 5))
def test_everyone_has_an_empty_sheet_and_four_dice_are_thrown(players: int) -> None:
    position = fresh(players)
    assert [s["numbers"] for s in position.json["sheets"]] == [[0] * 25] * players
    assert [(d.sides, d.key.die) for d in position.drawings] == [(6, die) for die in range(4)]


@pytest.mark.clause("DT-R1")
def test_five_cannot_play() -> None:
    with pytest.raises(ValueError, match="1 to 4 players"):
        GAME.start(5)


@pytest.mark.clause("DT-R2", "DT-A13")
@pytest.mark.parametrize("players", range(1, 5))
def test_seat_0_throws_first_then_clockwise(players: int) -> None:
    position, throwers = fresh(players), []
    for _ in range(5):
        throwers.append(position.drawings[0].key.seat)
        position = play(position, "throw 1 2 3 4")
        for seat in range(players):
            empty = [a for a in sorted(legal(position, seat)) if a.startswith("strike")]
            position = play(position, empty[0], empty[1], seat=seat)
    assert throwers == [turn % players for turn in range(5)]


@pytest.mark.clause("DT-R2", "DT-R5")
def test_a_throw_is_used_by_all_and_each_may_combine_it_differently() -> None:
    position = play(fresh(3), "throw 1 2 3 4")
    assert position.actors == (0, 1, 2)
    after = play(
        position,
        *("0: write RG Brest", "0: write BY Caen"),
        *("1: write YB Brest", "1: write GR Caen"),
        *("2: write RB Nice", "2: write GY Lille"),
    )
    sheets = [sorted(n for n in s["numbers"] if n) for s in after.json["sheets"]]
    assert sheets == [[12, 34], [21, 43], [13, 24]]


@pytest.mark.clause("DT-R10")
def test_the_next_player_throws_when_all_have_entered() -> None:
    position = play(fresh(2), "throw 1 2 3 4", *ENTERED)
    assert (position.turn, position.actors) == (0, (1,))
    position = play(position, *ENTERED, seat=1)
    assert (position.turn, position.is_chance) == (1, True)
    assert position.drawings[0].key.seat == 1


@pytest.mark.clause("DT-R13")
def test_the_thrower_may_reroll_any_one_to_four_dice_of_the_first_throw() -> None:
    position = play(fresh(2), "throw 1 2 3 4", "decide")
    assert position.actors == (0,)
    subsets = {action.split()[1] for action in legal(position) if action != "keep"}
    assert len(subsets) == 15
    assert {"R", "GB", "RBY", "RGBY"} < subsets
    assert refused(position, "reroll R", seat=1) == ("not-the-thrower", "DT-R13")
    assert refused(position, "keep", seat=1) == ("not-the-thrower", "DT-R13")


@pytest.mark.clause("DT-R13")
def test_a_reroll_throws_only_the_chosen_dice_and_binds_all() -> None:
    position = play(fresh(2), "throw 1 2 3 4", "reroll GY")
    assert [drawing.key.throw for drawing in position.drawings] == [1, 1]
    assert position.json["dice"] == [1, 0, 3, 0]
    position = play(position, "rethrow 6 5")
    assert position.json["dice"] == [1, 6, 3, 5]
    assert position.actors == (0, 1)
    assert "write GY A" in legal(position, 1)
    after = play(position, "1: write GY Brest", "1: strike Caen")
    assert after.view(1).json["entries"][1] == ["write GY A", "strike B"]


@pytest.mark.clause("DT-R13", "DT-A14")
def test_after_keep_the_entries_open_and_no_reroll_is_possible() -> None:
    position = play(fresh(2), "throw 1 2 3 4", "keep")
    assert refused(position, "reroll R") == ("reroll-too-late", "DT-R13")
    assert refused(position, "reroll R", seat=1) == ("not-the-thrower", "DT-R13")
    assert position.json["sheets"][0]["reroll"]


@pytest.mark.clause("DT-R13", "DT-A10")
def test_the_reroll_is_spent_once_it_is_used() -> None:
    position = play(fresh(1), "throw 1 2 3 4", "reroll R", "rethrow 6")
    assert refused(position, "reroll R") == ("reroll-spent", "DT-A10")
    position = play(position, *ENTERED, "throw 1 1 1 1")
    assert position.json["phase"] == "enter"  # nobody is asked
    assert refused(position, "keep") == ("reroll-spent", "DT-A10")
    assert position.json["sheets"][0]["reroll"] is False


@pytest.mark.clause("DT-A10")
def test_each_player_has_a_reroll_of_the_own() -> None:
    position = play(fresh(2), "throw 1 2 3 4", "reroll R", "rethrow 6", *ENTERED)
    position = play(position, "1: strike Brest", "1: strike Caen", "throw 2 2 3 4", "decide")
    assert position.actors == (1,)
    assert "reroll RGBY" in legal(position, 1)


@pytest.mark.clause("DT-A14")
def test_nobody_enters_before_the_thrower_has_decided() -> None:
    position = play(fresh(2), "throw 1 2 3 4", "decide")
    for seat in range(2):
        assert refused(position, "write RG Brest", seat) == ("thrower-decides", "DT-A14")
        assert refused(position, "strike Brest", seat) == ("thrower-decides", "DT-A14")


@pytest.mark.clause("DT-R2")
def test_nothing_is_done_while_the_dice_roll() -> None:
    rolling = [fresh(1), play(fresh(1), "throw 1 2 3 4", "reroll RB")]
    for position in rolling:
        for action in ("keep", "reroll R", "write RG Brest", "strike Brest"):
            assert refused(position, action) == ("dice-in-the-air", "DT-R2")


@pytest.mark.clause("DT-R2", "DT-R13")
def test_throws_are_told() -> None:
    pips = {"red": 1, "green": 2, "blue": 3, "yellow": 4}
    assert told(fresh(1), "throw 1 2 3 4", "keep") == [
        {"type": "threw", "seat": 0, **pips},
        {"type": "kept", "seat": 0},
    ]
    assert told(fresh(1), "throw 1 2 3 4", "reroll RB", "rethrow 5 6")[1:] == [
        {"type": "rerolled", "seat": 0, "dice": "RB"},
        {"type": "rethrew", "seat": 0, **pips, "red": 5, "blue": 6},
    ]


def test_one_seed_gives_the_same_dice_whatever_is_decided() -> None:
    one, other = fresh(1), fresh(1)
    source = Seed(9)
    one = play(one.roll(source), "keep", "strike Brest", "strike Caen")
    other = play(other.roll(source), "reroll RG").roll(source)
    other = play(other, "strike Lyon", "strike Nice")
    assert one.draw(source).faces == other.draw(source).faces


@pytest.mark.clause("DT-A3")
def test_the_reroll_is_possible_in_the_last_turn() -> None:
    towns = [name for name in LETTER_OF["france"] if name != "Nice"]
    position = table(sheet(*(f"{name} x" for name in towns)))
    position = play(position, "throw 1 2 3 4", "reroll RGBY", "rethrow 5 5 5 5")
    assert legal(position) == {
        *(f"write {a}{b} Y" for a in "RGBY" for b in "RGBY" if a != b),
        "strike Y",
    }


@pytest.mark.clause("DT-R13", "DT-A10")
def test_a_reroll_is_spent_by_its_thrower_and_by_nobody_else() -> None:
    first = play(fresh(2), "throw 1 2 3 4", "0: strike Brest", "0: strike Caen", "1: strike Brest")
    second = play(first, "1: strike Caen").chance("throw 1 2 3 4")
    spent = play(second, "1: reroll R", "rethrow 5")
    assert [found["reroll"] for found in spent.json["sheets"]] == [True, False]
    assert refused(spent, "reroll R", seat=1) == ("reroll-spent", "DT-A10")
    kept = play(second, "1: keep")
    assert refused(kept, "reroll R", seat=1) == ("reroll-too-late", "DT-R13")
    entries = [f"{seat}: strike {town}" for seat in (0, 1) for town in ("Nice", "Lyon")]
    third = play(spent, *entries).chance("throw 1 2 3 4")
    assert (third.turn, third.json["phase"]) == (2, "decide")  # Anna has hers
    fourth = play(
        third, "0: keep", *(e.replace("Nice", "Metz").replace("Lyon", "Lille") for e in entries)
    )
    assert fourth.chance("throw 1 2 3 4").json["phase"] == "enter"  # Ben has not


@pytest.mark.clause("DT-R2", "DT-R13")
def test_a_throw_is_named_by_turn_and_thrower() -> None:
    first = play(fresh(2), "throw 1 2 3 4", "0: strike Brest", "0: strike Caen", "1: strike Brest")
    position = play(first, "1: strike Caen")
    again = play(position.chance("throw 1 2 3 4"), "1: reroll GY")
    assert [(one.sides, *one.key) for one in position.drawings] == [
        (6, 1, 1, 0, die) for die in range(4)
    ]
    assert [(one.sides, *one.key) for one in again.drawings] == [
        (6, 1, 1, 1, die) for die in (0, 1)
    ]
