"""One target under atheris: `python -m tests.fuzz.one TARGET -runs=1000 FOLDER …`.

libFuzzer keeps what leads to code that nothing led to before, and changes that again; it ends the
process by itself, with another code than 0 where something crashed.
"""

from __future__ import annotations

import random
import sys

import atheris

from tests.fuzz.damage import damage_json

with atheris.instrument_imports(include=["jacta"]):
    from tests.fuzz.targets import TARGETS


# One for the whole run, which libFuzzer's `-seed` decides: to seed one costs as much as to read.
_rng = random.Random()
_begun: list[int] = []


def damage(data: bytes, largest: int, seed: int) -> bytes:
    """Another input: with a value of its JSON changed, or as libFuzzer likes to change it."""
    if not _begun:
        _begun.append(seed)
        _rng.seed(seed)
    changed = damage_json(data, _rng) if _rng.random() < 0.5 else None
    if changed is not None and len(changed) <= largest:
        return changed
    mutated: bytes = atheris.Mutate(data, largest)
    return mutated


if __name__ == "__main__":
    program, target, *arguments = sys.argv
    atheris.Setup([program, *arguments], TARGETS[target], custom_mutator=damage)
    atheris.Fuzz()
