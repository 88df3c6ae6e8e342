"""Every planted leak is found by the test that is there for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.leaks import LEAKS

ROOT = Path(__file__).parents[2]
QUICK = [leak.name for leak in LEAKS.values() if not leak.in_a_house]


@pytest.fixture(scope="module")
def found() -> dict[str, bool]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.leaks", "--quick"],
        cwd=ROOT,
        # What is asked of the tests around is not for those in there.
        env=os.environ | {"JACTA_JIT": "off", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
    )
    assert done.stdout, done.stderr
    told: dict[str, bool] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("name", QUICK)
def test_a_planted_leak_is_found(name: str, found: dict[str, bool]) -> None:
    assert found[name]


def test_there_are_ten_of_them_and_more_where_a_house_is_started() -> None:
    assert len(QUICK) >= 10
    assert len(LEAKS) > len(QUICK)
