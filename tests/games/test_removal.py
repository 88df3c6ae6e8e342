"""A game is one folder: without it the house knows it no more, and all else goes on."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import httpx
import pytest

from jacta.engine.game import Game
from tests.games.roster import GAMES, every_game
from tests.server.playing import do, open_table, sit
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
# What is left out is the game that most examples are about.
GONE = GAMES["wurfel-express"]
LEFT = "verbindung-gesucht"
OPEN = re.compile(r"^Jacta is open at (http://\S+)$", re.MULTILINE)
# A line of help may show how a command is used.
EXAMPLE = re.compile(
    r"jacta (play|check|rules|simulate|schema|compile|arena|train|calibrate|puzzles)"
)
PAGE = {".ts", ".js", ".svelte", ".css", ".ftl", ".html"}
COMMENT = re.compile(r"^\s*(//|\*|/\*|#|<!--).*$|/\*.*?\*/|\s// .*$", re.MULTILINE)


def names_of(game: Game) -> re.Pattern[str]:
    """All that a game may be called by."""
    assert game.prefix
    spelled = (game.name, game.folder.name, game.title)
    return re.compile("|".join([*map(re.escape, spelled), rf"\b{game.prefix}-[A-Z]\d"]))


@cache
def said(file: Path) -> tuple[str, ...]:
    """What a module of ours says in code: strings that are no docstrings, names and imports."""
    return tuple(_said(file))


def _said(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text("utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docs and not EXAMPLE.search(text):
                yield text
            case ast.ImportFrom(module=str(module)):
                yield module
            case ast.alias(name=name):
                yield name


def outside(root: Path, game: Game) -> Iterator[Path]:
    """The files below a folder that are not of the game's own."""
    own = {game.folder.name, game.name}
    for file in sorted(root.rglob("*")):
        if file.is_file() and not own & set(file.relative_to(root).parts):
            yield file


@every_game
def test_no_module_outside_its_folder_names_a_game(game: Game) -> None:
    named = names_of(game)
    modules = [file for file in outside(ROOT / "src", game) if file.suffix == ".py"]
    assert [file for file in modules if any(map(named.search, said(file)))] == []


@every_game
def test_nothing_of_the_page_outside_its_folder_names_a_game(game: Game) -> None:
    named = names_of(game)
    files = [file for file in outside(ROOT / "web" / "src", game) if file.suffix in PAGE]
    assert files
    texts = {file: COMMENT.sub("", file.read_text("utf-8")) for file in files}
    assert [file for file, text in texts.items() if named.search(text)] == []


# -- a tree without it


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources without one of the games."""
    folder = tmp_path_factory.mktemp("tree") / "src"
    ignored = shutil.ignore_patterns("__pycache__", GONE.folder.name)
    shutil.copytree(ROOT / "src", folder, ignore=ignored)
    return folder


def surroundings(tree: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(tree), "JACTA_JIT": "off", "PYTHONUNBUFFERED": "1"}


def run(tree: Path, *arguments: str) -> str:
    """What `jacta` says there."""
    command = [sys.executable, "-W", "error", "-m", "jacta", *arguments]
    done = subprocess.run(
        command, cwd=tree, env=surroundings(tree), capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def serve(tree: Path, folder: Path) -> Iterator[httpx.Client]:
    """A visitor of a house that is opened there."""
    command = [sys.executable, "-m", "jacta", "serve", "--port", "0", "--bot-workers", "1"]
    command += ["--database", str(folder / "house.db")]
    log = folder / "log"
    with log.open("wb") as out:
        house = subprocess.Popen(
            command, cwd=tree, env=surroundings(tree), stdout=out, stderr=subprocess.STDOUT
        )
    try:
        is_open = wait_until(
            lambda: OPEN.search(log.read_text("utf-8")) or house.poll() is not None
        )
        assert isinstance(is_open, re.Match), log.read_text("utf-8")
        with httpx.Client(base_url=is_open[1], timeout=30) as client:
            client.get("/api/me").raise_for_status()
            yield client
    finally:
        house.send_signal(signal.SIGTERM)
        house.wait(30)
    assert "Traceback" not in log.read_text("utf-8")


def test_the_others_are_listed_and_it_is_not(tree: Path) -> None:
    listed = {game["name"] for game in json.loads(run(tree, "games", "--json"))}
    assert listed == GAMES.keys() - {GONE.name}


def test_another_game_keeps_its_contract(tree: Path) -> None:
    assert f"{LEFT}: passed" in run(tree, "check", LEFT, "--games", "1")


def test_another_game_is_played_in_the_terminal(tree: Path) -> None:
    seats = ["--seat", "bot:random", "--seat", "bot:random"]
    assert "wins the game" in run(tree, "play", LEFT, "--plain", "--seed", "5", *seats)


def test_a_table_of_another_game_is_opened_and_played_at(tree: Path, tmp_path: Path) -> None:
    with serve(tree, tmp_path) as client:
        listed = {game["name"] for game in client.get("/api/games").json()["games"]}
        assert listed == GAMES.keys() - {GONE.name}
        refused = client.post("/api/tables", json={"game": GONE.name, "players": 2})
        assert refused.status_code in (400, 404), refused.text
        table = open_table(client, LEFT)
        sit(client, table, 0)
        assert do(client, table, "seat-bot", chair=1, bot="random").is_success

        def is_our_turn() -> bool:
            return "legal" in client.get(f"/api/tables/{table}?chair=0").json()["now"]

        assert wait_until(is_our_turn)
        now = client.get(f"/api/tables/{table}?chair=0").json()["now"]
        acted = do(client, table, "act", seat=now["view"]["seat"], actions=now["legal"][:1])
        assert acted.is_success, acted.text
