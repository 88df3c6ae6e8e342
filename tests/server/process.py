"""A house in a process of its own, which also knows the tiny games."""

from __future__ import annotations

import sys

import msgspec

from jacta.server.services import Catalogue
from jacta.server.serving import serve
from jacta.server.settings import Settings
from tests.house.games import GAMES, find_game

if __name__ == "__main__":
    catalogue = Catalogue(lambda: list(GAMES), find_game, "tests.house.games:find_game")
    sys.exit(serve(msgspec.json.decode(sys.argv[1], type=Settings), catalogue))
