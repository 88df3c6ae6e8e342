"""One target under atheris: `python -m tests.fuzz.one TARGET -runs=1000 FOLDER …`.

libFuzzer keeps what leads to code that nothing led to before, and changes that again; it ends the
process by itself, with another code than 0 where something crashed.
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["jacta"]):
    from tests.fuzz.targets import TARGETS

if __name__ == "__main__":
    program, target, *arguments = sys.argv
    atheris.Setup([program, *arguments], TARGETS[target])
    atheris.Fuzz()
