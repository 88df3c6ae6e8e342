"""`jacta arena`: who of several bots plays best, and how sure that is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from jacta.cli.lab.progress import games_bar
from jacta.cli.lab.studies import (
    cluster_at,
    device_option,
    jobs_option,
    named_bots,
    ray_option,
    resume_option,
    rows_option,
    say_stopped,
)
from jacta.cli.parameters import (
    board_option,
    game_argument,
    json_option,
    option_option,
    seed_option,
)
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.lab.arena import Arena
from jacta.lab.chart import bar, signed, svg
from jacta.lab.intervals import Share
from jacta.lab.journal import Journal
from jacta.lab.rating_table import keep_ratings
from jacta.lab.rows import Rows
from jacta.lab.standings import Standings, standings

__all__ = ["arena"]

_EXAMPLES = """\b
Examples:
  jacta arena wurfel-express random greedy mcts:200 --games 200 --jobs 0
  jacta arena entenrallye greedy planner mcts:1000 --players 3 --resume contest.jsonl
  jacta arena dice-trip greedy planner --players 1 --rows games.csv --plot ratings.svg
"""

_WIDTH_OF_FILES = 200
_BAR = 20


@click.command(short_help="Let bots meet, and rate them.", epilog=_EXAMPLES)
@game_argument
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT...")
@click.option("--players", type=int, metavar="N", help="How many players; by default two.")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many games of each line-up, rounded up to whole rounds of its seats.",
)
@option_option
@board_option
@seed_option(1, "The seed of all games.")
@jobs_option
@device_option
@ray_option
@resume_option
@rows_option
@click.option(
    "--plot",
    metavar="FILE.svg",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw the ratings with their intervals, as SVG.",
)
@click.option(
    "--ratings",
    metavar="FILE.csv",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the ratings into this table, beside those of other numbers of players.",
)
@json_option
def arena(
    game: Game,
    bots: tuple[str, ...],
    players: int | None,
    games: int,
    options: Mapping[str, str],
    board: str | None,
    seed: int,
    jobs: int,
    device: str,
    ray: str | None,
    resume: Path | None,
    rows: Path | None,
    plot: Path | None,
    ratings: Path | None,
    as_json: bool,
) -> None:
    """Let bots meet in every line-up, and rate them.

    Each throw of dice is played once in every seating, so that nobody has better dice or seats.
    Ratings are on Elo's scale, 0 on average: 100 more are 64 % of the games of two. Intervals are
    for 95 %. The same seed gives the same games on one core, many, a GPU or a cluster, in one go
    or several. Beside the bots of the game, mcts:1000 searches with 1,000 simulations a move, and
    mcts:1000:greedy plays each of them out with greedy; MODULE:NAME is a bot of your own, which is
    made from a game and a seed.
    """
    contest = Arena(
        game,
        named_bots(bots),
        games=games,
        players=players,
        seed=seed,
        options=options,
        board=board,
        device=device,
    )
    stopped = False
    with ExitStack() as stack:
        written = stack.enter_context(Rows(rows)) if rows is not None else None
        journal = None
        if resume is not None:
            journal = stack.enter_context(Journal(resume, contest.terms))
            contest.resume(journal)
        crew = stack.enter_context(cluster_at(ray, jobs, device)) if ray is not None else None
        try:
            with games_bar(contest.games) as progress:
                contest.play(jobs, progress, journal, crew)
        except KeyboardInterrupt:
            stopped = True
        if written is not None:
            contest.write(written)
    found = standings(contest)
    if plot is not None:
        _draw(plot, found, contest)
    if ratings is not None:
        keep_ratings(ratings, found, contest)
    if as_json:
        click.echo(json.dumps(found.json(contest), ensure_ascii=False, indent=2))
    else:
        _show(found, contest)
    if stopped:
        say_stopped(contest.done, contest.games, resume)


def _title(contest: Arena) -> str:
    several = "s" * (contest.players > 1)
    return f"{contest.game.title}: {contest.done:,} games of {contest.players} player{several}"


def _draw(file: Path, found: Standings, contest: Arena) -> None:
    try:
        file.write_text(svg(found, _title(contest)), "utf-8")
    except OSError as error:
        raise JactaError(f"{file} cannot be written: {error.strerror or error}") from None


def _show(found: Standings, contest: Arena) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:  # nothing is cut off in a file
        console = Console(highlight=False, width=_WIDTH_OF_FILES)
    chosen = "".join(f", {name} {choice}" for name, choice in contest.start.options.items())
    title, _, rest = _title(contest).partition(":")
    console.print(Text.assemble((title, "bold"), f":{rest}{chosen}"))
    console.print(_ratings(found))
    console.print(_cross_table(found))
    console.print(f"{contest.seconds:.1f} s (seed {contest.seed})")


def _ratings(found: Standings) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    alone, points = found.players[0].wins is None, found.players[0].score is not None
    heads = ["rating", "±", "", "games"]
    heads += [] if alone else ["first", "95 % interval"]
    heads += ["mean score"] if points else []
    table.add_column("bot", no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right" if head else "left", no_wrap=True)
    for each in found.players:
        row = [each.bot, signed(each.rating), f"{each.spread:.0f}", bar(found, each, _BAR)]
        row.append(f"{each.games:,}")
        if each.wins is not None:
            row += [f"{each.wins.rate:.1%}", _interval(each.wins)]
        if each.score is not None:
            row.append(f"{each.score:.2f}")
        table.add_row(*row)
    return table


def _cross_table(found: Standings) -> Table:
    """How often the bot of a row was better than that of a column, a tie as a half."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    names = [each.bot for each in found.players]
    for head in ("better than", *names):
        table.add_column(head, justify="left" if head == "better than" else "right", no_wrap=True)
    for one in names:
        shares = [found.pairs.get((one, other)) for other in names]
        told = [f"{each.rate:.1%}\n{_interval(each)}" if each else "" for each in shares]
        table.add_row(one, *told)
    return table


def _interval(share: Share) -> str:
    return f"{share.low:.1%} – {share.high:.1%}"
