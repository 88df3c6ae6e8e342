"""Calibration: how sure a mind should be."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import jacta
from jacta.bots.mind import mind_of, read_mind
from jacta.engine.errors import JactaError
from jacta.games.wurfel_express.bots.judgement import NETWORK
from jacta.lab.calibration import Calibration, sharpen, sharpness_of

GAME = jacta.game("wurfel-express")


def test_how_sure_a_mind_should_have_been_is_found() -> None:
    rng = np.random.default_rng(1)
    expected = rng.dirichlet((1.0, 1.0, 1.0), size=(20_000, 3))
    for power in (0.8, 1.0, 1.4):
        true = expected**power / (expected**power).sum(axis=2, keepdims=True)
        ranks = (rng.random((20_000, 3, 1)) > true.cumsum(axis=2)).sum(axis=2)
        assert sharpness_of(expected, ranks) == pytest.approx(power, rel=0.03)


def test_a_mind_is_sharpened_at_so_many_players_and_nothing_else_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind, board = mind_of(GAME), GAME.boards_of()[0]
    assert mind is not None
    (tmp_path / f"{board}.mind").write_bytes(mind.file(board).read_bytes())
    monkeypatch.setattr(
        "jacta.lab.calibration.mind_of", lambda game: replace(mind, folder=tmp_path)
    )
    sharpen(GAME, calibration(board, players=4))
    before, after = mind.weights(board), read_mind(tmp_path / f"{board}.mind")[1]
    place = NETWORK.sharpness + 3
    assert np.flatnonzero(before != after).tolist() == [place]
    assert after[place] == pytest.approx(1.25 * before[place], rel=1e-3)
    with pytest.raises(JactaError, match="no sharpness"):
        sharpen(GAME, calibration(board, players=7))


def calibration(board: str, players: int) -> Calibration:
    return Calibration(GAME.name, board, players, 1, 1, "strong", [], 1.25, None, None)
