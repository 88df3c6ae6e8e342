"""The same games on CUDA as on the CPU; where there is no GPU, a sentence that says so."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import jacta
from jacta.bots import policy
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.playouts import cuda
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import UNIFORM
from tests.tiny import pearls, sledges, thirteen

EXPRESS = jacta.game("wurfel-express")


def has_gpu() -> bool:
    try:
        return bool(cuda.device_name())
    except JactaError:
        return False


needs_gpu = pytest.mark.skipif(not has_gpu(), reason="there is no GPU on this machine")


@needs_gpu
@pytest.mark.parametrize("game", [EXPRESS, sledges.GAME, pearls.GAME, thirteen.GAME])
def test_random_games_are_the_same(game: Game) -> None:
    for players in game.players:
        start, seats = game.start(players), [UNIFORM] * players
        ours, theirs = playouts(start, seats, 500, 3), cuda.playouts(start, seats, 500, 3)
        for name in ("merits", "decisions", "turns"):
            assert np.array_equal(getattr(ours, name), getattr(theirs, name))


@needs_gpu
def test_games_of_mixed_players_are_the_same() -> None:
    start, seats = EXPRESS.start(3), [policy(EXPRESS, "greedy"), UNIFORM, UNIFORM]
    ours, theirs = playouts(start, seats, 60, 3), cuda.playouts(start, seats, 60, 3)
    assert np.array_equal(ours.merits, theirs.merits)


@pytest.mark.skipif(has_gpu(), reason="there is a GPU on this machine")
def test_without_a_gpu_it_says_so_and_what_to_do() -> None:
    with pytest.raises(JactaError, match=r"CUDA.*--device cpu"):
        cuda.playouts(EXPRESS.start(2), [UNIFORM] * 2, 1, 1)


def test_without_the_jit_it_says_so_and_what_to_do() -> None:
    code = "from jacta.engine.playouts import cuda; cuda.device_name()"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"JACTA_JIT": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "CUDA needs the jit, and JACTA_JIT is off" in done.stderr
