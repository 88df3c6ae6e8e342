"""Meetings: scoring, waiting, and what stays in the hand."""

import pytest

from jacta.games.entenrallye.parts import (
    COLOURS,
    FORMER_PARTS,
    PARTS,
    SECTIONS,
    best_meeting,
)
from jacta.games.entenrallye.road import ROAD
from tests.games.entenrallye.positions import (
    car,
    cars,
    clock,
    legal,
    play,
    refused,
    squares,
    table,
    told,
)

BOTH = ["TUV", "ASU"]


@pytest.mark.clause("EN-R29")
def test_four_meetings_and_two_inspections_in_their_months() -> None:
    months = {square.name: square.month for square in ROAD.squares if square.month}
    assert months == {"M1": 2, "M2": 6, "M3": 8, "M4": 12, "TUV": 4, "ASU": 10}


@pytest.mark.clause("EN-R31", "EN-A10")
@pytest.mark.parametrize(
    ("fitted", "points"),
    [
        ("", 0),
        ("roof-5-4", 5),  # of another colour
        ("roof-5-3", 6),  # a red one on the red car
        ("wings-2-5 doors-4-5", 6),
    ],
)
def test_the_points_of_fitted_parts_and_of_the_own_colour(fitted: str, points: int) -> None:
    after = play(table(car("12", fitted=fitted), car(), month=2), "die 1")
    assert cars(after)[0]["scores"] == [points, None, None, None]


@pytest.mark.clause("EN-X10", "EN-R31")
def test_example_10_the_best_meeting_is_24_points_with_the_parts_of_before() -> None:
    own = [part for part in FORMER_PARTS if part.points == 5 and part.colour == COLOURS[5]]
    assert len({part.section for part in own}) == 4
    black = car("12", fitted=" ".join(part.name for part in own))
    after = play(table(*[car("5")] * 5, black, month=1, turn=5, version=2), "die 1")
    assert cars(after)[5]["scores"][0] == 24
    worst = "bonnet-5-5 wings-5-5 doors-5-5 roof-5-5"
    assert table(car(fitted=worst), car()).view(0).json["cars"][0]["defects"] == 20


@pytest.mark.clause("EN-A29", "EN-R31")
@pytest.mark.parametrize("seat", range(6))
def test_the_best_meeting_of_every_colour_is_22_points(seat: int) -> None:
    sections = [[part for part in PARTS if part.section == section] for section in SECTIONS]
    best = [max(p, key=lambda one: one.points + (one.colour == COLOURS[seat])) for p in sections]
    drivers = [car("5")] * 6
    drivers[seat] = car("12", fitted=" ".join(part.name for part in best))
    after = play(table(*drivers, month=1, turn=seat), "die 1")
    assert cars(after)[seat]["scores"][0] == best_meeting(PARTS, COLOURS[seat]) == 22


@pytest.mark.clause("EN-R32", "EN-R16")
def test_fitted_parts_go_back_and_two_face_down_parts_stay() -> None:
    position = table(car("12", hand="roof-5-3 doors-5-3 wings-5-3", fitted="roof-4-3"), car())
    position = play(position, "die 1")
    assert cars(position)[0]["fitted"] == []
    assert legal(position) == {"keep roof-5-3", "keep doors-5-3", "keep wings-5-3", "return-rest"}
    assert refused(position, "done") == ("keep-first", "EN-R32")
    assert refused(position, "give roof-5-3") == ("keep-first", "EN-R32")
    one = play(position, "keep roof-5-3")
    assert refused(one, "keep roof-5-3") == ("kept-already", "EN-A20")
    two = play(one, "keep wings-5-3")
    assert cars(two)[0]["hand"] == ["wings-5-3", "roof-5-3"]
    assert two.turn == 1
    assert two.view(1).json["pile"] == 46


@pytest.mark.clause("EN-A20", "EN-R32")
def test_the_player_may_keep_fewer() -> None:
    position = play(table(car("12", hand="roof-5-3 doors-5-3"), car()), "die 1")
    assert cars(play(position, "return-rest"))[0]["hand"] == []
    assert cars(play(position, "keep roof-5-3", "return-rest"))[0]["hand"] == ["roof-5-3"]
    single = play(table(car("12", hand="roof-5-3"), car()), "die 1", "keep roof-5-3")
    assert (cars(single)[0]["hand"], single.turn) == (["roof-5-3"], 1)


@pytest.mark.clause("EN-R32")
def test_parts_are_kept_or_returned_only_at_a_meeting() -> None:
    position = play(table(car("1", hand="roof-5-3"), car()), "die 2", "drive straight 1 1 no-part")
    assert refused(position, "keep roof-5-3") == ("not-at-a-meeting", "EN-R32")
    assert refused(position, "return-rest") == ("not-at-a-meeting", "EN-R32")


@pytest.mark.clause("EN-A27")
def test_on_arrival_score_then_cards_then_time_and_repairs_stay() -> None:
    position = table(car("12", hand="roof-5-3", fitted="doors-5-3", repair=9), car(), month=1)
    arrived = play(position, "die 1")
    assert (cars(arrived)[0]["scores"][0], clock(arrived)) == (5, (1, 1))
    done = play(arrived, "return-rest")
    assert (cars(done)[0]["repair"], clock(done)) == (9, (1, 2))
    kinds = [event["type"] for event in told(position, "die 1", "return-rest")]
    assert kinds == ["threw", "drove", "arrived", "scored", "returned", "time"]


@pytest.mark.clause("EN-R34", "EN-R9")
def test_an_early_car_waits_until_the_month_has_begun() -> None:
    position = play(table(car("12"), car("5"), month=1), "die 1")
    assert cars(position)[0]["waiting"]
    position = play(position, "die 1")
    waited = play(position, "die 4")
    assert squares(waited)[0] == "M1"
    assert waited.turn == position.turn + 1
    assert {"type": "waited", "seat": 0, "meeting": 1} in told(position, "die 4")


@pytest.mark.clause("EN-R34")
def test_it_drives_in_its_next_turn_once_the_month_has_come_and_must() -> None:
    waiting = car("M1", scores=[5], waiting=True)
    position = table(waiting, car("5"), month=1, part=2, turn=1)
    position = play(position, "die 6", "drive straight 6 0 no-part")
    assert clock(position) == (2, 1)
    assert not cars(position)[0]["waiting"]
    moved = play(position, "die 1")
    assert squares(moved)[0] == "14"


@pytest.mark.clause("EN-R34")
def test_who_arrives_in_the_month_does_not_wait() -> None:
    position = play(table(car("12"), car("5"), month=2), "die 1")
    assert not cars(position)[0]["waiting"]


@pytest.mark.clause("EN-X7", "EN-R34")
def test_example_7_waiting_in_may() -> None:
    waiting = car("M2", scores=[5, 9], waiting=True, settled=["TUV"])
    others = [car("5", settled=["TUV"]) for _ in range(5)]
    position = table(waiting, *others, month=5, part=6)
    after = play(position, "die 6")
    assert (squares(after)[0], clock(after)) == ("M2", (6, 1))
    for _ in range(5):
        after = play(after, "die 1")
    assert squares(play(after, "die 1"))[0] == "29"


@pytest.mark.clause("EN-A12", "EN-A25")
def test_a_meeting_scores_once_also_after_a_workshop() -> None:
    pulled = car("27", scores=[5, 9], settled=["TUV"], fitted="roof-5-3")
    position = table(pulled, car("5", settled=["TUV"]), month=5)
    after = play(position, "die 1")
    assert squares(after)[0] == "M2"
    assert cars(after)[0]["scores"] == [5, 9, None, None]
    assert cars(after)[0]["fitted"] == ["roof-5-3"]
    assert not cars(after)[0]["waiting"]
    assert clock(after) == (5, 1)
    assert squares(play(after, "die 1", "die 1"))[0] == "29"


@pytest.mark.clause("EN-A25")
def test_meeting_4_is_the_end_of_the_road_also_the_second_time() -> None:
    again = car("56", scores=[1, 2, 3, 4], settled=BOTH, fitted="roof-5-3")
    position = table(again, car("5", settled=BOTH), month=11)
    after = play(position, "die 5")
    assert squares(after)[0] == "M4"
    assert cars(after)[0]["scores"] == [1, 2, 3, 4]
    assert clock(after) == (11, 1)


@pytest.mark.clause("EN-A11")
@pytest.mark.parametrize(
    ("meeting", "before", "month", "settled", "stops"),
    [
        ("M1", "12", 1, [], True),
        ("M2", "27", 3, [], False),
        ("M2", "27", 3, ["TUV"], True),
        ("M3", "40", 4, [], False),
        ("M3", "40", 7, ["TUV"], True),
        ("M4", "56", 9, ["TUV"], False),
        ("M4", "56", 11, BOTH, True),
    ],
)
def test_with_the_option_meetings_ask_for_the_sticker(
    meeting: str, before: str, month: int, settled: list[str], stops: bool
) -> None:
    own, other = car(before, settled=settled), car("5", settled=settled)
    after = play(table(own, other, sticker="required", month=month), "die 1")
    index = int(meeting[1]) - 1
    assert squares(after)[0] == meeting
    assert (cars(after)[0]["scores"][index] is not None) == stops
    free = play(table(own, other, month=month), "die 1")
    assert cars(free)[0]["scores"][index] is not None


@pytest.mark.clause("EN-A11")
def test_a_car_without_its_sticker_may_stop_there_later() -> None:
    late = car("M4", settled=["TUV"], repair=20)
    position = table(late, car("5", settled=["TUV"]), sticker="required", month=10, part=2)
    after = play(position, "die 6")
    assert squares(after) == ["ASU-0", "ASU-12"]
    there = table(car("56", settled=BOTH), car("5", settled=BOTH), sticker="required", month=11)
    assert cars(play(there, "die 1"))[0]["scores"][3] == 0
