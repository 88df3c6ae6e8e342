"""Every clause, example and ruling is carried by a test of the rules themselves."""

from pathlib import Path

from jacta.games.rulebook import clauses, rules_file
from jacta.lab.clauses import marked_tests

TESTS = Path(__file__).parent


def test_every_clause_is_tested_on_the_rules_and_not_only_on_the_oracle() -> None:
    carried = {
        clause
        for clause, tests in marked_tests(TESTS, TESTS).items()
        if any(not test.startswith("test_oracle.py") for test in tests)
    }
    assert carried == set(clauses(rules_file("dice-trip")))
    assert len(carried) == 27 + 6 + 16
