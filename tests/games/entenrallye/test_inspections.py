"""TÜV and ASU: passing, failing, and the end of their months."""

import pytest

from jacta.games.entenrallye.road import ROAD, distances
from tests.games.entenrallye.positions import car, cars, clock, play, squares, table, told

PARTS_14 = "roof-2-4 doors-2-4"  # 14 defects
PARTS_15 = "roof-2-4 doors-2-5"


@pytest.mark.clause("EN-R37", "EN-R20", "EN-X8")
def test_example_8_tuv_in_april() -> None:
    position = table(car("t3", heading="in", repair=15, scores=[4]), car(), month=4)
    after = play(position, "die 1")
    assert (squares(after)[0], cars(after)[0]["repair"]) == ("TUV", 3)
    assert (cars(after)[0]["settled"], cars(after)[0]["failed"]) == (["TUV"], [])
    assert clock(after) == (4, 2)
    driven = play(after, "die 1", "die 1")
    assert (cars(driven)[0]["square"], cars(driven)[0]["heading"]) == ("t3", "out")


@pytest.mark.clause("EN-R37")
def test_fitted_parts_stay_at_an_inspection() -> None:
    position = table(car("t3", heading="in", repair=16, fitted=PARTS_15), car(), month=4)
    after = play(position, "die 1")
    assert cars(after)[0]["fitted"] == ["doors-2-5", "roof-2-4"]
    assert cars(after)[0]["repair"] == 1


@pytest.mark.clause("EN-R20", "EN-X2")
@pytest.mark.parametrize(("repair", "square"), [(15, "TUV"), (14, "TUV-1")])
def test_repair_points_must_reach_the_defects(repair: int, square: str) -> None:
    position = table(car("t3", heading="in", repair=repair, fitted=PARTS_15), car(), month=3)
    assert squares(play(position, "die 1"))[0] == square


@pytest.mark.clause("EN-X9", "EN-R40", "EN-A14")
def test_example_9_asu_with_too_few_repair_points() -> None:
    short = car("u2", heading="in", repair=12, fitted=PARTS_14, settled=["TUV"])
    position = table(short, car("5", settled=["TUV"]), month=10)
    after = play(position, "die 1")
    assert (squares(after)[0], cars(after)[0]["repair"]) == ("ASU-2", 0)
    assert (cars(after)[0]["settled"], cars(after)[0]["failed"]) == (["TUV", "ASU"], ["ASU"])
    assert clock(after) == (10, 2)  # it was an arrival
    on = play(after, "die 1", "die 4", "drive straight 4 0 no-part")
    assert squares(on)[0] == "w2"  # −1, the workshop, and its way out


@pytest.mark.clause("EN-A1")
def test_a_failed_inspection_leaves_no_special_action() -> None:
    position = table(car("t3", heading="in", hand="roof-5-3"), car(), month=3)
    after = play(position, "die 1")
    assert (squares(after)[0], after.turn) == ("TUV-12", 1)


@pytest.mark.clause("EN-A22")
def test_nobody_waits_at_tuv_or_asu() -> None:
    position = table(car("t3", heading="in", repair=12), car(), month=1)
    after = play(position, "die 1")
    assert not cars(after)[0]["waiting"]
    assert squares(play(after, "die 1", "die 1"))[0] == "t3"


@pytest.mark.clause("EN-R38", "EN-A15")
def test_at_the_end_of_april_every_unsettled_car_is_towed_at_once() -> None:
    players = [
        car("5", repair=14),  # before the place: forward
        car("t1", heading="in", repair=12),  # on the branch
        car("M2", scores=[None, 3], waiting=True, repair=20),  # waiting at a meeting
        car("35", scores=[None, 3], repair=5),  # past it: back, and short by 7
        car("30", settled=["TUV"], repair=1),
        car("M1", scores=[2], repair=15, fitted=PARTS_15),
    ]
    position = table(*players, month=4, part=6, turn=0)
    after = play(position, "die 6", "drive straight 6 0 no-part")
    assert squares(after) == ["TUV-0", "TUV-0", "TUV-0", "TUV-7", "30", "TUV-0"]
    assert [c["repair"] for c in cars(after)] == [2, 0, 8, 0, 1, 0]
    assert all(c["settled"] == ["TUV"] for c in cars(after))
    assert [c["failed"] for c in cars(after)] == [["TUV"]] * 4 + [[], ["TUV"]]
    assert not any(c["waiting"] for c in cars(after))
    assert all(c["heading"] is None for c in cars(after))


@pytest.mark.clause("EN-R38")
def test_towing_is_told() -> None:
    position = table(car("5", repair=14), car("5"), month=4, part=2)
    events = told(position, "die 6", "drive straight 6 0 no-part")
    assert {"type": "month-over", "month": "april"} in events
    towed = {"type": "towed", "seat": 0, "inspection": "TUV", "repair": 2, "square": "TUV-0"}
    assert towed in events
    behind = {"type": "towed-behind", "seat": 1, "inspection": "TUV", "shortfall": 12}
    assert behind | {"square": "TUV-12"} in events


@pytest.mark.clause("EN-A16")
def test_tuv_and_asu_are_settled_separately_and_once() -> None:
    towed = table(car("TUV-0", settled=["TUV"]), car("5", settled=["TUV"]), month=10, part=2)
    after = play(towed, "die 6", "drive straight 6 0 no-part")
    assert cars(after)[0]["settled"] == ["TUV", "ASU"]
    assert squares(after) == ["ASU-12", "ASU-12"]
    settled = table(car("5", settled=["TUV"]), car("6"), month=4, part=2)
    after = play(settled, "die 6", "drive straight 6 0 no-part")
    assert squares(after)[0] == "11"


@pytest.mark.clause("EN-A25")
def test_being_towed_is_no_arrival() -> None:
    position = table(car("5", repair=14), car("6", repair=14), month=4, part=2)
    after = play(position, "die 6", "drive straight 6 0 no-part")
    assert clock(after) == (5, 1)
    assert [c["scores"] for c in cars(after)] == [[None] * 4, [None] * 4]


@pytest.mark.clause("EN-R40", "EN-A26")
@pytest.mark.parametrize("repair", [0, 5, 11])
def test_the_shortfall_is_the_negative_square(repair: int) -> None:
    position = table(car("5", repair=repair), car("6"), month=4, part=2)
    after = play(position, "die 6", "drive straight 6 0 no-part")
    assert squares(after)[0] == f"TUV-{12 - repair}"
    assert cars(after)[0]["repair"] == 0


@pytest.mark.clause("EN-R29")
def test_only_meetings_give_points() -> None:
    position = table(car("t3", heading="in", repair=20, fitted="roof-5-3"), car(), month=4)
    assert play(position, "die 1").scores == (0, 0)


@pytest.mark.clause("EN-A30", "EN-R38")
@pytest.mark.parametrize("square", ["6", "12", "17", "t2", "27"])
def test_every_car_is_put_on_the_workshop_and_only_one_far_behind_comes_nearer(square: str) -> None:
    heading = "in" if square == "t2" else None
    late = car(square, heading=heading, repair=14)
    position = table(car("20", settled=["TUV"]), late, month=4, part=2)
    after = play(position, "die 6", "drive straight 6 0 no-part")
    assert squares(after)[1] == "TUV-0"
    far = distances(ROAD, "M2")
    nearer = far["TUV-0", False] < far[square, False]
    assert nearer == (square == "6")


@pytest.mark.clause("EN-A30", "EN-A12", "EN-A23")
def test_who_reaches_the_last_meeting_before_october_is_over_may_leave_the_asu_out() -> None:
    there = car("M4", scores=[None, None, None, 9], settled=["TUV"])
    other = car("50", settled=["TUV", "ASU"])
    towed = play(table(other, there, month=10, part=2), "die 6", "drive straight 6 0 no-part")
    assert cars(towed)[1]["square"] == "ASU-12"
    assert cars(towed)[1]["scores"][3] == 9
    alone = table(car("56", settled=["TUV"]), there, month=10)
    assert play(alone, "die 1").is_over
