"""Blockages: who is blocked, which die becomes a white cross, and in what order."""

import random

import numpy as np
import pytest

from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht import blockages, masks, networks
from jacta.games.verbindung_gesucht.faces import DIE_LABELS, WHITE_CROSS
from jacta.games.verbindung_gesucht.state import ends_on
from jacta.games.verbindung_gesucht.tracing import is_blocked, is_complete
from jacta.games.verbindung_gesucht.vocabulary import CELL_LABELS
from tests.games.verbindung_gesucht.oracle import CELLS, ENDS, Oracle
from tests.games.verbindung_gesucht.positions import GAME, dice_on, play, table, told

BOARD = GAME.board()[0]


def rows_of(oracle: Oracle) -> tuple[Array, Array, Array]:
    """What the kernel sees of a board: its ends, what lies in each cell, and since when."""
    cells, order = np.zeros(36, np.int8), np.zeros(36, np.int8)
    for number, (cell, die) in enumerate(oracle.laid.items(), 1):
        cells[CELL_LABELS.index(cell)] = 1 + DIE_LABELS.index(die)
        order[CELL_LABELS.index(cell)] = number
    return ends_of(cells.tolist()), cells, order


def ends_of(cells: list[int]) -> Array:
    return np.array(ends_on(cells), np.int64)


def blocked(ends: Array, seat: int) -> bool:
    """VG-A9, by the kernel."""
    return bool(blockages.cut_off_base(BOARD, ends, seat) >= 0)


def board_of(*rows: str, last: str = "") -> Oracle:
    """Any board, allowed or not; the cells in `last` were placed last."""
    oracle = Oracle()
    dice = {
        f"{'abcdef'[column]}{row}": word
        for row, line in enumerate(rows, 1)
        for column, word in enumerate(line.split())
        if word != "."
    }
    order = [cell for cell in dice if cell not in last.split()] + last.split()
    oracle.laid = {cell: dice[cell] for cell in order}
    return oracle


def replaced(oracle: Oracle, seat: int) -> tuple[str, str]:
    """The base that is cut off, and the cell of the die that becomes white, by the kernel."""
    ends, _, order = rows_of(oracle)
    base = blockages.cut_off_base(BOARD, ends, seat)
    cell = blockages.replaced_cell(BOARD, ends, order, seat, base)
    return ("top", "right", "bottom", "left")[base], CELL_LABELS[cell]


@pytest.mark.clause("VG-R21", "VG-R22", "VG-X3")
def test_a_base_that_is_cut_off_is_reached_through_a_white_cross() -> None:
    """Red's left base: black has closed its two neighbours, and red the third with a bridge."""
    position = play(table("", "", "", "B .", "W bew", turn=2, last="a4"), "throw rR")
    events = told(position, "place rns a6")
    assert events == [
        {"type": "placed", "seat": 0, "die": "rns", "cell": "a6"},
        {"type": "unblocked", "seat": 0, "base": "left", "die": "rns", "cell": "a6"},
    ]
    after = play(position, "place rns a6")
    assert dice_on(after)["a6"] == "W"
    assert after.actors == (0,)  # VG-R22: it uses up nothing
    assert after.json["placed"] == 1
    ends = after.view().json["networks"]["red"][0]["ends"]
    assert {"a5s", "a6n", "a6e"} <= set(ends)  # the path may turn through it


@pytest.mark.clause("VG-R21")
def test_the_stock_stays_the_same() -> None:
    position = play(table("", "", "", "B .", "W bew", turn=2, last="a4"), "throw rR")
    assert position.view().json["stock"] == 31
    assert play(position, "place rns a6").view().json["stock"] == 31


@pytest.mark.clause("VG-R23")
def test_blockages_are_removed_anywhere_on_the_board() -> None:
    """Black's top base is cut off three cells away from it."""
    position = play(
        table(
            ".   Cnw .   Cne Csw .",
            ".   .   .   .   W   W",
            ".   .   .   .   bew rns",
            ".   .   .   .   .   .",
            ".   .   .   .   .   .",
            "R   Cnw .   .   .   .",
            turn=5,
            last="f2 f3 b6 e2 b1 e1 e3 a6 d1",
        ),
        "throw Crb",
    )
    events = told(position, "place Cse d2")
    assert events[1] == {
        "type": "unblocked", "seat": 1, "base": "top", "die": "Cse", "cell": "d2",
    }  # fmt: skip


@pytest.mark.clause("VG-A9")
def test_an_empty_board_blocks_nobody() -> None:
    cells = [0] * 36
    for seat in range(2):
        assert not blocked(ends_of(cells), seat)
        assert not is_blocked(GAME.board(), cells, seat)


@pytest.mark.clause("VG-A9")
@pytest.mark.parametrize(
    ("die", "blocks"), [("bns", True), ("B", True), ("rns", False), (".", False)]
)
def test_dice_join_as_printed_and_empty_cells_to_all_sides(die: str, blocks: bool) -> None:
    """A wall across the board, with one die in its gap: red needs to pass from top to bottom."""
    wall = board_of("", "", f"B B B {die} B B")
    assert blocked(rows_of(wall)[0], 0) == blocks == wall.is_blocked(0)


@pytest.mark.clause("VG-A10")
def test_the_cut_off_base_is_the_lowest_numbered_one_outside_the_main_component() -> None:
    """Two and two: the main component holds the top base, and so the bottom one is cut off."""
    wall = board_of("", "", "B B B B B B")
    assert wall.cut_off(0) == 2
    assert replaced(wall, 0)[0] == "bottom"


@pytest.mark.clause("VG-A10")
def test_the_main_component_has_most_bases() -> None:
    """Three below the wall, so that the top base is cut off."""
    wall = board_of("", "B B B B B Cse")
    assert wall.cut_off(0) == 0
    assert replaced(wall, 0)[0] == "top"


@pytest.mark.clause("VG-A10")
def test_taken_is_the_nearest_die_and_of_equals_the_one_placed_last() -> None:
    wall = ("", "", "B B B B B B")
    # The bottom base faces e6: e3 is three away, all others are farther.
    assert replaced(board_of(*wall), 0) == ("bottom", "e3")
    two = ("", "", "B B B . B .", ". . . B . B", ". . . R . B")
    for last in ("e3", "f4"):  # both are three away
        assert replaced(board_of(*two, last=last), 0) == ("bottom", last)


@pytest.mark.clause("VG-A10")
def test_without_a_die_that_links_the_nearest_at_the_edge_is_taken() -> None:
    """Two walls: no single die links the bottom base to another one."""
    walls = ("", "", "B B B B B B", "B B B B B B")
    one = board_of(*walls)
    front = "e6"
    assert not any(links(one, cell) for cell in one.laid)
    assert replaced(one, 0) == ("bottom", "e4")
    assert one.replaced(0, 2) == "e4"
    # The die in front of the base itself, of which only a stub faces it.
    stub = board_of(*walls, ". . . . . .", ". . . . bew .")
    assert replaced(stub, 0) == ("bottom", front)


@pytest.mark.clause("VG-A10")
def test_it_is_repeated_until_the_player_is_not_blocked() -> None:
    oracle = board_of("", "", "B B B B B B", "B B B B B B")
    ends, cells, order = rows_of(oracle)
    assert blockages.unblock(BOARD, ends, cells, order, 0, None)
    assert not blocked(ends, 0)
    assert ends.tolist() == ends_on(cells.tolist())
    white = {CELL_LABELS[cell] for cell in range(36) if cells[cell] == WHITE_CROSS}
    assert white == {"e3", "e4"}


def links(oracle: Oracle, cell: str) -> bool:
    """Whether a white cross there would link the bottom base of red to another one."""
    trial = oracle.copy()
    trial.laid[cell] = "W"
    return len(trial.linked(0, 2, optimistic=True)) > len(oracle.linked(0, 2, optimistic=True))


@pytest.mark.clause("VG-A11")
def test_the_opponent_of_the_mover_comes_first_then_the_mover() -> None:
    position = play(
        table(
            ".   rns B   .   .   .",
            ".   .   .   .   .   Cse",
            ".   .   .   .   .   .",
            ".   .   .   .   .   .",
            ".   .   .   .   Cnw bew",
            ".   bns .   .   W   bew",
            turn=6,
        ),
        "throw BCr",
    )
    events = [e for e in told(position, "place Cse d6") if e["type"] == "unblocked"]
    assert [(event["seat"], event["base"], event["cell"]) for event in events] == [
        (1, "right", "f5"),
        (0, "bottom", "d6"),
    ]


@pytest.mark.clause("VG-A11")
def test_it_is_checked_after_every_single_placement() -> None:
    """The first of two dice is unblocked before the second one is placed."""
    position = play(table("", "", "", "B .", "W bew", turn=4, last="a4"), "throw rRR")
    after = play(position, "place rns a6")
    assert (after.json["placed"], dice_on(after)["a6"]) == (1, "W")


def random_board(rng: random.Random) -> Oracle:
    """Any dice anywhere, as dense as it comes: far more tangled than boards of games."""
    oracle = Oracle()
    cells = rng.sample(CELLS, rng.choice([rng.randint(0, 36), 34, 36]))
    dice = rng.choice([list(ENDS), rng.sample(list(ENDS), 3), [*"WWWWRB", *ENDS]])
    oracle.laid = {cell: rng.choice(dice) for cell in cells}
    return oracle


@pytest.mark.clause("VG-A9", "VG-A11", "VG-R2")
def test_a_die_that_blocks_or_links_is_seen_from_what_is_around_it() -> None:
    """Looking around one die says the same as looking at the whole board."""
    rng, kinds = random.Random(11), {"blocks": 0, "passed over": 0, "links": 0}
    for _ in range(600):
        seat, full, place = rng.randrange(2), rng.random() < 0.4, rng.randrange(36)
        dice = [*range(1, 12), *([WHITE_CROSS] * 16 if full else [0] * 14)]
        cells = [0 if cell == place else rng.choice(dice) for cell in range(36)]
        before, after = ends_of(cells), ends_of(cells)
        masks.put_die(BOARD, after, rng.randrange(1, 12), place)
        linked = networks.completed(BOARD, before)
        found = networks.completed_by(BOARD, after, place, linked)
        assert found == networks.completed(BOARD, after)
        kinds["links"] += found != linked
        if not blocked(before, seat):
            looked_at = blockages.may_block(BOARD, after, seat, place)
            assert looked_at or not blocked(after, seat)
            kinds["blocks"] += blocked(after, seat)
            kinds["passed over"] += not looked_at
    assert min(kinds.values()) >= 5, kinds


@pytest.mark.clause("VG-A9", "VG-A10", "VG-R2")
@pytest.mark.parametrize("seed", range(8))
def test_on_any_board_kernel_and_oracle_agree(seed: int) -> None:
    compare_boards(25, seed)


@pytest.mark.lockstep
def test_on_many_boards_kernel_and_oracle_agree() -> None:
    compare_boards(20_000, 7)


def compare_boards(number: int, seed: int) -> None:
    rng = random.Random(seed)
    kinds = {"blocked": 0, "edge": 0, "complete": 0}
    for _ in range(number):
        oracle, seat = random_board(rng), rng.randrange(2)
        ends, cells, order = rows_of(oracle)
        assert is_complete(GAME.board(), cells.tolist(), seat) == oracle.complete(seat)
        assert networks.complete(BOARD, ends, seat) == oracle.complete(seat)
        kinds["complete"] += oracle.complete(seat)
        while oracle.is_blocked(seat):
            assert blocked(ends, seat)
            assert is_blocked(GAME.board(), cells.tolist(), seat)
            base = oracle.cut_off(seat)
            assert blockages.cut_off_base(BOARD, ends, seat) == base
            cell = oracle.replaced(seat, base)
            place = blockages.replaced_cell(BOARD, ends, order, seat, base)
            assert CELL_LABELS[place] == cell
            before = oracle.linked(seat, base, optimistic=True)
            oracle.laid[cell], cells[place] = "W", WHITE_CROSS
            ends = ends_of(cells.tolist())
            kinds["blocked"] += 1
            kinds["edge"] += oracle.linked(seat, base, optimistic=True) == before
        assert not blocked(ends, seat)
    assert min(kinds.values()) >= number // 200, kinds
