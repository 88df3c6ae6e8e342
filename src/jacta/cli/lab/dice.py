"""`jacta dice`: the account of the dice of many records."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

import jacta
from jacta.analysis.bands import band_of_die
from jacta.cli.parameters import json_option
from jacta.engine.errors import JactaError
from jacta.engine.record import Record
from jacta.lab.dice_account import DiceAccount, texts_in

__all__ = ["dice"]

_EXAMPLES = """\b
Examples:
  curl -o records.zip 'https://house.example/api/records.zip?limit=500'
  jacta dice records.zip
  jacta dice records.zip more.zip --seconds 20 --json
"""


@click.command(short_help="What fell in many games, and whose luck it was.", epilog=_EXAMPLES)
@click.argument(
    "paths",
    metavar="PATH...",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, path_type=Path),
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, max=3600),
    default=0.0,
    show_default=True,
    metavar="S",
    help="How much work the luck of a game is worth, as in 'jacta analyse'; 0: faces alone. "
    "A house tells with its account how much it takes.",
)
@json_option
@click.pass_context
def dice(ctx: click.Context, paths: tuple[Path, ...], seconds: float, as_json: bool) -> None:
    """Add up what fell in many games: how often each face of each die, beside what a fair die does,
    and the luck of each seat.

    PATH is a record, a folder with records, or an archive of a house. Dice of a house are checked
    against what it had committed to. A house shows the same sums of its public games.
    """
    account, records = DiceAccount(), dict(texts_in(paths))
    console = Console(highlight=False, markup=False)
    told = Console(stderr=True)
    for name, text in track(
        records.items(), "records", console=told, transient=True, disable=not told.is_terminal
    ):
        try:
            record = Record.read(text, jacta.game)
        except JactaError as error:
            account.distrusted[name] = str(error)
            continue
        account.add(name, record, seconds)
    if as_json:
        click.echo(json.dumps(account.json, ensure_ascii=False, indent=2))
    else:
        _show(console, account)
    if account.distrusted:
        ctx.exit(1)


def _show(console: Console, account: DiceAccount) -> None:
    for game, faces in sorted(account.faces.items()):
        for die, counts in sorted(faces.items()):
            _show_die(console, jacta.game(game).title, die, counts)
    if account.seats:
        _show_luck(console, account)
    console.print(
        f"{account.counted} games; {account.checked} draws are as their house had committed to"
    )
    for name, why in account.distrusted.items():
        console.print(f"{name} cannot be trusted: {why}", style="red", soft_wrap=True)


def _show_die(console: Console, title: str, die: str, counts: tuple[int, ...]) -> None:
    band = band_of_die(counts)
    table = Table("face", "fell", "expected", "95 %", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for face, count in zip(die.split(" "), counts, strict=True):
        table.add_row(face, f"{count}", f"{band.expected:.1f}", f"{band.low} to {band.high}")
    console.print(title, style="bold")
    console.print(table)
    share = f"{100 * band.chance:.0f} of a hundred fair dice"
    console.print(f"{share} are as far from even as this, or farther.\n")


def _show_luck(console: Console, account: DiceAccount) -> None:
    table = Table("game", "players", "seat", "games", "mean luck", "95 %", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for (game, players, seat), each in sorted(account.seats.items()):
        figures = (f"{each.games}", f"{each.mean:+.3f}", f"± {each.half:.3f}")
        table.add_row(jacta.game(game).title, f"{players}", f"{seat + 1}", *figures)
    console.print(table)
    total = sum(each.luck for (_, players, _), each in account.seats.items() if players > 1)
    console.print(f"The luck of all seats that had opponents adds up to {total:+.9f}.\n")
