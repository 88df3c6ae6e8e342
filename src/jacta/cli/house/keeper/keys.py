"""`jacta keeper keys`: the keys with which the house signs cookies, and their rotation."""

from __future__ import annotations

import click

from jacta.cli.house.house import tell
from jacta.cli.house.keeper.group import of_house
from jacta.cli.house.keeper.kept_house import KeptHouse
from jacta.cli.house.keeper.listing import show, when
from jacta.house.keys import DAY, GOOD_FOR
from jacta.house.store import Key

__all__ = ["COMMANDS"]


@click.command(short_help="List or rotate the keys that sign.")
@of_house
@click.argument("what", type=click.Choice(["list", "rotate"]), default="list")
@click.option(
    "--days",
    type=click.IntRange(0, 400),
    default=GOOD_FOR // DAY,
    show_default=True,
    help="After a rotation: how long the former key is good. 0: not at all, all are signed out.",
)
def keys(house: KeptHouse, what: str, days: int) -> None:
    """List the keys with which cookies are signed, or let a new one sign from now on.

    The former key is good for some days still: whoever comes back until then stays signed in, and
    gets a cookie with the new one. An open house notices within seconds.
    """
    found = house.run(house.rotate_keys(days) if what == "rotate" else house.keys())
    if house.as_json:
        tell([_described(key) for key in found])
        return
    words = house.speech.words
    if what == "rotate":
        click.echo(words("keeper-rotated", key=found[0].id, days=days))
    rows = [
        (
            key.id,
            when(key.made_at),
            words("keeper-key-signs") if key.good_until is None else when(key.good_until),
        )
        for key in found
    ]
    show(house, ("key", "made", "good-until"), rows)


def _described(key: Key) -> dict[str, object]:
    return {"key": key.id, "made_at": key.made_at, "good_until": key.good_until}


COMMANDS = (keys,)
