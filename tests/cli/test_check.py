"""`jacta check`: a line a check, every clause with its tests, and the exit code."""

from __future__ import annotations

import json

import pytest

import jacta
from jacta.engine.conformance import CheckResult
from jacta.engine.game import Game
from jacta.lab.clauses import ClauseEntry, ClauseReport
from tests.cli.fixtures import Run
from tests.tiny.pearls import GAME as PEARLS

TESTED = ClauseReport((ClauseEntry("WE-R1", "Components", ("tests/a.py::test_a",), ()),), {})
UNTESTED = ClauseReport((*TESTED.entries, ClauseEntry("WE-R2", "Players", (), ("a.py",))), {})


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> list[CheckResult]:
    """What the conformance suite finds, instead of running it."""
    found = [CheckResult("faces", [], 12, ""), CheckResult("secrets", [], 0, "nothing is hidden")]

    def run(game: Game, **_: object) -> list[CheckResult]:
        return found

    monkeypatch.setattr("jacta.cli.check.conformance.run", run)
    monkeypatch.setattr("jacta.cli.check.report", lambda game, tests: TESTED)
    return found


def test_a_game_that_keeps_its_contract_passes(run: Run, results: list[CheckResult]) -> None:
    result = run("check", "wurfel-express")
    assert result.exit_code == 0
    assert "✓ faces" in result.stdout
    assert "nothing is hidden" in result.stdout
    assert "a.py::test_a" in result.stdout
    assert "1 of 1 clauses have a test" in result.stdout
    assert "wurfel-express: passed" in result.stdout


def test_a_problem_fails(run: Run, results: list[CheckResult]) -> None:
    results.append(CheckResult("chance", ["weights sum to 7, not to 6"], 3, ""))
    result = run("check", "wurfel-express")
    assert result.exit_code == 1
    assert "✗ chance" in result.stdout
    assert "weights sum to 7, not to 6" in result.stdout
    assert "wurfel-express: failed" in result.stdout


def test_a_clause_without_a_test_fails(
    run: Run, results: list[CheckResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jacta.cli.check.report", lambda game, tests: UNTESTED)
    result = run("check", "wurfel-express")
    assert result.exit_code == 1
    assert "without a test: WE-R2" in result.stdout


def test_an_installed_package_says_that_clauses_are_skipped(
    run: Run, results: list[CheckResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jacta.cli.check.report", lambda game, tests: None)
    result = run("check", "wurfel-express")
    assert result.exit_code == 0
    assert "skipped, because tests are found in a checkout only" in result.stdout


def test_a_game_without_rules_file_says_so(
    run: Run, results: list[CheckResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jacta, "game", lambda name: PEARLS)
    result = run("check", "pearls")
    assert result.exit_code == 0
    assert "this game has no rules file" in result.stdout


def test_json_has_all_of_it(run: Run, results: list[CheckResult]) -> None:
    told = json.loads(run("check", "wurfel-express", "--json").stdout)
    assert told["passed"] is True
    assert [check["name"] for check in told["checks"]] == ["faces", "secrets"]
    assert told["clauses"]["clauses"][0]["tests"] == ["tests/a.py::test_a"]


def test_the_suite_itself_is_run(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jacta, "game", lambda name: PEARLS)
    told = json.loads(run("check", "pearls", "--games", "1", "--json").stdout)
    assert {"faces", "legal moves", "chance"} <= {check["name"] for check in told["checks"]}
