"""Faces: how often each face of each die of a game fell.

A die is what always has the same few faces, with short names. Cards of a pile and set-ups are drawn
too, but are no dice. Dice of a game with the same faces are counted as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from jacta.engine.definition import Definition
from jacta.engine.record import Record
from jacta.engine.vocabulary.domains import Domain

__all__ = ["Faces", "count_faces", "dice_of", "say_faces"]

_MOST_SIDES: Final = 20
_LONGEST_NAME: Final = 100  # set-ups have longer ones

# By the name of a die, which is its faces as notation has them: how often each of them fell.
Faces: TypeAlias = Mapping[str, tuple[int, ...]]


def dice_of(game: Definition) -> dict[str, Domain]:
    """The dice of a game by their names, and what their faces are."""
    return {_name(draw.faces): draw.faces for draw in game.draws if _is_die(draw.faces)}


def count_faces(record: Record) -> dict[str, tuple[int, ...]]:
    """How often each face of each die fell in a game; nothing of dice that were not thrown."""
    found: dict[str, list[int]] = {}
    for name, sides, faces in _throws(record):
        counts = found.setdefault(name, [0] * sides)
        for face in faces:
            counts[face] += 1
    return {name: tuple(counts) for name, counts in found.items()}


def say_faces(game: Definition, die: str, language: str) -> list[str]:
    """The faces of a die in words; LookupError where the game has no such die any more."""
    domain = dice_of(game)[die]
    voice = game.voice(language)
    return [str(domain.say(face, voice)) for face in range(domain.size)]


def _throws(record: Record) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Of each throw of dice: the name of the dice, how many sides they have, and their faces."""
    before = record.start
    for line, after, _ in record.positions():
        who, _, thrown = line.partition(" = ")[0].partition(" ")
        if who == "*":
            throw = before.throw
            domain = record.game.draws[throw.kind].faces
            if _is_die(domain) and throw.sides == domain.size:
                yield _name(domain), throw.sides, before.outcome(thrown).faces
        before = after


def _is_die(domain: Domain) -> bool:
    return 2 <= domain.size <= _MOST_SIDES and len(_name(domain)) <= _LONGEST_NAME


def _name(domain: Domain) -> str:
    return " ".join(str(domain.label(face)) for face in range(domain.size))
