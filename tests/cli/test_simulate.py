"""`jacta simulate` sums up many games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jacta.engine.playouts.batches import Batch
from jacta.lab.series import Errand
from tests.cli.fixtures import Run

STUDY = ["simulate", "wurfel-express", "--games", "200", "--players", "2"]


def test_json_has_what_programs_need(run: Run) -> None:
    study = json.loads(run(*STUDY, "--seed", "3", "--json").stdout)
    assert study["game"] == "wurfel-express"
    assert (study["games"], study["players"], study["seed"]) == (200, 2, 3)
    assert study["bots"] == ["random", "random"]
    assert study["options"] == {"shorter": "if-missing"}
    assert sum(study["wins"]) == 200 + sum(study["shared_wins"]) // 2
    for wins, rate in zip(study["wins"], study["win_rates"], strict=True):
        assert rate["low"] < wins / 200 < rate["high"]
    for name in ("turns_mean", "decisions_mean", "games_per_second", "decisions_per_second"):
        assert study[name] > 0
    assert (study["device"], study["jobs"]) == ("cpu", 1)
    assert study["machine"]["cores"] >= 1


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(run: Run) -> None:
    def wins(*more: str) -> list[int]:
        found: list[int] = json.loads(run(*STUDY, "--json", *more).stdout)["wins"]
        return found

    assert wins() == wins("--jobs", "2") != wins("--seed", "2")


def test_a_bot_a_seat(run: Run) -> None:
    bots = ["--bot", "greedy", "--bot", "random"]
    study = json.loads(run("simulate", "wurfel-express", "--games", "50", *bots, "--json").stdout)
    assert study["bots"] == ["greedy", "random"]
    assert study["wins"][0] > study["wins"][1]


def test_the_table_is_readable_and_goes_to_stdout_alone(run: Run) -> None:
    result = run(*STUDY)
    for word in ("200 games of 2 players", "95 % interval", "turns: mean", "decisions/s", "seed 1"):
        assert word in result.stdout
    assert "games ━" not in result.stdout


def test_alone_nobody_wins(run: Run) -> None:
    said = run("simulate", "dice-trip", "--players", "1", "--games", "20").stdout
    assert "20 games of 1 player," in said
    assert "mean score" in said
    assert "win" not in said


def test_a_study_goes_on_where_it_was_stopped(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every game is a line of a file, and a row in the end, whoever played it when."""
    kept, rows = tmp_path / "study.jsonl", tmp_path / "games.csv"
    whole = json.loads(run(*STUDY, "--json").stdout)
    run(*STUDY, "--games", "120", "--resume", kept)
    play = Errand.play

    def stop(errand: Errand) -> Batch:
        if errand.first > 120:
            raise KeyboardInterrupt
        return play(errand)

    monkeypatch.setattr("jacta.lab.series._MOST_GAMES", 10)
    monkeypatch.setattr(Errand, "play", stop)
    stopped = run(*STUDY, "--resume", kept)
    assert stopped.exit_code == 130
    assert "130 games of 2 players" in stopped.stdout
    assert (
        f"Stopped after 130 of 200 games; the same command goes on from {kept}." in stopped.stderr
    )
    monkeypatch.undo()
    result = run(*STUDY, "--resume", kept, "--rows", rows, "--json")
    for name in ("wins", "decisions", "turns_quantiles"):
        assert json.loads(result.stdout)[name] == whole[name]
    assert len(rows.read_text("utf-8").splitlines()) == 201
    assert len(kept.read_text("utf-8").splitlines()) == 201


def test_who_stops_a_study_without_a_game_is_told_so(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(errand: Errand) -> Batch:
        raise KeyboardInterrupt

    monkeypatch.setattr(Errand, "play", stop)
    stopped = run(*STUDY)
    assert (stopped.exit_code, stopped.stdout) == (130, "")
    assert stopped.stderr == "Stopped after 0 of 200 games.\n"
