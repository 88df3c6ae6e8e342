"""Pieces in six colours: every colour has its ink, its shape and its letter in all games."""

from __future__ import annotations

from rich.style import Style

from jacta.engine.definition import Definition
from jacta.terminal.menu import Letters
from jacta.terminal.speech import Speech

__all__ = ["LETTERS", "SHAPES", "filled", "hollow", "letters_of", "written"]

LETTERS = "RGWBYK"
SHAPES = dict(zip(LETTERS, "●▲○■★◆", strict=True))
INKS = {  # ink and ground, from the palette of the house
    "R": ("#ffffff", "#c63d2f"),
    "G": ("#ffffff", "#2f8f5b"),
    "W": ("#2b2320", "#f8f4ea"),
    "B": ("#ffffff", "#2f6fb5"),
    "Y": ("#2b2320", "#e5b422"),
    "K": ("#f8f4ea", "#33302e"),
}


def letters_of(game: Definition, speech: Speech, colours: str = LETTERS) -> dict[str, str]:
    """The letter of each of these colours on the pieces, in this language."""
    voice = game.voice(speech.language)
    return {colour: voice.words("letter", value=colour) for colour in colours}


def written(game: Definition, speech: Speech, *fields: str, colours: str = LETTERS) -> Letters:
    """These letters, as they are typed in some fields of actions."""
    return Letters(letters_of(game, speech, colours), frozenset(fields))


def filled(colour: str) -> Style:
    """How a piece looks."""
    ink, ground = INKS[colour]
    return Style(color=ink, bgcolor=ground)


def hollow(colour: str, underline: bool = False) -> Style:
    """What is not certain yet or of no use: only its outline, so to speak."""
    ink = {"W": "#b5a392", "K": "#8a817b"}.get(colour, INKS[colour][1])  # on any ground
    return Style(color=ink, underline=underline)
