"""A house with the games that are installed where it runs, and nothing left to chance."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from jacta.server.hosting.serving import serve
from jacta.server.hosting.settings import Settings
from tests.server.fate import settle

if __name__ == "__main__":
    settle(Path(sys.argv[2]))
    sys.exit(serve(msgspec.json.decode(sys.argv[1], type=Settings)))
