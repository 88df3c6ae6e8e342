"""Other dice: a house that was brought back from a backup commits anew; people add new salts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from jacta.engine.errors import JactaError
from jacta.house.commands.addition import Addition
from jacta.house.commands.command import Command, HouseCommand, Place
from jacta.house.errors import HouseError
from jacta.house.fair import check_salt, commitment, salt_of_bot
from jacta.house.table.entries import Recommitted, Salted
from jacta.house.table.table import Table

__all__ = ["AddSalt", "Recommit"]


class Recommit(HouseCommand, frozen=True):
    """The seeds of a table are lost, and the house commits to others for all games that are not
    over, of which there is one each."""

    house: str
    seeds: tuple[bytes, ...]

    def apply(self, log: Addition, by: str) -> None:
        """The salts of its own bots follow from the first of these seeds, as they did before."""
        table = log.table
        if table.is_over and not table.is_secret:
            raise HouseError("over")
        told = table.commitments[: table.settings.games - len(self.seeds)]
        new = tuple(map(commitment, self.seeds))
        salts = tuple(
            salt_of_bot(self.seeds[0], number)
            if chair is not None and chair.sat.bot and not table.is_shared
            else None
            for number, chair in enumerate(table.chairs)
        )
        log.add(Recommitted(self.house, (*told, *new), salts))


class AddSalt(Command, frozen=True, tag="add-salt"):
    """Add another salt at one's chair, once, after the house has committed to other dice and
    before one acts: `facts.unsalted` has the chairs for which that is wanted."""

    chair: Place
    salt: Annotated[str, Meta(min_length=32, max_length=32)]

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return self.chair == chair

    def apply(self, log: Addition, by: str) -> None:
        table = log.table
        if table.is_over:
            raise HouseError("over")
        if self.chair not in table.chairs_of(by):
            raise HouseError("not-yours")
        if self.chair not in table.unsalted:
            raise HouseError("salted")
        try:
            check_salt(self.salt)
        except JactaError:
            raise HouseError("bad-salt") from None
        log.add(Salted(self.chair, self.salt))
