"""Compiled or not, the same seeds give the same games: what the tests of all games share.

The module `walks` of a game's tests has a function `everything(recorded, played)`, and prints as
JSON what it gives when it is run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from jacta.engine.jit import JIT

__all__ = ["check"]

_ROOT = Path(__file__).parents[1]


def check(walks: ModuleType, recorded: int, played: int) -> None:
    """Both ways give the same, line by line and digest by digest."""
    assert JIT
    compiled, plain = walks.everything(recorded, played), _without_jit(walks, recorded, played)
    assert compiled.keys() == plain.keys()
    for group, games in compiled.pop("walks").items():
        for one, other in zip(games, plain["walks"][group], strict=True):
            assert one["record"].split("\n") == other["record"].split("\n")
            assert one["digest"] == other["digest"]
    for name, found in compiled.items():
        assert found == plain[name]


def _without_jit(walks: ModuleType, recorded: int, played: int) -> Any:
    """The same in a process of its own, where the rules are plain Python and warnings errors."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", walks.__name__, str(recorded), str(played)],
        cwd=_ROOT,
        env={**os.environ, "JACTA_JIT": "off"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    return json.loads(run.stdout)
