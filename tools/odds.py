"""Whether the odds that a table shows come true as often as they say, in each game.

python -m tools.odds --throws 10000
python -m tools.odds wurfel-express --throws 2000 --seed 3

Chances that are about the same are put into one of ten bins, as `jacta calibrate` does it with what
a mind expects. What is certain (0 or 1) is left out, since it would be right for nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice

import click
import numpy as np

from jacta.lab.calibration import Bin, error_of, sort_in
from tools.told_odds import TELLERS, Told

__all__ = ["compare", "odds"]

_TELL = 100


@click.command()
@click.argument("games", metavar="[GAME]...", nargs=-1, type=click.Choice(list(TELLERS)))
@click.option("--throws", type=click.IntRange(min=1), default=10_000, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def odds(games: tuple[str, ...], throws: int, seed: int) -> None:
    """Play games, and tell how often what the odds before so many throws spoke of came true."""
    for name in games or TELLERS:
        bins = compare(_shown(islice(TELLERS[name](seed), throws)))
        click.echo(
            f"\n| {name} | happened | 95 % interval | throws |\n| ---: | ---: | --- | ---: |"
        )
        for each in bins:
            interval = f"{each.low:.1%} – {each.high:.1%}"
            click.echo(
                f"| {each.expected:.1%} | {each.happened:.1%} | {interval} | {each.number:,} |"
            )
        inside = sum(each.low <= each.expected <= each.high for each in bins)
        off = f"off by {error_of(bins):.2%} on average"
        click.echo(f"\n{off}; {inside} of {len(bins)} bins within their interval")


def compare(told: Iterator[Told]) -> list[Bin]:
    """Bins of what was told, with how often it came true."""
    chances, happened = zip(*told, strict=True)
    return sort_in(np.array(chances, np.float64), np.array(happened, np.bool_))


def _shown(told: Iterator[Told]) -> Iterator[Told]:
    for number, each in enumerate(told, 1):
        if number % _TELL == 0 and sys.stderr.isatty():
            click.echo(f"\r{number} throws", nl=False, err=True)
        yield each


if __name__ == "__main__":
    odds()
