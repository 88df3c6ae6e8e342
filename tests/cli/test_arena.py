"""`jacta arena` lets bots meet and rates them."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.fixtures import Run
from tests.waiting import wait_until

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

    kept = tmp_path / "contest.jsonl"
    run(*CONTEST, "--games", "8", "--resume", kept)
    monkeypatch.setattr("jacta.lab.series.Errand.play", stop)
    result = run(*CONTEST, "--resume", kept)
    assert result.exit_code == 130
    assert "8 games of 2 players" in result.stdout
    assert f"Stopped after 8 of 40 games; the same command goes on from {kept}." in result.stderr


def test_ctrl_c_loses_nothing(run: Run, tmp_path: Path) -> None:
    """A real one, to a program without the jit, whose games take a while; then it is gone on."""
    rows, kept = tmp_path / "games.csv", tmp_path / "contest.jsonl"
    contest = ["arena", "dice-trip", "random", "greedy", "--players", "1", "--games", "100"]
    played = subprocess.Popen(
        [sys.executable, "-m", "jacta", *contest, "--resume", kept],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "JACTA_JIT": "off"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    wait_until(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 4)
    played.send_signal(signal.SIGINT)
    shown, said = played.communicate()
    assert played.returncode == 130
    done = len(kept.read_text("utf-8").splitlines()) - 1
    assert 4 <= done < 200
    assert f"{done} games of 1 player" in shown
    assert said == f"Stopped after {done} of 200 games; the same command goes on from {kept}.\n"
    assert run(*contest, "--resume", kept, "--rows", rows).exit_code == 0
    gone_on = rows.read_text("utf-8")
    assert len(kept.read_text("utf-8").splitlines()) == 201
    run(*contest, "--rows", rows)
    assert rows.read_text("utf-8") == gone_on


_OWN = """
class First:
    name, version, work = "first", 1, 0

    def __init__(self, game, seed):
        pass

    def choose(self, view, legal):
        return legal[0]

number = 7
"""


def test_a_bot_of_ones_own_takes_part(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_of_mine.py").write_text(_OWN, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path[:])
    own = "bot_of_mine:First"
    contest = json.loads(run(*CONTEST[:3], own, "--games", "4", "--json").stdout)
    assert {each["bot"] for each in contest["bots"]} == {"random", "first"}
    study = ["simulate", "wurfel-express", "--bot", own, "--bot", "random", "--games", "3"]
    assert json.loads(run(*study, "--json").stdout)["bots"] == ["first", "random"]
    for name, why in (("First:1", "no bot"), ("Second", "no attribute"), ("number", "makes none")):
        refused = run(*CONTEST[:3], f"bot_of_mine:{name}")
        assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
        assert why in refused.stderr


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


def test_ratings_are_kept_by_the_number_of_players(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "ratings.csv"
    run(*CONTEST, "--ratings", table)
    run(*CONTEST, "--players", "3", "--ratings", table)
    once = table.read_text("utf-8")
    run(*CONTEST, "--ratings", table)
    assert table.read_text("utf-8") == once
    with table.open(encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    assert [(row["players"], row["bot"]) for row in rows] == [
        ("2", "greedy"),
        ("2", "random"),
        ("3", "greedy"),
        ("3", "random"),
    ]
    table.write_text("something else\n", "utf-8")
    result = run(*CONTEST, "--ratings", table)
    assert result.exit_code == 2
    assert "no table of ratings" in result.stderr
