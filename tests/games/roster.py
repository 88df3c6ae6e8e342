"""The games of the house, and what the tests of each bring to the suites that all games share."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

import jacta
from jacta.engine.game import Game

__all__ = ["GAMES", "every_game", "part"]

GAMES = {name: jacta.game(name) for name in jacta.names()}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def part(game: Game, name: str) -> ModuleType:
    """A module of a game's own tests: whoever adds a game brings it along."""
    return import_module(f"tests.games.{game.folder.name}.{name}")
