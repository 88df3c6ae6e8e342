"""A stranger's game needs one entry point and no more: library and terminal find all of it."""

from __future__ import annotations

import json
from zipfile import ZipFile

from tests.examples.environment import Environment


def test_the_wheel_has_one_entry_point_and_all_parts_of_the_game(environment: Environment) -> None:
    with ZipFile(environment.wheel) as wheel:
        names = set(wheel.namelist())
        (entry_points,) = (name for name in names if name.endswith("entry_points.txt"))
        assert wheel.read(entry_points).decode().split() == [
            "[jacta.games]",
            "nenuphar",
            "=",
            "nenuphar:GAME",
        ]
    for language in ("en", "fr", "de"):
        assert f"nenuphar/rulebook/{language}.md" in names
        assert f"nenuphar/locale/{language}.ftl" in names
        assert f"nenuphar/terminal/locale/{language}.ftl" in names
        assert f"nenuphar/web/locale/{language}.ftl" in names
    assert {"nenuphar/web/board.js", "nenuphar/web/cover.svg", "nenuphar/web/lesson.json"} <= names


def test_it_is_among_the_games_with_its_bots(environment: Environment) -> None:
    games = json.loads(environment.jacta("games", "--json"))
    (found,) = (game for game in games if game["name"] == "nenuphar")
    assert found["title"] == "Nenuphar"
    assert found["bots"] == ["random", "planner"]


def test_it_keeps_the_contract(environment: Environment) -> None:
    report = json.loads(environment.jacta("check", "nenuphar", "--games", "2", "--json"))
    assert report["passed"]
    assert [check["name"] for check in report["checks"] if not check["passed"]] == []


def test_its_own_tests_pass(environment: Environment) -> None:
    assert "failed" not in environment.pytest("-q", "-p", "no:cacheprovider")


def test_it_is_played_in_the_terminal(environment: Environment) -> None:
    def careful(asked: str) -> str:
        """The higher die, then rest, and yes to the question whether that is meant."""
        return "" if "u: Zurücknehmen" in asked else "2"

    table = ["--seat", "Ada", "--seat", "bot:planner", "--seed", "5", "--lang", "de"]
    told = environment.play("nenuphar", *table, answer=careful)
    assert "2: Rasten\n" in told
    assert "ist über den Teich und gewinnt!" in told
