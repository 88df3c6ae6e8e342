"""Planes: every number of an observation has a name and bounds, in one row or in many."""

from itertools import islice
from typing import Annotated

import numpy as np
import pytest

import jacta
from jacta.engine.layout import Bits, Int8, Int16, Int32, Int64, Ints, Layout
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


class Masked(Layout):
    seat: Int8
    towns: Annotated[Ints, np.int32, (2,), Bits(3)]
    zones: Annotated[Int32, Bits(3)]
    wide: Int64


def test_masks_are_taken_apart_and_every_bit_is_exact() -> None:
    planes, records = Planes(Masked), Masked.array(2)
    records["towns"], records["zones"] = [[5, 2], [0, 0]], [7, 0]
    records["wide"] = [(1 << 62) + 1, -1]
    assert planes.names[:3] == ["seat", "towns[0] bit 0", "towns[0] bit 1"]
    assert planes.names[7:10] == ["zones bit 0", "zones bit 1", "zones bit 2"]
    assert (planes[5].bit, planes[5].low, planes[5].high, len(planes)) == (1, 0, 1, 1 + 6 + 3 + 64)
    rows = planes.rows(records)
    assert rows[0, :10].tolist() == [0, 1, 0, 1, 0, 1, 0, 1, 1, 1]
    assert np.flatnonzero(rows[0, 10:]).tolist() == [0, 62]
    assert rows[1, 10:].all()
    assert [planes.row(record.tobytes()).tolist() for record in records] == rows.tolist()


@pytest.mark.parametrize("name", jacta.names())
def test_a_tensor_is_a_row_of_the_planes_of_its_game_and_exact(name: str) -> None:
    game = jacta.game(name)
    planes, masks = game.planes, game.view_layout.masks()
    assert len(set(planes.names)) == len(planes)
    record = jacta.play(game, ["random"] * game.players[0], seed=1)
    for _, position, _ in islice(record.positions(), 0, None, 10):
        view = position.view(0)
        tensor = view.tensor
        assert view.planes is planes
        assert tensor.tolist() == planes.rows(view.array)[0].tolist()
        assert (planes.low <= tensor).all()
        assert (tensor <= planes.high).all()
        for field in game.view_layout.names():
            numbers = np.ravel(view.array[field][0]).tolist()
            found = [
                int(n) for n, plane in zip(tensor, planes, strict=True) if plane.field == field
            ]
            if bits := masks.get(field):
                at = [found[place : place + bits] for place in range(0, len(found), bits)]
                found = [sum(bit << place for place, bit in enumerate(mask)) for mask in at]
            assert found == numbers, field


def test_a_tensor_can_be_written_to_without_changing_the_view() -> None:
    view = thirteen.GAME.start(2).view(0)
    before = view.bytes
    view.tensor[:] = 7
    assert view.bytes == before
