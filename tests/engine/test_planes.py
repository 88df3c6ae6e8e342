"""Planes: every number of an observation has a name and bounds, in one row or in many."""

from typing import Annotated

import numpy as np
import pytest

import jacta
from jacta.engine.layout import Int8, Int16, Int32, Ints, Layout
from jacta.engine.planes import Planes
from tests.tiny import thirteen


class Board(Layout):
    seat: Int8
    turn: Int16
    cells: Annotated[Ints, np.int8, (2, 2)]
    score: Int32


def test_every_number_has_a_name_and_what_its_type_can_be() -> None:
    planes = Planes(Board)
    cells = ["cells[0, 0]", "cells[0, 1]", "cells[1, 0]", "cells[1, 1]"]
    assert planes.names == ["seat", "turn", *cells, "score"]
    assert [plane.name for plane in planes] == planes.names
    assert (planes[1].field, planes[1].low, planes[1].high) == ("turn", -(1 << 15), (1 << 15) - 1)
    assert planes[3].index == (0, 1)
    assert planes.low.tolist() == [p.low for p in planes]
    assert (planes.high[0], len(planes[2:6])) == (127, 4)
    assert repr(planes) == "<7 planes: seat, turn, cells, score>"


def test_many_records_are_as_many_rows_and_gaps_are_in_none() -> None:
    records = Board.array(3)
    records["seat"], records["turn"] = [0, 1, -2], [300, -5, 7]
    records["cells"][1], records["score"] = [[1, 2], [3, 4]], [100_000, 0, -1]
    rows = Planes(Board).rows(records)
    assert rows.dtype == np.float32
    assert rows.tolist() == [
        [0, 300, 0, 0, 0, 0, 100_000],
        [1, -5, 1, 2, 3, 4, 0],
        [-2, 7, 0, 0, 0, 0, -1],
    ]
    assert Planes(Board).rows(records[1::2]).tolist() == rows[1::2].tolist()
    assert Planes(Board).rows(records[:0]).shape == (0, 7)


@pytest.mark.parametrize("name", jacta.names())
def test_a_tensor_is_a_row_of_the_planes_of_its_game(name: str) -> None:
    game = jacta.game(name)
    view = game.start(game.players[-1]).view(0)
    assert view.planes is game.planes
    assert view.tensor.tolist() == game.planes.rows(view.array)[0].tolist()
    fields = [np.ravel(view.array[field][0]) for field in game.view_layout.names()]
    assert view.tensor.tolist() == np.concatenate(fields).tolist()
    assert (game.planes.low <= view.tensor).all()
    assert (view.tensor <= game.planes.high).all()
    assert len(set(game.planes.names)) == len(game.planes)


def test_a_tensor_can_be_written_to_without_changing_the_view() -> None:
    view = thirteen.GAME.start(2).view(0)
    before = view.bytes
    view.tensor[:] = 7
    assert view.bytes == before
