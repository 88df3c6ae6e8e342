"""Layouts: one typed class makes the dtype, and equal records have equal bytes."""

from typing import Annotated

import numpy as np
import pytest

from jacta.engine.layout import Int8, Int16, Int64, Ints, Layout
from tests.tiny import pearls, thirteen
from tests.tiny.sledges.state import Road, State


class Small(Layout):
    one: Int8
    two: Int64
    three: Annotated[Ints, np.int16, (2, 3)]


class More(Small):
    four: Int16


def test_fields_come_in_their_order_with_their_types() -> None:
    dtype = Small.dtype()
    assert Small.names() == ("one", "two", "three")
    assert dtype["one"] == np.int8
    assert dtype["two"] == np.int64
    assert dtype["three"].base == np.int16
    assert dtype["three"].shape == (2, 3)


def test_a_subclass_adds_its_fields_at_the_end() -> None:
    assert More.names() == ("one", "two", "three", "four")


def test_fields_are_aligned() -> None:
    fields = Small.dtype().fields
    assert fields is not None
    assert fields["two"][1] == 8
    assert Small.dtype().itemsize == 32


def test_gaps_are_copied_too_so_that_equal_records_have_equal_bytes() -> None:
    dirty = Small.array()
    dirty.view(np.uint8)[:] = 255
    copy = Small.array()
    copy[:] = dirty
    assert copy.tobytes() == dirty.tobytes()


def test_an_array_is_zeroed_and_bytes_read_back() -> None:
    array = Small.array(3)
    assert array.tobytes() == bytes(96)
    array["two"][1] = 5
    assert Small.from_bytes(array[1:2].tobytes())["two"][0] == 5


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes wanted, 31 given"):
        Small.from_bytes(bytes(31))


def test_a_field_without_a_size_is_refused() -> None:
    class Unsized(Layout):
        number: int

    with pytest.raises(TypeError, match=r"Unsized\.number needs a sized type, such as Int8"):
        Unsized.dtype()


@pytest.mark.parametrize("layout", [State, Road, pearls.State, thirteen.State])
def test_a_record_of_a_game_is_small(layout: type[Layout]) -> None:
    assert layout.dtype().itemsize <= 64


def test_a_field_that_records_of_numpy_have_already_is_refused() -> None:
    """Without the jit `board.size` would be NumPy's, and always 1."""

    class Board(Layout):
        size: Int8

    with pytest.raises(TypeError, match="records have a 'size' already"):
        Board.dtype()
