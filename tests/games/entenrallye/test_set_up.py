"""The set-up, and the components that the data files hold."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from jacta import BadPosition, UnknownName
from jacta.games.entenrallye.parts import FORMER_PARTS, PARTS, read_parts
from jacta.games.entenrallye.road import FORMER_ROAD, ROAD, distances, read_road
from tests.games.entenrallye.positions import GAME, car, cars, clock, play, table

DATA = GAME.folder / "data"


@pytest.mark.clause("EN-R1", "EN-R2")
@pytest.mark.parametrize("players", range(2, 7))
def test_all_cars_are_at_the_start_with_bare_cards(players: int) -> None:
    position = GAME.start(players)
    assert [car["square"] for car in cars(position)] == ["0"] * players
    assert all(car["repair"] == 0 and not car["fitted"] for car in cars(position))
    colours = [car["colour"] for car in position.view(0).json["cars"]]
    assert len(set(colours)) == players


@pytest.mark.clause("EN-R1")
def test_two_to_six_can_play() -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]


@pytest.mark.clause("EN-R3")
def test_all_parts_are_in_the_pile_and_time_has_not_begun() -> None:
    position = GAME.start(3)
    assert position.view(0).json["pile"] == 48
    assert clock(position) == (0, 0)
    assert position.is_chance
    assert position.drawings[0].key.seat == 0


@pytest.mark.clause("EN-R3")
def test_play_is_clockwise() -> None:
    position = GAME.start(3)
    seats = []
    for _ in range(4):
        seats.append(position.turn % 3)
        position = play(position, "die 1")
    assert seats == [0, 1, 2, 0]


@pytest.mark.clause("EN-R4")
def test_every_square_is_grey_or_brown() -> None:
    assert {square.ground for square in ROAD.squares} == {"grey", "brown"}


@pytest.mark.clause("EN-R5", "EN-R6")
def test_only_tuv_and_asu_are_dead_ends_and_there_are_shortcuts() -> None:
    leading_back = {square.name for square in ROAD.squares if square.back is not None}
    assert leading_back == {"t1", "t2", "t3", "TUV", "u1", "u2", "ASU"}
    junctions = [square for square in ROAD.squares if len(square.next) == 2]
    shortcuts = [square for square in junctions if ROAD[square.next[1]].back is None]
    assert len(shortcuts) >= 3
    end = distances(ROAD, "M4")
    for square in shortcuts:
        straight, off = (end[(name, False)] for name in square.next)
        assert off < straight


@pytest.mark.clause("EN-R39", "EN-R40", "EN-A30")
@pytest.mark.parametrize(("inspection", "meeting"), [("TUV", "M2"), ("ASU", "M4")])
def test_a_workshop_lies_further_away_than_its_inspection(inspection: str, meeting: str) -> None:
    far = distances(ROAD, meeting)
    assert far[(f"{inspection}-0", False)] == far[(inspection, False)] + 6
    assert FORMER_ROAD[f"{inspection}-0"].next == ROAD[f"{'v' if meeting == 'M2' else 'w'}5"].next
    assert far[(f"{inspection}-20", False)] == far[(f"{inspection}-0", False)] + 20


@pytest.mark.clause("EN-R14")
def test_there_is_one_part_of_each_section_points_and_defects() -> None:
    assert len(PARTS) == len({part.name for part in PARTS}) == 48
    assert {part.points for part in PARTS} == {2, 3, 4, 5}
    assert {part.defects for part in PARTS} == {3, 4, 5}
    assert Counter(part.section for part in PARTS) == dict.fromkeys(
        ("bonnet", "wings", "doors", "roof"), 12
    )
    by_colour = Counter((part.section, part.colour) for part in PARTS)
    assert set(by_colour.values()) == {2}
    for colour in "RBYGWK":
        own = [part for part in PARTS if part.colour == colour]
        assert (sum(p.points for p in own), sum(p.defects for p in own)) == (28, 32)


# -- what versions 1 and 2 were played with


def test_the_road_of_before_has_the_squares_of_today_and_no_way_out_of_the_workshops() -> None:
    lanes = {f"{lane}{number}" for lane in "vw" for number in range(1, 6)}
    assert set(ROAD.names) - set(FORMER_ROAD.names) == lanes
    assert set(FORMER_ROAD.names) < set(ROAD.names)
    for then in FORMER_ROAD.squares:
        now = ROAD[then.name]
        assert (then.ground, then.place, then.month) == (now.ground, now.place, now.month)
        assert then.back == now.back
        assert then.next == now.next or now.next[0] in lanes


def test_the_parts_of_before_have_other_colours_only() -> None:
    assert [part.name for part in FORMER_PARTS] == [part.name for part in PARTS]
    assert sum(then != now for then, now in zip(FORMER_PARTS, PARTS, strict=True)) > 0


@pytest.mark.parametrize(("version", "square"), [(1, "14"), (2, "14"), (3, "v1")])
def test_each_version_is_played_on_its_own_road(version: int, square: str) -> None:
    position = table(*[car("TUV-0", settled=["TUV"])] * 2, month=5, version=version)
    assert cars(play(position, "die 1"))[0]["square"] == square
    assert GAME.position(position.bytes) == position
    assert GAME.position(position.json) == position


def test_no_car_of_before_is_on_a_square_of_today() -> None:
    with pytest.raises(BadPosition, match="car 0 on v1"):
        table(*[car("v1", settled=["TUV"])] * 2, month=5, version=2)
    with pytest.raises(UnknownName, match="version 3 of entenrallye has no board 'our-board'"):
        GAME.start(2, board="our-board")


def test_a_part_is_said_in_the_colour_that_it_has_on_its_board() -> None:
    says = []
    for version in (2, 3):
        position = table(car("5", hand="bonnet-5-3"), car(), version=version)
        says.append(play(position, "die 1").action("fit bonnet-5-3").say())
    assert "black" in says[0]
    assert "yellow" in says[1]


# -- what is wrong with a data file is said when it is read


def changed(tmp_path: Path, name: str, change: Any) -> Path:
    data = json.loads((DATA / name).read_text("utf-8"))
    change(data)
    file = tmp_path / name
    file.write_text(json.dumps(data), "utf-8")
    return file


def square(data: Any, name: str) -> Any:
    return next(s for s in data["squares"] if s["name"] == name)


def without(data: Any, name: str) -> None:
    data["squares"] = [s for s in data["squares"] if s["name"] != name]


ROADS = {
    "square 5 is there twice": lambda d: d["squares"].append(square(d, "5")),
    "meeting-2 is not there once": lambda d: square(d, "M2").pop("place"),
    "square 5 leads to nowhere": lambda d: square(d, "5").update(next=["nowhere"]),
    "square M4: only": lambda d: square(d, "M4").update(next=["1"]),
    "square 7 leads back": lambda d: square(d, "7").update(back="6"),
    "is on a cycle": lambda d: square(d, "12").update(next=["M1", "5"]),
    "junctions are within one throw": lambda d: square(d, "5").update(next=["6", "9"]),
    "square 12 is a place or just before one": lambda d: square(d, "12").update(ground="grey"),
    "square TUV-0 is not grey": lambda d: square(d, "TUV-0").update(ground="brown"),
    "square 5 is neither grey nor brown": lambda d: square(d, "5").update(ground="blue"),
    "TUV-7 does not lead to TUV-6": lambda d: square(d, "TUV-7").update(next=["TUV-5"]),
    "TUV-0 joins the road behind": lambda d: square(d, "TUV-0").update(next=["20"]),
    "is not further from": lambda d: square(d, "TUV-0").update(next=["18"]),
    "TUV-0 joins the road before": lambda d: square(d, "TUV-0").update(next=["9"]),
    "square M2 has the wrong month": lambda d: square(d, "M2").update(month=7),
    "square 5 is drawn outside": lambda d: square(d, "5").update(at=[-5, 5]),
    "drawn too close": lambda d: square(d, "5").update(at=square(d, "6")["at"]),
    "square 5 is an unknown place": lambda d: square(d, "5").update(place="castle"),
}


@pytest.mark.clause("EN-R4", "EN-R6", "EN-R39")
@pytest.mark.parametrize("problem", ROADS)
def test_a_road_that_breaks_a_rule_names_the_square(problem: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=problem):
        read_road(changed(tmp_path, "road.json", ROADS[problem]))


def test_a_missing_negative_square_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="TUV-20 behind the workshop is missing"):
        read_road(changed(tmp_path, "road.json", lambda d: without(d, "TUV-20")))


def swap_pairs(parts: list[dict[str, Any]]) -> None:
    """Black and yellow change places on the roof: a five more for black, one less for yellow."""
    for part in parts:
        if part["section"] == "roof" and part["colour"] in "KY":
            part["colour"] = "KY".replace(part["colour"], "")


def swap_two(parts: list[dict[str, Any]]) -> None:
    """A five and a four of one section change colours."""
    parts[0]["colour"], parts[3]["colour"] = parts[3]["colour"], parts[0]["colour"]


PART_FILES = {
    "bonnet-5-3 is not there once": lambda d: d["parts"].pop(0),
    "there is no part bonnet-6-3": lambda d: d["parts"].append(d["parts"][0] | {"points": 6}),
    "has 3 parts in|has 1 parts in": lambda d: d["parts"][0].update(colour="R"),
    "sections are": lambda d: d.update(colours="RGB"),
    "is worth": lambda d: swap_two(d["parts"]),
    "best meetings are not alike": lambda d: swap_pairs(d["parts"]),
}


@pytest.mark.clause("EN-R14")
@pytest.mark.parametrize("problem", PART_FILES)
def test_parts_that_break_a_rule_are_named(problem: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=problem):
        read_parts(changed(tmp_path, "parts.json", PART_FILES[problem]))
