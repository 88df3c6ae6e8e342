"""Driving: the throw, the split, the way, and where a car stops."""

import pytest

from jacta.games.entenrallye.road import ROAD
from tests.games.entenrallye.positions import (
    GAME,
    car,
    cars,
    legal,
    play,
    refused,
    squares,
    table,
    told,
)


@pytest.mark.clause("EN-R8")
def test_special_actions_come_after_the_drive() -> None:
    position = play(table(car("1", hand="roof-5-3"), car()), "die 3")
    assert refused(position, "fit roof-5-3") == ("drive-first", "EN-R8")
    position = play(position, "drive straight 1 2 no-part")
    assert refused(position, "drive straight 1 2 no-part") == ("driven-already", "EN-R8")
    assert refused(position, "fit roof-5-3") is None


@pytest.mark.clause("EN-R9")
def test_one_die_is_thrown_and_the_car_moves_at_least_one_square() -> None:
    position = table(car(), car())
    assert [outcome.notation for outcome in position.outcomes()] == [
        f"die {pips}" for pips in range(1, 7)
    ]
    assert refused(position, "done") == ("die-in-the-air", "EN-R9")
    assert squares(play(position, "die 1")) == ["1", "0"]
    for pips in range(2, 7):
        drives = legal(play(position, f"die {pips}"))
        assert all(int(drive.split()[2]) >= 1 for drive in drives)


@pytest.mark.clause("EN-R10", "EN-A3")
def test_the_pips_are_split_between_driving_a_part_and_repairs() -> None:
    assert legal(play(table(car(), car()), "die 5")) == {
        "drive straight 5 0 no-part",
        "drive straight 4 1 no-part",
        "drive turn 5 0 no-part",
        "drive straight 2 3 no-part",
        "drive straight 2 0 part",
        "drive straight 1 4 no-part",
        "drive straight 1 1 part",
    }


@pytest.mark.clause("EN-A3")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("drive straight 1 0 no-part", ("pips-left", "EN-A3")),
        ("drive straight 4 0 no-part", ("pips-left", "EN-A3")),
        ("drive straight 5 1 no-part", ("more-than-thrown", "EN-R10")),
        ("drive straight 3 0 part", ("more-than-thrown", "EN-R10")),
        ("drive straight 3 2 no-part", ("split-on-brown", "EN-R11")),
    ],
)
def test_no_pip_is_forfeited(action: str, reason: tuple[str, str]) -> None:
    assert refused(play(table(car(), car()), "die 5"), action) == reason


@pytest.mark.clause("EN-R11", "EN-R4")
def test_on_brown_there_is_no_special_action() -> None:
    position = table(car("2", hand="roof-5-3"), car(hand="roof-5-4"))
    assert ROAD["3"].ground == "brown"
    assert play(position, "die 1").turn == 1  # nothing to steal or fit there
    grey = table(car("1", hand="roof-5-3"), car(hand="roof-5-4"))
    assert legal(play(grey, "die 1")) == {"fit roof-5-3", "steal 1", "done"}


@pytest.mark.clause("EN-R12")
@pytest.mark.parametrize("pips", range(1, 7))
def test_each_number_has_its_actions(pips: int) -> None:
    position = play(table(car("14", scores=[5]), car(), month=3), f"die {pips}")
    drives = legal(position) if position.actors else {"drive straight 1 0 no-part"}
    repairs = any(int(drive.split()[3]) for drive in drives)
    buys = any(drive.endswith(" part") for drive in drives)
    assert repairs == (pips >= 2)
    assert buys == (pips >= 4)


@pytest.mark.clause("EN-R12", "EN-A6")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_part_is_fitted_with_any_number(pips: int) -> None:
    position = play(table(car("14", hand="roof-5-3", scores=[5]), car(), month=3), f"die {pips}")
    if position.json["phase"] == "drive":
        position = play(position, f"drive straight 1 {pips - 1} no-part")
    assert "fit roof-5-3" in legal(position)


@pytest.mark.clause("EN-R6")
def test_at_a_junction_the_player_chooses_the_way() -> None:
    position = play(table(car("4"), car()), "die 1")
    assert legal(position) == {"drive straight 1 0 no-part", "drive turn 1 0 no-part"}
    assert squares(play(position, "drive turn 1 0 no-part")) == ["a1", "0"]
    assert squares(play(position, "drive straight 1 0 no-part")) == ["5", "0"]


@pytest.mark.clause("EN-R6")
def test_where_no_road_turns_off_there_is_no_choice() -> None:
    position = play(table(car("5"), car()), "die 2")
    assert refused(position, "drive turn 2 0 no-part") == ("no-junction", "EN-R6")


@pytest.mark.clause("EN-R6")
def test_what_is_reached_is_told_with_its_way() -> None:
    seen = play(table(car("3"), car()), "die 2").view(0).json
    assert [(one["way"], one["squares"], one["square"]) for one in seen["reach"]] == [
        ("straight", 1, "4"),
        ("straight", 2, "5"),
        ("turn", 2, "a1"),
    ]


@pytest.mark.clause("EN-R7")
def test_any_number_of_cars_may_share_a_square() -> None:
    position = GAME.start(6)
    for _ in range(6):
        position = play(position, "die 1")
    assert squares(position) == ["1"] * 6


@pytest.mark.clause("EN-R30", "EN-A3")
@pytest.mark.parametrize("pips", range(2, 7))
def test_surplus_at_a_place_is_lost(pips: int) -> None:
    position = play(table(car("12"), car()), f"die {pips}")
    assert squares(position) == ["M1", "0"]  # there was no choice
    assert cars(position)[0]["scores"][0] == 0


@pytest.mark.clause("EN-A1")
def test_grey_is_tested_after_driving_and_a_place_has_no_special_action() -> None:
    position = play(table(car("10"), car()), "die 6")
    assert position.turn == 1  # only the full number, which ends at the meeting
    position = play(table(car("9", hand="roof-5-3"), car()), "die 6")
    assert refused(position, "drive straight 4 2 no-part") == ("split-at-a-place", "EN-A1")
    assert refused(position, "drive straight 1 2 part") is None
    arrived = play(position, "drive straight 6 0 no-part")
    assert refused(arrived, "fit roof-5-3") == ("keep-first", "EN-R32")


@pytest.mark.clause("EN-A4", "EN-R19")
def test_the_repair_track_ends_at_20() -> None:
    position = play(table(car("14", repair=18, scores=[1]), car(), month=3), "die 5")
    assert refused(position, "drive straight 1 4 no-part") == ("repair-full", "EN-A4")
    assert refused(position, "drive straight 3 2 no-part") is None
    assert cars(play(position, "drive straight 3 2 no-part"))[0]["repair"] == 20


@pytest.mark.clause("EN-X1")
def test_example_1_throw_5_move_2_and_buy() -> None:
    position = play(table(car(), car()), "die 5", "drive straight 2 0 part", "part doors-4-4")
    assert cars(position)[0]["square"] == "2"
    assert cars(position)[0]["hand"] == ["doors-4-4"]


@pytest.mark.clause("EN-X3", "EN-R19")
def test_example_3_throw_4_move_1_and_repair_3() -> None:
    position = play(table(car(), car()), "die 4", "drive straight 1 3 no-part")
    assert (cars(position)[0]["square"], cars(position)[0]["repair"]) == ("1", 3)


@pytest.mark.clause("EN-X11", "EN-A2")
def test_example_11_throw_5_move_1_buy_and_repair_1() -> None:
    position = play(table(car(), car()), "die 5", "drive straight 1 1 part", "part roof-5-3")
    assert (cars(position)[0]["square"], cars(position)[0]["repair"]) == ("1", 1)
    assert legal(position) == {"fit roof-5-3", "done"}


@pytest.mark.clause("EN-A9")
def test_a_car_stops_at_the_first_place_on_its_way_but_a_way_round_is_free() -> None:
    position = play(table(car("27", scores=[3], settled=["TUV"]), car(), month=3), "die 6")
    assert squares(position)[0] == "M2"
    position = play(table(car("24", scores=[3], settled=["TUV"]), car(), month=3), "die 6")
    assert squares(play(position, "drive turn 6 0 no-part"))[0] == "33"
    assert squares(play(position, "drive straight 6 0 no-part"))[0] == "M2"


@pytest.mark.clause("EN-R33", "EN-A25")
def test_a_late_car_drives_past_a_meeting_as_over_a_brown_square() -> None:
    late = table(car("12", settled=["TUV"], fitted="roof-5-3"), car(settled=["TUV"]), month=5)
    onto = play(late, "die 1")
    assert squares(onto)[0] == "M1"
    assert (onto.turn, cars(onto)[0]["scores"][0]) == (1, None)
    past = play(late, "die 3", "drive straight 2 1 no-part")
    assert squares(past)[0] == "14"
    assert cars(past)[0]["fitted"] == ["roof-5-3"]
    events = told(late, "die 6", "drive straight 6 0 no-part")
    assert {"type": "missed", "seat": 0, "meeting": 1} in events
    assert not [event for event in events if event["type"] == "arrived"]
    assert {"type": "time", "month": "may", "part": 2} in events  # the 6 alone


@pytest.mark.clause("EN-A24", "EN-R5")
def test_a_dead_end_leads_in_and_out_over_the_same_squares() -> None:
    position = table(car("18", scores=[3], repair=12), car(), month=3)
    inside = play(position, "die 1", "drive turn 1 0 no-part")
    assert (cars(inside)[0]["square"], cars(inside)[0]["heading"]) == ("t1", "in")
    position = table(car("t1", heading="in", repair=12, scores=[3]), car(), month=3)
    there = play(position, "die 4", "drive straight 4 0 no-part")
    assert cars(there)[0]["square"] == "TUV"
    out = play(there, "die 1", "die 1")
    assert (cars(out)[0]["square"], cars(out)[0]["heading"]) == ("t3", "out")
    on = play(out, "die 1", "die 5", "drive straight 5 0 no-part")
    assert cars(on)[0]["square"] == "20"  # t2, t1, 18, 19, 20


@pytest.mark.clause("EN-A24")
def test_only_an_unsettled_car_may_enter_the_branch_and_nobody_has_to() -> None:
    open_car = play(table(car("18", scores=[3]), car(), month=3), "die 2")
    assert any(drive.startswith("drive turn") for drive in legal(open_car))
    assert any(drive.startswith("drive straight") for drive in legal(open_car))
    settled = play(table(car("18", scores=[3], settled=["TUV"]), car(), month=3), "die 2")
    assert refused(settled, "drive turn 2 0 no-part") == ("branch-closed", "EN-A24")


@pytest.mark.clause("EN-A26")
def test_from_a_negative_square_every_square_counts() -> None:
    position = table(car("TUV-3", settled=["TUV"], scores=[4]), car(), month=4)
    position = play(position, "die 6", "drive straight 6 0 no-part")
    assert squares(position)[0] == "v3"  # −2, −1, the workshop, and its way out


@pytest.mark.clause("EN-A27")
def test_way_and_split_are_fixed_before_the_card_is_seen() -> None:
    position = play(table(car(), car()), "die 6", "drive straight 1 2 part")
    assert position.is_chance
    assert refused(position, "done") == ("card-in-the-air", "EN-R13")
    assert cars(position)[0]["repair"] == 2
