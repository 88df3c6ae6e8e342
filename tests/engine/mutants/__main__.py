"""Examines all mutants and prints, as JSON, the problems by mutant and check.

That is done with the jit off, where a mutant costs no compilation and is never mistaken for the
compiled code of the game it comes from.
"""

import json
import sys

from jacta.engine.conformance import run, walks
from tests.engine.mutants import MUTANTS


def main() -> None:
    walks.MOST_STEPS = 300
    found = {}
    for name, (_, plant) in MUTANTS.items():
        results = run(plant(), games=3)
        found[name] = {result.name: result.problems for result in results if result.problems}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
