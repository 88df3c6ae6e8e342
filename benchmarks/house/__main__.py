"""The house that `make load` drives: that of `jacta serve`, with one game more."""

from __future__ import annotations

import os
import sys

from benchmarks.house.stones import GAME, find_game
from jacta.games import names
from jacta.server.hosting.serving import serve
from jacta.server.hosting.settings import load
from jacta.server.services import Catalogue

if __name__ == "__main__":
    catalogue = Catalogue(
        lambda: [GAME.name, *names()], find_game, "benchmarks.house.stones:find_game"
    )
    sys.exit(serve(load(None, os.environ, {}), catalogue))
