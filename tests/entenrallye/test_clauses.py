"""Every clause, example and ruling is carried by a test."""

from pathlib import Path

from jacta.games.rulebook import clauses, rules_file
from jacta.lab.clauses import marked_tests

TESTS = Path(__file__).parent


def test_every_clause_is_tested_on_the_rules() -> None:
    carried = set(marked_tests(TESTS, TESTS))
    assert carried == set(clauses(rules_file("entenrallye")))
    assert len(carried) == 40 + 11 + 27
