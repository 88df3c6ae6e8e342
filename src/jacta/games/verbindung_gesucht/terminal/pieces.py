"""The pieces of Verbindung gesucht in box characters: red is heavy, black light, white double.

So the paths can be told apart without colour. A die is three columns wide, or five wide and three
high where there is room: there the lower path of a bridge is seen to be cut.
"""

from __future__ import annotations

from rich.text import Text

__all__ = ["BASES", "SMALL", "TALL", "ink", "inked"]

SMALL = {
    "R": "━╋━",
    "B": "─┼─",
    "Cne": "─╄━",
    "Cse": "─╆━",
    "Csw": "━╅─",
    "Cnw": "━╃─",
    "rns": "╴┃╶",
    "rew": "━┿━",
    "bns": "╸│╺",
    "bew": "─╂─",
    "W": "═╬═",
    "": " · ",
}
TALL = {
    "R": ("  ┃  ", "━━╋━━", "  ┃  "),
    "B": ("  │  ", "──┼──", "  │  "),
    "Cne": ("  ┃  ", "─╮┗━━", " ╰╮  "),
    "Cse": (" ╭╯  ", "─╯┏━━", "  ┃  "),
    "Csw": ("  ╰╮ ", "━━┓╰─", "  ┃  "),
    "Cnw": ("  ┃  ", "━━┛╭─", "  ╭╯ "),
    "rns": ("  ┃  ", "─╴┃╶─", "  ┃  "),
    "rew": ("  ╵  ", "━━━━━", "  ╷  "),
    "bns": ("  │  ", "━╸│╺━", "  │  "),
    "bew": ("  ╹  ", "─────", "  ╻  "),
    "W": ("  ║  ", "══╬══", "  ║  "),
    "": ("     ", "  ·  ", "     "),
}
BASES = {"red": "◆", "black": "◇"}

RED, BOTH = "bold #d9534a", "bold"
_RED = set("━┃╋┗┛┏┓╸╺╹╻◆")
_BOTH = set("═║╬╄╆╅╃┿╂")


def ink(character: str) -> str:
    """The style of a box character."""
    if character in _RED:
        return RED
    if character in _BOTH:
        return BOTH
    return "dim" if character == "·" else ""


def inked(characters: str, style: str = "") -> Text:
    """Box characters in their inks."""
    return Text.assemble(*((c, f"{ink(c)} {style}".strip()) for c in characters))
