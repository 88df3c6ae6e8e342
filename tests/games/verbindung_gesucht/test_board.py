"""The board: two players, four bases each, and data that is checked when it is read."""

import json
from pathlib import Path
from typing import Any

import pytest

from jacta import UnknownName
from jacta.games.verbindung_gesucht.faces import DIE_LABELS
from jacta.games.verbindung_gesucht.state import base_cell, make_board, read_board
from jacta.games.verbindung_gesucht.tracing import is_blocked, is_complete
from jacta.games.verbindung_gesucht.vocabulary import CELL_LABELS
from tests.games.verbindung_gesucht.oracle import BASES, COLOURS
from tests.games.verbindung_gesucht.positions import BOTH, GAME, RED_ONLY, drawn, play, table

OURS: dict[str, Any] = {"size": 6, "bases": {"red": [2, 2, 2, 2], "black": [5, 5, 5, 5]}}


@pytest.mark.clause("VG-R1")
def test_two_players_an_empty_board_and_36_dice() -> None:
    start = GAME.start(2)
    assert drawn(start) == []
    assert start.view().json["stock"] == 36
    for players in (1, 3):
        with pytest.raises(UnknownName):
            GAME.start(players)


@pytest.mark.clause("VG-R1", "VG-R9")
def test_seat_0_is_red_and_begins() -> None:
    first = play(GAME.start(2), "throw RR")
    assert first.actors == (0,)
    assert {a.json["die"] for a in first.legal(0) if a.kind.name == "place"} == {"R"}


@pytest.mark.clause("VG-R2")
def test_a_network_must_hold_all_four_bases() -> None:
    position = play(table(*RED_ONLY), "throw RRR")
    red = position.view().json["networks"]["red"]
    assert [network["bases"] for network in red] == [["top", "right", "left"], ["bottom"]]
    won = play(position, "place R e3")
    assert won.is_over
    assert won.view().json["networks"]["red"][0]["bases"] == ["top", "right", "bottom", "left"]


@pytest.mark.clause("VG-R2")
def test_four_bases_in_two_networks_are_not_linked() -> None:
    assert not play(table(*BOTH), "throw RRR", "place R d3").is_over


@pytest.mark.clause("VG-R2")
def test_the_bases_are_where_the_rules_say_going_clockwise() -> None:
    board = GAME.board()[0]
    for seat, colour in enumerate(COLOURS):
        cells = [CELL_LABELS[cell] for cell in board["bases"][seat]]
        assert cells == [cell for cell, _ in BASES[colour]]
    assert [CELL_LABELS[base_cell(4, side, 1)] for side in range(4)] == ["a1", "d1", "d4", "a4"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"size": 7}, "the size goes from 3 to 6, not 7"),
        ({"size": 2}, "the size goes from 3 to 6, not 2"),
        ({"size": "6"}, "the size goes from 3 to 6"),
        ({"size": True}, "the size goes from 3 to 6"),
        ({"size": 4}, "black, top: a position from 1 to 4, not 5"),
        ({"dice": 36}, "a board has a size and bases"),
        ({"bases": {"red": [2, 2, 2, 2]}}, "there are bases of red and black"),
        ({"bases": {"red": [2, 2, 2], "black": [5] * 4}}, "red has four bases, one on each side"),
        ({"bases": {"red": [2, 0, 2, 2], "black": [5] * 4}}, "red, right: a position from 1 to 6"),
        ({"bases": {"red": [2, 2, "2", 2], "black": [5] * 4}}, "red, bottom: a position"),
        ({"bases": {"red": [2, 2, 2, 5], "black": [5] * 4}}, "left: two bases at position 5"),
    ],
)
def test_a_board_that_cannot_be_played_on_says_why(
    change: dict[str, Any], problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "other.json"
    file.write_text(json.dumps(OURS | change), "utf-8")
    with pytest.raises(ValueError, match=f"other.json: {problem}"):
        read_board(file)


def test_a_smaller_board_is_data_too() -> None:
    """Red's bases are in the corners: a cell can face two bases."""
    board = make_board({"size": 4, "bases": {"red": [1, 1, 1, 1], "black": [3, 3, 3, 3]}})
    assert int(board["places"][0]) == 16
    assert int(board["cells"][0]).bit_count() == 16
    with pytest.raises(ValueError, match="assignment destination is read-only"):
        board["places"] = 9


@pytest.mark.clause("VG-R2", "VG-A1", "VG-A9")
def test_networks_are_traced_end_by_end_and_a_bridge_cuts_what_is_below() -> None:
    shown = table(".   R   W", ".   rns", ".   bew").view().json["networks"]
    white = ["c1n", "c1e", "c1s", "c1w"]
    assert shown["red"] == [
        {"bases": ["top"], "ends": ["b1n", "b1e", "b1s", "b1w", *white, "b2n", "b2s", "b3n"]},
        {"bases": [], "ends": ["b3s"]},
    ]
    assert shown["black"][:2] == [
        {"bases": [], "ends": white},
        {"bases": [], "ends": ["b3e", "b3w"]},
    ]
    assert sorted(one["ends"] for one in shown["black"][2:]) == [["b2e"], ["b2w"]]


@pytest.mark.clause("VG-R2")
def test_a_traced_network_is_complete_when_it_holds_all_bases() -> None:
    before = table(*RED_ONLY).array["cells"][0].tolist()
    after = play(table(*RED_ONLY), "throw RRR", "place R e3").array["cells"][0].tolist()
    found = [is_complete(GAME.board(), cells, seat) for cells in (before, after) for seat in (0, 1)]
    assert found == [False, False, True, False]


@pytest.mark.clause("VG-A9")
def test_a_player_is_blocked_where_the_bases_cannot_be_linked_any_more() -> None:
    empty = [0] * 36
    wall = [0] * 36
    wall[12:18] = [1 + DIE_LABELS.index("B")] * 6  # a row of black crosses
    found = [is_blocked(GAME.board(), cells, seat) for cells in (empty, wall) for seat in (0, 1)]
    assert found == [False, False, True, False]
