"""`jacta games`: what can be played here."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

import jacta
from jacta.bots import policies
from jacta.cli.parameters import json_option
from jacta.engine.game import Game

__all__ = ["games"]


@click.command(epilog="Example:  jacta games --json")
@json_option
def games(as_json: bool) -> None:
    """List the games, with their options, boards and bots."""
    known = [jacta.game(name) for name in jacta.names()]
    if as_json:
        click.echo(json.dumps([_describe(game) for game in known], ensure_ascii=False, indent=2))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for game in known:
        if table.row_count:
            table.add_row()
        for label, value in _rows(game):
            table.add_row(Text(label, "dim"), value)
    Console(highlight=False).print(table)


def _describe(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "credit": game.credit,
        "version": game.version,
        "players": {"least": game.players[0], "most": game.players[-1]},
        "options": [
            {
                "name": option.name,
                "choices": list(option.choices),
                "default": option.choices[0],
                "clause": option.clause,
            }
            for option in game.options
        ],
        "boards": game.boards_of(),
        "bots": list(policies(game)),
        "points": game.points,
        "hidden": game.hidden,
        "rules": str(file) if (file := game.rulebook()) else None,
    }


def _rows(game: Game) -> list[tuple[str, Text]]:
    least, most = game.players[0], game.players[-1]
    rows = [
        ("game", Text.assemble((game.name, "bold"), f"  {game.title}")),
        ("credit", Text(game.credit)),
        ("players", Text(str(least) if least == most else f"{least} to {most}")),
    ]
    for option in game.options:
        default, *others = option.choices
        choices = Text.assemble(f"{option.name} = ", (default, "bold"))
        choices.append("".join(f" | {other}" for other in others))
        rows.append(("option", choices.append(f"  ({option.clause})", "dim")))
    rows.append(("boards", Text(", ".join(game.boards_of()))))
    rows.append(("bots", Text(", ".join(policies(game)))))
    rows.append(("rules", Text(f"version {game.version}")))
    return rows
