"""`jacta replay`: a record of a game, told again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from jacta.analysis import Retrospect, look_back
from jacta.cli.files import read_record
from jacta.cli.parameters import json_option, language_option
from jacta.engine.position import Position
from jacta.engine.record import Record
from jacta.engine.rules import SPECTATOR
from jacta.engine.values import Event
from jacta.terminal.drawing import show_table
from jacta.terminal.ending import count_turns, result
from jacta.terminal.speech import Speech

__all__ = ["replay"]

_BUDGET = 2.6  # seconds of a core: `jacta analyse` takes more for all the rest

_EXAMPLES = """\b
Examples:
  jacta replay game.jacta
  jacta replay game.jacta --step --lang fr
  jacta replay game.jacta --decided
  jacta replay - --json < game.jacta
"""


@click.command(short_help="Tell a recorded game again.", epilog=_EXAMPLES)
@click.argument("file", metavar="FILE")
@click.option("--step", is_flag=True, help="Wait for Enter after every turn.")
@click.option("--decided", is_flag=True, help="Tell which turn decided it.")
@language_option
@click.option("--plain", is_flag=True, help="Lines of text only, without colour.")
@json_option
def replay(file: str, step: bool, decided: bool, language: str, plain: bool, as_json: bool) -> None:
    """Tell a recorded game again; FILE is a record, or - for the standard input.

    Everything is checked on the way: a record that was cut off or changed is refused.
    """
    record = read_record(file)
    if as_json:
        told = _describe(record) | ({"deciding": _looked_back(record)} if decided else {})
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    plain = plain or not sys.stdout.isatty()
    console = Console(highlight=False, markup=False, emoji=False, no_color=plain or None)
    speech = Speech.at(record.game, language, record.names)
    for line in _header(record, speech):
        _print(console, line)
    stops = step and sys.stdin.isatty() and sys.stdout.isatty()
    shown = list[Event]()
    for turn, position, events in _turns(record):
        _print(console, Text())
        _print(console, Text(speech.words("turn", turn=turn + 1), "bold"))
        for event in events:
            _print(console, Text(f"  {speech.event(event)}"))
        shown = (shown + events)[-40:]
        if stops:
            _print(console, Text())
            _table(console, position, speech, shown, plain)
            if not _go_on(speech):
                return
    _print(console, Text())
    if not stops:
        _table(console, record.final, speech, shown, plain)
    for said in result(record, speech):
        _print(console, Text(said))
    _print(console, Text(speech.words("ending-turns", turns=count_turns(record))))
    if decided:
        _print(console, Text(_say_deciding(look_back(record, _BUDGET), speech)))


def _looked_back(record: Record) -> dict[str, Any] | None:
    deciding = look_back(record, _BUDGET).deciding
    return None if deciding is None else vars(deciding) | {"winners": list(deciding.winners)}


def _say_deciding(found: Retrospect, speech: Speech) -> str:
    """Who won had a chance before, however small."""
    deciding = found.deciding
    if deciding is None:
        return speech.words("ending-decided-by-none")
    decided = speech.words(
        "ending-decided",
        turn=deciding.turn + 1,
        names=", ".join(speech.name(seat) for seat in deciding.winners),
        before=max(1, round(100 * deciding.before)),
        after=round(100 * deciding.after),
    )
    return f"{decided} {speech.words('ending-judged' if found.reckoning else 'ending-estimated')}"


def _go_on(speech: Speech) -> bool:
    """Wait for Enter; q, or the end of the input, is enough."""
    try:
        return input(f"{speech.words('go-on')} › ").strip().lower() != "q"
    except EOFError:
        return False


def _print(console: Console, line: Text) -> None:
    console.print(line, soft_wrap=True)


def _header(record: Record, speech: Speech) -> Iterator[Text]:
    yield Text(record.game.title, "bold")
    yield Text(" · ".join(record.names))
    options = "".join(f", {name} {choice}" for name, choice in record.start.options.items())
    version = speech.words("replay-version", version=record.start.version)
    yield Text(f"{version}{options}, {speech.words('replay-dice', dice=record.dice)}", "dim")


def _turns(record: Record) -> Iterator[tuple[int, Position, list[Event]]]:
    """The game turn by turn: its number, the position after it, and what happened."""
    turn, before, gathered = record.start.turn, record.start, list[Event]()
    for _, after, events in record.positions():
        if before.turn != turn:
            yield turn, before, gathered
            turn, gathered = before.turn, []
        gathered += events
        before = after
    if gathered:
        yield turn, before, gathered


def _table(
    console: Console, position: Position, speech: Speech, recent: list[Event], plain: bool
) -> None:
    if plain:
        text = position.view(SPECTATOR).text(speech.language, speech.names)
        _print(console, Text(f"{text}\n"))
    else:
        show_table(console, position, speech, recent)


def _describe(record: Record) -> dict[str, Any]:
    steps, before = [], record.start
    for line, after, events in record.positions():
        told = [event.json for event in events]
        steps.append({"line": line, "turn": before.turn, "events": told})
        before = after
    scores = record.final.scores
    return {
        "game": record.game.name,
        "version": record.start.version,
        "board": record.start.board_name,
        "players": record.names,
        "options": record.start.options,
        "dice": record.dice,
        "over": record.final.is_over or bool(record.gave_up),
        "gave_up": list(record.gave_up),
        "turns": count_turns(record),
        "ranking": list(record.final.ranking_after(record.gave_up)),
        "scores": None if scores is None else list(scores),
        "steps": steps,
        "final": record.final.json,
    }
