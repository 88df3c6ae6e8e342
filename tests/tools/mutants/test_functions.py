"""A rule function stands for the clauses it cites, or for those of what it is a part of."""

from __future__ import annotations

from pathlib import Path

from tools.mutants.functions import rule_functions

TRACKS = '''
@kernel
def length_of(strip: int) -> int:
    return strip % 5

@kernel
def append(strip: int) -> None:
    """XX-R1 to XX-R3: a new strip joins the front."""
    length_of(strip)

def plain(strip: int) -> int:
    return 0

def cites(strip: int) -> int:
    return 0  # XX-R9

def is_wrong(strip: int) -> str | None:
    """No two alike (XX-R4)."""
'''
RULES = """
from games.xx.tracks import length_of

@kernel
def apply(strip: int) -> None:
    take(strip)

@kernel
def take(strip: int) -> None:
    length_of(strip)  # XX-A2
"""


def test_what_is_a_rule_and_of_which_clauses(tmp_path: Path) -> None:
    (tmp_path / "tracks.py").write_text(TRACKS)
    (tmp_path / "rules.py").write_text(RULES)
    found = rule_functions(tmp_path, "games.xx")
    assert {function.name: set(function.clauses) for function in found} == {
        "rules.apply": set(),
        "rules.take": {"XX-A2"},
        "tracks.length_of": {"XX-R1", "XX-R2", "XX-R3", "XX-A2"},
        "tracks.append": {"XX-R1", "XX-R2", "XX-R3"},
        "tracks.cites": {"XX-R9"},
    }
