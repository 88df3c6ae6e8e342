"""Vocabularies: the kinds of actions and events of a game, as tables.

A kind has a name and named fields, each of one domain. An action is one dense integer over all
kinds of its vocabulary; JSON, notation and sentences are made from the same table, so that the
four faces are one to one by construction.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from jacta.engine.errors import BadNotation, UnknownName
from jacta.engine.vocabulary.domains import Domain
from jacta.engine.vocabulary.enumerations import Actions, Events

__all__ = ["Kind", "Vocabulary"]

# So many lines and numbers are kept, because the same come again and again.
_MOST_KEPT = 1 << 14


class Kind:
    """A kind of action or event, such as `steal` with a seat and a strip."""

    def __init__(self, name: str, **fields: Domain) -> None:
        self.name = name
        self.fields: Mapping[str, Domain] = fields
        self.size = 1
        for domain in fields.values():
            self.size *= domain.size

    def pack(self, values: Sequence[int]) -> int:
        """The values of all fields as one integer below `size`."""
        packed = 0
        for domain, value in zip(self.fields.values(), values, strict=True):
            packed = packed * domain.size + value
        return packed

    def unpack(self, packed: int) -> tuple[int, ...]:
        """The values of all fields."""
        values = []
        for domain in reversed(list(self.fields.values())):
            packed, value = divmod(packed, domain.size)
            values.append(value)
        return tuple(reversed(values))

    def json(self, values: Sequence[int]) -> dict[str, Any]:
        """The kind and its fields by label."""
        labels = (domain.label(v) for domain, v in zip(self.fields.values(), values, strict=True))
        return {"type": self.name, **dict(zip(self.fields, labels, strict=True))}

    def notation(self, values: Sequence[int]) -> str:
        """The kind and its fields on one line."""
        return " ".join(str(label) for label in self.json(values).values())

    def read(self, labels: Mapping[str, object]) -> tuple[int, ...]:
        """The values of labelled fields; BadNotation tells what is wrong."""
        if set(labels) != set(self.fields):
            wanted = ", ".join(self.fields) or "no field"
            raise BadNotation(f"'{self.name}' takes {wanted}")
        values = []
        for name, domain in self.fields.items():
            try:
                values.append(domain.value(labels[name]))
            except ValueError as error:
                raise BadNotation(f"'{self.name}': {name}: {error}") from None
        return tuple(values)


class Vocabulary:
    """The kinds of one sort, in a fixed order; packed values follow each other without gaps."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.size = 0
        self._bases: dict[str, int] = {}
        self._parsed: dict[str, int] = {}
        self._written: dict[int, str] = {}
        for kind in kinds:
            if kind.name in self._bases:
                raise ValueError(f"two kinds are named {kind.name!r}")
            self._bases[kind.name] = self.size
            self.size += kind.size

    @classmethod
    def of(cls, kinds: type[Actions] | type[Events]) -> Vocabulary:
        """The vocabulary of an enumeration."""
        return cls(*(Kind(member.label, **member.fields) for member in kinds))

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds)

    def base(self, name: str) -> int:
        """The first integer of a kind."""
        return self._bases[name]

    def index(self, name: str) -> int:
        """The place of a kind in the order."""
        return [kind.name for kind in self.kinds].index(name)

    def check(self, number: int) -> None:
        """UnknownName unless this is the dense integer of something."""
        if not 0 <= number < self.size:
            raise UnknownName(f"there is no action {number}: they go from 0 to {self.size - 1}")

    def decode(self, number: int) -> tuple[Kind, tuple[int, ...]]:
        """The kind and the values behind a dense integer."""
        self.check(number)
        for kind in reversed(self.kinds):
            if number >= self._bases[kind.name]:
                return kind, kind.unpack(number - self._bases[kind.name])
        raise AssertionError("unreachable")

    def encode(self, kind: Kind, values: Sequence[int]) -> int:
        """The dense integer of a kind and its values."""
        return self._bases[kind.name] + kind.pack(values)

    def notation(self, number: int) -> str:
        """The line of notation of a dense integer."""
        line = self._written.get(number)
        if line is None:
            kind, values = self.decode(number)
            line = kind.notation(values)
            if len(self._written) < _MOST_KEPT:
                self._written[number] = line
        return line

    def parse(self, line: str) -> int:
        """The dense integer of a line of notation."""
        number = self._parsed.get(line)
        if number is None:
            number = self._parse(line)
            if len(self._parsed) < _MOST_KEPT:
                self._parsed[line] = number
        return number

    def _parse(self, line: str) -> int:
        name, *tokens = line.split(" ")
        kind = self._kind(name)
        if len(tokens) != len(kind.fields):
            wanted = " ".join([name, *(f"<{field}>" for field in kind.fields)])
            raise BadNotation(f"{line!r} should read '{wanted}'")
        return self.encode(kind, kind.read(dict(zip(kind.fields, tokens, strict=True))))

    def from_json(self, struct: object) -> int:
        """The dense integer of a JSON object."""
        if not isinstance(struct, Mapping) or not isinstance(struct.get("type"), str):
            raise BadNotation("an action is an object with a 'type'")
        kind = self._kind(struct["type"])
        return self.encode(kind, kind.read({k: v for k, v in struct.items() if k != "type"}))

    def _kind(self, name: str) -> Kind:
        for kind in self.kinds:
            if kind.name == name:
                return kind
        known = ", ".join(kind.name for kind in self.kinds)
        raise BadNotation(f"{name!r} is none of: {known}")
