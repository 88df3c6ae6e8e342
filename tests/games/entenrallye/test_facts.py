"""What every table shows and follows from the rules is in the view, for those who may know it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from jacta import Position, Seed
from jacta.engine.rules import SPECTATOR
from jacta.games.entenrallye.road import ROAD
from tests.games.entenrallye.positions import GAME, car, legal, play, table, told

BOTH = ["TUV", "ASU"]


def walk(players: int, seed: int) -> Iterator[Position]:
    """The positions of a game that is played at random."""
    position, source, rng = GAME.start(players), Seed(seed), random.Random(seed)
    while not position.is_over:
        yield position
        if position.is_chance:
            position = position.roll(source)
        else:
            position = position.apply(position.actors[0], rng.choice(sorted(legal(position))))
    yield position


def seen(position: Position, seat: int = 0) -> dict[str, Any]:
    return position.view(seat).json


def drives(view: dict[str, Any]) -> set[str]:
    """The splits of all landings, in notation."""
    bought = {True: "part", False: "no-part"}
    return {
        f"drive {one['way']} {one['squares']} {split['repair']} {bought[split['part']]}"
        for one in view["reach"]
        for split in one["splits"]
    }


@pytest.mark.clause("EN-R10")
@pytest.mark.parametrize("players", [2, 4])
def test_the_splits_of_all_landings_are_the_drives_that_are_legal(players: int) -> None:
    driven = 0
    for position in walk(players, seed=players):
        phase = position.json["phase"]
        for seat in (SPECTATOR, 0):
            shown = drives(seen(position, seat))
            assert shown == (legal(position) if phase == "drive" else set())
        driven += phase == "drive"
    assert driven > 30


@pytest.mark.clause("EN-R10", "EN-R30", "EN-A3")
@pytest.mark.parametrize("pips", range(2, 7))
@pytest.mark.parametrize(("square", "month"), [("4", 0), ("8", 0), ("17", 3), ("51", 12)])
def test_each_landing_has_its_row(square: str, month: int, pips: int) -> None:
    settled = BOTH if month == 12 else []
    start = table(car(square, settled=settled), car(settled=settled), month=month)
    position = play(start, f"die {pips}")
    if position.json["phase"] == "drive":
        reach = seen(position)["reach"]
        assert drives(seen(position)) == legal(position)
        assert len({(one["way"], one["squares"]) for one in reach}) == len(reach)
        for one in reach:
            choice = f"drive {one['way']} {one['squares']} "
            drive = next(found for found in sorted(legal(position)) if found.startswith(choice))
            drove = next(e for e in told(position, drive) if e["type"] == "drove")
            assert (drove["squares"], drove["square"]) == (one["driven"], one["square"])


@pytest.mark.clause("EN-R10", "EN-R30")
def test_a_landing_tells_how_far_it_is_and_where_the_car_will_head() -> None:
    start = table(car("51", settled=BOTH), car(settled=BOTH), month=12)
    view = seen(play(start, "die 6"))
    ends = {(one["way"], one["driven"], one["square"], one["towards"]) for one in view["reach"]}
    assert ("straight", 6, "M4", None) in ends
    assert ("turn", 4, "M4", None) in ends  # surplus is lost (EN-R30)
    assert view["ahead"] == [
        {"way": "straight", "squares": ["52", "53", "54", "55", "56", "M4"]},
        {"way": "turn", "squares": ["d1", "55", "56", "M4"]},
    ]


@pytest.mark.clause("EN-R10", "EN-R20")
def test_a_split_tells_the_marker_after_it_and_what_is_lacking_then() -> None:
    view = seen(play(table(car("4", repair=9), car()), "die 5"))
    one = next(r for r in view["reach"] if (r["way"], r["squares"]) == ("straight", 1))
    assert one["splits"] == [
        {"repair": 4, "part": False, "marker": 13, "shortfall": 0},
        {"repair": 1, "part": True, "marker": 10, "shortfall": 2},
    ]
    assert view["part_price"] == 3


@pytest.mark.clause("EN-A24")
def test_squares_ahead_are_told_also_where_a_branch_is_closed() -> None:
    """EN-A24: whoever means a closed branch hears why it cannot be."""
    view = seen(play(table(car("17", settled=["TUV"]), car(), month=3), "die 4"))
    assert view["ahead"][1] == {"way": "turn", "squares": ["18", "t1", "t2", "t3", "TUV", "t3"]}
    assert all(one["way"] == "straight" for one in view["reach"])


def standings(view: dict[str, Any]) -> list[str]:
    return [due["standing"] for due in view["calendar"]]


@pytest.mark.clause("EN-R29", "EN-A13")
def test_the_calendar_tells_what_is_done_missed_and_next() -> None:
    assert standings(seen(table(car(), car(), month=2)))[0] == "next"  # to the end of its month
    march = table(car("20", settled=["TUV"]), car(), month=3)
    assert standings(seen(march)) == ["missed", "done", "next", "due", "due", "due"]
    assert standings(seen(march, 1)) == ["missed", "next", "due", "due", "due", "due"]
    assert standings(seen(march, SPECTATOR)) == ["due", "next", "due", "due", "due", "due"]
    assert standings(seen(table(car(), car()), SPECTATOR)) == ["next", *["due"] * 5]
    failed = table(car("TUV-3", settled=["TUV"], failed=["TUV"]), car(), month=3)
    assert standings(seen(failed)) == ["missed", "failed", "next", "due", "due", "due"]
    assert [due["over"] for due in seen(march)["calendar"]] == [True, *[False] * 5]
    places = [(due["place"], due["square"], due["month"]) for due in seen(march)["calendar"]]
    assert places == sorted(places, key=lambda one: one[2])
    assert {place for place, _, _ in places} == {s.place for s in ROAD.squares if s.month}


def needs(position: Position, seat: int = 0) -> list[tuple[str, int | None, int]]:
    found = seen(position)["cars"][seat]["needs"]
    return [(need["place"], need["squares"], need["repair"]) for need in found]


@pytest.mark.clause("EN-R20", "EN-R29", "EN-A13")
def test_a_car_is_told_what_it_needs_for_the_next_meeting_and_the_next_inspection() -> None:
    march = table(car("17", repair=9, fitted="roof-2-4"), car("20", repair=12), month=3)
    assert needs(march) == [("TUV", 5, 4), ("meeting-2", 11, 0)]
    assert needs(march, 1) == [("TUV", None, 0), ("meeting-2", 8, 0)]
    over = table(car("M4", settled=BOTH, scores=[1, 1, 1, 1]), car(settled=BOTH), month=12)
    assert needs(over) == []


@pytest.mark.clause("EN-R18", "EN-R20", "EN-R31")
def test_a_car_tells_what_its_parts_are_worth_and_what_it_lacks() -> None:
    position = table(car("5", fitted="doors-4-4 roof-5-3", repair=4), car("t1", heading="in"))
    own, other = seen(position, SPECTATOR)["cars"]
    assert sum(own["worths"]) == own["worth"]
    assert own["worths"] == [4, 6]  # the roof has the car's colour (EN-R31)
    assert (own["defects"], own["shortfall"], own["towards"]) == (13, 9, "6")
    assert (other["worths"], other["shortfall"], other["towards"]) == ([], 12, "t2")


@pytest.mark.clause("EN-R32", "EN-A20")
def test_so_many_parts_can_be_kept() -> None:
    hand = car("12", hand="roof-5-3 doors-4-4 wings-2-3")
    position = play(table(hand, car()), "die 4")
    assert [seen(position, seat)["most_kept"] for seat in (0, 1, SPECTATOR)] == [2, 2, 2]
    assert seen(play(table(car("12", hand="roof-5-3"), car()), "die 4"))["most_kept"] == 1
    assert seen(table(hand, car()))["most_kept"] == 0


@pytest.mark.clause("EN-R36")
def test_a_month_has_a_part_for_each_player_and_winners_are_told_at_the_end() -> None:
    assert seen(table(car(), car(), car()))["parts"] == 3
    *_, last = walk(3, seed=5)
    assert last.is_over
    assert seen(last)["winners"] == [seat for seat, rank in enumerate(last.ranking) if rank == 1]
    assert seen(table(car(scores=[1]), car()))["winners"] == []


@pytest.mark.clause("EN-R5", "EN-R40")
def test_events_tell_the_path_of_a_drive_and_where_a_car_is_sent() -> None:
    drove = told(table(car("17"), car(), month=3), "die 6", "drive turn 6 0 no-part")
    assert drove[1]["path"] == "17>18>t1>t2>t3>TUV"
    assert drove[2] == {
        "type": "failed", "seat": 0, "inspection": "TUV", "shortfall": 12, "square": "TUV-12",
    }  # fmt: skip
    out = told(
        table(car("TUV", settled=["TUV"]), car(), month=3), "die 5", "drive straight 5 0 no-part"
    )
    assert out[1]["path"] == "TUV>t3>t2>t1>18>19"


@pytest.mark.clause("EN-R15", "EN-R31")
def test_an_event_tells_what_a_fitted_part_is_worth_on_the_car() -> None:
    hand = table(car("5", hand="doors-4-4 roof-5-3"), car())
    steps = ("die 2", "drive straight 2 0 no-part", "fit doors-4-4", "fit roof-5-3")
    worths = [event["worth"] for event in told(hand, *steps) if event["type"] == "fitted"]
    assert worths == [4, 6]
