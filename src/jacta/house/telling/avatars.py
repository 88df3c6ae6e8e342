"""Avatars: the colour and the shape by which somebody is known at a glance, chosen or given."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

import msgspec

from jacta.house.ids import PersonId
from jacta.house.store.people.people import Person

__all__ = ["Avatar", "Colour", "Shape", "avatar_of", "avatars_of"]

Colour: TypeAlias = Literal["red", "green", "white", "blue", "yellow", "black"]
Shape: TypeAlias = Literal["disc", "square", "star", "triangle", "ring", "diamond"]

_COLOURS: tuple[str, ...] = get_args(Colour)
_SHAPES: tuple[str, ...] = get_args(Shape)


class Avatar(msgspec.Struct, frozen=True):
    """A colour and a shape; whoever has chosen none is given both, always the same."""

    colour: Colour
    shape: Shape


# No two of the ladder are alike.
_CHARACTERS = {
    "bot:gentle": Avatar("green", "disc"),
    "bot:club": Avatar("yellow", "square"),
    "bot:strong": Avatar("blue", "diamond"),
    "bot:master": Avatar("red", "star"),
}


def avatar_of(id: str, person: Person | None = None) -> Avatar:
    """What somebody has chosen; what is not chosen follows from the id."""
    if id in _CHARACTERS:
        return _CHARACTERS[id]
    digest = hashlib.sha256(f"avatar {id}".encode()).digest()
    colour = person.colour if person is not None else None
    shape = person.shape if person is not None else None
    return msgspec.convert(
        {
            "colour": colour or _COLOURS[digest[0] % len(_COLOURS)],
            "shape": shape or _SHAPES[digest[1] % len(_SHAPES)],
        },
        Avatar,
    )


def avatars_of(ids: set[str], people: Mapping[PersonId, Person]) -> dict[str, Avatar]:
    """Those of many, by id."""
    return {id: avatar_of(id, people.get(PersonId(id))) for id in ids}
