"""Every planted fault is found, by the check that is there for it and by no other."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.mutants import MUTANTS

ROOT = Path(__file__).parents[2]

Problems = dict[str, dict[str, list[str]]]


@pytest.fixture(scope="module")
def problems() -> Problems:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.engine.mutants"],
        cwd=ROOT,
        env=os.environ | {"JACTA_JIT": "off"},
        check=True,
        capture_output=True,
        text=True,
    )
    found: Problems = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", MUTANTS)
def test_exactly_the_fitting_checks_fail(name: str, problems: Problems) -> None:
    """Golden playthroughs aside: they tell of any change, be it a fault or not."""
    assert set(problems[name]) - {"golden"} == MUTANTS[name][0]


@pytest.mark.parametrize("name", MUTANTS)
def test_a_problem_is_told_in_a_few_clear_sentences(name: str, problems: Problems) -> None:
    for told in problems[name].values():
        assert 1 <= len(told) <= 5
        assert not any("broke off with" in problem for problem in told)
