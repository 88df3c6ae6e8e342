"""Mutants are planted and tried, and one that no test of its clauses notices is reported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
RULES = '''
def kernel(function):
    return function

@kernel
def wins(points: int) -> bool:
    """CO-R1: ten points win."""
    return points >= 10

@kernel
def count_down(points: int) -> int:
    """CO-R2: never below zero."""
    while points > 0:
        points -= 1
    return points

@kernel
def is_free(seat: int) -> bool:
    """CO-R3: the first one."""
    return seat == 0

def count_rows() -> int:
    """CO-R4: three rows."""
    return 3

ROWS = count_rows()
'''
TESTS = """
import pytest
from coin.rules import ROWS, count_down, is_free, wins

@pytest.mark.clause("CO-R1")
def test_eleven_win():
    assert wins(11) and not wins(9)

@pytest.mark.clause("CO-R2")
def test_nothing_is_left():
    assert count_down(3) == 0

@pytest.mark.clause("CO-R4")
def test_there_are_three_rows():
    assert ROWS == 3

def test_without_a_clause():
    assert is_free(0)
"""
RUN = """
import json, sys
from pathlib import Path
import pytest
from tools.mutants.planting import mutants, noting_what_runs
from tools.mutants.trials import OPTIONS, Trials

folder = Path.cwd() / "coin"
with noting_what_runs(folder) as at_import:
    import coin.rules
found = {}
def told(outcome):
    found[outcome.mutant.name] = [outcome.killed, outcome.tests]
trials = Trials(mutants("coin", folder), folder, at_import, 2, told)
status = pytest.main([*OPTIONS, "test_coin.py"], plugins=[trials])
assert status == 0, status
json.dump(found, sys.stdout)
"""


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[bool, int]]:
    folder = tmp_path_factory.mktemp("coin")
    (folder / "coin").mkdir()
    (folder / "coin" / "__init__.py").write_text("")
    (folder / "coin" / "rules.py").write_text(RULES)
    (folder / "test_coin.py").write_text(TESTS)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = clause\n")
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return {name: (killed, tests) for name, (killed, tests) in found.items()}


def test_a_mutant_is_killed_by_a_test_of_its_clause(
    outcomes: dict[str, tuple[bool, int]],
) -> None:
    assert outcomes["rules.wins: points >= 10 → points < 10"] == (True, 1)


def test_one_that_no_test_of_its_clause_notices_survives(
    outcomes: dict[str, tuple[bool, int]],
) -> None:
    assert outcomes["rules.wins: points >= 10 → points > 10"] == (False, 1)
    assert outcomes["rules.is_free: seat == 0 → seat != 0"] == (False, 0)


def test_one_that_never_ends_is_killed(outcomes: dict[str, tuple[bool, int]]) -> None:
    assert outcomes["rules.count_down: points -= 1 → nothing"] == (True, 1)


def test_what_ran_with_the_import_is_tried_anew(outcomes: dict[str, tuple[bool, int]]) -> None:
    assert outcomes["rules.count_rows: return 3 → return 4"] == (True, 1)
