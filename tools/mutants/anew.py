"""One mutant in a process that starts anew: `python -m tools.mutants.anew PACKAGE MUTANT SECONDS
TEST…` ends with 0 only if all of these tests were run on it, and passed."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.mutants.planting import limit, mutants, plant_early
from tools.mutants.trials import OPTIONS

__all__ = ["main"]


def main(package: str, name: str, seconds: str, *tests: str) -> int:
    limit(float(seconds))
    spec = find_spec(package)
    assert spec is not None
    folder = Path(spec.origin or "").parent
    found = mutants(package, folder, only=name.partition(":")[0])
    plant_early(next(mutant for mutant in found if mutant.name == name))
    return pytest.main([*OPTIONS, "--exitfirst", *tests])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
