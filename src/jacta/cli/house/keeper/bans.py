"""`jacta keeper ban`, `unban` and `bans`: who may not come in, people and addresses."""

from __future__ import annotations

from dataclasses import asdict

import click

from jacta.cli.house.house import tell
from jacta.cli.house.keeper.group import of_house
from jacta.cli.house.keeper.kept_house import KeptHouse
from jacta.cli.house.keeper.listing import plain, show, when

__all__ = ["COMMANDS"]


@click.command(short_help="Let a person or an address in no more.")
@of_house
@click.argument("whom")
@click.option(
    "--reason", required=True, metavar="TEXT", help="Why; whoever is banned is told this."
)
@click.option(
    "--days",
    type=click.IntRange(1, 36_500),
    metavar="N",
    help="For how many days; without it, until the ban is lifted.",
)
def ban(house: KeptHouse, whom: str, reason: str, days: int | None) -> None:
    """Let WHOM in no more: a person by id, with all the person's programs, or an IP address; of
    an IPv6 address the whole household, a /64. Open pages are told within seconds."""
    made = house.run(house.ban(whom, plain(reason).strip(), days))
    if house.as_json:
        tell({"done": True, **asdict(made)})
        return
    until = when(made.until) if made.until is not None else "none"
    house.done("keeper-banned", whom=made.whom, until=until)


@click.command(short_help="Lift a ban.")
@of_house
@click.argument("whom")
def unban(house: KeptHouse, whom: str) -> None:
    """Let WHOM in again: a person by id, or an IP address."""
    house.done("keeper-unbanned", whom=house.run(house.unban(whom)))


@click.command(short_help="List the bans.")
@of_house
def bans(house: KeptHouse) -> None:
    """List the bans that are not over, the last first."""
    found = house.run(house.bans())
    if house.as_json:
        tell([asdict(each) for each in found])
        return
    words = house.speech.words
    rows = [
        (
            each.whom,
            when(each.at),
            when(each.until) if each.until is not None else words("keeper-for-good"),
            each.reason,
        )
        for each in found
    ]
    show(house, ("whom", "since", "until", "reason"), rows)


COMMANDS = (ban, unban, bans)
