"""Commands: what can be done at a table, each a value that knows the entries it leads to.

What a client may send is a request; its fields are those of the message on the wire. A new command
is one class here, in the module of its subject; a new fact that it leads to is one entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, TypeAlias

import msgspec
from msgspec import Meta

from jacta.house.commands.addition import Addition
from jacta.house.payloads import ACTION
from jacta.house.table.table import Table

__all__ = ["Actions", "Command", "HouseCommand", "Id", "Name", "Place", "Request"]

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
# Longer than names may be: the house says how long they are.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
# Each in notation, or as the object that `legal` has.
Actions: TypeAlias = Sequence[
    Annotated[str, Meta(min_length=1, max_length=200)] | Annotated[dict[str, Any], ACTION]
]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every message of a client has. `key` is the secret of a seat link, if one is used.

    The same id from the same person is the same request: it is carried out once. The house asks
    without one, where nobody asks again.
    """

    id: Id
    table: Id
    key: str | None = None

    def is_for_chair(self, table: Table, chair: int) -> bool:
        """Whether a link to a chair is good for this: for playing there, and for nothing that
        needs the person."""
        return False


class Command(Request, frozen=True):
    """A request that leads to entries in the log of its table, or is refused. It is pure.

    `makes_leave` says whether somebody may leave by it, for whom a bot decides then.
    """

    makes_leave: ClassVar[bool] = False

    def apply(self, log: Addition, by: str) -> None:
        """Add the entries that this leads to when somebody asks for it; HouseError or
        RefusedByRules."""
        raise NotImplementedError


class HouseCommand(Command, frozen=True, kw_only=True):
    """A command of the house itself, which no client can send."""

    id: str = ""
