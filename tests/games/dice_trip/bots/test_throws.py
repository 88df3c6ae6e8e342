"""Throws: all of them are thought of, each as often as it falls, and what may be thrown again."""

from collections import Counter
from itertools import combinations_with_replacement

import numpy as np
import pytest

from jacta.games.dice_trip.bots.desk import (
    DESK,
    MIRRORED,
    RESULTS,
    desk_of,
    lay_out,
    points_of,
)
from jacta.games.dice_trip.bots.plans import pack
from jacta.games.dice_trip.bots.throws import (
    THROWS_IN_ALL,
    best_again,
    in_mirror,
    kind_in_colours,
    note_means,
    rolled,
    slot_of,
    ways_of,
)
from tests.games.dice_trip.positions import fresh, play, sheet, table


def faces(packed: int) -> list[int]:
    return [(packed >> (4 * die)) & 15 for die in range(4)]


def test_each_kind_of_throw_falls_as_often_as_it_can_lie() -> None:
    lying = Counter(tuple(sorted(faces(rolled(0, 15, throw)))) for throw in range(THROWS_IN_ALL))
    kinds = list(combinations_with_replacement(range(6), 4))
    assert {kind: ways_of(*kind) for kind in kinds} == lying


def test_a_kind_lies_in_all_orders() -> None:
    lying = {kind_in_colours(0, 2, 3, 5, order) for order in range(24)}
    assert len(lying) == 24
    assert all(sorted(faces(packed)) == [0, 2, 3, 5] for packed in lying)


def test_dice_that_are_thrown_again_are_worth_their_mean() -> None:
    results, rng = np.zeros(RESULTS), np.random.default_rng(4)
    worth = rng.random((6, 6, 6, 6))
    for throw in range(THROWS_IN_ALL):
        packed = rolled(0, 15, throw)
        results[slot_of(packed, 0)] = worth[tuple(faces(packed))]
    note_means(results)
    packed = 4 | 1 << 4 | 5 << 8 | 2 << 12
    assert results[slot_of(packed, 0b0101)] == pytest.approx(worth[:, 1, :, 2].mean())
    assert results[slot_of(packed, 15)] == pytest.approx(worth.mean())
    best, dice = best_again(results, packed)
    assert best == results[slot_of(packed, dice)]
    assert all(results[slot_of(packed, other)] <= best for other in range(1, 16))


def test_a_sheet_scores_the_same_in_the_mirror() -> None:
    position = table(sheet("Brest 66", "Rennes 65", "Nantes 53", "Paris 33*", "Lille x", "Caen 21"))
    position = play(position, "throw 1 2 6 6")
    view = position.view(0)
    desks = [desk_of(np.zeros(DESK, np.int64)) for _ in range(2)]
    for mirrored, desk in enumerate(desks):
        lay_out(view.board[0], view.array[0], 0, mirrored, desk)
        assert desk.facts[MIRRORED] == mirrored
        assert points_of(view.board[0], desk) == view.json["scores"][0]["total"]
    straight, turned = (pack(desk, view.array["dice"][0]) for desk in desks)
    assert faces(straight) == [0, 1, 5, 5]
    assert turned == in_mirror(straight)
    assert faces(turned) == [5, 4, 0, 0]
    assert desks[1].place[0] == desks[0].place[35] > 0


def test_a_new_sheet_may_begin_either_way() -> None:
    view = fresh().view(0)
    for mirrored in range(2):
        desk = desk_of(np.zeros(DESK, np.int64))
        lay_out(view.board[0], view.array[0], 0, mirrored, desk)
        assert points_of(view.board[0], desk) == 9
