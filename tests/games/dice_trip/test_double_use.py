"""Double use: one die aside, another one in both numbers."""

import pytest

from tests.games.dice_trip.positions import (
    LETTER_OF,
    fresh,
    legal,
    numbers,
    play,
    refused,
    sheet,
    table,
    told,
)

FOUR = "throw 1 2 3 4"


def second_dice(dice: str, first: str = "RG") -> set[str]:
    """The dice that may be written after a first number."""
    position = play(fresh(), dice, f"write {first} Nice")
    return {action.split()[1] for action in legal(position) if action.startswith("write")}


@pytest.mark.clause("DT-R14", "DT-R15", "DT-A15")
def test_one_die_may_stand_in_both_numbers_and_one_is_left_aside() -> None:
    doubled = {a + b for a in "RG" for b in "BY"} | {b + a for a in "RG" for b in "BY"}
    assert second_dice(FOUR) == {"BY", "YB"} | doubled
    after = play(fresh(), FOUR, "write RG Brest", "write BR Caen")
    assert numbers(after) == {"Brest": 12, "Caen": 31}
    assert after.json["sheets"][0]["double"] is False


@pytest.mark.clause("DT-R14", "DT-A10")
def test_double_use_is_spent_once_it_is_used() -> None:
    position = play(table(sheet("Nice 65", "Lille 64", double=False)), FOUR, "write RG Brest")
    assert refused(position, "write RB Caen") == ("double-spent", "DT-R14")
    assert refused(position, "write BY Caen") is None


@pytest.mark.clause("DT-R16", "DT-A1")
def test_neither_number_may_have_two_equal_digits() -> None:
    assert second_dice("throw 1 2 1 4") == {"BY", "YB", "RY", "YR", "GB", "BG", "GY", "YG"} - {
        "BG"  # 12 stands there already (DT-A5)
    }
    position = play(fresh(), "throw 1 2 1 4", "write RG Nice")
    assert refused(position, "write RB Lyon") == ("double-equal-digits", "DT-A1")  # 11


@pytest.mark.clause("DT-A1")
def test_a_first_number_of_equal_digits_rules_double_use_out() -> None:
    assert second_dice("throw 1 1 3 4") == {"BY", "YB"}
    position = play(fresh(), "throw 1 1 3 4", "write RG Nice")
    assert refused(position, "write RB Lyon") == ("double-equal-digits", "DT-A1")


@pytest.mark.clause("DT-R16")
def test_two_numbers_of_the_four_dice_may_have_equal_digits() -> None:
    after = play(fresh(), "throw 1 1 3 3", "write RG Nice", "write BY Lyon")
    assert numbers(after) == {"Nice": 11, "Lyon": 33}


@pytest.mark.clause("DT-R17")
def test_double_use_affects_one_player_and_is_made_known() -> None:
    steps = ("0: write RG Brest", "0: write RB Caen", "1: write RG Brest", "1: write BY Caen")
    after = play(fresh(2), FOUR, *steps)
    assert [s["double"] for s in after.json["sheets"]] == [False, True]
    events = told(fresh(2), FOUR, *steps)
    assert {"type": "doubled", "seat": 0, "colour": "R"} in events
    assert sum(event["type"] == "doubled" for event in events) == 1


@pytest.mark.clause("DT-R17")
def test_double_use_needs_no_throw_of_the_own() -> None:
    after = play(fresh(2), FOUR, "1: write YG Brest", "1: write YB Caen")
    after = play(after, "strike Nice", "strike Lyon")
    assert after.json["sheets"][1]["double"] is False


@pytest.mark.clause("DT-A2")
def test_the_doubled_die_gives_its_colour_to_both_numbers() -> None:
    after = play(fresh(), FOUR, "write RG Brest", "write RB Bordeaux")  # both towns are red
    assert after.json["sheets"][0]["bonus"] == ["A", "H"]


@pytest.mark.clause("DT-A2")
def test_the_die_left_aside_gives_no_colour() -> None:
    after = play(fresh(), FOUR, "write RG Rennes", "write RB Lille")  # yellow, which is aside
    assert after.json["sheets"][0]["bonus"] == []


@pytest.mark.clause("DT-A3")
@pytest.mark.parametrize(
    "entries", [("strike Nice", "write RG Lyon"), ("write RG Lyon", "strike Nice")]
)
def test_beside_a_strike_no_double_use_happens(entries: tuple[str, str]) -> None:
    after = play(fresh(), FOUR, *entries)
    assert after.json["sheets"][0]["double"]
    assert not [e for e in told(fresh(), FOUR, *entries) if e["type"] == "doubled"]


@pytest.mark.clause("DT-A3", "DT-R11")
def test_in_the_last_turn_there_is_one_number_and_no_double_use() -> None:
    towns = [name for name in LETTER_OF["france"] if name != "Nice"]
    position = play(table(sheet(*(f"{name} x" for name in towns))), FOUR, "write RG Nice")
    assert position.is_over
    assert position.json["sheets"][0]["double"]


@pytest.mark.clause("DT-R14", "DT-A10")
def test_a_double_use_is_spent_by_its_player_and_by_nobody_else() -> None:
    entries = ("0: strike Brest", "0: strike Caen", "1: write RG Brest", "1: write RB Caen")
    position = play(fresh(2), "throw 1 2 3 4", *entries)
    assert {"type": "doubled", "seat": 1, "colour": "R"} in told(
        fresh(2), "throw 1 2 3 4", *entries
    )
    assert position.json["entries"] == [[], []]
    assert [found["double"] for found in position.json["sheets"]] == [True, False]
    again = play(position, "throw 1 2 5 6", "0: write RB Nice", "1: write RB Nice")
    assert refused(again, "write RY Lyon", seat=1) == ("double-spent", "DT-R14")
    assert refused(again, "write RY Lyon", seat=0) is None
    assert "write RY S" in legal(again, 0)
    assert "write RY S" not in legal(again, 1)
