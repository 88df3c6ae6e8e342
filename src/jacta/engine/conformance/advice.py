"""Advice: what breaks no contract and yet is missing in a game that people are to play."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from jacta.engine.game import Game
from jacta.engine.words.language import LANGUAGES

__all__ = ["advise"]

_FIRST, *_OTHERS = ("en", *(language for language in LANGUAGES if language != "en"))


def advise(game: Game) -> list[str]:
    """What its author should look at, a sentence each."""
    return [*_positions(game), *_words(game)]


def _positions(game: Game) -> Iterator[str]:
    """A position that no rules allow would be played on, whoever wrote it."""
    if game.form is None or not game.form.invariants:
        yield (
            "positions are read unchecked: any number that fits into its field is taken. Give the "
            "form invariants (docs/add-a-game.md)"
        )


def _words(game: Game) -> Iterator[str]:
    """Where most messages are those of the first language, nobody has translated them."""
    first = _texts(game, _FIRST)
    for language in _OTHERS:
        texts = _texts(game, language)
        same = [name for name, text in texts.items() if first.get(name) == text]
        if 2 * len(same) > len(texts):
            yield (
                f"locale/{language}.ftl says the same as locale/{_FIRST}.ftl in {len(same)} of "
                f"{len(texts)} messages, such as {same[0]!r}: translate them"
            )


def _texts(game: Game, language: str) -> dict[str, str]:
    """The messages of a catalog that have words of their own, as they are written."""
    file = game.folder / "locale" / f"{language}.ftl"
    if not file.is_file():
        return {}
    source = file.read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span:
            text = source[entry.value.span.start : entry.value.span.end]
            if any(isinstance(part, ast.TextElement) for part in entry.value.elements):
                found[entry.id.name] = " ".join(text.split())
    return found
