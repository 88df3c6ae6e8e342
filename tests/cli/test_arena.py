"""`jacta arena` lets bots meet and rates them."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.fixtures import Run

CONTEST = ["arena", "wurfel-express", "random", "greedy", "--games", "40"]


def test_the_tables_are_readable(run: Run) -> None:
    said = run(*CONTEST).stdout
    for word in ("40 games of 2 players", "rating", "●", "better than", "95 % interval", "seed 1"):
        assert word in said
    assert said.index("greedy") < said.index("random")


def test_json_has_what_programs_need(run: Run) -> None:
    found = json.loads(run(*CONTEST, "--json").stdout)
    assert (found["game"], found["players"], found["games"]) == ("wurfel-express", 2, 40)
    assert [each["bot"] for each in found["bots"]] == ["greedy", "random"]
    assert found["bots"][0]["rating"] > 0 > found["bots"][1]["rating"]
    (pair,) = [each for each in found["pairs"] if each["bot"] == "greedy"]
    assert pair["against"] == "random"
    assert 0.5 < pair["low"] <= pair["rate"] <= pair["high"] <= 1
    again = json.loads(run(*CONTEST, "--json", "--jobs", "2").stdout)
    assert again["bots"] == found["bots"]


def test_files_have_the_games_and_the_picture(run: Run, tmp_path: Path) -> None:
    rows, plot, kept = (tmp_path / name for name in ("games.csv", "plot.svg", "contest.jsonl"))
    run(*CONTEST, "--rows", rows, "--plot", plot, "--resume", kept)
    with rows.open(encoding="utf-8") as stream:
        games = list(csv.DictReader(stream))
    assert len(games) == 40
    assert {game["bot_1"] for game in games} == {"random", "greedy"}
    assert plot.read_text("utf-8").startswith("<svg")
    assert len(kept.read_text("utf-8").splitlines()) == 41


def test_who_stops_it_sees_what_was_played_and_how_to_go_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("jacta.lab.arena._CHUNK", 4)
    kept = tmp_path / "contest.jsonl"
    run(*CONTEST, "--games", "8", "--resume", kept)
    monkeypatch.setattr("jacta.lab.arena.Arena._run", stop)
    result = run(*CONTEST, "--resume", kept)
    assert result.exit_code == 130
    assert "8 games of 2 players" in result.stdout
    assert f"Stopped after 8 of 40 games; the same command goes on from {kept}." in result.stderr


def test_mistakes_are_one_sentence(run: Run, tmp_path: Path) -> None:
    for arguments, why in (
        (["arena", "dice-trip", "random"], "at least two bots"),
        (["arena", "dice-trip", "random", "clever"], "no bot 'clever'"),
        (["arena", "dice-trip", "random", "mcts:x"], "mcts:SIMULATIONS"),
        ([*CONTEST, "--rows", tmp_path / "rows.txt"], "FILE.csv or FILE.parquet"),
    ):
        result = run(*arguments)
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
        assert why in result.stderr
