"""The same functions, compiled or not, play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import jacta
from jacta.engine.game import Game
from tests.tiny import pearls, sledges, thirteen

ROOT = Path(__file__).parents[2]
GAMES = {game.name: game for game in (sledges.GAME, pearls.GAME, thirteen.GAME)}
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


@pytest.fixture(scope="module")
def without_jit() -> dict[str, list[str]]:
    code = (
        "import json, sys; from tests.engine.test_jit_off import GAMES, records; "
        "json.dump({name: records(game) for name, game in GAMES.items()}, sys.stdout)"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        env=os.environ | {"JACTA_JIT": "off"},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@in_every_game
def test_games_are_the_same_with_the_jit_on_and_off(
    name: str, without_jit: dict[str, list[str]]
) -> None:
    game = GAMES[name]
    compiled = records(game)
    assert compiled == without_jit[name]
    assert len(set(compiled)) == len(sizes(game)) * len(SEEDS)
