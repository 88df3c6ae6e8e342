"""Maps are data: ours fulfil every line of *Components*, and a faulty one is told what is wrong."""

import json
from collections import Counter
from collections.abc import Callable
from math import cos, hypot, radians
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from jacta.cli import main
from jacta.games.dice_trip.maps import BadMap, Map, board_of, our_maps, read_map
from tests.games.dice_trip.oracle import FOLDER

every_map = pytest.mark.parametrize("name", ["france", "sud-bourgogne"])

Change = Callable[[dict[str, Any]], object]


def data(name: str = "france") -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def written(folder: Path, map: Any) -> Path:
    file = folder / "map.json"
    file.write_text(json.dumps(map), "utf-8")
    return file


# -- ours


@every_map
def test_a_map_has_25_towns_12_of_them_coloured(name: str) -> None:
    map = our_maps()[name]
    assert len(map.towns) == len(map.index) == 25
    assert Counter(town.colour for town in map.towns) == {None: 13, "R": 3, "G": 3, "B": 3, "Y": 3}


@every_map
def test_towns_are_linked_with_three_to_four_others(name: str) -> None:
    map = our_maps()[name]
    assert 3 <= 2 * len(map.links) / 25 <= 4
    assert min(len(beside) for beside in map.neighbours.values()) >= 2


@every_map
def test_towns_are_drawn_at_their_true_places(name: str) -> None:
    map = our_maps()[name]
    narrowing = cos(radians(sum(town.latitude for town in map.towns) / 25))
    west = min(town.longitude for town in map.towns)
    north = max(town.latitude for town in map.towns)
    width = narrowing * (max(town.longitude for town in map.towns) - west)
    for town in map.towns:
        x, y = map.points[town.name]
        true = (
            100 * narrowing * (town.longitude - west) / width,
            100 * (north - town.latitude) / width,
        )
        assert hypot(x - true[0], y - true[1]) <= 4.1


def test_france_is_what_the_rules_say() -> None:
    map = our_maps()["france"]
    assert map.zones == ("O", "NE", "SE")
    assert map.zone_points == (0, 4, 7, 9)
    assert map.towns[map.index["Bordeaux"]].colour is not None
    assert map.towns[map.index["Brest"]].zone == "O"
    assert next(iter(our_maps())) == "france"


def test_sud_bourgogne_is_what_the_rules_say() -> None:
    map = our_maps()["sud-bourgogne"]
    assert len(map.zones) == 4
    assert map.zone_points == (0, 0, 4, 7, 9)
    named = {"Mâcon", "Cluny", "Tournus", "Charolles", "Paray-le-Monial", "Chalon-sur-Saône"}
    assert named <= set(map.index)


@every_map
def test_the_record_of_a_map_says_the_same(name: str) -> None:
    map, board = our_maps()[name], board_of(our_maps()[name])[0]
    for place, town in enumerate(map.towns):
        beside = {map.towns[i].name for i in range(25) if board["links"][place] >> i & 1}
        assert beside == map.neighbours[town.name]
        assert board["in_zone"][map.zones.index(town.zone)] >> place & 1
        assert bool(board["coloured"] >> place & 1) == (town.colour is not None)
    for on, earlier in (("on_trail", "earlier"), ("on_way", "earlier_on_way")):
        assert sorted(board[on].tolist()) == list(range(25))
        for place, town in enumerate(map.towns):
            here = board[on][place]
            before = [there for there, at in enumerate(board[on]) if at < here]
            linked = {map.towns[i].name for i in before if board[earlier][here] >> board[on][i] & 1}
            assert linked == {map.towns[i].name for i in before} & map.neighbours[town.name]


def test_a_third_map_is_one_file(tmp_path: Path) -> None:
    third = data()
    third["title"], third["zones"], third["zone_points"] = "Two halves", ["N", "S"], [0, 3, 9]
    for town in third["towns"]:
        town["zone"] = "N" if town["latitude"] > 47 else "S"
    map = read_map(written(tmp_path, third))
    assert (map.title, board_of(map)["zones"][0]) == ("Two halves", 2)


# -- faulty ones


def town(map: Any, name: str) -> Any:
    return next(town for town in map["towns"] if town["name"] == name)


FAULTS: dict[str, tuple[Change, str]] = {
    "24 towns": (
        lambda m: (m["towns"].pop(), m["links"].__setitem__(slice(None), _without(m, "Nice"))),
        "a map has 25 towns, not 24",
    ),
    "a town twice": (
        lambda m: town(m, "Caen").update(name="Brest"),
        "town Brest: it is there twice",
    ),
    "no such zone": (lambda m: town(m, "Caen").update(zone="W"), "town Caen: there is no zone W"),
    "an empty zone": (
        lambda m: (m["zones"].append("W"), m["zone_points"].append(9)),
        "zone W: it has",
    ),
    "no such colour": (
        lambda m: town(m, "Brest").update(colour="K"),
        "town Brest: a colour is one of",
    ),
    "colours uneven": (
        lambda m: town(m, "Caen").update(colour="R"),
        "colour R: 3 towns are wanted",
    ),
    "a place off the earth": (lambda m: town(m, "Caen").update(latitude=95), "town Caen: latitude"),
    "shifted too far": (
        lambda m: town(m, "Caen").update(shift=[3, 3]),
        "town Caen: it may be shifted",
    ),
    "a shift of one number": (lambda m: town(m, "Caen").update(shift=[3]), "town Caen: shift"),
    "no latitude": (lambda m: town(m, "Caen").pop("latitude"), "town Caen: latitude is missing"),
    "no colour": (lambda m: town(m, "Caen").pop("colour"), "town Caen: colour is missing"),
    "a field too many": (
        lambda m: town(m, "Caen").update(size=3),
        "town Caen: there is no field 'size'",
    ),
    "a link to nowhere": (
        lambda m: m["links"].append(["Brest", "York"]),
        "link Brest – York: there is no town York",
    ),
    "a link to itself": (lambda m: m["links"].append(["Brest", "Brest"]), "it leads nowhere else"),
    "a link twice": (
        lambda m: m["links"].append(["Rennes", "Brest"]),
        "link Rennes – Brest: it is there twice",
    ),
    "links that cross": (
        lambda m: m["links"].append(["Caen", "Nantes"]),
        "link Rennes – Tours: it crosses the link Caen – Nantes",
    ),
    "a link past a town": (
        lambda m: town(m, "Dijon").update(latitude=48.3, longitude=-3.1),
        "link Brest – Rennes: it passes too close to Dijon",
    ),
    "towns that touch": (
        lambda m: town(m, "Grenoble").update(latitude=45.6, longitude=5.2),
        "is drawn too close to",
    ),
    "in two parts": (
        lambda m: m.update(links=[link for link in m["links"] if "Nice" not in link]),
        "town Nice: no links lead there from Brest",
    ),
    "points for zones too few": (
        lambda m: m["zone_points"].pop(),
        "zone_points: 4 numbers are wanted",
    ),
    "points that fall": (lambda m: m.update(zone_points=[0, 7, 4, 9]), "never fall"),
    "a field missing": (lambda m: m.pop("title"), "a map has the fields"),
    "a link of three": (lambda m: m["links"].append(["A", "B", "C"]), "names of two towns"),
    "towns as words": (lambda m: m.update(towns=["Brest"]), "towns: a list is wanted"),
    "a way past a town": (
        lambda m: m.update(way=[each["name"] for each in m["towns"][1:]]),
        "way: it comes through all towns",
    ),
    "a way without links": (
        lambda m: m.update(way=[each["name"] for each in m["towns"]]),
        "way: no link leads from",
    ),
    "a way that is none": (lambda m: m.update(way="round"), "way: the names of all towns"),
    "no title": (lambda m: m.update(title=" "), "title: the name"),
    "an endless title": (lambda m: m.update(title="x" * 100_000), "title: the name"),
}


def _without(map: Any, name: str) -> list[Any]:
    return [link for link in map["links"] if name not in link]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_map_is_refused_with_the_town_or_link(fault: str, tmp_path: Path) -> None:
    change, said = FAULTS[fault]
    map = data()
    change(map)
    with pytest.raises(BadMap) as caught:
        read_map(written(tmp_path, map))
    assert any(said in problem for problem in caught.value.problems), caught.value.problems
    assert "map.json" in str(caught.value)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    map = data()
    town(map, "Caen").update(zone="W")
    map["links"].append(["Brest", "York"])
    with pytest.raises(BadMap) as caught:
        read_map(written(tmp_path, map))
    assert len(caught.value.problems) == 2


def test_a_file_that_is_not_json_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_text("{", "utf-8")
    with pytest.raises(BadMap, match="cannot be read as JSON"):
        read_map(file)


# -- the command


@every_map
def test_the_command_draws_a_map(name: str, tmp_path: Path) -> None:
    svg = tmp_path / "map.svg"
    file = FOLDER / f"{name}.json"
    result = CliRunner().invoke(
        main, ["map", "check", str(file), "--svg", str(svg)], env={"COLUMNS": "110"}
    )
    assert result.exit_code == 0
    map: Map = our_maps()[name]
    assert map.title in result.output
    assert map.towns[0].name in result.output
    drawn = svg.read_text("utf-8")
    assert drawn.count("<line ") == len(map.links)
    assert all(town.name in drawn for town in map.towns)


def test_the_command_finds_a_way(tmp_path: Path) -> None:
    file = FOLDER / "sud-bourgogne.json"
    result = CliRunner().invoke(main, ["map", "way", str(file), "--tries", "1"])
    assert result.exit_code == 0
    map = json.loads(file.read_text("utf-8")) | {"way": json.loads(result.output)}
    board = board_of(read_map(written(tmp_path, map)))[0]
    near = {on: _near(board, on) for on in ("on_trail", "on_way")}
    assert near["on_way"] > near["on_trail"] + 3


def _near(board: Any, on: str) -> int:
    """How many links lead two or three places on."""
    places = board[on].tolist()
    linked = [[i for i in range(25) if board["links"][place] >> i & 1] for place in range(25)]
    return sum(2 <= places[i] - places[p] <= 3 for p in range(25) for i in linked[p])


def test_the_command_tells_what_is_wrong(tmp_path: Path) -> None:
    map = data()
    map["links"].append(["Caen", "Nantes"])
    file = written(tmp_path, map)
    result = CliRunner().invoke(main, ["map", "check", str(file)])
    assert result.exit_code == 1
    assert "✗ link Rennes – Tours: it crosses the link Caen – Nantes" in result.output
    told = json.loads(CliRunner().invoke(main, ["map", "check", str(file), "--json"]).output)
    assert told["passed"] is False
    assert len(told["problems"]) == 1


def test_the_command_speaks_json() -> None:
    file = FOLDER / "france.json"
    told = json.loads(CliRunner().invoke(main, ["map", "check", str(file), "--json"]).output)
    assert (told["passed"], told["title"], told["towns"]) == (True, "France", 25)
    assert told["points"]["Brest"][0] == 0
