"""`jacta simulate`: many games between bots, and what they show."""

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
    players_option,
    seed_option,
)
from jacta.engine.game import Game
from jacta.lab.journal import Journal
from jacta.lab.rows import Rows
from jacta.lab.simulate import Simulation
from jacta.lab.study import Study
from jacta.terminal.seats import default_players

__all__ = ["simulate"]

_EXAMPLES = """\b
Examples:
  jacta simulate wurfel-express --players 4 --games 200000
  jacta simulate wurfel-express --players 2 --bot greedy --bot random --json
  jacta simulate dice-trip --players 1 --bot planner --games 1000 --rows games.csv
"""


@click.command(short_help="Play many games between bots.", epilog=_EXAMPLES)
@game_argument
@players_option
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=10_000,
    show_default=True,
    metavar="N",
    help="How many games.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help="Who plays: one bot for all seats (by default random), or one a seat, repeated; "
    "mcts:1000 searches with 1,000 simulations a move, MODULE:NAME is a bot of your own.",
)
@option_option
@board_option
@seed_option(1, "The seed of all games.")
@jobs_option
@device_option
@ray_option
@resume_option
@rows_option
@json_option
def simulate(
    game: Game,
    players: int | None,
    games: int,
    bots: tuple[str, ...],
    options: Mapping[str, str],
    board: str | None,
    seed: int,
    jobs: int,
    device: str,
    ray: str | None,
    resume: Path | None,
    rows: Path | None,
    as_json: bool,
) -> None:
    """Play many games between bots: who wins, how long they last, how fast they run.

    A win is a first place; one that several seats share counts for each of them, and the shared
    ones are told apart. Intervals are Wilson's, for 95 %. Compiling does not count in the speed.
    The same seed gives the same games on one core, many, a GPU or a cluster. Ctrl-C shows what was
    played so far.
    """
    if players is None:
        players = len(bots) if len(bots) > 1 else default_players(game)
    study = Simulation(
        game,
        players=players,
        games=games,
        bots=named_bots(bots or ("random",)),
        seed=seed,
        options=options,
        board=board,
        device=device,
    )
    stopped = False
    with ExitStack() as stack:
        written = stack.enter_context(Rows(rows)) if rows is not None else None
        journal = stack.enter_context(Journal(resume, study.terms)) if resume is not None else None
        crew = stack.enter_context(cluster_at(ray, jobs, device)) if ray is not None else None
        progress = stack.enter_context(games_bar(games))
        try:
            study.play(jobs, progress, written, journal, crew)
        except KeyboardInterrupt:
            stopped = True
    if study.done:
        _report(study.study(), game, as_json)
    if stopped:
        say_stopped(study.done, games, resume)


def _report(study: Study, game: Game, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(study.json, ensure_ascii=False, indent=2))
    else:
        _show(study, game)


def _show(study: Study, game: Game) -> None:
    console = Console(highlight=False)
    chosen = "".join(f", {name} {choice}" for name, choice in study.options.items())
    console.print(
        Text.assemble(
            (game.title, "bold"),
            f": {study.games:,} games of {study.players} player{'s' * (study.players > 1)}{chosen}",
        )
    )
    console.print(_seats(study))
    if study.without_winner and study.players > 1:
        console.print(f"without a winner: {study.without_winner:,} games")
    console.print(_lengths(study))
    gpu, where = study.machine.get("gpu"), study.machine.get("cluster") or study.machine["cpu"]
    kind = "core" if study.device == "cpu" else "GPU"
    cores = f"{study.jobs} {kind}{'s' if study.jobs > 1 else ''} of {where}"
    console.print(
        f"{study.seconds:.2f} s on {gpu or cores}: "
        f"{study.games_per_second:,.0f} games/s, {study.decisions_per_second:,.0f} decisions/s "
        f"(seed {study.seed})",
        soft_wrap=True,
    )


def _seats(study: Study) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    alone = study.players == 1  # against nobody, who would win?
    for title in ("seat", "bot", *(() if alone else ("wins", "share", "95 % interval"))):
        table.add_column(title, justify="left" if title == "bot" else "right", no_wrap=True)
    shared, scores, spread = any(study.shared_wins), study.scores_mean, study.scores_spread
    if shared:
        table.add_column("shared", justify="right")
    if scores is not None:
        table.add_column("mean score", justify="right")
    for seat, rate in enumerate(study.win_rates):
        row = [str(seat + 1), study.bots[seat]]
        if not alone:
            row += [
                f"{study.wins[seat]:,}",
                f"{rate['rate']:.2%}",
                f"{rate['low']:.2%} – {rate['high']:.2%}",
            ]
        if shared:
            row.append(f"{study.shared_wins[seat]:,}")
        if scores is not None and spread is not None:
            row.append(f"{scores[seat]:.2f} ± {spread[seat]:.2f}")
        table.add_row(*row)
    return table


def _lengths(study: Study) -> str:
    spread = ", ".join(
        f"{float(share):.0%} {value:.0f}" for share, value in study.turns_quantiles.items()
    )
    return (
        f"turns: mean {study.turns_mean:.2f}, from {study.turns_least} to {study.turns_most} "
        f"({spread})\ndecisions: mean {study.decisions_mean:.2f} a game"
        + "".join(f"\n{name}: mean {mean:.2f} a game" for name, mean in study.events_mean.items())
    )
