"""Mean luck of every seat over many games of bots, and what ratings gain by leaving it out.

python -m tools.luck wurfel-express --games 10000 --jobs 0
python -m tools.luck verbindung-gesucht --ratings --games 2000
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import click

import jacta
from jacta.bots.ladder import LEVELS
from jacta.bots.mind import mind_of
from jacta.engine.game import Game
from jacta.lab.luck import RESULTS, Luck, weigh_luck
from jacta.lab.playing import cores
from tools.newcomers import games_needed

__all__ = ["luck"]

# Everybody is rated against this level.
_KNOWN = "club"
_AT_ONCE = 50


@click.command()
@click.argument("games_", metavar="[GAME]...", nargs=-1)
@click.option("--games", type=click.IntRange(min=2), default=10_000, show_default=True)
@click.option("--players", type=int, help="How many players; by default the fewest that compete.")
@click.option("--bot", default="club", show_default=True, help="Who sits in all seats.")
@click.option("--results", type=int, default=RESULTS, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=int, default=1, show_default=True)
@click.option("--ratings", is_flag=True, help="How soon ratings of the house find each level.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where figures are kept.")
def luck(
    games_: tuple[str, ...],
    games: int,
    players: int | None,
    bot: str,
    results: int,
    seed: int,
    jobs: int,
    ratings: bool,
    file: Path | None,
) -> None:
    """Weigh the luck of many games between bots, in each game that has a mind."""
    named = [jacta.game(name) for name in games_ or jacta.names()]
    kept: list[dict[str, object]] = []

    def keep(found: dict[str, object]) -> None:
        """What is found so far is there whenever this is broken off."""
        if file is not None:
            file.write_text(json.dumps([*kept, found], indent=2), "utf-8")

    for game in [each for each in named if mind_of(each) is not None]:
        number = players or max(2, game.players[0])
        tables = [(level, _KNOWN) for level in LEVELS] if ratings else [(bot,) * number]
        for bots in tables:
            for weighed in _weigh(game, bots, games, seed, results, jobs):
                if not ratings:
                    keep(weighed.json)
            found = _rate(game, weighed) if ratings else _tell_means(game, weighed)
            keep(found)
            kept.append(found)


def _weigh(
    game: Game, bots: Sequence[str], games: int, seed: int, results: int, jobs: int
) -> Iterator[Luck]:
    """All games so far, again and again, in the order of their numbers."""
    weigh = partial(_weigh_part, game.name, bots, games, seed, results)
    # Most of the work is Python's, so that threads would wait for each other.
    with ProcessPoolExecutor(cores(jobs), mp_context=get_context("spawn")) as crew:
        whole: Luck | None = None
        for part in crew.map(weigh, range(0, games, _AT_ONCE)):
            whole = part if whole is None else whole.then(part)
            if sys.stderr.isatty():
                click.echo(f"\r{whole.games} games", nl=False, err=True)
            yield whole


def _weigh_part(
    name: str, bots: Sequence[str], games: int, seed: int, results: int, first: int
) -> Luck:
    number = min(_AT_ONCE, games - first)
    return weigh_luck(jacta.game(name), bots, number, seed=seed, results=results, first=first)


def _tell_means(game: Game, weighed: Luck) -> dict[str, object]:
    for seat, (mean, half) in enumerate(weighed.means):
        holds = "yes" if abs(mean) <= half else "no"
        click.echo(f"| {game.title} | {seat + 1} | {mean:+.4f} | ± {half:.4f} | {holds} |")
    click.echo(f"{game.title}: {weighed.explained:.1%} of the spread of results was luck")
    return weighed.json


def _rate(game: Game, weighed: Luck) -> dict[str, object]:
    needed = games_needed(weighed)
    click.echo(
        f"| {game.title} | {weighed.bots[0]} | {needed.strength:+.0f} ± {needed.half:.0f} "
        f"| {needed.plain} | {needed.adjusted} | {needed.covered:.0%} |"
    )
    return {"game": game.name, "explained": weighed.explained, **needed.json}


if __name__ == "__main__":
    luck()
