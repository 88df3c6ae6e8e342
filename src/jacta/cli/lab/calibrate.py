"""`jacta calibrate`: whether what the mind of a game expects comes true as often as it says."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from jacta.cli.lab.progress import games_bar
from jacta.cli.lab.studies import jobs_option
from jacta.cli.parameters import (
    board_option,
    game_argument,
    json_option,
    seed_option,
)
from jacta.engine.game import Game
from jacta.lab.calibration import Calibration, sharpen
from jacta.lab.calibration import calibrate as judge_games
from jacta.lab.reliability import draw_reliability

__all__ = ["calibrate"]

_EXAMPLES = """\b
Examples:
  jacta calibrate wurfel-express --jobs 0 --plot reliability.svg
  jacta calibrate wurfel-express --players 4 --games 2000
  jacta calibrate wurfel-express --players 6 --sharpen
"""


@click.command(short_help="Check what a mind expects.", epilog=_EXAMPLES)
@game_argument
@click.option(
    "--players",
    "numbers",
    type=int,
    multiple=True,
    metavar="N",
    help="How many players; may be repeated. By default the fewest that compete, and the most.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=10_000,
    show_default=True,
    metavar="N",
    help="How many games for each number of players.",
)
@click.option("--bot", default="strong", show_default=True, metavar="NAME", help="Who plays.")
@board_option
@seed_option(1, "The seed of all games.")
@jobs_option
@click.option(
    "--plot",
    metavar="FILE.svg",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw it as a reliability diagram.",
)
@click.option(
    "--sharpen",
    "is_sharpened",
    is_flag=True,
    help="Let the mind be as sure as it should have been, in its file.",
)
@json_option
def calibrate(
    game: Game,
    numbers: tuple[int, ...],
    games: int,
    bot: str,
    board: str | None,
    seed: int,
    jobs: int,
    plot: Path | None,
    is_sharpened: bool,
    as_json: bool,
) -> None:
    """Compare what the mind of a game expects with what happens.

    One moment of each game is judged: the chance of each seat to get each rank. Chances that are
    about the same are put into one of ten bins, and compared with how often they came true.
    """
    found = []
    for players in numbers or sorted({max(2, game.players[0]), game.players[-1]}):
        with games_bar(games) as progress:
            found.append(
                judge_games(
                    game,
                    players=players,
                    games=games,
                    bot=bot,
                    seed=seed,
                    board=board,
                    jobs=jobs,
                    progress=progress,
                )
            )
    for each in found if is_sharpened else ():
        sharpen(game, each)
    if plot is not None:
        title = f"{game.title}: what the mind expects, and how often it comes true"
        plot.write_text(draw_reliability(found, title), "utf-8")
    if as_json:
        click.echo(json.dumps([each.json for each in found], ensure_ascii=False, indent=2))
    else:
        for each in found:
            _show(each)


def _show(found: Calibration) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("expected", "happened", "95 % interval", "judgements"):
        table.add_column(head, justify="right", no_wrap=True)
    for each in found.bins:
        interval = f"{each.low:.1%} – {each.high:.1%}"
        row = (f"{each.expected:.1%}", f"{each.happened:.1%}", interval, f"{each.number:,}")
        table.add_row(*row)
    console = Console(highlight=False)
    console.print(f"{found.players} players, {found.games:,} games of {found.bot}")
    console.print(table)
    console.print(f"off by {found.error:.2%} on average")
    console.print(f"should be {found.sharpness:.2f} times as sure")
    if found.points_expected is not None and found.points_reached is not None:
        expected, reached = found.points_expected, found.points_reached
        console.print(f"points: {expected:.2f} expected, {reached:.2f} reached")
