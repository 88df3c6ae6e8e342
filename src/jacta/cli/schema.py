"""`jacta schema`: how programs talk with a house, as files that other tools read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from jacta.engine.errors import JactaError
from jacta.engine.schema.payloads import payloads
from jacta.engine.schema.tables import in_tables
from jacta.games import game
from jacta.server.app import ENDPOINTS
from jacta.server.http.pages import find_client
from jacta.server.schema import openapi
from jacta.server.schema.json_schema import messages
from jacta.server.schema.reference import fill

__all__ = ["schema"]

_EXAMPLES = """\b
Examples:
  jacta schema openapi
  jacta schema game wurfel-express --tables
  jacta schema board --output jacta-board.d.ts
"""
_KINDS: dict[str, Callable[[], str]] = {
    "openapi": lambda: openapi.as_text(openapi.document(ENDPOINTS)),
    "messages": lambda: openapi.as_text(messages()),
    "board": lambda: _interface_of_boards(),
}


@click.command(short_help="Describe the protocol of a house for programs.", epilog=_EXAMPLES)
@click.argument("kind", type=click.Choice([*_KINDS, "game", "page"]))
@click.argument("name", required=False)
@click.option("--tables", is_flag=True, help="A game in tables, for people.")
@click.option("--output", type=click.Path(path_type=Path), help="The file to write.")
def schema(kind: str, name: str | None, tables: bool, output: Path | None) -> None:
    """Write the HTTP endpoints as OpenAPI, or the WebSocket messages as JSON Schema.

    KIND is openapi or messages; game, with its NAME, is what a game writes (its views, positions,
    actions and events) as JSON Schema; board is what the board of a game is written against, as
    types (docs/boards.md); page renews the tables of a page of the docs, which is then the output.
    """
    if (kind == "game") != (name is not None):
        raise JactaError("a name belongs to a game: jacta schema game NAME")
    if name is not None:
        found = payloads(game(name))
        text = in_tables(found) if tables else openapi.as_text(found)
    elif kind == "page":
        if output is None:
            raise JactaError("a page is renewed where it is: name it with --output")
        text = fill(_read(output), ENDPOINTS)
    else:
        text = _KINDS[kind]()
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise JactaError(f"this cannot be written: {output}: {error.strerror}") from None


def _interface_of_boards() -> str:
    """It is part of the client, and so of every package that has one."""
    if (client := find_client()) is None:
        raise JactaError("the pages are not built: run make web")
    return _read(client / "board.d.ts")


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise JactaError(f"this cannot be read: {file}: {error.strerror}") from None
