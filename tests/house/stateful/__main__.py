"""The long form: `python -m tests.house.stateful --examples 2000`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from hypothesis import settings

from tests.house.stateful.machine import open_world, run_examples

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="People do whatever they like at some tables.")
    parser.add_argument("--examples", type=int, default=2_000)
    given = parser.parse_args()
    settings.register_profile("long", deadline=None, database=None, print_blob=True)
    settings.load_profile("long")
    with tempfile.TemporaryDirectory() as folder, open_world(str(Path(folder) / "house.db")) as it:
        run_examples(it, given.examples)
