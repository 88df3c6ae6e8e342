"""`jacta check`: whether a game keeps its contract, and whether every clause has a test."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from jacta.cli.parameters import game_argument, json_option, seed_option
from jacta.engine import conformance
from jacta.engine.game import Game
from jacta.lab.clauses import ClauseReport, report

__all__ = ["check"]

_FAILED = 1
_MOST_PROBLEMS = 10
_PASS, _FAIL = Text("✓", "green"), Text("✗", "bold red")


@click.command(
    short_help="Check that a game keeps its contract.",
    epilog="Example:  jacta check wurfel-express --games 50",
)
@game_argument
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=20,
    show_default=True,
    metavar="N",
    help="How many random games of each configuration are examined.",
)
@seed_option(1, "The seed of these games.")
@click.option(
    "--tests",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where the tests of its clauses are, if not in the checkout that the game lies in.",
)
@json_option
def check(game: Game, games: int, seed: int, tests: Path | None, as_json: bool) -> None:
    """Check that a game keeps what the engine, the bots and the house rely on.

    In a checkout, every clause, example and ruling of its rules must also have a test; for a game
    that is installed, say where its tests are. Advice is what fails nothing and should be looked
    at. The exit code is 1 if anything fails.
    """
    with _progress() as progress:
        results = conformance.run(game, seed=seed, games=games, progress=progress)
    clauses = report(game, tests) if game.rulebook() is not None else None
    advice = conformance.advise(game)
    skipped = "" if clauses else _why_skipped(game)
    passed = all(result.passed for result in results) and (clauses is None or clauses.passed)
    if as_json:
        described = {
            "game": game.name,
            "version": game.version,
            "passed": passed,
            "checks": [_describe(result) for result in results],
            "advice": advice,
            "clauses": clauses.json if clauses else None,
            "clauses_skipped": skipped or None,
        }
        click.echo(json.dumps(described, ensure_ascii=False, indent=2))
    else:
        console = Console(highlight=False, markup=False, emoji=False)
        _show_checks(console, game, results)
        if clauses:
            _show_clauses(console, clauses)
        else:
            console.print(f"Clauses: {skipped}", style="dim", soft_wrap=True)
        for sentence in advice:
            console.print(Text.assemble(("!", "yellow"), f" {sentence}"), soft_wrap=True)
        verdict = Text("passed", "bold green") if passed else Text("failed", "bold red")
        console.print(Text.assemble(f"{game.name}: ", verdict))
    sys.exit(0 if passed else _FAILED)


@contextmanager
def _progress() -> Iterator[Callable[[str], None] | None]:
    """What is being done, on stderr, where that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with console.status("") as status:
        yield status.update


def _why_skipped(game: Game) -> str:
    if game.rulebook() is None:
        return "skipped, because this game has no rules file"
    return "skipped, because tests are found in a checkout only; where are they? --tests FOLDER"


def _describe(result: conformance.CheckResult) -> dict[str, object]:
    return {
        "name": result.name,
        "passed": result.passed,
        "checked": result.checked,
        "problems": list(result.problems),
        "note": result.note,
    }


def _show_checks(console: Console, game: Game, results: list[conformance.CheckResult]) -> None:
    console.print(Text.assemble((game.title, "bold"), f", rules version {game.version}"))
    width = max((len(result.name) for result in results), default=0)
    for result in results:
        mark = _PASS if result.passed else _FAIL
        line = Text.assemble(mark, f" {result.name:<{width}}  {result.checked:>9,} checked")
        if result.note:
            line.append(f"  {result.note}", "dim")
        console.print(line, soft_wrap=True)
        for problem in result.problems[:_MOST_PROBLEMS]:
            console.print(Text(f"    {problem}"), soft_wrap=True)
        if (more := len(result.problems) - _MOST_PROBLEMS) > 0:
            console.print(Text(f"    … and {more} more", "dim"))


def _show_clauses(console: Console, clauses: ClauseReport) -> None:
    console.print()
    for entry in clauses.entries:
        head = Text.assemble(_PASS if entry.tests else _FAIL, f" {entry.id:<7} {entry.text}")
        console.print(head, no_wrap=True, overflow="ellipsis")
        for test in entry.tests:
            console.print(Text(f"          {_short(test)}", "dim"), soft_wrap=True)
        cited = f"in {', '.join(entry.code)}" if entry.code else "not cited in the game's code"
        console.print(Text(f"          {cited}", "dim"), soft_wrap=True)
    console.print()
    tested = len(clauses.entries) - len(clauses.untested)
    console.print(Text(f"{tested} of {len(clauses.entries)} clauses have a test"))
    if clauses.untested:
        console.print(Text(f"without a test: {', '.join(clauses.untested)}", "red"))
    for unknown, marked in clauses.unknown.items():
        console.print(Text(f"{unknown} is in no rules file, but marks {', '.join(marked)}", "red"))


def _short(test: str) -> str:
    """A test without the folders it lies in."""
    return test.rpartition("/")[2]
