"""Words: Fluent catalogs in three languages, and the voice that speaks a game's sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from jacta.engine.errors import UnknownName
from jacta.engine.words.french import at, of

__all__ = ["LANGUAGES", "Voice", "catalog", "with_minus"]

LANGUAGES = ("en", "fr", "de")

_OWN = Path(__file__).parent / "locale"
# What a catalog can ask for beside Fluent's own; its types know no text.
_FUNCTIONS: dict[str, Any] = {"AT": at, "OF": of}

_HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")


def with_minus(text: object) -> str:
    """What people read has a minus before a number below zero, where programs have a hyphen."""
    return _HYPHEN.sub("−", str(text))


@cache
def catalog(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The engine's messages and those of some folders, in one language."""
    if language not in LANGUAGES:
        raise UnknownName(f"no language {language!r}: choose one of {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    for place in dict.fromkeys((_OWN, *folders)):
        file = place / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Voice:
    """Speaks one language to one table: messages of a catalog, seats and places by name."""

    def __init__(
        self,
        language: str,
        folders: tuple[Path, ...],
        names: Sequence[str] | None = None,
        places: Mapping[str, str] | None = None,
        board: str = "",
    ) -> None:
        self.language, self.board = language, board
        self._folders, self._bundle = folders, catalog(language, folders)
        self._names = tuple(names or ())
        self._places = places or {}

    def knows(self, message: str) -> bool:
        """Whether the catalog has this message."""
        return bool(self._bundle.has_message(message))

    def words(self, message: str, **values: float | str) -> str:
        """A message with its variables filled in; LookupError where the catalog lacks either."""
        if not self.knows(message):
            raise LookupError(f"the {self.language} catalog has no message {message!r}")
        return _filled(self.language, self._folders, message, tuple(values.items()))

    def name(self, seat: int) -> str:
        """Who sits there; a seat nobody named goes by its number, counted from 1."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self.words("seat-name", number=seat + 1)

    def place(self, label: str) -> str:
        """What a place is called on this board; one without a name goes by its letter."""
        return self._places.get(label, label)


@lru_cache(1 << 14)
def _filled(
    language: str,
    folders: tuple[Path, ...],
    message: str,
    values: tuple[tuple[str, int | str], ...],
) -> str:
    """A message with its variables filled in: few are said, again and again."""
    bundle = catalog(language, folders)
    pattern: Any = bundle.get_message(message).value
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise LookupError(f"{language} message {message!r}: {errors[0]}")
    return with_minus(text)
