"""A decision of a recorded game taken again, in a terminal: what was done and what is tried, in the
same futures."""

from __future__ import annotations

import json
import sys
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from jacta.analysis import Comparison, Decided, Futures, compare, decided, play_on, who_plays
from jacta.analysis.futures import futures_at_once, most_futures
from jacta.analysis.telling import Teller
from jacta.bots import policy
from jacta.bots.hints import reasons
from jacta.engine.errors import JactaError
from jacta.engine.record import Record

__all__ = ["rewind"]

_WIDEST = 24


def rewind(
    record: Record,
    step: int,
    tried: str | None,
    number: int | None,
    bot: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Show what comes of another action after so many steps; without one, what there is to try."""
    found = decided(record, step)
    if found is None:
        raise JactaError(f"nobody decided anything after {step} steps: 'jacta replay' shows them")
    base, teller = found.base, Teller(record.game, record.start.board_name, language, record.names)
    if tried is None:
        _show_choice(found, language, record.names)
        return
    if (refusal := base.refusal(found.seat, tried)) is not None:
        raise JactaError(f"{refusal.say(language, record.names)} ({refusal.clause})")
    player = who_plays(record.game) if bot is None else policy(record.game, bot)
    view, other = base.view(found.seat), base.action(tried).number
    done, after = Futures.none(), Futures.none()
    wanted = most_futures(player) if number is None else number
    hidden = not sys.stderr.isatty()
    with click.progressbar(length=wanted, label="futures", file=sys.stderr, hidden=hidden) as shown:
        while len(done) < wanted:
            at_once = min(futures_at_once(player), wanted - len(done))
            more, others = play_on(view, [found.action, other], at_once, len(done), player)
            done, after = done + more, after + others
            shown.update(at_once)
    compared = compare(done, after)
    better, worse = (other, found.action) if compared.difference > 0 else (found.action, other)
    said = teller.comparison(compared, found.seat, tried, reasons(view, better, worse))
    if as_json:
        described = _describe(found, tried, compared, base.players, said)
        click.echo(json.dumps(described, ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False, markup=False)
    _show_endings(console, compared, base.players, teller)
    console.print(said, soft_wrap=True)


def _show_choice(found: Decided, language: str, names: list[str]) -> None:
    """What was done, marked, and all else that could have been."""
    for number in found.legal:
        action = found.base.action(number)
        mark = "*" if number == found.action else " "
        click.echo(f"{mark} {action.notation:<16} {action.say(language, names)}")


def _show_endings(console: Console, compared: Comparison, players: int, teller: Teller) -> None:
    """How often each end came about, with what was done and with what is tried."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", teller.words("rewind-done"), teller.words("rewind-tried")):
        table.add_column(heading, no_wrap=True)
    done, tried = (_endings(each, players) for each in (compared.done, compared.tried))
    most = max(*done.values(), *tried.values())
    for end in sorted({*done, *tried}):
        shares = [each.get(end, 0.0) for each in (done, tried)]
        figures = (f"{teller.figure(100 * share):>5}" for share in shares)
        bars = ("█" * round(_WIDEST * share / most) for share in shares)
        table.add_row(str(end), *map(" ".join, zip(figures, bars, strict=True)))
    console.print(table)


def _endings(found: Futures, players: int) -> dict[int, float]:
    """By rank, or by points: the share of futures that end so."""
    counted = found.count_points() if players == 1 else enumerate(found.count_ranks(players), 1)
    return {end: count / len(found) for end, count in counted}


def _describe(
    found: Decided, tried: str, compared: Comparison, players: int, said: str
) -> dict[str, Any]:
    both = {"done": compared.done, "tried": compared.tried}
    return {
        "step": found.step,
        "seat": found.seat,
        "futures": len(compared.done),
        **{
            name: {
                "action": action,
                "mean": spread.mean,
                "margin": spread.margin,
                "endings": _endings(spread, players),
            }
            for (name, spread), action in zip(
                both.items(), (found.base.action(found.action).notation, tried), strict=True
            )
        },
        "difference": compared.difference,
        "margin": compared.margin,
        "says": said,
    }
