"""`jacta train`: the mind of a game, learned from nothing by playing against itself."""

from __future__ import annotations

import json
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from jacta.bots.mind import mind_of
from jacta.cli.lab.studies import jobs_option
from jacta.cli.parameters import (
    board_option,
    game_argument,
    json_option,
    seed_option,
)
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.lab.training.curve import draw_curve
from jacta.lab.training.training import Point, Training

__all__ = ["train"]

_EXAMPLES = """\b
Examples:
  jacta train wurfel-express --jobs 0 --kept training.npz
  jacta train wurfel-express --steps 4 --games 64 --out small.mind
"""


@click.command(short_help="Train the mind of a game.", epilog=_EXAMPLES)
@game_argument
@board_option
@seed_option(1, "The seed of the training.")
@click.option("--steps", type=click.IntRange(min=1), metavar="N", help="How many steps.")
@click.option("--games", type=click.IntRange(min=1), metavar="N", help="How many games a step.")
@click.option(
    "--trials",
    type=click.IntRange(min=0),
    default=1000,
    show_default=True,
    metavar="N",
    help="How many games against each rival show how far it has come; 0 for none.",
)
@jobs_option
@click.option(
    "--kept",
    metavar="FILE.npz",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep what was learned in this file after each step, and go on from what it has.",
)
@click.option(
    "--out",
    metavar="FILE.mind",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where the mind is written; by default where the game looks for it.",
)
@click.option(
    "--plot",
    metavar="FILE.svg",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw the curve: how strong it was after how many games.",
)
@json_option
def train(
    game: Game,
    board: str | None,
    seed: int,
    steps: int | None,
    games: int | None,
    trials: int,
    jobs: int,
    kept: Path | None,
    out: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Train the mind of a game, from nothing, by games against itself.

    The same seed gives the same weights on the same machine, on one core or many, in one go or
    several. After Ctrl-C the same command goes on, if it has a file to keep things in (--kept).
    Without --steps and --games it is the training of the mind that the game has.
    """
    course = Training(game, board=board, seed=seed, steps=steps, games=games, trial_games=trials)
    if kept is not None and kept.exists():
        course.resume(kept)
    console = Console(stderr=True, highlight=False)

    def tell(point: Point) -> None:
        if point.trials or console.is_terminal:
            console.print(_line(point, course.steps), soft_wrap=True)

    try:
        course.run(jobs, tell, kept)
    except KeyboardInterrupt:
        told = f"; the same command goes on from {kept}" if kept is not None else ""
        click.echo(f"Stopped after {course.done} of {course.steps} steps{told}.", err=True)
        raise click.exceptions.Exit(130) from None
    mind = mind_of(game)
    if out is None and mind is None:
        raise JactaError(f"{game.name} has no mind yet: say where it is written, with --out")
    file = out or mind.folder / f"{course.board}.mind"  # type: ignore[union-attr]
    course.write(file)
    if plot is not None:
        plot.write_text(draw_curve(course.curve, f"{game.title}: training"), "utf-8")
    if as_json:
        curve = msgspec.to_builtins(course.curve)
        report = {**course.terms, "file": str(file), "curve": curve}
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show(course, file)


def _line(point: Point, steps: int) -> str:
    found = "".join(f", {t.share:.1%} against {t.rival}" for t in point.trials)
    return (
        f"step {point.step} of {steps}: {point.games:,} games, {point.seconds:.0f} s, "
        f"loss {point.loss:.4f}{found}"
    )


def _show(course: Training, file: Path) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    rivals = course.recipe.rivals
    for head in ("games", "seconds", "loss", *(f"against {rival}" for rival in rivals)):
        table.add_column(head, justify="right", no_wrap=True)
    for point in course.curve:
        if point.trials:
            shares = [f"{t.share:.1%} ({t.low:.1%} – {t.high:.1%})" for t in point.trials]
            seconds = f"{point.seconds:.0f}"
            table.add_row(f"{point.games:,}", seconds, f"{point.loss:.4f}", *shares)
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{file}: {course.recipe.network.size:,} weights", soft_wrap=True)
