"""The map from clauses to tests and code."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import jacta
from jacta.lab.clauses import checkout, marked_tests, report

TESTS = """
import pytest

pytestmark = [pytest.mark.clause("WE-R1"), pytest.mark.slow]


@pytest.mark.clause("WE-R2", "WE-X1")
def test_function(): ...


@pytest.mark.clause("WE-R3")
class TestGroup:
    pytestmark = pytest.mark.clause("WE-R4")

    @pytest.mark.clause("WE-R5")
    async def test_method(self): ...

    def helper(self): ...


@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("WE-A1"))])
def test_parameters(x): ...


@pytest.mark.clause("WE-R6")
def not_a_test(): ...
"""


def test_marks_are_found_on_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_it.py").write_text(TESTS)
    (tmp_path / "tests" / "oracle.py").write_text(TESTS)
    found = marked_tests(tmp_path / "tests", tmp_path)
    place = "tests/deep/test_it.py"
    method = f"{place}::TestGroup::test_method"
    assert found["WE-R1"] == [f"{place}::test_function", method, f"{place}::test_parameters"]
    assert found["WE-R2"] == found["WE-X1"] == [f"{place}::test_function"]
    assert found["WE-R3"] == found["WE-R4"] == found["WE-R5"] == [method]
    assert found["WE-A1"] == [f"{place}::test_parameters"]
    assert "WE-R6" not in found


def _game_in(root: Path, *, tests: bool) -> jacta.Game:
    """Würfel Express as if its sources lay there, with two clauses."""
    folder = root / "src" / "games" / "we"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text('"""WE-R1 to WE-R2: two rules."""\n')
    (folder / "rulebook").mkdir()
    rules = folder / "rulebook" / "en.md"
    rules.write_text("- WE-R1 One.\n- WE-R2 Two.\n- WE-X1 An example.\nno clause\n")
    if tests:
        (root / "tests").mkdir()
        (root / "tests" / "test_it.py").write_text(TESTS)
    return replace(jacta.game("wurfel-express"), folder=folder)


def test_a_report_lists_every_clause_with_tests_and_code(tmp_path: Path) -> None:
    found = report(_game_in(tmp_path, tests=True))
    assert found is not None
    assert [entry.id for entry in found.entries] == ["WE-R1", "WE-R2", "WE-X1"]
    assert found.entries[1].text == "Two."
    assert found.entries[1].tests == ("tests/test_it.py::test_function",)
    assert found.entries[1].code == ("rules.py",)
    assert found.untested == []
    assert found.uncited == ["WE-X1"]
    assert set(found.unknown) == {"WE-R3", "WE-R4", "WE-R5", "WE-A1"}
    assert not found.passed


def test_an_installed_package_has_no_report(tmp_path: Path) -> None:
    game = _game_in(tmp_path, tests=False)
    assert checkout(game.folder) is None
    assert report(game) is None


def test_whoever_says_where_the_tests_are_has_a_report_of_an_installed_package(
    tmp_path: Path,
) -> None:
    source = """
import pytest

@pytest.mark.clause("WE-R1", "WE-R999")
def test_one(): ...
"""
    (tmp_path / "checks").mkdir()
    (tmp_path / "checks" / "test_it.py").write_text(source, "utf-8")
    found = report(jacta.game("wurfel-express"), tmp_path / "checks")
    assert found is not None
    assert found.entries[0].tests == ("checks/test_it.py::test_one",)
    assert found.unknown == {"WE-R999": ("checks/test_it.py::test_one",)}


def test_without_a_rules_file_there_is_nothing_to_report(tmp_path: Path) -> None:
    game = replace(jacta.game("wurfel-express"), folder=tmp_path)
    with pytest.raises(jacta.JactaError, match="has no rules file"):
        report(game)


def test_this_checkout_is_found() -> None:
    root = checkout(jacta.game("wurfel-express").folder)
    assert root is not None
    assert Path(__file__).is_relative_to(root)
