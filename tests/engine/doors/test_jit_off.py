"""The same functions, compiled or not, play the same games: with the jit off, and with the jit on
where this process compiles nothing and nothing is kept yet."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import jacta
from jacta.engine.game import Game
from tests.tiny import pearls, sledges, thirteen

ROOT = Path(__file__).parents[3]
GAMES = {game.name: game for game in (sledges.GAME, pearls.GAME, thirteen.GAME)}
OURS = {name: jacta.game(name) for name in jacta.names()}
SEEDS = (1, 2)

in_every_game = pytest.mark.parametrize("name", GAMES)


def sizes(game: Game) -> tuple[int, int]:
    return game.players[0], game.players[-1]


def records(game: Game) -> list[str]:
    """Random games of the fewest and the most players, each with its last view in two forms."""
    texts = []
    for players in sizes(game):
        for seed in SEEDS:
            boards = game.boards_of()
            record = jacta.play(game, ["random"] * players, seed, board=boards[seed % len(boards)])
            view = record.final.view()
            texts.append(f"{record.text}{view.text()}\n{view.tensor.tolist()}")
    return texts


def ours(game: Game) -> list[str]:
    """One game of bots that choose at random, and what each seat is shown in the end."""
    record = jacta.play(game, ["random"] * 2, seed=3)
    shown = [record.final.view(seat).json for seat in range(-1, 2)]
    return [record.text, json.dumps(shown)]


def elsewhere(games: str, play: str, **settings: str) -> dict[str, list[str]]:
    """What these games come to in another process."""
    code = (
        f"import json, sys; from tests.engine.doors.test_jit_off import {games}, {play}; "
        "from jacta.engine.doors.jit import compile_elsewhere; compile_elsewhere(); "
        f"json.dump({{name: {play}(game) for name, game in {games}.items()}}, sys.stdout)"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        env=os.environ | settings,
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def without_jit() -> dict[str, list[str]]:
    return elsewhere("GAMES", "records", JACTA_JIT="off")


@pytest.fixture(scope="module")
def nothing_kept(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    cache = tmp_path_factory.mktemp("cache")
    found = elsewhere("OURS", "ours", JACTA_JIT="on", JACTA_CACHE=str(cache))
    assert not any(cache.iterdir()), "nothing was compiled"
    return found


@in_every_game
def test_games_are_the_same_with_the_jit_on_and_off(
    name: str, without_jit: dict[str, list[str]]
) -> None:
    game = GAMES[name]
    compiled = records(game)
    assert compiled == without_jit[name]
    assert len(set(compiled)) == len(sizes(game)) * len(SEEDS)


@pytest.mark.parametrize("name", OURS)
def test_games_are_the_same_before_anything_is_compiled(
    name: str, nothing_kept: dict[str, list[str]]
) -> None:
    assert ours(OURS[name]) == nothing_kept[name]
