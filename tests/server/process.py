"""A house in a process of its own, which also knows the tiny games and those that are installed.

Its arguments are its settings, the file by which its clock is set and, where nothing is to be left
to chance, that of the occasion (`tests/server/sources.py`).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from jacta.engine.game import Game
from jacta.games import game as our_game
from jacta.games import names as our_names
from jacta.server.hosting.serving import serve
from jacta.server.hosting.settings import HouseSettings
from jacta.server.services import Catalogue
from tests.house.games import GAMES, find_game
from tests.server.sources import sources_of

# By this a house that is started for a test is told which leak it has (`tests/leaks`).
LEAK = "JACTA_TEST_LEAK"


def find(name: str) -> Game:
    """A game of the tests; any other is as unknown as it is to the house."""
    return find_game(name) if name in GAMES else our_game(name)


def main(settings: str, *files: str) -> int:
    """Serve until stopped; gives the exit code."""
    if leak := os.environ.get(LEAK):
        from tests.leaks import plant  # what few houses need, and what takes long to load

        plant(leak)
    names = list(dict.fromkeys([*GAMES, *our_names()]))
    catalogue = Catalogue(lambda: names, find, "tests.house.games:find_game")
    sources = sources_of(*(Path(file) for file in files))
    return serve(msgspec.json.decode(settings, type=HouseSettings), catalogue, sources)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
