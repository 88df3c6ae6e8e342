"""What is told of a turn, and to whom: cards only to those who may see them."""

from __future__ import annotations

from typing import Any

import pytest

from jacta import Event, Position
from jacta.engine.events import EVERYONE
from tests.games.entenrallye.positions import car, play, table

BOTH = ["TUV", "ASU"]


def told_to(position: Position, *steps: str) -> list[tuple[Any, ...]]:
    """Who is told (None: everybody), what kind of thing, and its values."""
    events: list[Event] = []
    play(position, *steps, events=events)
    found = []
    for event in events:
        kind, *values = event.json.values()
        seats = tuple(seat for seat in range(position.players) if event.audience >> seat & 1)
        found.append((None if event.audience == EVERYONE else seats, kind, *values))
    return found


@pytest.mark.clause("EN-R9", "EN-R10", "EN-R13", "EN-R15", "EN-R19", "EN-A27")
def test_a_part_that_is_bought_is_seen_by_the_buyer_alone_until_it_is_fitted() -> None:
    steps = ("die 5", "drive straight 1 1 part", "part roof-5-3", "fit roof-5-3")
    assert told_to(table(car(), car("4"), turn=1), *steps) == [
        (None, "threw", 1, 5),
        (None, "drove", 1, 1, "5", "4>5"),
        (None, "repaired", 1, 1, 1),
        (None, "bought", 1),
        ((1,), "drew", 1, "roof-5-3"),
        (None, "fitted", 1, "roof-5-3", 12, 5),
    ]
    fitted = play(table(car(), car("4"), turn=1), *steps).json["cars"][1]
    assert (fitted["fitted"], fitted["hand"], fitted["held"]) == (["roof-5-3"], [], 0)


@pytest.mark.clause("EN-R12", "EN-R21", "EN-A7", "EN-A27")
def test_a_theft_is_seen_by_all_and_the_part_by_both() -> None:
    position = table(car(), car("1"), car(hand="roof-5-3 doors-5-3"), turn=1)
    assert told_to(position, "die 1", "steal 2", "card roof-5-3", "done")[2:] == [
        (None, "stole", 1, 2),
        ((1, 2), "took", 1, 2, "roof-5-3"),
        (None, "ended", 1),
    ]
    after = play(position, "die 1", "steal 2", "card roof-5-3")
    assert (after.json["partner"], after.json["traded"]) == (None, True)
    assert after.json["cars"][1]["hand"] == ["roof-5-3"]


@pytest.mark.clause("EN-R24", "EN-R25")
def test_nothing_of_a_turn_is_left_for_the_next() -> None:
    position = table(car(), car("1"), car(hand="roof-5-3 doors-5-3"), turn=1)
    after = play(position, "die 1", "steal 2", "card roof-5-3", "done")
    fields = ("pips", "arrived", "traded", "partner", "received", "kept")
    assert [after.json[name] for name in fields] == [0, False, False, None, None, None]


@pytest.mark.clause("EN-R22", "EN-A7", "EN-A8")
def test_an_only_part_is_given_by_itself_to_whoever_was_asked() -> None:
    position = table(
        car(hand="roof-5-3"), car("4", hand="wings-5-3"), car(hand="doors-5-3"), turn=1
    )
    steps = ("die 2", "drive straight 2 0 no-part", "exchange 0", "card roof-5-3")
    assert told_to(position, *steps)[2:] == [
        (None, "exchanged", 1, 0),
        ((0, 1), "took", 1, 0, "roof-5-3"),
        (None, "handed-over", 1, 0),
        ((0, 1), "gave", 1, 0, "wings-5-3"),
    ]
    cars = play(position, *steps).json["cars"]
    assert [one["hand"] for one in cars] == [["wings-5-3"], ["roof-5-3"], ["doors-5-3"]]
    assert [one["known_to"] for one in cars] == [{"wings-5-3": [1]}, {"roof-5-3": [0]}, {}]


@pytest.mark.clause("EN-R9", "EN-R31", "EN-R34", "EN-A9")
def test_an_early_car_of_any_seat_waits_and_others_do_not() -> None:
    position = play(table(car("4"), car("12"), car("4"), turn=1), "die 3")
    assert [one["waiting"] for one in position.json["cars"]] == [False, True, False]
    later = play(position, "die 4", "drive straight 4 0 no-part")
    later = play(later, "die 4", "drive straight 4 0 no-part")
    assert told_to(later, "die 5") == [(None, "threw", 1, 5), (None, "waited", 1, 1)]


@pytest.mark.clause("EN-A11")
@pytest.mark.parametrize(("square", "place", "month"), [("t3", "TUV", 3), ("u2", "ASU", 9)])
def test_no_sticker_is_asked_for_where_it_is_given(square: str, place: str, month: int) -> None:
    settled = [] if place == "TUV" else ["TUV"]
    driver = car(square, heading="in", repair=15, settled=settled)
    position = table(driver, car(settled=settled), sticker="required", month=month)
    assert place in play(position, "die 1").json["cars"][0]["settled"]


@pytest.mark.clause("EN-R3")
@pytest.mark.parametrize("turn", range(7))
def test_play_is_clockwise(turn: int) -> None:
    assert play(table(car(), car(), car(), turn=turn), "die 6").actors == (turn % 3,)


@pytest.mark.clause("EN-R36")
def test_without_points_all_have_won() -> None:
    position = table(car("4", settled=BOTH), car(settled=BOTH), month=12, part=2)
    told = told_to(position, "die 6", "drive straight 6 0 no-part")
    assert told[-2:] == [(None, "won", 0, 0), (None, "won", 1, 0)]


@pytest.mark.clause("EN-R9", "EN-R13", "EN-A7")
def test_a_draw_is_named_by_turn_seat_and_what_is_drawn() -> None:
    thrown = table(car(), car("4", hand="roof-5-3"), car(hand="doors-5-3"), turn=4)
    buying = play(thrown, "die 5", "drive straight 1 1 part")
    robbing = play(table(car(), car("1"), car(hand="doors-5-3"), turn=4), "die 1", "steal 2")
    found = [drawing for one in (thrown, buying, robbing) for drawing in one.drawings]
    assert [(one.sides, *one.key) for one in found] == [
        (6, 4, 1, 0, 0),
        (46, 4, 1, 1, 0),
        (1, 4, 1, 2, 0),
    ]


@pytest.mark.clause("EN-R12", "EN-R22", "EN-R23", "EN-A5", "EN-A8", "EN-A27")
def test_an_exchange_is_seen_by_all_and_both_parts_by_both() -> None:
    position = table(
        car(), car("4", hand="bonnet-5-3 wings-5-3"), car(hand="roof-5-3 doors-5-3"), turn=1
    )
    steps = ("die 2", "drive straight 1 1 no-part", "exchange 2", "card roof-5-3")
    assert told_to(position, *steps, "give wings-5-3", "done")[2:] == [
        (None, "repaired", 1, 1, 1),
        (None, "exchanged", 1, 2),
        ((1, 2), "took", 1, 2, "roof-5-3"),
        (None, "handed-over", 1, 2),
        ((1, 2), "gave", 1, 2, "wings-5-3"),
        (None, "ended", 1),
    ]
    after = play(position, *steps, "give wings-5-3")
    assert (after.json["received"], after.json["partner"], after.json["traded"]) == (
        None,
        None,
        True,
    )


@pytest.mark.clause("EN-R24", "EN-R31", "EN-R32", "EN-R34", "EN-A10", "EN-A17", "EN-A20")
def test_a_meeting_is_told_with_its_points_what_is_kept_and_the_time() -> None:
    hand = "bonnet-5-3 wings-5-3 wings-2-3"
    position = table(car("12", fitted="roof-5-3 doors-4-4", hand=hand), car())
    steps = ("die 6", "keep bonnet-5-3", "keep wings-5-3")
    assert told_to(position, *steps)[1:] == [
        (None, "drove", 0, 1, "M1", "12>M1"),
        (None, "arrived", 0, 1),
        (None, "scored", 0, 1, 10),
        (None, "returned", 0, 1, 2),
        (None, "time", "january", 1),
        (None, "time", "january", 2),
    ]
    after = play(position, *steps)
    assert (after.json["arrived"], after.json["kept"], after.json["pips"]) == (False, None, 0)
    waiting = play(after, "die 4", "drive straight 4 0 no-part")
    assert waiting.turn == 2
    assert told_to(waiting, "die 5") == [(None, "threw", 0, 5), (None, "waited", 0, 1)]


@pytest.mark.clause("EN-R20", "EN-R37", "EN-A14", "EN-A16")
def test_an_inspection_that_is_passed_is_told_with_defects_and_what_is_left() -> None:
    driver = car("t3", heading="in", repair=15, fitted="roof-5-4")
    position = table(car(), driver, month=3, turn=1)
    assert told_to(position, "die 1")[1:] == [
        (None, "drove", 1, 1, "TUV", "t3>TUV"),
        (None, "passed", 1, "TUV", 13, 2),
        (None, "time", "march", 2),
    ]
    after = play(position, "die 1").json["cars"][1]
    assert (after["settled"], after["failed"], after["repair"]) == (["TUV"], [], 2)


@pytest.mark.clause("EN-R37", "EN-R40", "EN-A16")
def test_one_that_is_failed_is_noted_as_failed() -> None:
    position = table(car(), car("t3", heading="in", repair=4), month=3, turn=1)
    after = play(position, "die 1").json["cars"][1]
    assert (after["settled"], after["failed"]) == (["TUV"], ["TUV"])
    assert (after["repair"], after["square"]) == (0, "TUV-8")


@pytest.mark.clause("EN-R33", "EN-A9", "EN-A13", "EN-A25")
def test_a_meeting_that_is_passed_late_is_told_as_missed_once() -> None:
    position = table(car(), car("12"), month=3, turn=1)
    told = told_to(position, "die 4", "drive straight 4 0 no-part")
    assert told[1:] == [
        (None, "missed", 1, 1),
        (None, "drove", 1, 4, "16", "12>M1>14>15>16"),
    ]
    there = table(car(), car("12", scores=[3]), month=3, turn=1)
    assert "missed" not in [
        kind for _, kind, *_ in told_to(there, "die 4", "drive straight 4 0 no-part")
    ]


@pytest.mark.clause("EN-R26", "EN-R38", "EN-R40", "EN-A15", "EN-A16", "EN-A17")
def test_the_end_of_april_is_told_with_all_who_are_towed() -> None:
    cars = car("17", repair=13), car("20"), car("20", settled=["TUV"])
    position = table(*cars, month=4, part=3)
    waiting = [car("M2", waiting=True, scores=[3, 3], settled=settled) for settled in ([], ["TUV"])]
    pulled = play(table(cars[0], *waiting, month=4, part=3), "die 6", "drive straight 6 0 no-part")
    assert [one["waiting"] for one in pulled.json["cars"]] == [False, False, True]
    assert told_to(position, "die 6", "drive straight 6 0 no-part")[2:] == [
        (None, "month-over", "april"),
        (None, "towed", 0, "TUV", 1, "TUV-0"),
        (None, "towed-behind", 1, "TUV", 12, "TUV-12"),
        (None, "time", "may", 1),
    ]
    after = play(position, "die 6", "drive straight 6 0 no-part").json["cars"]
    assert [one["repair"] for one in after] == [1, 0, 0]
    assert [one["failed"] for one in after] == [["TUV"], ["TUV"], []]


@pytest.mark.clause("EN-R26", "EN-R28", "EN-R36", "EN-A21", "EN-A23")
@pytest.mark.parametrize(
    ("month", "part", "die", "ending"),
    [
        (12, 2, "die 6", [(None, "month-over", "december"), (None, "year-over")]),
        (11, 1, "die 3", [(None, "time", "november", 2), (None, "all-arrived")]),
        (12, 1, "die 3", [(None, "time", "december", 2), (None, "all-arrived")]),
    ],
)
def test_the_end_is_told_and_all_who_won(
    month: int, part: int, die: str, ending: list[tuple[Any, ...]]
) -> None:
    there = car("M4", settled=BOTH, scores=[5, 1, 1, 4])
    position = table(car("56", settled=BOTH, scores=[5, 6, 0]), there, month=month, part=part)
    told = told_to(position, die)
    assert told[2:4] == [(None, "arrived", 0, 4), (None, "scored", 0, 4, 0)]
    assert told[4:] == [*ending, (None, "won", 0, 11), (None, "won", 1, 11)]


@pytest.mark.clause("EN-R26", "EN-R34")
def test_all_who_waited_for_a_month_drive_when_it_has_begun() -> None:
    waiting = [car("M1", waiting=True, scores=[3]) for _ in range(2)]
    position = table(car("5"), *waiting, month=1, part=3)
    after = play(position, "die 6", "drive straight 6 0 no-part")
    assert (after.json["month"], [one["waiting"] for one in after.json["cars"]]) == (2, [False] * 3)


@pytest.mark.clause("EN-R35")
def test_nobody_waits_at_the_fourth_meeting_which_is_the_end_of_the_road() -> None:
    position = table(car("56", settled=BOTH), car(settled=BOTH), month=11)
    assert not play(position, "die 3").json["cars"][0]["waiting"]


@pytest.mark.clause("EN-A9", "EN-A12")
def test_nobody_stops_twice_at_a_meeting_nor_where_nothing_is() -> None:
    position = table(car("12", scores=[3]), car(), month=1)
    after = play(position, "die 4", "drive straight 4 0 no-part")
    assert (after.json["cars"][0]["square"], after.turn) == ("16", 1)
