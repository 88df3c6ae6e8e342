"""Who follows the recipe gets a game: its files are written down here as they stand there."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.tiny import sledges, thirteen

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text("utf-8")

FILES: dict[str, str] = dict(
    re.findall(r"^\*\*`([\w./-]+)`\*\*\n\n```\w+\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
)
PYTHON: list[str] = [
    block
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    if block not in FILES.values()
]
EXAMPLES = [block for block in PYTHON if block.startswith("import")]
EXCERPTS = [block for block in PYTHON if not block.startswith("import")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of the recipe, installed as pip would do it."""
    folder = tmp_path_factory.mktemp("site")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(metadata, "utf-8")
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    return folder


@pytest.fixture(scope="module")
def printed(site: Path) -> list[str]:
    """What the examples print; whatever comes after them finds the game compiled."""
    return run(site, "-c", "\n".join(EXAMPLES)).splitlines()


def run(site: Path, *arguments: str) -> str:
    """What a fresh interpreter prints that finds the package."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=site.parent,
        env=os.environ | {"PYTHONPATH": str(site), "COLUMNS": "100"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_recipe_has_every_file_of_the_tiny_game_as_it_stands() -> None:
    kept = {
        f"sledges/{file.relative_to(sledges.FOLDER)}": file.read_text("utf-8")
        for file in sledges.FOLDER.rglob("*")
        if file.suffix in {".py", ".md", ".json", ".ftl"}
    }
    assert {name: text for name, text in FILES.items() if name != "pyproject.toml"} == kept


def test_the_functions_of_the_hidden_game_are_quoted_as_they_stand() -> None:
    source = (thirteen.GAME.folder / "__init__.py").read_text("utf-8")
    assert len(EXCERPTS) == 3
    assert all(excerpt in source for excerpt in EXCERPTS)


def test_the_examples_print_what_they_say(printed: list[str]) -> None:
    promised = [line[2:] for line in "\n".join(EXAMPLES).splitlines() if line.startswith("# ")]
    assert printed == promised
    assert len(promised) >= 8


def test_the_game_passes_the_suite(site: Path) -> None:
    report = json.loads(run(site, "-m", "jacta", "check", "sledges", "--games", "5", "--json"))
    assert report["passed"]
    assert [check["name"] for check in report["checks"] if not check["passed"]] == []


def test_the_game_is_on_the_shelf_and_can_be_simulated(site: Path) -> None:
    assert "sledges" in run(site, "-m", "jacta", "games")
    command = ["simulate", "sledges", "--players", "3", "--games", "200", "--seed", "1", "--json"]
    assert json.loads(run(site, "-m", "jacta", *command))["games"] == 200
