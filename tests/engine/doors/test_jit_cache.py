"""Compiled code is kept on disk, and never outlives the sources it was compiled from."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tiny import sledges

PLAY = """
from sledges import GAME
position = GAME.start(2, board="hill").chance("die 3")
print(*position.legal(0), "then", position.apply(0, "ride 3").json["cells"][0], sep=", ")
"""
# The inner function is too long to be woven into the two places that call it.
MADE = f"""
import itertools
import sys
from numba.core.bytecode import FunctionIdentity
from jacta.engine.doors.jit import door, kernel

def made(number):
    @kernel
    def inner(value):
        {"value = (value * 31 + number) % 1009; " * 80}
        return value
    def outer(value):
        return inner(value) + inner(value + 1)
    return door(outer, f"engine.made-{{number}}")

FunctionIdentity._unique_ids = itertools.count(1)
for number in sys.argv[1:]:
    print(made(int(number))(5))
"""
USUAL = "ride 1, ride 2, ride 3, then, 7\n"

Run = Callable[..., subprocess.CompletedProcess[str]]


def copy_sledges(folder: Path) -> Path:
    """A folder with a copy of Sledges, as another package would have it."""
    shutil.copytree(sledges.FOLDER, folder / "site" / "sledges")
    return folder / "site"


def play(site: Path, cache: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Play a few steps in a fresh interpreter."""
    env = os.environ | {"PYTHONPATH": str(site), "JACTA_CACHE": str(cache)} | settings
    command = [sys.executable, "-c", PLAY]
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True)


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The cache after a first run, and what that run printed and said."""
    folder = tmp_path_factory.mktemp("first")
    done = play(copy_sledges(folder), folder / "cache")
    return folder / "cache", done.stdout, done.stderr


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return copy_sledges(tmp_path)


@pytest.fixture
def run(site: Path, tmp_path: Path, first: tuple[Path, str, str]) -> Run:
    """Plays a few steps in a fresh interpreter, after a first run elsewhere."""
    shutil.copytree(first[0], tmp_path / "cache")

    def call(cache: Path = tmp_path / "cache", **settings: str) -> subprocess.CompletedProcess[str]:
        return play(site, cache, **settings)

    return call


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_the_first_run_says_that_it_compiles_and_the_next_one_need_not(
    run: Run, first: tuple[Path, str, str]
) -> None:
    _, printed, said = first
    second = run()
    assert printed == second.stdout == USUAL
    assert "jacta: compiling sledges" in said
    assert second.stderr == ""


def test_a_changed_callee_in_another_file_and_a_changed_board_are_seen(
    run: Run, site: Path
) -> None:
    assert run().stdout == USUAL
    edit(site / "sledges/refusals.py", "min(int(state.pips), ", "min(int(state.pips) + 1, ")
    assert run().stdout == "ride 1, ride 2, ride 3, ride 4, then, 7\n"
    edit(site / "sledges/data/hill.json", "[3, 7]", "[3, 9]")
    assert run().stdout == "ride 1, ride 2, ride 3, ride 4, then, 9\n"
    edit(site / "sledges/refusals.py", "min(int(state.pips) + 1, ", "min(int(state.pips), ")
    edit(site / "sledges/data/hill.json", "[3, 9]", "[3, 7]")
    again = run()
    assert again.stdout == USUAL
    assert "compiling" not in again.stderr, "what was compiled from these sources is still there"


def test_a_cache_that_cannot_be_written_costs_a_warning_and_no_more(
    run: Run, tmp_path: Path
) -> None:
    """Below a file there can be no folder, not even for root."""
    (tmp_path / "file").write_text("", "utf-8")
    done = run(tmp_path / "file" / "cache")
    assert done.stdout == USUAL
    assert done.stderr.count("RuntimeWarning: compiled code cannot be kept") == 1
    assert "Set JACTA_CACHE to a folder that can be written to." in done.stderr


def test_damaged_files_in_the_cache_are_compiled_anew(run: Run, tmp_path: Path) -> None:
    files = [file for file in (tmp_path / "cache").rglob("*") if file.is_file()]
    assert files
    for file in files:
        file.write_bytes(b"not what it was")
    damaged = run()
    assert damaged.stdout == USUAL
    assert "jacta: compiling sledges" in damaged.stderr
    assert run().stderr == ""


def test_with_the_jit_off_nothing_is_compiled_or_kept(run: Run, tmp_path: Path) -> None:
    done = run(tmp_path / "none", JACTA_JIT="off")
    assert (done.stdout, done.stderr) == (USUAL, "")
    assert not (tmp_path / "none").exists()


def test_what_two_processes_compiled_of_one_factory_stays_apart_in_a_third(tmp_path: Path) -> None:
    """Each process counts the functions it compiles from 1 on, and Numba names code by that."""

    def answers(*numbers: str) -> str:
        env = os.environ | {"JACTA_CACHE": str(tmp_path)}
        command = [sys.executable, "-c", MADE, *numbers]
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout

    seven, eight = answers("7"), answers("8")
    assert seven != eight
    assert answers("7", "8") == seven + eight
