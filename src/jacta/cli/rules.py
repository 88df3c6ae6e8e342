"""`jacta rules`: a game in brief, its rules clause by clause, or single clauses."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from jacta.cli.parameters import game_argument, json_option, language_option
from jacta.engine.errors import JactaError, UnknownName
from jacta.engine.game import Game
from jacta.engine.words.rulebook import Clause, Rulebook, clauses, plain, read_rules
from jacta.terminal.frame import wrap

__all__ = ["rules"]

_EXAMPLES = """\b
Examples:
  jacta rules wurfel-express
  jacta rules dice-trip --all --lang fr
  jacta rules entenrallye EN-R38 EN-R40
"""


@click.command(short_help="Tell the rules of a game.", epilog=_EXAMPLES)
@game_argument
@click.argument("ids", metavar="[CLAUSE]...", nargs=-1)
@click.option("--all", "whole", is_flag=True, help="The whole book, not only the game in brief.")
@language_option
@json_option
def rules(game: Game, ids: tuple[str, ...], whole: bool, language: str, as_json: bool) -> None:
    """Tell the rules of a game: in brief, as a whole, or the clauses that are named.

    A game that nobody has translated is told in English.
    """
    file = game.rulebook(language) or game.rulebook()
    if file is None:
        raise JactaError(f"{game.name} has no rules file")
    book, known = read_rules(file), clauses(file)
    wanted = [id.upper() for id in ids]
    for id in wanted:
        if id not in known:
            raise UnknownName(f"no clause {id!r} in the rules of {game.name}")
    if as_json:
        told: Any = {id: known[id] for id in wanted} if wanted else asdict(book)
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    colour = None if sys.stdout.isatty() else True
    console = Console(highlight=False, markup=False, emoji=False, no_color=colour)
    if wanted:
        for id in wanted:
            _tell(console, Clause(id, "rule", known[id]))
    else:
        _tell_book(console, book, whole or not book.brief.points)


def _tell_book(console: Console, book: Rulebook, whole: bool) -> None:
    """The brief, and the chapters after it if they are wanted."""
    console.print(Text(book.title, "bold"))
    _say(console, Text(), book.intro)
    for point in book.brief.points:
        console.print()
        console.print(Text(point.title, "bold"))
        _say(console, Text("  "), plain(point.text))
    for section in book.sections if whole else ():
        console.print()
        console.rule(section.title)
        for group in section.groups:
            console.print()
            if group.title:
                console.print(Text(group.title, "bold"))
            for clause in group.clauses:
                _tell(console, clause)


def _tell(console: Console, clause: Clause) -> None:
    _say(console, Text(f"{clause.id} " if clause.id else "", "bold"), plain(clause.text))


def _say(console: Console, head: Text, text: str) -> None:
    """A text behind a head; no line of it begins with a mark."""
    for line in wrap(console, head, Text(text), console.width):
        console.print(line, no_wrap=True)
