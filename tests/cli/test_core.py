"""Where only the library is installed, it plays, and what is missing for a house is said."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

_ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
sys.argv = ["jacta", *{arguments!r}]
from jacta.cli import main
main()
"""


def packages_of(extra: str) -> set[str]:
    """The names under which the distributions of an extra are imported."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = told["project"]["optional-dependencies"][extra]
    wanted = {re.match(r"[\w.-]+", one)[0].replace("_", "-").lower() for one in asked}  # type: ignore[index]
    found = packages_distributions().items()
    return {
        package
        for package, names in found
        if wanted & {name.replace("_", "-").lower() for name in names}
    }


def alone(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `jacta` where no package of the house is."""
    packages = packages_of("house")
    assert {"sqlalchemy", "starlette", "uvicorn"} <= packages
    program = _ALONE.format(packages=packages, arguments=arguments)
    command = [sys.executable, "-c", program]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [("games", "--json"), ("rules", "dice-trip", "DT-R1"), ("play", "--help"), ("--help",)],
    ids=" ".join,
)
def test_the_library_needs_nothing_of_the_house(arguments: tuple[str, ...]) -> None:
    done = alone(*arguments)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["serve", "doctor", "schema"])
def test_a_command_of_the_house_says_what_to_install(command: str) -> None:
    done = alone(command, "--port", "0")
    assert done.returncode == 2
    assert f"jacta {command} needs the packages of the house" in done.stderr
    assert 'pip install "jacta[house]"' in done.stderr
    assert "Traceback" not in done.stderr
