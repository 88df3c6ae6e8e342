"""A house that is ready has loaded all that its tables and its bots need."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from jacta.bots import policies
from jacta.engine.chance import Seed
from jacta.games import game as find
from jacta.games import names
from jacta.house.workers import Task
from tests.server.hosting.warm_up import PLAYERS, UNLOADED

ROOT = Path(__file__).parents[3]
EVERY = 7  # decisions: enough to meet all that a bot can be asked


def tasks(name: str) -> Iterator[Task]:
    """What the bots of a game could be asked over a whole game, each in turn."""
    game, source, rng = find(name), Seed(1), random.Random(1)
    position, bots, number = game.start(PLAYERS), list(policies(game)), 0
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source)
            continue
        seat = rng.choice(position.actors)
        if number % EVERY == 0:
            for bot in bots:
                yield Task.of(position, seat, bot, number)
        position = position.apply(seat, rng.choice(position.legal(seat)))
        number += 1


@pytest.mark.parametrize("what", ["house", "worker"])
def test_nothing_is_left_to_load_once_the_games_are_loaded(what: str) -> None:
    asked = [task for name in names() for task in tasks(name)] if what == "worker" else []
    run = subprocess.run(
        [sys.executable, "-m", "tests.server.hosting.warm_up", what],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])},
        input=msgspec.json.encode(asked),
        capture_output=True,
    )
    assert run.returncode == 0, run.stderr.decode()
    told = msgspec.json.decode(run.stdout)
    assert told["found"] == []
    assert f"{UNLOADED}.apply" in told["unloaded"], "what is not loaded would be noticed"
