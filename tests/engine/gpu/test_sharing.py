"""How records lie in the memory that threads share: in whole units, and nothing over another."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import jacta
from jacta.engine.game import Game
from jacta.engine.gpu.device import threads_that_fit
from jacta.engine.gpu.sharing import unit_of, units_in
from jacta.engine.playouts.grouped import kinds_of_actions, places_in_memory
from tests.tiny import pearls, sledges, thirteen

GAMES = [sledges.GAME, pearls.GAME, thirteen.GAME, *(jacta.game(name) for name in jacta.names())]
in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@in_every_game
def test_a_record_is_whole_units_that_are_aligned_as_it_is(game: Game) -> None:
    dtype = game.State.dtype()
    assert units_in(dtype) * unit_of(dtype).itemsize == dtype.itemsize
    assert unit_of(dtype).itemsize >= dtype.alignment


@in_every_game
@pytest.mark.parametrize("threads", [8, 32, 960])
def test_what_threads_share_has_room_and_begins_at_eights(game: Game, threads: int) -> None:
    places = places_in_memory(game, threads)
    wanted = [game.State.dtype().itemsize, 8, 8, 4, 4, 4, 2]
    rooms = [8 * (end - begin) for begin, end in pairwise(places)]
    assert places[0] == 0
    assert all(room >= size * threads for room, size in zip(rooms[:-1], wanted, strict=True))
    assert rooms[-1] >= 4 * (len(game.actions.kinds) + 2)


@in_every_game
def test_every_action_has_its_kind(game: Game) -> None:
    kinds = kinds_of_actions(game)
    assert len(kinds) == game.actions.size
    for number in np.linspace(0, game.actions.size - 1, 40).astype(int).tolist():
        kind, _ = game.actions.decode(number)
        assert game.actions.kinds[kinds[number]] is kind


def test_threads_are_whole_warps_that_fit() -> None:
    assert threads_that_fit(4, 128) == 128
    assert threads_that_fit(268, 256) == 160
    assert threads_that_fit(3000, 256) == 8
