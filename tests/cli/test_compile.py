"""`jacta compile` tells what it compiled, and how long each part took."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module

import pytest

from jacta.engine.doors.jit import JIT
from jacta.engine.game import Game
from tests.cli.fixtures import Run

module = import_module("jacta.cli.compile")
PROGRAM = """
for door, seconds in ("start", 0.5), ("apply", 1.25):
    print('{"door": "dice-trip.%s", "seconds": %s}' % (door, seconds))
"""

pytestmark = pytest.mark.skipif(not JIT, reason="there is nothing to be compiled")


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is left to be compiled, each time somebody asks."""
    answers = [["dice-trip.start", "dice-trip.apply"], []]

    def command(find_game: str, games: Sequence[str]) -> list[str]:
        assert list(games) == ["dice-trip"]
        return [sys.executable, "-S", "-c", PROGRAM]

    def uncompiled(game: Game) -> list[str]:
        return next(asked)

    asked: Iterator[list[str]] = iter(answers)
    monkeypatch.setattr(module, "command", command)
    monkeypatch.setattr(module, "uncompiled_doors", uncompiled)
    return answers


@pytest.mark.usefixtures("left")
def test_each_part_is_told_with_its_seconds(run: Run) -> None:
    done = json.loads(run("compile", "dice-trip", "--json").stdout)
    assert [(part["door"], part["seconds"]) for part in done["compiled"]] == [
        ("dice-trip.start", 0.5),
        ("dice-trip.apply", 1.25),
    ]
    assert done["seconds"] == 1.75
    assert done["doors"] > 10


@pytest.mark.usefixtures("left")
def test_people_see_each_part_and_the_sum(run: Run) -> None:
    said = run("compile", "dice-trip")
    assert "1.25 s  dice-trip.apply" in said.stderr
    assert "Compiled 2 parts in 1.8 s of processor" in said.stdout


def test_what_is_compiled_is_not_compiled_again(run: Run, left: list[list[str]]) -> None:
    left[0].clear()
    assert "were compiled already" in run("compile", "dice-trip").stdout


def test_what_cannot_be_kept_is_told(run: Run, left: list[list[str]]) -> None:
    left[1].append("dice-trip.apply")
    said = run("compile", "dice-trip")
    assert said.exit_code == 2
    assert "set JACTA_CACHE to a folder that can be written to" in said.stderr
