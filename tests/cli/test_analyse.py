"""`jacta analyse` tells what was luck in a game, the same every time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import jacta
from tests.cli.fixtures import Run

QUICK = ("--seconds", "0.1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jacta"
    record = jacta.play("verbindung-gesucht", ["random", "linker"], seed=4)
    path.write_text(record.text, "utf-8")
    return path


def test_json_closes_and_is_the_same_every_time(run: Run, file: Path) -> None:
    said = run("analyse", file, "--json", *QUICK).stdout
    told = json.loads(said)
    reckoning = told["reckoning"]
    assert reckoning["gap"] < 1e-9
    assert [each["result"] for each in reckoning["balances"]] == [-1, 1]
    assert len(reckoning["mind"]) == 64
    assert all(verdict["says"] for verdict in told["verdicts"])
    assert run("analyse", file, "--json", *QUICK).stdout == said


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "own decisions"), ("fr", "décisions des autres"), ("de", "eigene Entscheidungen")],
)
def test_it_speaks_the_language(run: Run, file: Path, language: str, word: str) -> None:
    assert word in run("analyse", file, "--lang", language, *QUICK).stdout


def test_it_is_drawn(run: Run, file: Path, tmp_path: Path) -> None:
    plot = tmp_path / "game.svg"
    assert run("analyse", file, "--plot", plot, *QUICK).exit_code == 0
    drawn = plot.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "Luck and skill" in drawn


def test_a_decision_is_taken_again(run: Run, file: Path) -> None:
    listed = run("analyse", file, "--rewind", "1").stdout.splitlines()
    done = next(line for line in listed if line.startswith("*"))
    tried = next(line for line in listed if line != done).split("  ")[1].strip()
    asked = ("analyse", file, "--rewind", "1", "--try", tried, "--futures", "40")
    said = run(*asked, "--json").stdout
    told = json.loads(said)
    assert told["done"]["action"] == done[2:].split("  ")[0].strip()
    assert told["tried"]["mean"] == pytest.approx(told["tried"]["endings"]["1"])
    assert run(*asked, "--json").stdout == said
    assert told["says"] in run(*asked).stdout
    assert run("analyse", file, "--rewind", "0").exit_code == 2
    assert run("analyse", file, "--rewind", "1", "--try", "stop").exit_code == 2
