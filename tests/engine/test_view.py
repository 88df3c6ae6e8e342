"""Views: all that a seat may know, and positions sampled from them."""

import numpy as np
import pytest

from jacta.engine.errors import UnknownName
from jacta.engine.position import Position
from jacta.engine.stream import stream
from tests.tiny import pearls, sledges, thirteen

GAME = thirteen.GAME


@pytest.fixture
def dealt() -> Position:
    """Seat 0 holds the 12 and the 6, seat 1 the 1 and the 7."""
    position = GAME.start(2)
    for place in (12, 1, 5, 5):
        position = position.chance(f"card {place}")
    return position


def test_a_seat_sees_its_own_cards_and_how_many_others_hold(dealt: Position) -> None:
    assert dealt.json["place"] == [2, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 1]
    assert dealt.view(0).json["place"] == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]
    assert dealt.view(1).json["place"] == [2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]
    assert dealt.view().json["place"] == [0] * 12
    assert [dealt.view(seat).json["held"] for seat in (-1, 0, 1)] == [[2, 2, 0, 0]] * 3


def test_a_view_says_whose_it_is(dealt: Position) -> None:
    view = dealt.view(1)
    assert (view.seat, view.players, view.board_name) == (1, 2, "table")
    assert view.json["seat"] == 1
    assert view == dealt.view(1)
    assert view != dealt.view(0)
    assert len({view, dealt.view(1), dealt.view()}) == 2


def test_hidden_facts_leave_no_trace_in_a_view(dealt: Position) -> None:
    other = GAME.position(dealt.json | {"place": [0, 0, 2, 0, 0, 1, 0, 2, 0, 0, 0, 1]})
    assert other.view(0).bytes == dealt.view(0).bytes
    assert other.view().bytes == dealt.view().bytes
    assert other.view(1).bytes != dealt.view(1).bytes


def test_a_sample_is_consistent_with_the_view_and_differs_in_what_is_hidden(
    dealt: Position,
) -> None:
    counter = stream(1)
    samples = {GAME.sample(dealt.view(0), counter) for _ in range(50)}
    assert len(samples) > 20
    assert all(sample.view(0) == dealt.view(0) for sample in samples)
    assert {sample.json["place"].count(2) for sample in samples} == {2}


def test_the_same_stream_gives_the_same_sample(dealt: Position) -> None:
    one, other = (GAME.sample(dealt.view(1), stream(5)) for _ in range(2))
    assert one == other


def test_where_nothing_is_hidden_a_view_is_the_whole_position() -> None:
    position = sledges.GAME.start(3).chance("die 5")
    assert position.view(2).bytes == position.bytes
    assert sledges.GAME.sample(position.view(), stream(0)) == position


def test_an_entry_lies_face_down_until_the_last_is_in() -> None:
    position = pearls.GAME.start(2).chance("pearl 6").apply(0, "play 3")
    assert position.view(0).json["cards"] == [3, 0, 0, 0]
    assert position.view(1).json["cards"] == [pearls.FACE_DOWN, 0, 0, 0]
    assert position.apply(1, "play 1").view(1).json["cards"] == [3, 1, 0, 0]


def test_all_is_shown_when_the_game_is_over(dealt: Position) -> None:
    position = dealt
    while not position.is_over:
        position = position.apply(position.actors[0], "stay")
    assert position.view().json["place"] == position.json["place"]


def test_a_tensor_has_every_number_of_the_view_and_no_gap(dealt: Position) -> None:
    tensor = dealt.view(0).tensor
    assert tensor.dtype == np.float32
    assert tensor.tolist() == [1, 2, 4, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]


def test_the_text_of_a_view_tells_no_more_than_the_view(dealt: Position) -> None:
    assert dealt.view(0).text(names=["Ann", "Bob"]) == "Ann: 6, 12\nBob: 2 cards"
    assert dealt.view().text(names=["Ann", "Bob"]) == "Ann: 2 cards\nBob: 2 cards"


@pytest.mark.parametrize("seat", [-2, 2])
def test_there_is_no_view_for_a_seat_that_nobody_has(seat: int, dealt: Position) -> None:
    with pytest.raises(UnknownName):
        dealt.view(seat)
