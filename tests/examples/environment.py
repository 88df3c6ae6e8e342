"""An environment of its own with Jacta in it, and with the example as pip installs it.

Nothing is fetched: the packages that Jacta needs are those of the environment that the tests run
in, and the wheel is built with the backend that is installed there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from venv import EnvBuilder

__all__ = ["EXAMPLE", "Environment"]

_ROOT = Path(__file__).parents[2]
EXAMPLE = _ROOT / "examples" / "nenuphar"


@dataclass(frozen=True)
class Environment:
    """Where the example is installed: the Python there, and the wheel that it came from."""

    python: Path
    wheel: Path

    @classmethod
    def make(cls, folder: Path) -> Environment:
        source = shutil.copytree(
            EXAMPLE, folder / "nenuphar", ignore=shutil.ignore_patterns("__pycache__", ".*")
        )
        _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", folder=source)
        (wheel,) = (source / "dist").glob("*.whl")
        EnvBuilder(symlinks=True).create(folder / "venv")
        python = folder / "venv" / "bin" / "python"
        (site,) = (folder / "venv" / "lib").glob("python*/site-packages")
        packages = [path for path in sys.path if path.endswith("-packages")]
        (site / "jacta.pth").write_text("\n".join([str(_ROOT / "src"), *packages]), "utf-8")
        pip = ["-m", "pip", "--disable-pip-version-check", "--python", str(python), "install"]
        _run(sys.executable, *pip, "--quiet", "--no-index", "--no-deps", str(wheel), folder=folder)
        return cls(python, wheel)

    def jacta(self, *arguments: str) -> str:
        """What `jacta` prints there."""
        return _run(str(self.python), "-m", "jacta", *arguments, folder=self.wheel.parent)

    def play(self, *arguments: str, answer: Callable[[str], str]) -> str:
        """All that a table in the terminal says there; `answer` is given what was said last."""
        command = [str(self.python), "-m", "jacta", "play", *arguments, "--plain"]
        with subprocess.Popen(
            command,
            cwd=self.wheel.parent,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as table:
            assert table.stdin is not None
            assert table.stdout is not None
            told, asked = "", 0
            while part := table.stdout.read(4096):
                told += part.decode()
                if told.endswith(" > "):
                    table.stdin.write(f"{answer(told[asked:])}\n".encode())
                    asked = len(told)
        assert table.returncode == 0, told
        return told

    def pytest(self, *arguments: str) -> str:
        """The example's own tests, with the settings that come with it."""
        return _run(str(self.python), "-m", "pytest", *arguments, folder=self.wheel.parents[1])


def _run(*command: str, folder: Path) -> str:
    surroundings = {**os.environ, "COLUMNS": "100"}
    done = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
