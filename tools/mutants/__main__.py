"""`make mutants`: every rule function changed in small ways; a test of its clauses must fail."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any, TextIO

import click
import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import jacta
from jacta.engine.doors.jit import JIT
from jacta.engine.game import Game
from tools.mutants.planting import Mutant, Ran, mutants, noting_what_runs
from tools.mutants.trials import OPTIONS, Outcome, Trials
from tools.mutants.verdict import LEAST_SHARE, Verdict, read_reasons
from tools.reliability import Cell, Section, Table, write

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "jacta" / "games"


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--jobs", default=os.cpu_count() or 1, help="How many mutants are tried at once.")
@click.option("--every", default=1, help="Only each so-many-th mutant: a quick look.")
@click.option("--only", default="", help="Only mutants whose name begins so: tracks.last_place.")
@click.option(
    "--again",
    type=click.File(),
    help="Only the survivors in a file of --json; the killed ones count.",
)
@click.option("--everywhere", is_flag=True, help="Whether other clauses notice the survivors.")
@click.option("--write", "into_docs", is_flag=True, help="The figures into docs/reliability.md.")
@click.option("--json", "as_json", is_flag=True, help="The verdicts as JSON, with all survivors.")
def main(
    names: tuple[str, ...],
    jobs: int,
    every: int,
    only: str,
    again: TextIO | None,
    everywhere: bool,
    into_docs: bool,
    as_json: bool,
) -> None:
    """Change every rule function of the games in small ways; a test of its clauses must fail."""
    if JIT:
        raise click.UsageError("Compiled rules cannot be changed: set JACTA_JIT=off.")
    os.environ["CI"] = "1"  # so that what is drawn by chance is the same each time
    began, whole = time.monotonic(), every == 1 and not only
    before = _verdicts(again) if again is not None else None
    with noting_what_runs(GAMES) as at_import:
        games = [jacta.game(name) for name in names or jacta.names()]
    verdicts = []
    for game in games:
        found = mutants(game.package, game.folder)
        chosen = [mutant for mutant in found[::every] if mutant.name.startswith(only)]
        killed = 0
        if before is not None:
            killed, survived = before[game.name]["killed"], _survivors(before[game.name])
            chosen = [mutant for mutant in chosen if mutant.name in survived]
        outcomes = _try(game, chosen, at_import, jobs, everywhere)
        reasons = read_reasons(_tests(game) / "unnoticed.toml")
        verdicts.append(Verdict(game.name, outcomes, reasons, whole, killed))
    if into_docs and whole and not names:
        write(_section(verdicts, time.monotonic() - began))
    if as_json:
        click.echo(json.dumps([verdict.json for verdict in verdicts], ensure_ascii=False, indent=2))
    else:
        for verdict in verdicts:
            _tell(verdict)
    sys.exit(not all(verdict.passed for verdict in verdicts))


def _verdicts(file: TextIO) -> dict[str, Any]:
    """What a run before has found, by game."""
    return {verdict["game"]: verdict for verdict in json.load(file)}


def _survivors(verdict: dict[str, Any]) -> set[str]:
    return {one["mutant"] for one in verdict["survivors"]}


def _tests(game: Game) -> Path:
    return ROOT / "tests" / "games" / game.folder.name


def _try(
    game: Game, found: list[Mutant], at_import: Ran, jobs: int, everywhere: bool
) -> list[Outcome]:
    """The outcomes in the order of the mutants, with progress meanwhile."""
    outcomes: dict[str, Outcome] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task(game.title, total=len(found))

        def told(outcome: Outcome) -> None:
            outcomes[outcome.mutant.name] = outcome
            progress.advance(task)
            if not progress.console.is_terminal and len(outcomes) % 50 == 0:
                click.echo(f"{game.title}: {len(outcomes)} of {len(found)}", err=True)

        trials = Trials(found, game.folder, at_import, jobs, told, everywhere)
        status = pytest.main([*OPTIONS, str(_tests(game))], plugins=[trials])
    if status != pytest.ExitCode.OK:
        raise click.ClickException(f"the tests of {game.title} do not run: {status!r}")
    return [outcomes[mutant.name] for mutant in found]


def _tell(verdict: Verdict) -> None:
    tried, killed = verdict.tried, verdict.killed
    click.echo(f"{verdict.game}: {killed} of {tried} mutants killed, {verdict.share:.1%}")
    for outcome in verdict.unaccounted:
        clauses = ", ".join(sorted(outcome.mutant.function.clauses)) or "any clause"
        where = "; other clauses notice" if outcome.elsewhere else ""
        click.echo(f"  survived {outcome.tests} tests of {clauses}{where}: {outcome.mutant.name}")
    for name in verdict.wrongly_listed:
        click.echo(f"  listed as unnoticed, and is noticed or no mutant: {name}")


def _section(verdicts: list[Verdict], seconds: float) -> Section:
    rows: list[list[Cell]] = [
        [
            verdict.game,
            verdict.tried,
            verdict.killed,
            f"{verdict.share:.1%}",
            verdict.tried - verdict.killed - len(verdict.unaccounted),
            len(verdict.unaccounted),
        ]
        for verdict in verdicts
    ]
    columns = ["game", "mutants", "killed", "share", "named", "not named"]
    return Section(
        name="mutants",
        title="Mutants of the rules",
        command="make mutants",
        about=(
            "Each rule function was changed in small ways, one at a time: a comparison turned or "
            "moved by one, `and` and `or` exchanged, an operator or a constant changed, a result "
            "negated, a statement dropped. Killed is a mutant on which a test fails that carries a "
            f"clause which the function cites; at least {LEAST_SHARE:.0%} must be. The rest is "
            "named, with the reason, in `tests/games/*/unnoticed.toml`."
        ),
        tables=[Table(columns, rows)],
        seconds=seconds,
    )


if __name__ == "__main__":
    main()
