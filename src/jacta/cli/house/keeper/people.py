"""`jacta keeper people` and `remove-name`: who is in a house, and names that must not be."""

from __future__ import annotations

from dataclasses import asdict

import click

from jacta.cli.house.house import tell
from jacta.cli.house.keeper.group import limit_option, of_house
from jacta.cli.house.keeper.kept_house import KeptHouse
from jacta.cli.house.keeper.listing import show, when
from jacta.house.ids import PersonId
from jacta.house.telling.words import neutral_name

__all__ = ["COMMANDS"]


@click.command(short_help="List the people.")
@of_house
@click.option("--name", default="", metavar="TEXT", help="Only those whose id or name has this.")
@limit_option
def people(house: KeptHouse, name: str, limit: int) -> None:
    """List the people, the newest first."""
    found = house.run(house.people(name, limit))
    if house.as_json:
        tell([asdict(person) for person in found])
        return
    rows = [
        (
            person.id,
            person.name or neutral_name(house.speech.language),
            person.login or "",
            str(person.tables),
            when(person.created_at),
        )
        for person in found
    ]
    show(house, ("person", "name", "login", "tables", "since"), rows)


@click.command("remove-name", short_help="Take a person's name away.")
@of_house
@click.argument("person")
def remove_name(house: KeptHouse, person: str) -> None:
    """Take the name of the person PERSON away, until the person chooses another."""
    house.run(house.remove_name(PersonId(person)))
    house.done("keeper-name-removed", person=person)


COMMANDS = (people, remove_name)
