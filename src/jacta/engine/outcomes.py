"""The results of a chance node: all of them with their weights, or one that somebody names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jacta.engine.chance import Throw, results
from jacta.engine.definition import Definition
from jacta.engine.errors import BadNotation
from jacta.engine.values import Outcome
from jacta.engine.vocabulary.domains import Domain

__all__ = ["all_outcomes", "check_faces", "named_outcome"]

# What a drawn index shows here, in a game where that depends on the state; else None.
Show = Callable[[int], int] | None


def all_outcomes(game: Definition, throw: Throw, show: Show) -> list[Outcome]:
    """The distinct results, with integer weights."""
    kinds = (throw.kind,) * throw.number
    found = results([throw.sides] * throw.number, game.draws[throw.kind].alike)
    return [Outcome(faces, kinds, game, weight, _shown(faces, show)) for faces, weight in found]


def named_outcome(
    game: Definition, throw: Throw, faces: Sequence[int] | str, show: Show
) -> Outcome:
    """The result with these faces in order, or with this line of notation."""
    if isinstance(faces, str):
        faces = _read(game, throw, faces, show)
    check_faces(game, throw, faces)
    kinds = (throw.kind,) * throw.number
    return Outcome(tuple(faces), kinds, game, shown=_shown(faces, show))


def check_faces(game: Definition, throw: Throw, faces: Sequence[int]) -> None:
    """BadNotation unless there are as many faces as draws, each of a draw's own."""
    if len(faces) != throw.number:
        name = game.draws[throw.kind].label
        raise BadNotation(f"'{name}' is {throw.number} draws, not {len(faces)}")
    for face in faces:
        if not 0 <= face < throw.sides:
            name = game.draws[throw.kind].label
            raise BadNotation(f"'{name}': faces go from 0 to {throw.sides - 1}, not {face}")


def _read(game: Definition, throw: Throw, line: str, show: Show) -> list[int]:
    draw = game.draws[throw.kind]
    first, *labels = line.split(" ")
    if first != draw.label or len(labels) != throw.number:
        raise BadNotation(f"{line!r}: wanted is '{draw.label}' and {throw.number} faces")
    try:
        return [_index(draw.faces, label, throw.sides, show) for label in labels]
    except ValueError as error:
        raise BadNotation(f"{draw.label}: {error}") from None


def _index(domain: Domain, label: str, sides: int, show: Show) -> int:
    """The index that shows this label; ValueError where it is not there to be drawn."""
    value = domain.value(label)
    if show is None:
        return value
    there = [show(index) for index in range(sides)]
    if value not in there:
        raise ValueError(f"{label} is none of those that can be drawn here")
    return there.index(value)


def _shown(faces: Sequence[int], show: Show) -> tuple[int, ...] | None:
    return None if show is None else tuple(show(face) for face in faces)
