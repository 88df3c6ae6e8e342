"""`jacta puzzles`: positions of played games where the master knows better, as a stock."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import click
import msgspec

from jacta.cli.lab.progress import games_bar
from jacta.cli.parameters import board_option, game_argument, json_option, seed_option
from jacta.engine.game import Game
from jacta.lab.puzzles.making import add_puzzles, join_stocks, weigh_again
from jacta.puzzles import Stock
from jacta.puzzles.stock import file_of

__all__ = ["puzzles"]

_EXAMPLES = """\b
Examples:
  jacta puzzles wurfel-express --games 500
  jacta puzzles dice-trip --players 1 --games 200 --seed 2 --out some.jsonl
  jacta puzzles entenrallye --again
  jacta puzzles dice-trip --join one.jsonl --join two.jsonl
"""


@click.command(short_help="Make puzzles of played games.", epilog=_EXAMPLES)
@game_argument
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, metavar="N",
              help="How many games are looked through, those of before included.")  # fmt: skip
@seed_option(1, "The seed of all games.")
@click.option("--players", type=int, metavar="N", help="How many players; by default 2.")
@board_option
@click.option("--futures", type=click.IntRange(min=64), default=512, show_default=True, metavar="N",
              help="At most so many pairs of futures confirm a puzzle.")  # fmt: skip
@click.option("--futures-by", default="strong", show_default=True, metavar="BOT",
              help="Who plays them.")  # fmt: skip
@click.option("--out", metavar="FILE.jsonl", type=click.Path(dir_okay=False, path_type=Path),
              help="The stock; by default where the game looks for it.")  # fmt: skip
@click.option("--again", is_flag=True,
              help="Look for none: weigh those of the stock by the mind of now.")  # fmt: skip
@click.option("--join", "others", multiple=True, metavar="FILE.jsonl",
              type=click.Path(exists=True, dir_okay=False, path_type=Path),
              help="Look for none: add what is in this stock; may be repeated.")  # fmt: skip
@json_option
def puzzles(
    game: Game,
    games: int,
    seed: int,
    players: int | None,
    board: str | None,
    futures: int,
    futures_by: str,
    out: Path | None,
    again: bool,
    others: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Look for decisions where what seems good at first sight is clearly not the best.

    Strong and club players play; the master judges, and futures played on the same dice must
    confirm it by three standard errors. Of a game at most one decision is taken. What is found is
    added to the stock as it is found: after Ctrl-C the same command goes on.

    Several processes look through games of different seeds, each into a file of its own (--out);
    --join adds these files to the stock, but for what there would be too many of one kind.

    With --again, after a game has got another mind, all puzzles of the stock are weighed by it;
    what is none any more is dropped.
    """
    if others and again:
        raise click.UsageError("--again and --join do not go together: weigh first, then join")
    file = out or file_of(game)
    if others:
        stock = join_stocks(game, file, others)
    elif again:
        stock = weigh_again(game, file)
    else:
        with games_bar(games) as tell:
            stock = add_puzzles(
                game,
                file,
                games=games,
                seed=seed,
                players=players or max(2, game.players[0]),
                board=board or game.boards_of()[0],
                futures=futures,
                futures_by=futures_by,
                tell=tell,
            )
    if as_json:
        kinds = dict(Counter(_kind(game, stock)))
        about = msgspec.to_builtins(stock.about)
        click.echo(json.dumps({**about, "puzzles": len(stock.puzzles), "kinds": kinds}, indent=2))
        return
    click.echo(f"{file}: {len(stock.puzzles):,} puzzles")
    for kind, number in Counter(_kind(game, stock)).most_common():
        click.echo(f"{number:>6}  {kind}")


def _kind(game: Game, stock: Stock) -> list[str]:
    """By puzzle what the best action is, and who would miss it."""
    found = []
    for puzzle in stock.puzzles.values():
        best = puzzle.begin(game).legal(puzzle.seat)[puzzle.best]
        found.append(f"{best.json.get('type')}, missed by {puzzle.tempted}")
    return found
