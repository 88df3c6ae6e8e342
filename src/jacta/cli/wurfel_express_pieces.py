"""The pieces of Würfel Express: every colour has its ink, its shape and its letter."""

from __future__ import annotations

from typing import Any

from rich.style import Style

from jacta.cli.speech import Speech
from jacta.engine.definition import Definition

__all__ = ["LETTERS", "SHAPES", "filled", "front", "hollow", "letters_of", "strip_cells"]

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


def letters_of(game: Definition, speech: Speech) -> dict[str, str]:
    """The letter of each colour on the pieces, in this language."""
    voice = game.voice(speech.language)
    return {colour: voice.words("letter", value=colour) for colour in LETTERS}


def filled(colour: str) -> Style:
    """How a piece looks."""
    ink, ground = INKS[colour]
    return Style(color=ink, bgcolor=ground)


def hollow(colour: str, underline: bool = False) -> Style:
    """A strip that is not certain yet, or a die of no use: only its outline, so to speak."""
    ink = {"W": "#b5a392", "K": "#8a817b"}.get(colour, INKS[colour][1])  # on any ground
    return Style(color=ink, underline=underline)


def strip_cells(strip: str, letters: dict[str, str], cell: int) -> str:
    """A strip along its cells: letter and length first, then its shape."""
    colour, length = strip[0], int(strip[1:])
    shape, letter = SHAPES[colour], letters[colour]
    if cell == 1:
        return letter + shape * (length - 1)
    if cell == 2:
        return f"{letter}{length}" + f"{shape} " * (length - 1)
    return f" {letter}{length}" + f" {shape} " * (length - 1)


def front(track: dict[str, Any]) -> int:
    """WE-A8: the cell of the front."""
    return int(track["offset"]) + sum(int(strip[1:]) for strip in track["strips"])
