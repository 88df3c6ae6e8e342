"""A row a game, for programs of others."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

import jacta
from jacta.engine.playouts.batches import Batch
from jacta.lab.rows import Rows
from jacta.lab.simulate import simulate
from tests.tiny import sledges

BATCH = Batch(np.array([[7, 3], [2, 2]]), np.array([9, 8]), np.array([5, 4]))
HEAD = "game,bot_1,merit_1,rank_1,bot_2,merit_2,rank_2,decisions,turns"


def test_csv_has_a_head_and_a_row_a_game(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with Rows(file) as rows:
        rows.add(BATCH, ["a", "b"])
        rows.add(BATCH, ["b", "a"], np.array([5, 9]))
    assert file.read_text("utf-8").splitlines() == [
        HEAD,
        "0,a,7,1,b,3,2,9,5",
        "1,a,2,1,b,2,1,8,4",
        "5,b,7,1,a,3,2,9,5",
        "9,b,2,1,a,2,1,8,4",
    ]


def test_a_study_writes_the_games_that_it_sums_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jacta.lab.simulate._SLICE", 16)
    file = tmp_path / "games.csv"
    with Rows(file) as rows:
        study = simulate(sledges.GAME, players=2, games=40, rows=rows)
    with file.open(encoding="utf-8") as stream:
        games = list(csv.DictReader(stream))
    assert [int(game["game"]) for game in games] == list(range(40))
    assert sum(game["rank_1"] == "1" for game in games) == study.wins[0]
    assert sum(int(game["decisions"]) for game in games) == study.decisions


def test_without_pyarrow_it_is_said_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("jacta.lab.rows.import_module", missing)
    with pytest.raises(jacta.JactaError, match=r'pip install "jacta\[parquet\]"'):
        Rows(tmp_path / "games.parquet")
    assert not (tmp_path / "games.parquet").exists()


@pytest.mark.parametrize(("name", "why"), [("games.txt", "FILE.csv"), ("no/games.csv", "cannot")])
def test_rows_go_to_files_that_can_be_written(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(jacta.JactaError, match=why):
        Rows(tmp_path / name)
