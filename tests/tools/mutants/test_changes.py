"""Small changes: each differs in one place, has words of its own, and compiles."""

from __future__ import annotations

import ast

import pytest

from tools.mutants.changes import changes


def words(source: str) -> list[str]:
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    before = ast.dump(function)
    found = changes(function)
    assert ast.dump(function) == before
    assert len({ast.dump(change.node) for change in found} | {before}) == len(found) + 1
    for change in found:
        compile(ast.Module([change.node], []), "a mutant", "exec")
    said = [change.words for change in found]
    assert len(set(said)) == len(said)
    return said


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return a < b", ["a < b → a <= b", "a < b → a >= b"]),
        ("return a == b", ["a == b → a != b"]),
        ("return a and b", ["a and b → a or b"]),
        ("return not a", ["not a → a"]),
        ("return a", ["return a → return not a"]),
        ("return f(a)", ["return f(a) → return not f(a)"]),
        ("if a: return True", ["if a → if not a", "return True → return False"]),
        ("state.seat = b", ["state.seat = b → nothing"]),
        ("a += b", ["a += b → a -= b", "a += b → nothing"]),
        ("emit(a)", ["emit(a) → nothing"]),
        ("b = max(a, b)", ["max(a, b) → min(a, b)"]),
        ("b = a[1]", ["a[1] → a[2]"]),
        ("b = Phase.OVER", ["b = Phase.OVER → b = Phase.OVER + 1"]),
        ("b = a", []),
    ],
)
def test_a_slip_of_the_pen(body: str, expected: list[str]) -> None:
    assert words(f"def rule(a: int, b: int = 3) -> bool:\n  '''Says.'''\n  {body}") == expected


def test_of_an_integer_the_result_is_one_more() -> None:
    assert words("def rule(a: int) -> int:\n  return a") == ["return a → return a + 1"]


def test_changes_that_read_alike_are_numbered() -> None:
    found = words("def rule(a: int) -> int:\n  f(a)\n  f(a)\n  return 0")
    assert found == ["f(a) → nothing", "f(a) → nothing (2)", "return 0 → return 1"]
