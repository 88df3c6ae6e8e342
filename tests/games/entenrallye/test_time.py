"""Time: steps, months, deadlines and the end."""

from typing import Any

import pytest

from tests.games.entenrallye.positions import (
    GAME,
    car,
    cars,
    clock,
    play,
    refused,
    squares,
    table,
    told,
)

BOTH = ["TUV", "ASU"]


def parked(number: int) -> list[dict[str, Any]]:
    """Cars that are in nobody's way, with both inspections settled."""
    return [car("5", settled=BOTH) for _ in range(number)]


@pytest.mark.clause("EN-R24", "EN-R25")
def test_a_6_is_one_step_and_an_arrival_another() -> None:
    plain = table(car("5"), car(), month=1)
    assert clock(play(plain, "die 5", "drive straight 5 0 no-part")) == (1, 1)
    assert clock(play(plain, "die 6", "drive straight 6 0 no-part")) == (1, 2)
    near = table(car("12"), car(), month=1)
    assert clock(play(near, "die 1")) == (1, 2)
    assert clock(play(near, "die 6")) == (2, 1)  # two steps


@pytest.mark.clause("EN-R25")
def test_time_waits_for_the_end_of_the_turn() -> None:
    position = play(table(car("4", hand="roof-5-3"), car(), month=1), "die 6")
    position = play(position, "drive straight 1 5 no-part")
    assert clock(position) == (1, 1)
    assert clock(play(position, "done")) == (1, 2)


@pytest.mark.clause("EN-R26", "EN-X5")
def test_example_5_six_players_in_march() -> None:
    clocks = {3: (3, 4), 4: (3, 5), 5: (3, 6), 6: (4, 1)}
    for part, after in clocks.items():
        position = table(*parked(6), month=3, part=part)
        assert clock(play(position, "die 6", "drive straight 6 0 no-part")) == after


@pytest.mark.clause("EN-X6", "EN-R26")
def test_example_6_three_players_in_november() -> None:
    position = table(*parked(3), month=11, part=3)
    assert clock(play(position, "die 6", "drive straight 6 0 no-part")) == (12, 1)


@pytest.mark.clause("EN-R27", "EN-A17")
def test_the_first_step_is_january_part_1() -> None:
    assert clock(play(table(car("5"), car()), "die 6", "drive straight 6 0 no-part")) == (1, 1)
    assert clock(play(table(car("12"), car()), "die 1")) == (1, 1)
    assert clock(play(table(car("12"), car()), "die 6")) == (1, 2)


@pytest.mark.clause("EN-R28", "EN-A23")
def test_the_game_ends_when_december_is_over() -> None:
    cars_ = [car("14", settled=BOTH, scores=[7], fitted="roof-5-3"), car("6", settled=BOTH)]
    position = table(*cars_, month=12, part=2)
    assert not play(position, "die 5", "drive straight 5 0 no-part").is_over
    over = play(position, "die 6", "drive straight 6 0 no-part")
    assert over.is_over
    assert over.scores == (7, 0)  # fitted parts that were not scored are worth nothing
    assert over.ranking == (1, 2)
    assert refused(over, "done", seat=0) == ("game-over", "EN-R28")


@pytest.mark.clause("EN-A23", "EN-A18")
def test_the_step_after_december_is_dropped() -> None:
    position = table(car("56", settled=BOTH), car("6", settled=BOTH), month=12, part=2)
    over = play(position, "die 6")
    assert over.is_over
    assert clock(over) == (13, 1)


@pytest.mark.clause("EN-R28", "EN-A23")
def test_the_game_ends_when_all_have_reached_the_fourth_meeting() -> None:
    there = car("M4", settled=BOTH, scores=[1, 2, 3, 4])
    position = table(car("56", settled=BOTH, fitted="roof-5-3"), there, month=11)
    over = play(position, "die 1")
    assert over.is_over
    assert over.scores == (6, 10)  # a red roof on the red car
    events = told(position, "die 1")
    assert [e["type"] for e in events][-2:] == ["all-arrived", "won"]


@pytest.mark.clause("EN-A23")
def test_who_was_pulled_back_after_the_fourth_meeting_has_reached_it() -> None:
    pulled = car("50", settled=BOTH, scores=[1, 2, 3, 4])
    position = table(car("56", settled=BOTH), pulled, month=11)
    assert play(position, "die 1").is_over


@pytest.mark.clause("EN-A23")
def test_the_round_is_not_completed() -> None:
    position = table(*parked(4), month=12, part=4, turn=1)
    over = play(position, "die 6", "drive straight 6 0 no-part")
    assert (over.is_over, over.turn) == (True, 2)


@pytest.mark.clause("EN-R36", "EN-A21")
def test_most_points_win_and_ties_share() -> None:
    rows = [[5, 5], [10], [1, 2, 3, 4], [9]]
    cars_ = [car("14", settled=BOTH, scores=row) for row in rows]
    position = table(*cars_, month=12, part=4)
    over = play(position, "die 6", "drive straight 6 0 no-part")
    assert over.scores == (10, 10, 10, 9)
    assert over.ranking == (1, 1, 1, 4)
    events = told(position, "die 6", "drive straight 6 0 no-part")
    assert [e["seat"] for e in events if e["type"] == "won"] == [0, 1, 2]


@pytest.mark.clause("EN-R35", "EN-R9")
def test_cars_at_the_fourth_meeting_keep_throwing() -> None:
    there = car("M4", settled=BOTH, scores=[1, 2, 3, 4])
    position = table(there, car("5", settled=BOTH), month=11)
    assert clock(play(position, "die 5")) == (11, 1)
    after = play(position, "die 6")
    assert clock(after) == (11, 2)
    assert (squares(after)[0], after.turn) == ("M4", 1)


@pytest.mark.clause("EN-A13")
def test_late_is_judged_before_the_steps_of_the_turn() -> None:
    position = table(car("12", fitted="roof-5-3"), car(), month=2, part=2)
    after = play(position, "die 6")
    assert cars(after)[0]["scores"][0] == 6
    assert clock(after) == (3, 2)


@pytest.mark.clause("EN-A18")
def test_deadlines_are_judged_at_each_change_of_month() -> None:
    position = table(car("12"), car("5", repair=14), month=4, part=2)
    after = play(position, "die 6", "drive straight 6 0 no-part")
    assert clock(after)[0] == 5
    assert squares(after) == ["TUV-12", "TUV-0"]


@pytest.mark.clause("EN-R26", "EN-R28")
@pytest.mark.parametrize("players", GAME.players)
def test_a_year_has_a_step_for_each_part_of_its_months_and_one_to_begin(players: int) -> None:
    position, steps = table(*parked(players)), 0
    while not position.is_over:
        rest = {name: position.json[name] for name in ("turn", "month", "part")}
        position = table(*parked(players), **rest)  # so that no arrival disturbs the count
        position = play(position, "die 6", "drive straight 6 0 no-part")
        steps += 1
    assert steps == 12 * players + 1
