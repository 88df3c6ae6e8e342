"""`jacta verify`: were the dice of a recorded game fair?"""

from __future__ import annotations

import json

import click

from jacta.cli.files import read_record
from jacta.cli.parameters import json_option
from jacta.engine.errors import JactaError
from jacta.verifier import NotFair
from jacta.verifier import verify as check_dice

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
    record = read_record(file)
    if record.proof is None:
        raise JactaError(
            f"the dice of this record are '{record.dice}', no fair dice of a house: "
            "'jacta replay' checks all that can be checked of it"
        )
    try:
        draws = check_dice(record.text)
    except NotFair as problem:
        if as_json:
            click.echo(json.dumps({"fair": False, "problem": str(problem)}, ensure_ascii=False))
        else:
            click.echo(f"The dice cannot be trusted: {problem}.", err=True)
        ctx.exit(1)
    if as_json:
        click.echo(json.dumps({"fair": True, "draws": draws}))
    else:
        click.echo(f"{draws} draws checked: the dice are fair")
