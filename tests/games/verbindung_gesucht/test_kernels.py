"""Kernels that look at the whole board at once say what looking at one cell after the other says.

The boards are any dice anywhere, far more tangled than those of games. Each test is short, so that
it can be tried on every mutant of the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from jacta.engine.conformance.walks import configurations
from jacta.games.verbindung_gesucht import blockages, masks, networks, placing, refusals
from jacta.games.verbindung_gesucht.faces import DIE_LABELS, FACES, WHITE_CROSS, joined_of
from jacta.games.verbindung_gesucht.state import State
from jacta.games.verbindung_gesucht.tracing import is_blocked, is_complete
from jacta.games.verbindung_gesucht.vocabulary import CELL_LABELS, Announce, Reason
from tests.games.verbindung_gesucht.lockstep import LOCKSTEP
from tests.games.verbindung_gesucht.oracle import BLACK, RED, WHITE, Oracle
from tests.games.verbindung_gesucht.positions import GAME
from tests.games.verbindung_gesucht.test_blockages import BOARD, ends_of, random_board, rows_of

PARTS = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # top, right, bottom, left


def beside(cell: int, side: int) -> int | None:
    x, y = cell % 6 + STEPS[side][0], cell // 6 + STEPS[side][1]
    return 6 * y + x if 0 <= x < 6 and 0 <= y < 6 else None


def cells_in(mask: int) -> set[int]:
    return {cell for cell in range(36) if mask >> cell & 1}


def boards(seed: int, number: int) -> Iterator[tuple[Oracle, int, random.Random]]:
    """Some boards, each with the seat that looks at it."""
    rng = random.Random(seed)
    for _ in range(number):
        oracle, seat = random_board(rng), rng.randrange(2)
        oracle.turn = seat
        yield oracle, seat, rng


@pytest.mark.clause("VG-R1", "VG-R6", "VG-R15", "VG-R16", "VG-R19")
@pytest.mark.clause("VG-A2", "VG-A4", "VG-A5", "VG-A6", "VG-A8")
@pytest.mark.parametrize("part", PARTS)
def test_dice_may_lie_where_the_oracle_says(part: int) -> None:
    for oracle, seat, rng in boards(part, 25):
        for cell in rng.sample(list(oracle.laid), len(oracle.laid) // 3):
            del oracle.laid[cell]
        ends, _, _ = rows_of(oracle)
        for way, mask in enumerate(placing.places(BOARD, ends, seat)):
            die = DIE_LABELS[int(BOARD.ways[seat, way]) - 1]
            allowed = {cell for lies, cell in oracle.placements(die[0]) if lies == die}
            assert {CELL_LABELS[cell] for cell in cells_in(mask)} == allowed


@pytest.mark.clause("VG-R12", "VG-A7")
@pytest.mark.parametrize("part", PARTS)
def test_ways_are_counted_cell_by_cell(part: int) -> None:
    rng = random.Random(part)
    for _ in range(10):
        ways = [rng.getrandbits(36) | rng.getrandbits(36) for _ in range(7)]
        a, b, c, d, e, f, g, h = rng.sample([*ways, 0], 8)  # of three dice there are seven at most
        counted = placing.add_up((a, b, c, d, e, f, g, h))
        for cell in range(36):
            there = sum(way >> cell & 1 for way in ways)
            assert placing.number_in(1 << cell, *counted) == there
        assert placing.number_in(-1, *counted) == sum(way.bit_count() for way in ways)


@pytest.mark.clause("VG-A1")
@pytest.mark.parametrize("part", PARTS)
def test_cells_are_joined_to_the_sides_that_their_dice_join(part: int) -> None:
    for oracle, seat, rng in boards(part, 15):
        ends, cells, _ = rows_of(oracle)
        free = rng.getrandbits(36) & ~sum(1 << c for c in range(36) if cells[c])
        for side, mask in enumerate(networks.joined_cells(ends, seat, free)):
            joined = {c for c in range(36) if joined_of(int(cells[c]), (1, 2)[seat]) >> side & 1}
            assert cells_in(mask) == joined | cells_in(free)


def linked(start: set[int], sides: tuple[int, int, int, int]) -> set[int]:
    """All cells that some are linked to, one step after the other."""
    reached, waiting = set(start), list(start)
    while waiting:
        cell = waiting.pop()
        for side in range(4):
            other = beside(cell, side)
            if other is None or other in reached:
                continue
            if sides[side] >> cell & 1 and sides[side ^ 2] >> other & 1:
                reached.add(other)
                waiting.append(other)
    return reached


def any_masks(rng: random.Random) -> tuple[int, int, int, int]:
    """By side the cells that are joined to it: most of them."""
    top, right, bottom, left = (rng.getrandbits(36) | rng.getrandbits(36) for _ in range(4))
    return top, right, bottom, left


@pytest.mark.clause("VG-A9", "VG-A10", "VG-A11", "VG-R2", "VG-R26")
@pytest.mark.parametrize("part", PARTS)
def test_what_is_linked_is_found_by_single_steps_too(part: int) -> None:
    rng, kinds = random.Random(part), {True: 0, False: 0}
    for _ in range(60):
        sides, start = any_masks(rng), rng.randrange(36)
        reached = linked({start}, sides)
        within = (1 << 36) - 1
        assert cells_in(networks.flood(1 << start, within, *sides)) == reached
        assert cells_in(networks.spread(1 << start, *sides)) == linked_at_once(start, sides)
        wanted = set(rng.sample(sorted(reached), min(3, len(reached))))
        if rng.random() < 0.5:
            wanted.add(rng.randrange(36))
        found = networks.reaches(1 << start, sum(1 << cell for cell in wanted), *sides)
        assert found == (wanted <= reached)
        kinds[bool(found)] += 1
    assert min(kinds.values()) >= 5, kinds


def linked_at_once(cell: int, sides: tuple[int, int, int, int]) -> set[int]:
    """The cells next to one that are linked to it."""
    return {
        other
        for side in range(4)
        if (other := beside(cell, side)) is not None
        and sides[side] >> cell & 1
        and sides[side ^ 2] >> other & 1
    }


@pytest.mark.clause("VG-A10", "VG-A11", "VG-A12", "VG-A13", "VG-A15", "VG-R26")
@pytest.mark.parametrize("part", PARTS)
def test_a_die_is_passed_over_only_where_nothing_around_it_came_apart(part: int) -> None:
    """VG-A9: what was linked to the empty cell, a base before it too, is linked still."""
    rng, kinds = random.Random(part), {True: 0, False: 0}
    for _ in range(60):
        seat, place = rng.randrange(2), rng.choice([1, 4, 6, 11, 24, 29, 31, 34, rng.randrange(36)])
        cells = [rng.choice([0, 0, 0, *range(1, 12)]) for _ in range(36)]
        cells[place] = rng.randrange(1, 12)
        ends = ends_of(cells)
        free = sum(1 << cell for cell in range(36) if not cells[cell])
        sides = networks.joined_cells(ends, seat, free)
        bases = [base for base in range(4) if int(BOARD.fronts[seat, base]) >> place & 1]
        wanted = {place} if bases else set[int]()
        for side in range(4):
            other = beside(place, side)
            if other is not None and sides[side ^ 2] >> other & 1:
                wanted.add(other)
        together = not wanted or wanted <= linked({min(wanted)}, sides)
        expected = not together or any(not sides[base] >> place & 1 for base in bases)
        found = blockages.may_block(BOARD, ends, seat, place)
        assert bool(found) == expected
        kinds[bool(found)] += 1
    assert min(kinds.values()) >= 5, kinds


@pytest.mark.clause("VG-A10", "VG-A11", "VG-A12", "VG-A13", "VG-A15", "VG-R26")
@pytest.mark.parametrize("part", PARTS)
def test_a_die_connects_that_has_a_base_or_two_neighbours(part: int) -> None:
    kinds = {True: 0, False: 0}
    for oracle, seat, rng in boards(part, 60):
        ends, _, _ = rows_of(oracle)
        place, sides = rng.randrange(36), networks.joined_cells(ends, seat, 0)
        base = any(
            int(BOARD.fronts[seat, side]) >> place & 1 and sides[side] >> place & 1
            for side in range(4)
        )
        expected = base or len(linked_at_once(place, sides)) > 1
        assert bool(networks.connects(BOARD, ends, seat, place)) == expected
        kinds[expected] += 1
    assert min(kinds.values()) >= 3, kinds


@pytest.mark.clause("VG-R12", "VG-R13", "VG-R14", "VG-A7", "VG-A13")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("place", [0, 14, 35])
def test_the_only_action_is_found_and_it_is_the_one_that_is_listed(seat: int, place: int) -> None:
    """On a board of white crosses a white one has the last cell, and must be placed there."""
    cells = [WHITE_CROSS] * 36
    cells[place] = 0

    def state(dice: str, announce: Announce = Announce.AUTO) -> State:
        thrown = [dice.count(face) for face in FACES]
        told = SimpleNamespace(ends=ends_of(cells), dice=thrown, placed=0, announce=announce)
        return cast(State, told)

    def listed(position: State) -> list[str]:
        out = np.zeros(20, np.int32)
        number = placing.list_legal(BOARD, position, seat, out)
        assert placing.count_legal(BOARD, position, seat) == number
        indexed = [placing.nth_legal(BOARD, position, seat, index) for index in range(number)]
        assert indexed == out[:number].tolist()
        return [GAME.action(int(action)).notation for action in out[:number]]

    where = CELL_LABELS[place]
    assert listed(state("W")) == [f"place W {where}"]
    forced = placing.forced_action(BOARD, state("W"), seat)
    assert GAME.action(int(forced)).notation == f"place W {where}"
    assert listed(state("W", Announce.STRICT)) == [f"place W {where}", f"announce W {where}"]
    assert placing.forced_action(BOARD, state("W", Announce.STRICT), seat) < 0
    own = "RB"[seat]
    assert listed(state(own)) == [f"place {own} {where}", "done"]
    assert placing.forced_action(BOARD, state(own), seat) < 0
    assert listed(state("BR"[seat])) == ["done"]
    assert placing.forced_action(BOARD, state("BR"[seat]), seat) == GAME.action("done").number


@pytest.mark.clause("VG-R2", "VG-A9")
@pytest.mark.parametrize("part", PARTS)
def test_networks_traced_end_by_end_hold_the_bases_that_the_oracle_links(part: int) -> None:
    kinds = {"complete": 0, "blocked": 0, "neither": 0}
    for oracle, seat, rng in boards(part, 12):
        if rng.random() < 0.4:  # white crosses link all
            oracle.laid |= dict.fromkeys(rng.sample(CELL_LABELS, 20), "W")
        cells = rows_of(oracle)[1].tolist()
        complete, is_cut = oracle.complete(seat), oracle.is_blocked(seat)
        assert is_complete(GAME.board(), cells, seat) == complete
        assert is_blocked(GAME.board(), cells, seat) == is_cut
        kinds["complete" if complete else "blocked" if is_cut else "neither"] += 1
    assert kinds["blocked"], kinds


@pytest.mark.clause("VG-R21", "VG-R22", "VG-R23", "VG-A10", "VG-A11", "VG-A15")
@pytest.mark.parametrize("part", PARTS)
def test_a_die_takes_the_place_of_what_was_there(part: int) -> None:
    """Nothing of a die is left that was replaced, the lower ends of a bridge neither."""
    rng = random.Random(part)
    for _ in range(40):
        cells = [rng.randrange(12) for _ in range(36)]
        ends, place, lies = ends_of(cells), rng.choice([0, rng.randrange(36)]), rng.randrange(1, 12)
        masks.put_die(BOARD, ends, lies, place)
        cells[place] = lies
        assert ends.tolist() == ends_of(cells).tolist()


@pytest.mark.clause("VG-R1", "VG-R6", "VG-R15", "VG-R16", "VG-R19", "VG-A2", "VG-A8")
@pytest.mark.parametrize("part", PARTS)
def test_a_side_faces_what_the_oracle_says(part: int) -> None:
    for oracle, _, _ in boards(part, 6):
        state = cast(State, SimpleNamespace(cells=rows_of(oracle)[1]))
        for place, cell in enumerate(CELL_LABELS):
            for side, letter in enumerate("nesw"):
                colour = (None, RED, BLACK, WHITE)[placing.faced(BOARD, state, place, side)]
                assert colour == oracle.facing(cell, letter)


@pytest.mark.clause("VG-R2", "VG-A9", "VG-A10", "VG-A11", "VG-R26")
def test_a_network_by_way_of_a_corner_needs_a_die_there() -> None:
    oracle = Oracle()
    around = ["b1", *(f"a{row}" for row in range(2, 7)), *(f"{column}6" for column in "bcdef")]
    oracle.laid = dict.fromkeys([*around, *(f"f{row}" for row in range(2, 6))], "W")
    for corner, is_whole in (("", False), ("a1", True)):
        oracle.laid |= {corner: "W"} if corner else {}
        assert oracle.complete(0) is is_whole
        ends, cells, _ = rows_of(oracle)
        assert bool(networks.complete(BOARD, ends, 0)) is is_whole
        assert is_complete(GAME.board(), cells.tolist(), 0) is is_whole
    for laid, place, connects in ((["c2"], 7, False), (["a2", "a3"], 6, False)):
        oracle.laid = dict.fromkeys(laid, "W")
        assert bool(networks.connects(BOARD, rows_of(oracle)[0], 0, place)) is connects
    oracle.laid = dict.fromkeys(["a1", "a2"], "W")
    assert not networks.connects(BOARD, rows_of(oracle)[0], 0, 6)
    oracle.laid["a3"] = "W"
    assert networks.connects(BOARD, rows_of(oracle)[0], 0, 6)


@pytest.mark.clause("VG-R13", "VG-R14")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_white_cross_is_owed_where_only_it_or_a_bridge_fits(seat: int) -> None:
    cells = [WHITE_CROSS] * 36
    cells[14] = 0
    for side, die in enumerate("RBRB"):
        cells[cast(int, beside(14, side))] = 1 + DIE_LABELS.index(die)
    told = SimpleNamespace(ends=ends_of(cells), dice=[0] * (len(FACES) - 1) + [1], placed=0)
    state = cast(State, told)
    ways = placing.places(BOARD, state.ends, seat)
    assert ways[-1] == 1 << 14
    assert not any(ways[1:5])
    assert refusals.refuse_done(BOARD, state, seat) == Reason.WHITE_OWED


@pytest.mark.clause("VG-R24", "VG-R25", "VG-A7", "VG-R12")
@pytest.mark.parametrize("seed", range(4))
def test_games_in_which_wins_are_announced_end_as_the_oracle_says(seed: int) -> None:
    """At random somebody soon announces a win that is none, red or black."""
    strict = next(t for t in configurations(GAME) if "strict" in dict(t.options).values())
    assert LOCKSTEP.run(strict, 90, seed)["games"] > 0


@pytest.mark.clause("VG-A9")
@pytest.mark.parametrize("corner", ["", "B"])
def test_an_empty_corner_is_open_and_a_foreign_die_there_closes_it(corner: str) -> None:
    oracle, linked = (
        Oracle(),
        ["b1", "b2", "b3", "b4", "b5", "a5", "c2", "d2", "e2", "f2", "f3", "f4", "f5", "e6"],
    )
    oracle.laid = {cell: "W" if cell in linked else "B" for cell in CELL_LABELS}
    del oracle.laid["f6"]
    oracle.laid |= {"f6": corner} if corner else {}
    ends, cells, _ = rows_of(oracle)
    assert oracle.is_blocked(0) is bool(corner)
    assert is_blocked(GAME.board(), cells.tolist(), 0) is bool(corner)
    assert (blockages.cut_off_base(BOARD, ends, 0) >= 0) is bool(corner)
