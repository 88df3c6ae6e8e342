"""Enumerations: closed sets declared once, numbers in the rules and labels everywhere else.

    class Phase(Enumeration):
        SET_UP = auto()
        THROW = auto()

    class Event(Events):
        THREW = fields(seat=SEAT, dice=DICE)
        FELL_BACK = fields(seat=SEAT, cells=CELLS)

A kernel says `Phase.THROW` and `Event.FELL_BACK`, which compile to plain integers. JSON, notation
and catalogs have the label, which follows from the name by one rule: `set-up`, `fell-back`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, auto
from math import prod
from typing import Any, Self, TypeVar

import msgspec

from jacta.engine.doors.jit import number_members
from jacta.engine.vocabulary.domains import Domain, spelled

__all__ = [
    "Actions",
    "Draws",
    "Enumeration",
    "Events",
    "Faces",
    "Reasons",
    "auto",
    "faces",
    "fields",
    "labels",
    "one_of",
]

Fields = Mapping[str, Domain]
Member = TypeVar("Member", bound="Enumeration")


class Enumeration(IntEnum):
    """A closed set; its numbers count from 0 where they are `auto()`."""

    def __init_subclass__(cls) -> None:
        if cls.__members__:
            number_members(cls)

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return count

    @property
    def label(self) -> str:
        """The name in lower case with dashes, as JSON, notation and catalogs have it."""
        return self.name.lower().replace("_", "-")


def labels(enumeration: type[Enumeration]) -> tuple[str, ...]:
    """The labels of all members, in their order."""
    return tuple(member.label for member in enumeration)


def one_of(enumeration: type[Enumeration]) -> msgspec.Meta:
    """Marks a string of a payload as one of these labels: `Annotated[str, one_of(Phase)]`."""
    return spelled(labels(enumeration), enumeration.__name__)


def fields(**domains: Domain) -> Fields:
    """What an action or an event tells: named fields, each of one domain."""
    return domains


class Actions(Enumeration):
    """The kinds of actions of a game; the number of a kind is that of its first action."""

    fields: Fields

    def __new__(cls, fields: Fields) -> Self:
        number = sum(prod(d.size for d in m.fields.values()) for m in cls.__members__.values())
        return _member(cls, number, fields=fields)


class Events(Enumeration):
    """The kinds of events of a game, counted from 0."""

    fields: Fields

    def __new__(cls, fields: Fields) -> Self:
        return _member(cls, len(cls.__members__), fields=fields)


class Reasons(Enumeration):
    """Why an action is refused, each with the clause that forbids it; 0 stands for no refusal."""

    clause: str

    def __new__(cls, clause: str) -> Self:
        return _member(cls, 1 + len(cls.__members__), clause=clause)

    @property
    def code(self) -> str:
        """What programs know a reason by."""
        return self.label


@dataclass(frozen=True)
class Faces:
    """What draws show; `alike` says that those of one chance node cannot be told apart."""

    domain: Domain
    alike: bool


def faces(domain: Domain, *, alike: bool = False) -> Faces:
    """What a kind of draw shows."""
    return Faces(domain, alike)


class Draws(Enumeration):
    """The kinds of draws of a game, counted from 0."""

    faces: Domain
    alike: bool

    def __new__(cls, faces: Faces) -> Self:
        return _member(cls, len(cls.__members__), faces=faces.domain, alike=faces.alike)


def _member(cls: type[Member], number: int, **facts: object) -> Member:
    member = int.__new__(cls, number)
    member._value_ = number
    for name, fact in facts.items():
        setattr(member, name, fact)
    return member
