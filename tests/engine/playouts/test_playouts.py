"""Playouts: whole games in one compiled call."""

from typing import Any

import numpy as np
import pytest

from jacta.engine.doors.jit import kernel
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import UNIFORM, Policy
from tests.tiny import pearls, sledges, thirteen


@kernel
def ride_furthest(
    board: Any, view: Any, seat: int, actions: Array, count: int, scratch: Array, counter: Array
) -> int:
    return int(actions[count - 1])


in_tiny_games = pytest.mark.parametrize(
    "game", [sledges.GAME, pearls.GAME, thirteen.GAME], ids=lambda game: game.name
)


@in_tiny_games
def test_a_seed_gives_the_same_games_on_one_core_and_on_all(game: Game) -> None:
    start = game.start(3)
    one, all_cores, other = (
        playouts(start, [UNIFORM] * 3, 3_000, seed, jobs) for seed, jobs in ((7, 1), (7, 0), (8, 1))
    )
    assert (one.merits == all_cores.merits).all()
    assert (one.decisions == all_cores.decisions).all()
    assert (one.turns == all_cores.turns).all()
    assert (one.merits != other.merits).any()


@in_tiny_games
def test_a_batch_is_the_beginning_of_a_longer_one(game: Game) -> None:
    short, long = (playouts(game.start(2), [UNIFORM] * 2, games, 3) for games in (10, 2_000))
    assert (short.merits == long.merits[:10]).all()


def test_ranks_are_shared_by_equals() -> None:
    batch = playouts(pearls.GAME.start(4), [UNIFORM] * 4, 50, 1)
    for merits, ranks in zip(batch.merits.tolist(), batch.ranks.tolist(), strict=True):
        assert ranks == [1 + sum(other > own for other in merits) for own in merits]


def test_seats_are_played_by_their_own_policies() -> None:
    """Who always rides as far as possible wins more than who rides anyhow, from either seat."""
    bold = Policy("bold", ride_furthest)
    start = sledges.GAME.start(2, board="glacier")
    for seat, policies in enumerate(([bold, UNIFORM], [UNIFORM, bold])):
        batch = playouts(start, policies, 400, 1)
        assert np.mean(batch.ranks[:, seat] == 1) > 0.6


def test_progress_is_told_until_all_games_are_done() -> None:
    told: list[int] = []
    batch = playouts(sledges.GAME.start(2), [UNIFORM] * 2, 3_000, 1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == batch.games == 3_000


def test_games_go_on_from_any_position() -> None:
    start = sledges.GAME.start(2).json | {"turn": 8, "cells": [13, 0, 0, 0]}
    batch = playouts(sledges.GAME.position(start), [UNIFORM] * 2, 5, 1)
    assert batch.turns.tolist() == [9] * 5
    assert batch.decisions.tolist() == [0] * 5
    assert batch.merits.tolist() == [[14, 0]] * 5


def test_policies_of_one_factory_are_told_apart() -> None:
    """Compiled code is kept by what a function closes over too, not by its source alone."""

    def stubborn(index: int) -> Policy:
        @kernel
        def choose(
            board: object,
            view: object,
            seat: int,
            actions: Array,
            count: int,
            scratch: Array,
            counter: Array,
        ) -> int:
            return int(actions[min(index, count - 1)])

        return Policy("stubborn", choose)

    start = sledges.GAME.start(2)
    first, last = (playouts(start, [stubborn(index)] * 2, 50, 1) for index in (0, 5))
    assert first.turns.mean() > last.turns.mean()


def test_every_seat_needs_a_policy_and_a_game_a_seed() -> None:
    start = sledges.GAME.start(3)
    with pytest.raises(JactaError, match="3 seats need as many policies, not 2"):
        playouts(start, [UNIFORM] * 2, 1, 1)
    with pytest.raises(JactaError, match="a seed is a whole number"):
        playouts(start, [UNIFORM] * 3, 1, -1)
