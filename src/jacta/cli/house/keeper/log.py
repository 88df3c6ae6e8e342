"""`jacta keeper log`: what keepers have done in a house."""

from __future__ import annotations

from dataclasses import asdict

import click

from jacta.cli.house.house import tell
from jacta.cli.house.keeper.group import limit_option, of_house
from jacta.cli.house.keeper.kept_house import KeptHouse
from jacta.cli.house.keeper.listing import show, when

__all__ = ["COMMANDS"]


@click.command(short_help="List what keepers did.")
@of_house
@limit_option
def log(house: KeptHouse, limit: int) -> None:
    """List the commands that keepers gave, the last first: when, who, what and why. One that is
    marked was begun and not carried out."""
    found = house.run(house.deeds(limit))
    if house.as_json:
        tell([asdict(deed) for deed in found])
        return
    words = house.speech.words
    rows = [
        (
            when(deed.at),
            deed.who,
            deed.what if deed.done else words("keeper-not-done", what=deed.what),
            deed.why,
        )
        for deed in found
    ]
    show(house, ("when", "who", "what", "why"), rows)


COMMANDS = (log,)
