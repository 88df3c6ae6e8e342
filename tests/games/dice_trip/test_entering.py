"""Entries: numbers of two dice in empty towns, and strikes."""

from itertools import permutations

import pytest

from tests.games.dice_trip.positions import (
    fresh,
    legal,
    numbers,
    play,
    refused,
    sheet,
    step,
    table,
    told,
)

FOUR = "throw 1 2 3 4"


@pytest.mark.clause("DT-R3", "DT-X1", "DT-A15")
@pytest.mark.parametrize(("dice", "number"), [("RY", 14), ("YR", 41)])
def test_dice_1_and_4_make_14_or_41(dice: str, number: int) -> None:
    position = play(fresh(), FOUR, f"write {dice} Brest", "strike Caen")
    assert numbers(position)["Brest"] == number


@pytest.mark.clause("DT-R3", "DT-A9")
def test_every_number_with_digits_1_to_6_can_be_made_and_no_other() -> None:
    made = set()
    for tens in range(1, 7):
        for ones in range(1, 7):
            position = play(fresh(), f"throw {tens} {ones} 1 1", "write RG Brest", "strike Caen")
            made.add(numbers(position)["Brest"])
    assert made == {10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)}


@pytest.mark.clause("DT-R4")
def test_each_die_is_used_once_and_all_four_are_used() -> None:
    spent = sheet("Nice 65", "Lille 64", double=False)
    position = play(table(spent, phase="throw"), FOUR, "write RG Brest")
    writes = {action.split()[1] for action in legal(position) if action.startswith("write")}
    assert writes == {"BY", "YB"}
    assert refused(position, "write RG Caen") == ("dice-used", "DT-R4")
    assert refused(position, "write GR Caen") == ("dice-used", "DT-R4")


@pytest.mark.clause("DT-R6")
def test_the_numbers_go_into_any_two_empty_towns() -> None:
    position = play(fresh(), FOUR)
    assert len(legal(position)) == 12 * 25 + 25
    after = play(position, "write RG Brest", "write BY Nice")
    assert numbers(after) == {"Brest": 12, "Nice": 34}


@pytest.mark.clause("DT-R6")
def test_a_town_takes_one_number() -> None:
    position = play(table(sheet("Brest 65", "Caen 64")), FOUR)
    assert refused(position, "write RG Brest") == ("town-taken", "DT-R6")
    assert refused(position, "strike Brest") == ("town-taken", "DT-R6")
    position = play(position, "write RG Lyon")
    assert refused(position, "write BY Lyon") == ("town-taken", "DT-R6")


@pytest.mark.clause("DT-R7")
def test_a_number_stands_only_once_on_a_sheet() -> None:
    position = play(table(sheet("Brest 12", "Caen 64")), FOUR)
    assert refused(position, "write RG Lyon") == ("number-used", "DT-R7")
    assert refused(position, "write GR Lyon") is None


@pytest.mark.clause("DT-R7")
def test_on_another_sheet_the_number_is_free() -> None:
    position = play(table(sheet("Brest 12", "Caen 64"), sheet("Brest 13", "Caen 64")), FOUR)
    assert refused(position, "write RG Lyon", seat=1) is None


@pytest.mark.clause("DT-A5")
def test_two_equal_numbers_in_one_turn_are_illegal() -> None:
    position = play(fresh(), "throw 1 2 1 2", "write RG Brest")
    assert refused(position, "write BY Caen") == ("number-twice", "DT-A5")
    assert refused(position, "write YB Caen") is None


@pytest.mark.clause("DT-R8")
def test_there_are_two_entries_a_turn() -> None:
    position = play(fresh(2), FOUR, "write RG Brest")
    assert 0 in position.actors
    position = play(position, "write BY Caen")
    assert position.actors == (1,)
    assert refused(position, "strike Lyon") == ("entered-already", "DT-R10")


@pytest.mark.clause("DT-R8", "DT-A4")
@pytest.mark.parametrize("order", [0, 1])
def test_one_number_of_any_two_dice_and_a_strike_make_a_turn(order: int) -> None:
    for dice in ("RG", "GB", "YR"):
        entries = [f"write {dice} Brest", "strike Caen"][:: 1 - 2 * order]
        after = play(fresh(), FOUR, *entries)
        assert set(numbers(after)) == {"Brest", "Caen"}
        assert numbers(after)["Caen"] == -1


@pytest.mark.clause("DT-R8", "DT-A4")
def test_two_strikes_make_a_turn() -> None:
    assert numbers(play(fresh(), FOUR, "strike Brest", "strike Caen")) == {"Brest": -1, "Caen": -1}


@pytest.mark.clause("DT-A4")
def test_after_a_strike_every_two_dice_can_be_written() -> None:
    position = play(fresh(), FOUR, "strike Brest")
    assert len(legal(position)) == 12 * 24 + 24


@pytest.mark.clause("DT-R9")
def test_a_struck_town_is_out_for_the_rest_of_the_game() -> None:
    position = play(fresh(), FOUR, "strike Brest")
    assert refused(position, "write RG Brest") == ("town-struck", "DT-R9")
    position = play(position, "strike Caen", "throw 5 6 5 6")
    assert refused(position, "write RG Brest") == ("town-struck", "DT-R9")
    assert refused(position, "strike Brest") == ("town-struck", "DT-R9")


@pytest.mark.clause("DT-A15", "DT-R18")
def test_with_equal_values_the_choice_of_die_decides_the_colour() -> None:
    position = play(fresh(), "throw 1 2 1 2")
    red, blue = (play(position, f"write {dice} Brest", "strike Caen") for dice in ("RG", "BG"))
    assert numbers(red) == numbers(blue)
    assert red.json["sheets"][0]["bonus"] == ["A"]  # Brest is red
    assert blue.json["sheets"][0]["bonus"] == []


@pytest.mark.clause("DT-R6", "DT-R8", "DT-R10", "DT-R18", "DT-R19", "DT-A14")
def test_entries_are_told_when_all_are_in() -> None:
    events = told(
        fresh(2), FOUR, "0: write RG Brest", "0: strike Caen", "1: strike Nice", "1: strike Lyon"
    )
    assert events[2:] == [
        {"type": "entered", "seat": 0},
        {"type": "wrote", "seat": 0, "number": 12, "town": "A", "dice": "RG"},
        {"type": "earned-bonus", "seat": 0, "town": "A", "why": "colour"},
        {"type": "struck", "seat": 0, "town": "B"},
        {"type": "struck", "seat": 1, "town": "Y"},
        {"type": "struck", "seat": 1, "town": "S"},
    ]


@pytest.mark.clause("DT-R4", "DT-R7", "DT-R14", "DT-A1", "DT-A5")
@pytest.mark.parametrize("double", [True, False])
@pytest.mark.parametrize("entered", [(), ("write RG Brest",), ("write GB Brest",)])
def test_a_seat_is_told_why_a_number_may_not_be_written(
    double: bool, entered: tuple[str, ...]
) -> None:
    own = sheet("Nice 22", "Lille 33", reroll=False, double=double)
    position = play(table(own, phase="throw"), "throw 2 1 2 1", *entered)
    told_why = position.view(0).json["barred"]
    for pair in map("".join, permutations("RGBY", 2)):
        action = f"write {pair} Caen"
        why = None if step(action) in legal(position) else refused(position, action)
        assert told_why.get(pair) == (why and why[0]), pair


@pytest.mark.clause("DT-R18", "DT-R19")
@pytest.mark.parametrize(
    ("throw", "why"), [("throw 3 3 1 2", "equal"), ("throw 3 4 1 2", "colour")]
)
def test_why_a_bonus_is_earned_is_told(throw: str, why: str) -> None:
    events = told(fresh(1), throw, "write RG Brest", "strike Nice")
    earned = [event for event in events if event["type"] == "earned-bonus"]
    assert earned == [{"type": "earned-bonus", "seat": 0, "town": "A", "why": why}]


@pytest.mark.clause("DT-R9")
@pytest.mark.parametrize("town", ["Brest", "Caen", "Nice"])
def test_any_town_that_is_struck_stays_so(town: str) -> None:
    position = play(fresh(1), FOUR, f"strike {town}", "strike Lyon", FOUR)
    for action in (f"write RG {town}", f"strike {town}"):
        assert refused(position, action) == ("town-struck", "DT-R9")
