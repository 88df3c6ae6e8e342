"""`jacta verify`: were the dice of a recorded game fair?"""

from __future__ import annotations

import json
from typing import NoReturn

import click

from jacta.cli.files import BrokenRecord, read_record
from jacta.cli.parameters import json_option
from jacta.engine.errors import JactaError
from jacta.verifier import NotFair
from jacta.verifier import check as check_dice

__all__ = ["verify"]

_EXAMPLES = """\b
Examples:
  jacta verify game.jacta
  jacta verify - --json < game.jacta
"""


@click.command(short_help="Check the dice of a recorded game.", epilog=_EXAMPLES)
@click.argument("file", metavar="FILE")
@json_option
@click.pass_context
def verify(ctx: click.Context, file: str, as_json: bool) -> None:
    """Check that the dice of a game of the house were fixed before anyone could choose them.

    FILE is a record of a finished game with fair dice, or - for the standard input. The game is
    replayed first, so that dice and moves fit each other. The check of the dice shares no code
    with the house; docs/fair-dice.md tells how to write another one.
    """
    try:
        record = read_record(file)
    except BrokenRecord as problem:
        _distrust(ctx, str(problem), as_json)
    if record.proof is None:
        raise JactaError(
            f"the dice of this record are '{record.dice}', no fair dice of a house: "
            "'jacta replay' checks all that can be checked of it"
        )
    try:
        draws, lost = check_dice(record.text)
    except NotFair as problem:
        _distrust(ctx, str(problem), as_json)
    if as_json:
        click.echo(json.dumps({"fair": True, "draws": draws, "lost": lost}))
        return
    click.echo(f"{draws} draws checked: the dice are fair")
    if lost:
        click.echo(
            f"{lost} draws fell before the house was brought back from a backup: "
            "their seed is lost, and nobody can check them"
        )


def _distrust(ctx: click.Context, problem: str, as_json: bool) -> NoReturn:
    """Say why, and end with the code of a check that failed."""
    if as_json:
        click.echo(json.dumps({"fair": False, "problem": problem}, ensure_ascii=False))
    else:
        click.echo(f"The dice cannot be trusted: {problem}.", err=True)
    ctx.exit(1)
