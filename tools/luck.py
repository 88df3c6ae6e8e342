"""Mean luck of every seat over many games of bots, and what ratings gain by leaving it out.

python -m tools.luck wurfel-express --games 10000
python -m tools.luck verbindung-gesucht --ratings --games 2000
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

import jacta
from jacta.bots.ladder import LEVELS
from jacta.bots.mind import mind_of
from jacta.engine.game import Game
from jacta.lab.luck import RESULTS, weigh_luck
from tools.newcomers import games_needed

__all__ = ["luck"]

# Everybody is rated against this level.
_KNOWN = "club"


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
    found = []
    for game in [each for each in named if mind_of(each) is not None]:
        number = players or max(2, game.players[0])
        if ratings:
            found += _rate(game, games, results, seed, jobs)
        else:
            weighed = weigh_luck(
                game, [bot] * number, games, seed=seed, results=results, jobs=jobs, progress=_tell
            )
            for seat, (mean, half) in enumerate(weighed.means):
                holds = "yes" if abs(mean) <= half else "no"
                click.echo(f"| {game.title} | {seat + 1} | {mean:+.4f} | ± {half:.4f} | {holds} |")
            click.echo(f"{game.title}: {weighed.explained:.1%} of the spread of results was luck")
            found.append(weighed.json)
        if file is not None:
            file.write_text(json.dumps(found, indent=2), "utf-8")


def _rate(game: Game, games: int, results: int, seed: int, jobs: int) -> list[dict[str, object]]:
    found = []
    for level in LEVELS:
        weighed = weigh_luck(
            game, [level, _KNOWN], games, seed=seed, results=results, jobs=jobs, progress=_tell
        )
        needed = games_needed(weighed)
        click.echo(
            f"| {game.title} | {level} | {needed.strength:+.0f} ± {needed.half:.0f} "
            f"| {needed.plain} | {needed.adjusted} | {needed.covered:.0%} |"
        )
        found.append({"game": game.name, "explained": weighed.explained, **needed.json})
    return found


def _tell(done: int) -> None:
    if sys.stderr.isatty():
        click.echo(f"\r{done} games", nl=False, err=True)


if __name__ == "__main__":
    luck()
