"""Domains: the values a field of an action, an event or a draw can have.

A value is an integer in 0..size−1; its label is what notation and JSON show; a speaker turns it
into words. The map between the three is one to one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import comb
from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta

__all__ = [
    "Choice",
    "Domain",
    "Multiset",
    "Pair",
    "Place",
    "Range",
    "Seat",
    "Speaker",
    "Subset",
    "spelled",
]

Label = int | str

# The end of a text, said so that Python and JavaScript both understand it: `$` may stand before a
# line break.
_END = r"(?![\s\S])"


def spelled(words: Sequence[str], title: str = "") -> Meta:
    """Marks a string of a payload as one of a few words, of a type that goes by this title."""
    pattern = "|".join(re.escape(word).replace(r"\-", "-") for word in words)
    return _meta(f"^(?:{pattern}){_END}", title, {"enum": list(words)})


def _meta(pattern: str, title: str, more: dict[str, Any] | None = None) -> Meta:
    return Meta(title=title or None, pattern=pattern, extra_json_schema=more)


class Speaker(Protocol):
    """What a domain needs to say a value: a catalog, the players' names, the board's places."""

    board: str

    def words(self, message: str, **values: Label) -> str: ...

    def name(self, seat: int) -> str: ...

    def place(self, label: str) -> str: ...


class Domain:
    """A closed set of values; `title` is what the type of its labels goes by in payloads."""

    size: int
    title: str = ""

    @property
    def meta(self) -> Meta:
        """Marks a field of a payload as a label of this domain: `Annotated[str, STRIP.meta]`."""
        found = [self.label(value) for value in range(self.size)]
        words = [label for label in found if isinstance(label, str)]
        if words:
            return spelled(words, self.title)
        numbers = [label for label in found if isinstance(label, int)]
        more = {"enum": numbers}
        return Meta(
            title=self.title or None, ge=min(numbers), le=max(numbers), extra_json_schema=more
        )

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a label."""
        label = type(self.label(0))
        found = msgspec.json.schema(Annotated[label, self.meta])
        if "enum" in found:  # says the same, and more clearly
            for bound in ("pattern", "minimum", "maximum"):
                found.pop(bound, None)
        return found

    def label(self, value: int) -> Label:
        """The value as notation and JSON show it: an int, or a word without spaces."""
        raise NotImplementedError

    def value(self, label: object) -> int:
        """The value of a label or of its text; ValueError where there is none."""
        raise NotImplementedError

    def say(self, value: int, speaker: Speaker) -> Label:
        """The value in words; numbers stay numbers, for plural forms."""
        return self.label(value)


class Range(Domain):
    """The integers first..last."""

    def __init__(self, first: int, last: int) -> None:
        self.first, self.last, self.size = first, last, last - first + 1

    @property
    def meta(self) -> Meta:
        return Meta(ge=self.first, le=self.last)

    def label(self, value: int) -> Label:
        return value + self.first

    def value(self, label: object) -> int:
        try:
            number = _integer(label)
        except ValueError:
            raise ValueError(f"{label!r} is not a number") from None
        if not self.first <= number <= self.last:
            raise ValueError(f"{number} is not in {self.first}..{self.last}")
        return number - self.first


def _integer(label: object) -> int:
    """Plain digits only: `int` alone would also take '+1', '1_0' and True."""
    if isinstance(label, bool) or not isinstance(label, int | str):
        raise ValueError
    if str(int(label)) != str(label):
        raise ValueError
    return int(label)


class Seat(Range):
    """A seat, said by the name of who sits there."""

    def __init__(self, most: int) -> None:
        super().__init__(0, most - 1)

    def say(self, value: int, speaker: Speaker) -> Label:
        return speaker.name(value)


class Choice(Domain):
    """One of a few words; with `message`, said by that message of the catalog."""

    def __init__(
        self, labels: Sequence[str], message: str | None = None, title: str | None = None
    ) -> None:
        self.labels, self.message, self.size = tuple(labels), message, len(labels)
        self.title = title or _title(message or "")

    def label(self, value: int) -> str:
        return self.labels[value]

    def value(self, label: object) -> int:
        if not isinstance(label, str) or label not in self.labels:
            raise ValueError(f"{label!r} is none of {', '.join(self.labels)}")
        return self.labels.index(label)

    def say(self, value: int, speaker: Speaker) -> Label:
        label = self.label(value)
        return speaker.words(self.message, value=label) if self.message else label


class Place(Choice):
    """A place of the board by its letter, said by the name it has on this board."""

    def say(self, value: int, speaker: Speaker) -> Label:
        return speaker.place(self.label(value))


class Pair(Domain):
    """Two values written without a gap, such as a strip R3: colour and length.

    Said by the message `message`, which gets both labels under the names given.
    """

    def __init__(self, message: str, **fields: Domain) -> None:
        self.message, self.names, self.title = message, tuple(fields), _title(message)
        self.first, self.second = fields.values()
        self.size = self.first.size * self.second.size
        firsts, seconds = range(self.first.size), range(self.second.size)
        self._labels = [
            f"{self.first.label(a)}{self.second.label(b)}" for a in firsts for b in seconds
        ]

    def label(self, value: int) -> str:
        return self._labels[value]

    def value(self, label: object) -> int:
        problem = f"{label!r} is not a {self.message}"
        if isinstance(label, str):
            for first in range(self.first.size):
                head = str(self.first.label(first))
                if label.startswith(head):
                    try:
                        return first * self.second.size + self.second.value(label[len(head) :])
                    except ValueError as error:  # a longer head may fit
                        problem = str(error)
        raise ValueError(problem)

    def say(self, value: int, speaker: Speaker) -> Label:
        first, second = divmod(value, self.second.size)
        named = {self.names[0]: self.first.label(first), self.names[1]: self.second.label(second)}
        return speaker.words(self.message, **named)


class Multiset(Domain):
    """Up to `most` symbols in any number each, such as the dice RRG; `-` is the empty one."""

    def __init__(self, symbols: str, most: int, message: str) -> None:
        self.symbols, self.most, self.message = symbols, most, message
        self.size = comb(most + len(symbols), most)
        self.title = _title(message)
        self._labels: dict[int, str] = {}

    @property
    def meta(self) -> Meta:
        return _meta(f"^(?:-|(?=.){self._pattern}){_END}", self.title)

    @property
    def row(self) -> Meta:
        """Marks a string of a payload as a row of these symbols; nothing is an empty row."""
        return _meta(f"^{self._pattern}{_END}", f"{self.title}Row")

    @property
    def _pattern(self) -> str:
        return "".join(f"{symbol}{{0,{self.most}}}" for symbol in map(re.escape, self.symbols))

    def before(self, place: int, room: int, count: int) -> int:
        """How many multisets come before one with `count` of the symbol at `place`.

        The symbols earlier in the order left `room` places; a rank is the sum over all symbols.
        """
        left = len(self.symbols) - 1 - place
        return sum(comb(room - fewer + left, left) for fewer in range(count))

    def rank(self, counts: Sequence[int]) -> int:
        """The value of a multiset given by how many it holds of each symbol."""
        rank, room = 0, self.most
        for place, count in enumerate(counts):
            if not 0 <= count <= room:
                raise ValueError(f"more than {self.most} dice")
            rank += self.before(place, room, count)
            room -= count
        return rank

    def counts(self, value: int) -> tuple[int, ...]:
        """How many of each symbol."""
        counts, room = [], self.most
        for place in range(len(self.symbols)):
            count = 0
            while count < room and self.before(place, room, count + 1) <= value:
                count += 1
            value -= self.before(place, room, count)
            room -= count
            counts.append(count)
        return tuple(counts)

    def label(self, value: int) -> str:
        if value not in self._labels:
            pairs = zip(self.symbols, self.counts(value), strict=True)
            self._labels[value] = "".join(symbol * count for symbol, count in pairs) or "-"
        return self._labels[value]

    def value(self, label: object) -> int:
        if not isinstance(label, str):
            raise ValueError(f"{label!r} is not a row of letters")
        letters = "" if label == "-" else label
        if unknown := set(letters) - set(self.symbols):
            raise ValueError(f"{unknown.pop()!r} is none of {self.symbols}")
        rank = self.rank([letters.count(symbol) for symbol in self.symbols])
        if self.label(rank) != label:
            raise ValueError(f"{label!r} is written {self.label(rank)!r}")
        return rank

    def say(self, value: int, speaker: Speaker) -> Label:
        parts = [
            speaker.words(self.message, symbol=symbol, count=count)
            for symbol, count in zip(self.symbols, self.counts(value), strict=True)
            if count
        ]
        return ", ".join(parts) or speaker.words(f"{self.message}-none")


class Subset(Domain):
    """One or more of a few symbols, each at most once, such as the dice RB of four."""

    def __init__(self, symbols: str, message: str) -> None:
        self.symbols, self.message = symbols, message
        self.size = (1 << len(symbols)) - 1

    def label(self, value: int) -> str:
        return "".join(self._chosen(value))

    def value(self, label: object) -> int:
        if not isinstance(label, str) or not label:
            raise ValueError(f"{label!r} is not a row of letters")
        if unknown := set(label) - set(self.symbols):
            raise ValueError(f"{unknown.pop()!r} is none of {self.symbols}")
        value = sum(1 << self.symbols.index(symbol) for symbol in set(label)) - 1
        if self.label(value) != label:
            raise ValueError(f"{label!r} is written {self.label(value)!r}")
        return value

    def say(self, value: int, speaker: Speaker) -> Label:
        return ", ".join(
            speaker.words(self.message, value=symbol) for symbol in self._chosen(value)
        )

    def _chosen(self, value: int) -> list[str]:
        """The symbol at place i is in the subset if bit i of 1 + value is set."""
        return [symbol for place, symbol in enumerate(self.symbols) if (value + 1) >> place & 1]


def _title(message: str) -> str:
    """The title of a type whose labels are said by this message."""
    return "".join(part.capitalize() for part in message.split("-"))
