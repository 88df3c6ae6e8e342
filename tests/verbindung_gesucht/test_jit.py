"""Compiled or not, the same seeds give the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from jacta.engine.jit import JIT
from tests.verbindung_gesucht.walks import CHOICES, everything

ROOT = Path(__file__).parents[2]


def without_jit(recorded: int, played: int) -> Any:
    """The same in a process of its own, where the rules are plain Python and warnings errors."""
    run = subprocess.run(
        [
            *(sys.executable, "-W", "error"),
            *("-m", "tests.verbindung_gesucht.walks", str(recorded), str(played)),
        ],
        cwd=ROOT,
        env={**os.environ, "JACTA_JIT": "off"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    return json.loads(run.stdout)


def check(recorded: int, played: int) -> None:
    assert JIT
    compiled, plain = everything(recorded, played), without_jit(recorded, played)
    for choice in CHOICES:
        for one, other in zip(compiled["walks"][choice], plain["walks"][choice], strict=True):
            assert one["record"].split("\n") == other["record"].split("\n")
            assert one["digest"] == other["digest"]
        assert compiled["batches"][choice] == plain["batches"][choice]
    assert compiled["bots"] == plain["bots"]


def test_jit_on_and_off_play_the_same_games() -> None:
    check(recorded=150, played=600)


@pytest.mark.lockstep
def test_jit_on_and_off_play_the_same_games_for_long() -> None:
    check(recorded=5_000, played=20_000)
