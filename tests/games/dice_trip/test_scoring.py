"""What a sheet scores, line by line, and against a scorer that tries everything."""

import random
from itertools import permutations

import numpy as np
import pytest

from jacta import Position
from jacta.games.dice_trip.maps import our_maps
from tests.games.dice_trip.oracle import LETTERS, MAPS, STRIP, Sheet
from tests.games.dice_trip.oracle import score as brute_force
from tests.games.dice_trip.positions import GAME, filler, fresh, play, score, sheet, step, table

# DT-X4: the full sheet of the rulebook, on our map. The series runs from Lille to Toulouse.
SERIES = [
    *("Lille", "Reims", "Paris", "Orléans", "Tours", "Rennes", "Brest", "Nantes"),
    *("La Rochelle", "Bordeaux", "Bayonne", "Toulouse"),
]
FULL = dict(zip(SERIES, STRIP[:12], strict=True)) | {
    "Marseille": 32,
    "Nice": 33,
    "Dijon": 35,
    "Clermont-Ferrand": 42,
    "Caen": 44,
    "Rouen": 46,
    "Strasbourg": 52,
    "Metz": 56,
    "Montpellier": 61,
    "Grenoble": 62,
    "Lyon": 65,
    "Perpignan": 66,
}
BY_COLOUR = {"Brest", "Bordeaux", "Paris", "Rennes", "Metz"}
COLOUR = {town.name: town.colour for town in our_maps()["france"].towns}


@pytest.mark.clause("DT-X4", "DT-R12", "DT-R21", "DT-R22")
def test_the_full_sheet_of_the_rulebook_scores_39() -> None:
    entries = [f"{town} {number}{'*' * (town in BY_COLOUR)}" for town, number in FULL.items()]
    lines = score(table(sheet(*entries, "Limoges x")))
    assert (lines["bonus"], lines["struck"]) == (10, 1)
    assert len(lines["route"]) == 14
    assert (len(lines["series"]), lines["series_points"]) == (12, 9)
    assert (lines["clean"], lines["zone_points"]) == ([1, 2], 7)  # NE and SE
    assert lines["total"] == 39


@pytest.mark.clause("DT-X4", "DT-X6")
def test_the_full_sheet_of_the_rulebook_can_be_played() -> None:
    position, left = fresh(), sorted(FULL.items())
    while len(left) > 2:
        position = write(position, left.pop(), left.pop())
    position = play(position, *dice_for(left[0]), "strike Limoges")
    position = play(position, *dice_for(left[1]))
    assert position.is_over
    assert position.scores == (39,)
    assert score(position)["bonus"] == 10


def dice_for(entry: tuple[str, int], other: tuple[str, int] | None = None) -> list[str]:
    """A throw, and the entries that write two numbers of it with the bonuses that are wanted."""
    entries = [entry] if other is None else [entry, other]
    for dice in permutations("RGBY"):
        pairs = ["".join(dice[:2]), "".join(dice[2:])][: len(entries)]
        if all(
            (str(COLOUR[town]) in pair) == (town in BY_COLOUR) or number % 11 == 0
            for (town, number), pair in zip(entries, pairs, strict=True)
        ):
            pips = dict.fromkeys("RGBY", 1)
            for (_, number), pair in zip(entries, pairs, strict=True):
                pips[pair[0]], pips[pair[1]] = divmod(number, 10)
            writes = [f"write {p} {t}" for (t, _), p in zip(entries, pairs, strict=True)]
            return ["throw " + " ".join(map(str, pips.values())), *writes]
    raise AssertionError(entries)


def write(position: Position, *entries: tuple[str, int]) -> Position:
    return play(position, *dice_for(*entries))


@pytest.mark.clause("DT-R18", "DT-R19")
def test_equal_digits_earn_a_bonus_anywhere() -> None:
    position = play(fresh(), "throw 3 3 1 2", "write RG Caen", "write BY Nice")
    assert position.json["sheets"][0]["bonus"] == ["B"]
    assert score(position)["bonus"] == 1


@pytest.mark.clause("DT-R18", "DT-A12")
@pytest.mark.parametrize(("dice", "bonus"), [("RG", 1), ("GR", 1), ("RB", 1), ("GB", 0), ("BY", 0)])
def test_a_coloured_town_earns_a_bonus_with_either_die_of_its_colour(dice: str, bonus: int) -> None:
    position = play(fresh(), "throw 1 2 3 4", f"write {dice} Brest", "strike Caen")
    assert score(position)["bonus"] == bonus


@pytest.mark.clause("DT-X3", "DT-R19")
def test_equal_digits_in_a_town_of_their_colour_are_one_bonus() -> None:
    position = play(fresh(), "throw 3 3 1 2", "write RG Brest", "strike Caen")
    assert score(position)["bonus"] == 1


@pytest.mark.clause("DT-R19", "DT-R20")
def test_bonuses_and_strikes_count_at_once() -> None:
    position = play(fresh(), "throw 3 3 1 2", "write RG Brest", "strike Nice")
    assert position.scores == (1 - 1 + 1 + 7,)  # bonus, strike, route of one, two clean zones


@pytest.mark.clause("DT-R20", "DT-A16")
def test_each_struck_town_costs_a_point_without_limit() -> None:
    towns = [town.name for town in our_maps()["france"].towns]
    assert table(sheet(*(f"{name} x" for name in towns))).scores == (-25,)


@pytest.mark.clause("DT-R21", "DT-A8")
def test_the_longest_route_counts_the_towns_of_a_rising_chain() -> None:
    assert len(score(table(sheet("Brest 14", "Nice x")))["route"]) == 1
    lines = score(table(filler("Brest 14", "Rennes 22*", "Caen 31", "Rouen 65", turn=2)))
    assert lines["route"] == ["A", "C", "B", "K"]
    lines = score(table(filler("Brest 14", "Rennes 22*", "Caen 21", "Rouen 65", turn=2)))
    assert lines["route"] in (["B", "K"], ["A", "C"], ["B", "C"])


@pytest.mark.clause("DT-R21")
def test_a_route_steps_along_links_and_over_no_struck_town() -> None:
    lines = score(table(sheet("Brest 14", "Rennes x", "Caen 31", "Rouen 65")))
    assert lines["route"] == ["B", "K"]
    lines = score(table(sheet("Brest 11", "Caen 31", "Nice 32", "Lille 65")))
    assert len(lines["route"]) == 1


@pytest.mark.clause("DT-X2", "DT-R22", "DT-R23")
def test_15_to_23_is_a_series_of_five() -> None:
    chain = ("Brest 15", "Rennes 16", "Caen 21", "Rouen 22", "Lille 23", "Nice x")
    lines = score(table(sheet(*chain)))
    assert (lines["series"], lines["series_points"]) == (["A", "C", "B", "K", "J"], 3)


@pytest.mark.clause("DT-X5", "DT-R22")
@pytest.mark.parametrize(
    ("length", "points"),
    [(1, 0), (3, 0), (4, 2), (5, 3), (6, 4), (7, 6), (8, 6), (9, 6), (10, 9), (24, 9), (25, 9)],
)
def test_the_points_of_a_series_go_by_its_length(length: int, points: int) -> None:
    trail = [
        *("Brest", "Rennes", "Nantes", "La Rochelle", "Tours", "Caen", "Rouen", "Lille", "Paris"),
        *("Reims", "Metz", "Strasbourg", "Dijon", "Orléans", "Limoges", "Bordeaux", "Bayonne"),
        *("Toulouse", "Perpignan", "Montpellier", "Clermont-Ferrand", "Lyon", "Grenoble"),
        *("Marseille", "Nice"),
    ]
    entries = [f"{town} {STRIP[i]}" for i, town in enumerate(trail[:length])]
    turn = (length + 1) // 2
    lines = score(table(filler(*entries, turn=turn)))
    assert (len(lines["series"]), lines["series_points"]) == (length, points)
    assert len(lines["route"]) == length


@pytest.mark.clause("DT-R23")
@pytest.mark.parametrize("tens", range(1, 6))
def test_a_ten_is_followed_by_the_next(tens: int) -> None:
    first = [10 * tens + 5, 10 * tens + 6, 10 * tens + 11, 10 * tens + 12]
    chain = zip(("Brest", "Rennes", "Caen", "Rouen"), first, strict=True)
    entries = [f"{town} {number}" for town, number in chain]
    assert score(table(sheet(*entries)))["series_points"] == 2


@pytest.mark.clause("DT-A7", "DT-R22")
def test_a_series_steps_along_links() -> None:
    apart = score(table(sheet("Brest 15", "Rennes 16", "Nice 21", "Rouen 23")))
    assert len(apart["series"]) == 2


@pytest.mark.clause("DT-R22", "DT-A7")
def test_a_series_begins_with_its_first_number() -> None:
    lines = score(table(sheet("Marseille 15", "Grenoble 16", "Lyon 21", "Brest x")))
    assert (lines["series"], lines["series_points"]) == (["X", "T", "S"], 0)


@pytest.mark.clause("DT-R21", "DT-R22", "DT-A8")
def test_an_empty_sheet_has_neither_route_nor_series() -> None:
    lines = score(fresh())
    assert (lines["route"], lines["series"], lines["total"]) == ([], [], 9)


@pytest.mark.clause("DT-A6")
def test_only_the_longest_series_scores() -> None:
    west = ("Brest 12", "Nantes 13", "La Rochelle 14", "Bordeaux 15")
    east = ("Lille 52", "Reims 53", "Metz 54", "Strasbourg 56")
    two = ("Lille 52", "Reims 53", "Metz 54", "Strasbourg 55")
    assert score(table(sheet(*west, *east)))["series_points"] == 2
    assert score(table(sheet(*west, *two)))["series_points"] == 2


@pytest.mark.clause("DT-R24")
def test_the_series_need_not_be_part_of_the_longest_route() -> None:
    series = ("Brest 61", "Nantes 62", "La Rochelle 63", "Bordeaux 64")
    route = ("Lille 21", "Reims 31", "Metz 41", "Strasbourg 51", "Dijon 53", "Lyon 65")
    lines = score(table(sheet(*series, *route)))
    assert lines["series_points"] == 2
    assert lines["route"] == ["J", "M", "N", "O", "Q", "S"]


@pytest.mark.clause("DT-R25")
@pytest.mark.parametrize(
    ("struck", "points"),
    [((), 9), (("Brest",), 7), (("Brest", "Caen"), 7), (("Brest", "Paris"), 4)],
)
def test_clean_zones_of_france(struck: tuple[str, ...], points: int) -> None:
    assert zones("france", struck) == points
    assert zones("france", ("Brest", "Paris", "Nice")) == 0


@pytest.mark.clause("DT-R26")
@pytest.mark.parametrize(("number", "points"), [(0, 9), (1, 7), (2, 4), (3, 0), (4, 0)])
def test_clean_zones_of_sud_bourgogne(number: int, points: int) -> None:
    struck = ("Autun", "Louhans", "Cluny", "Digoin")[:number]
    assert zones("sud-bourgogne", struck) == points


def zones(board: str, struck: tuple[str, ...]) -> int:
    names = [town.name for town in our_maps()[board].towns if town.name not in struck]
    numbers = [f"{name} {12 + i}" for i, name in enumerate(names[: len(struck) % 2])]
    position = table(sheet(*(f"{name} x" for name in struck), *numbers, board=board), board=board)
    points: int = score(position)["zone_points"]
    return points


def random_sheet(board: str, rng: random.Random) -> Sheet:
    """A full sheet: some of them quite orderly, so that routes and series are long."""
    map, towns = MAPS[board], list(LETTERS)
    rng.shuffle(towns)
    struck = set(towns[: rng.choice([0, 0, 1, 2, 5, 12])])
    written = [town for town in LETTERS if town not in struck]
    if rng.random() < 0.25:  # along a walk on the map
        walk = [rng.choice(written)]
        while onward := [t for t in map.beside[walk[-1]] if t in written and t not in walk]:
            walk.append(rng.choice(onward))
        written = walk + [town for town in written if town not in walk]
    else:
        rng.shuffle(written)
    numbers = sorted(rng.sample(STRIP, len(written)))
    for _ in range(rng.choice([0, 1, 3, 30])):
        one, other = rng.randrange(len(written)), rng.randrange(len(written))
        numbers[one], numbers[other] = numbers[other], numbers[one]
    found = Sheet(dict(zip(written, numbers, strict=True)), struck)
    found.bonus = {
        town
        for town, number in found.numbers.items()
        if number % 11 == 0 or (map.colour[town] and rng.random() < 0.5)
    }
    return found


@pytest.mark.clause("DT-R18", "DT-R20", "DT-R21", "DT-R22", "DT-R23", "DT-R25", "DT-R26", "DT-A6")
@pytest.mark.clause("DT-A7", "DT-A8", "DT-X5")
@pytest.mark.parametrize("board", ["france", "sud-bourgogne"])
@pytest.mark.parametrize(("number", "most"), [(60, 20), (5_000, 40)])
def test_the_score_of_random_full_sheets_is_that_of_a_brute_force_scorer(
    board: str, number: int, most: int
) -> None:
    rng = random.Random(board)
    game_board, state = GAME.board(board), GAME.start(1, None, board).array
    out, longest = np.zeros(1, np.int64), 0
    for _ in range(number):
        found = random_sheet(board, rng)
        state["place"][0, 0] = 0
        for town, number in found.numbers.items():
            state["place"][0, 0, STRIP.index(number)] = 1 + LETTERS.index(town)
        state["struck"][0, 0] = sum(1 << LETTERS.index(town) for town in found.struck)
        state["bonus"][0, 0] = sum(1 << LETTERS.index(town) for town in found.bonus)
        GAME.doors["merits"](game_board, state, out)
        assert out[0] == brute_force(MAPS[board], found)
        longest = max(longest, int(out[0]))
    assert longest > most


def test_steps_can_be_written_by_name() -> None:
    assert step("write RB La Rochelle") == "write RB F"
