"""`jacta simulate` sums up many games."""

from __future__ import annotations

import json

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
