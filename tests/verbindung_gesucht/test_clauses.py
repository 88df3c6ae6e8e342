"""Every clause, example and ruling is carried by a test of the rules, the match by the house."""

from pathlib import Path

from jacta.games.rulebook import clauses, rules_file
from jacta.lab.clauses import marked_tests

TESTS = Path(__file__).parent
HOUSE = TESTS.parent / "house"


def test_every_clause_is_tested_on_the_rules_and_not_only_on_the_oracle() -> None:
    carried = {
        clause
        for clause, tests in marked_tests(TESTS, TESTS).items()
        if any(not test.startswith("test_oracle.py") for test in tests)
    }
    of_the_house = set(marked_tests(HOUSE, HOUSE)) & {"VG-R28", "VG-A17"}
    assert carried | of_the_house == set(clauses(rules_file("verbindung-gesucht")))
    assert len(carried | of_the_house) == 28 + 5 + 18
