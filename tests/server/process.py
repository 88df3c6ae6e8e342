"""A house in a process of its own, which also knows the tiny games and those that are installed.

Asked for with a second argument, it leaves nothing to chance (`tests/server/fate.py`).
"""

from __future__ import annotations

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
from tests.server.fate import settle


def find(name: str) -> Game:
    """A game of the tests; any other is as unknown as it is to the house."""
    return find_game(name) if name in GAMES else our_game(name)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        settle(Path(sys.argv[2]))
    names = list(dict.fromkeys([*GAMES, *our_names()]))
    catalogue = Catalogue(lambda: names, find, "tests.house.games:find_game")
    sys.exit(serve(msgspec.json.decode(sys.argv[1], type=HouseSettings), catalogue))
