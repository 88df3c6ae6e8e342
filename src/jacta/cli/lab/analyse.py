"""`jacta analyse`: what was luck in a recorded game, and what was skill."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from jacta.analysis import BUDGET, Reckoning, Retrospect, costly, look_back
from jacta.analysis.telling import Teller
from jacta.cli.files import read_record
from jacta.cli.lab.rewinding import rewind
from jacta.cli.parameters import json_option, language_option
from jacta.engine.errors import JactaError
from jacta.engine.record import Record
from jacta.lab.reckoning_chart import PARTS, bar, draw_reckoning, heights, spark

__all__ = ["analyse"]

_EXAMPLES = """\b
Examples:
  jacta analyse game.jacta
  jacta analyse game.jacta --lang de --plot game.svg
  jacta analyse - --json < game.jacta
  jacta analyse game.jacta --rewind 12 --try "keep RRK"
"""


@click.command(short_help="What was luck in a game, and what was skill.", epilog=_EXAMPLES)
@click.argument("file", metavar="FILE")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.1, max=3600),
    default=BUDGET,
    show_default=True,
    metavar="S",
    help="How much work, about as much as a core does in so many seconds; throws with more results "
    "than there is work for are sampled.",
)
@click.option(
    "--plot",
    metavar="FILE.svg",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw the chances, and luck and skill.",
)
@click.option(
    "--rewind",
    "step",
    type=click.IntRange(min=0),
    metavar="STEP",
    help="Take the decision again that was made after so many steps; without --try, list what "
    "could have been done.",
)
@click.option("--try", "tried", metavar="ACTION", help="What is tried then, in notation.")
@click.option(
    "--futures",
    "number",
    type=click.IntRange(min=2, max=1_000_000),
    metavar="N",
    help="How many games go on from there.  [default: by game, up to 4000]",
)
@click.option("--bot", metavar="BOT", help="Who goes on, in all seats.  [default: a quick one]")
@language_option
@json_option
def analyse(
    file: str,
    seconds: float,
    plot: Path | None,
    step: int | None,
    tried: str | None,
    number: int | None,
    bot: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Tell what was luck in a recorded game; FILE is a record, or - for the standard input.

    The mind of the game judges every step: result − expectation = luck + decisions, for every
    seat. The same record gives the same reckoning.
    """
    record = read_record(file)
    if step is not None:
        rewind(record, step, tried, number, bot, language, as_json)
        return
    teller = Teller(record.game, record.start.board_name, language, record.names)
    console = Console(highlight=False, markup=False)
    with _steps_bar() as (tell, clear):

        def show_first(found: Retrospect) -> None:
            if not as_json:
                clear()
                _show_chances(console, record, found, teller)

        found = look_back(record, seconds, show_first, tell)
    if found.reckoning is None:
        raise JactaError(
            f"{record.game.name} has no mind that knows this board: "
            "'jacta replay FILE --decided' asks quick players instead"
        )
    if plot is not None:
        plot.write_text(draw_reckoning(found, record.names, teller, record.game.title), "utf-8")
    if as_json:
        click.echo(json.dumps(_describe(record, found, teller), ensure_ascii=False, indent=2))
        return
    _show_parts(console, record, found.reckoning, teller)
    _show_choices(console, found.reckoning, teller)
    for verdict in found.verdicts:
        console.print(teller.verdict(found.reckoning, verdict), soft_wrap=True)


@contextmanager
def _steps_bar() -> Iterator[tuple[Any, Any]]:
    """Whom to tell how many steps are done, on stderr where that is a terminal."""
    console = Console(stderr=True)
    shown = Progress(
        TextColumn("steps"),
        BarColumn(),
        MofNCompleteColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = shown.add_task("steps", total=None)

    def tell(done: int, total: int) -> None:
        shown.start()
        shown.update(task, completed=done, total=total)

    try:
        yield tell, shown.stop
    finally:
        shown.stop()


def _show_chances(console: Console, record: Record, found: Retrospect, teller: Teller) -> None:
    """The chances over time: a curve for each seat, and in figures where it begins and ends."""
    if len(record.names) == 1:
        return
    console.print(teller.words("chances-title"), style="bold")
    for seat in range(len(record.names)):
        values = heights(found, seat)
        console.print(f"  {spark(values, 0.0, 1.0)}")
        said = teller.words(
            "chances-line", name=teller.name(seat), **teller.chances(values[0], values[-1])
        )
        console.print(f"  {said}", soft_wrap=True)
    console.print()


def _show_parts(console: Console, record: Record, reckoning: Reckoning, teller: Teller) -> None:
    """Luck and skill of each seat as bars that add up to the result."""
    console.print(teller.words("parts-title"), style="bold")
    alone = len(reckoning.balances) == 1
    console.print(
        teller.words("parts-how-alone" if alone else "parts-how"), style="dim", soft_wrap=True
    )
    decimals = 1 if alone else 2
    span = max(abs(getattr(each, part)) for each in reckoning.balances for part in PARTS)
    for seat, balance in enumerate(reckoning.balances):
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for justify in ("left", "right", "left"):
            table.add_column(justify=justify, no_wrap=True)
        table.add_row(teller.words("part-expected"), teller.figure(balance.expected, decimals), "")
        for part in PARTS:
            value = getattr(balance, part)
            figure = teller.figure(value, decimals, signed=True)
            if not (alone and part == "others"):
                table.add_row(teller.words(f"part-{part}"), figure, bar(value, span))
        table.add_row(teller.words("part-result"), teller.figure(balance.result, decimals), "")
        console.print(teller.name(seat), style="bold")
        console.print(table)
    doubt = max(balance.doubt for balance in reckoning.balances)
    console.print(teller.words("parts-error", doubt=teller.figure(doubt, decimals)), style="dim")
    if not reckoning.is_over:
        console.print(teller.words("unfinished"), soft_wrap=True)
    console.print()


def _show_choices(console: Console, reckoning: Reckoning, teller: Teller) -> None:
    console.print(teller.words("choices-title"), style="bold")
    found = costly(reckoning)
    if not found:
        console.print(teller.words("choices-none"))
    for index in sorted(found):
        said = teller.choice(reckoning.choices[index], len(reckoning.balances))
        console.print(f"  {said}", soft_wrap=True)
    console.print()


def _describe(record: Record, found: Retrospect, teller: Teller) -> dict[str, Any]:
    """All of it, with what is said of it."""
    reckoning = found.reckoning
    assert reckoning is not None
    told: dict[str, Any] = msgspec.to_builtins(found)
    own = told["reckoning"]
    own["gap"] = reckoning.gap
    for verdict, kept in zip(found.verdicts, told["verdicts"], strict=True):
        kept["says"] = teller.verdict(reckoning, verdict)
    for choice, kept in zip(reckoning.choices, own["choices"], strict=True):
        kept["says"] = teller.choice(choice, len(reckoning.balances))
    own["costly"] = list(costly(reckoning))
    return {"game": record.game.name, "players": record.names, **told}
