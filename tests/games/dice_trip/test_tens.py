"""The option `tens`."""

from typing import Any

import pytest

from jacta import Position
from tests.games.dice_trip.positions import fresh, play, score, sheet, table, told

# A number in each ten but the sixth; five plain towns and Brest, which is red.
FIVE = ("Caen 12", "Tours 23", "La Rochelle 34", "Bayonne 45", "Rouen 56", "Brest 13*")


def after_three(*entries: str, **fields: Any) -> Position:
    return table(sheet(*(entries or FIVE), **fields), tens="yes")


@pytest.mark.clause("DT-R27")
def test_with_all_six_tens_the_coloured_towns_still_empty_score_at_once() -> None:
    position = play(after_three(), "throw 6 1 2 4", "write RG Reims", "write BY Nice")
    assert position.json["sheets"][0]["tens"] == 11
    assert score(position)["tens"] == 11
    events = told(after_three(), "throw 6 1 2 4", "write RG Reims", "write BY Nice")
    assert {"type": "completed-tens", "seat": 0, "points": 11} in events


@pytest.mark.clause("DT-R27")
def test_without_the_option_nothing_is_scored() -> None:
    position = play(table(sheet(*FIVE)), "throw 6 1 2 4", "write RG Reims", "write BY Nice")
    assert position.json["sheets"][0]["tens"] == 0
    kinds = [e["type"] for e in told(table(sheet(*FIVE)), "throw 6 1 2 4", "write RG Reims")]
    assert "completed-tens" not in kinds


@pytest.mark.clause("DT-A11")
@pytest.mark.parametrize(
    ("entries", "points"),
    [
        (("write RG Reims", "write BY Paris"), 11),  # the coloured town comes after
        (("write BY Paris", "write RG Reims"), 10),
        (("write RG Paris", "write BY Reims"), 10),  # the town just filled is not empty
        (("write RG Reims", "strike Paris"), 11),  # a strike is an entry too
        (("strike Paris", "write RG Reims"), 10),
    ],
)
def test_it_is_judged_after_each_number_in_the_order_of_the_player(
    entries: tuple[str, str], points: int
) -> None:
    position = play(after_three(), "throw 6 1 2 4", *entries)
    assert position.json["sheets"][0]["tens"] == points


@pytest.mark.clause("DT-A11")
def test_struck_towns_are_not_empty() -> None:
    struck = (*FIVE[:5], "Paris x")
    position = play(after_three(*struck), "throw 6 1 2 4", "write RG Reims", "write BY Nice")
    assert position.json["sheets"][0]["tens"] == 11  # Brest is empty, Paris is not


@pytest.mark.clause("DT-A11")
def test_it_is_scored_once() -> None:
    position = play(after_three(), "throw 6 1 2 4", "write RG Reims", "write BY Nice")
    position = play(position, "throw 6 2 2 5", "write RG Lyon", "write BY Lille")
    assert position.json["sheets"][0]["tens"] == 11
    assert score(position)["total"] == position.merits[0]


def test_the_option_is_off_by_default() -> None:
    assert fresh().options == {"tens": "no"}


@pytest.mark.clause("DT-R27")
def test_numbers_of_two_tens_are_not_numbers_of_six() -> None:
    rows = ("Brest 21", "Rennes 23", "Caen 24", "Rouen 25", "Lille 26", "Nice x")
    position = play(
        table(sheet(*rows), tens="yes"), "throw 3 1 3 2", "write RG Lyon", "write BY Metz"
    )
    assert position.json["sheets"][0]["tens"] == 0
