"""A verdict asks for a share, a reason for each survivor, and reasons for survivors only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import jacta
from tools.mutants.changes import Change
from tools.mutants.functions import Name, RuleFunction
from tools.mutants.planting import Mutant
from tools.mutants.trials import Outcome
from tools.mutants.verdict import Verdict, read_reasons

TESTS = Path(__file__).parents[2] / "games"


def outcome(name: str, killed: bool) -> Outcome:
    node = ast.parse("def rule(): ...").body[0]
    assert isinstance(node, ast.FunctionDef)
    function = RuleFunction(
        Name("rules.rule"), Path("rules.py"), ast.Module([], []), node, frozenset()
    )
    return Outcome(Mutant("xx", function, Change(name, node)), killed, tests=3)


def outcomes(killed: int, survived: int) -> list[Outcome]:
    return [outcome(f"k{n}", True) for n in range(killed)] + [
        outcome(f"s{n}", False) for n in range(survived)
    ]


def test_a_survivor_wants_a_reason() -> None:
    found = outcomes(19, 1)
    assert not Verdict("xx", found, {}).passed
    verdict = Verdict("xx", found, {"rules.rule: s0": "nothing can tell"})
    assert verdict.passed
    assert (verdict.killed, verdict.share) == (19, 0.95)
    assert verdict.json["survivors"][0]["why"] == "nothing can tell"


def test_a_reason_for_one_that_is_killed_or_is_no_mutant_is_an_error() -> None:
    for name in ("rules.rule: k0", "rules.rule: x"):
        verdict = Verdict("xx", outcomes(10, 0), {name: "wrongly"})
        assert verdict.wrongly_listed == [name]
        assert not verdict.passed
    assert Verdict("xx", outcomes(10, 0), {"rules.rule: x": "not tried"}, whole=False).passed


def test_reasons_do_not_make_up_for_a_share_that_is_too_small() -> None:
    reasons = {f"rules.rule: s{n}": "why" for n in range(2)}
    assert not Verdict("xx", outcomes(17, 2), reasons).passed
    assert Verdict("xx", outcomes(18, 2), reasons).passed


def test_what_a_run_before_has_killed_counts() -> None:
    reasons = {"rules.rule: s0": "why"}
    verdict = Verdict("xx", outcomes(1, 1), reasons, killed_before=18)
    assert (verdict.tried, verdict.killed, verdict.share) == (20, 19, 0.95)
    assert verdict.passed
    assert verdict.json["mutants"] == 20


@pytest.mark.parametrize("name", jacta.names())
def test_the_lists_of_the_games_can_be_read(name: str) -> None:
    reasons = read_reasons(TESTS / jacta.game(name).folder.name / "unnoticed.toml")
    assert all(": " in mutant and why.endswith(".") for mutant, why in reasons.items())


def test_a_group_of_mutants_shares_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "unnoticed.toml"
    assert read_reasons(file) == {}
    file.write_text('[[unnoticed]]\nwhy = "Alike."\nmutants = ["a.b: 1 → 2", "a.c: x → y"]\n')
    assert read_reasons(file) == {"a.b: 1 → 2": "Alike.", "a.c: x → y": "Alike."}
