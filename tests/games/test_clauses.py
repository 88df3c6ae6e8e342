"""Every clause, example and ruling of every game is carried by a test of the rules themselves."""

from pathlib import Path

import pytest

import jacta
from jacta.engine.words.rulebook import clauses
from jacta.lab.clauses import marked_tests

GAMES = Path(__file__).parent
HOUSE = GAMES.parent / "house"


@pytest.mark.parametrize("name", jacta.names())
def test_every_clause_is_tested_on_the_rules_and_not_only_on_the_oracle(name: str) -> None:
    game = jacta.game(name)
    own = GAMES / game.folder.name
    carried = {
        clause
        for clause, tests in marked_tests(own, own).items()
        if any(not test.startswith("test_oracle.py") for test in tests)
    }
    if game.match is not None:  # a match is played by the house
        carried |= {c for c in marked_tests(HOUSE, HOUSE) if c.startswith(f"{game.prefix}-")}
    rulebook = game.rulebook()
    assert rulebook is not None
    assert carried == set(clauses(rulebook))
    assert carried
