"""Würfel Express in lines of text: the tracks along the 30 cells, the stock, and the dice."""

from __future__ import annotations

from typing import Any

from jacta.engine.language import Voice
from jacta.engine.view import View
from jacta.games.wurfel_express.vocabulary import DICE

__all__ = ["text"]


def text(view: View, voice: Voice) -> str:
    """The table as a person would read it out: whose turn, the tracks, the stock, the dice."""
    table = view.json
    return "\n".join(
        [
            _turn(table, voice),
            "",
            *(_track(table, seat, voice) for seat in range(view.players)),
            "",
            voice.words("text-stock", strips=" ".join(_letters(s, voice) for s in table["stock"])),
            *_dice(table, voice),
        ]
    )


def _turn(table: dict[str, Any], voice: Voice) -> str:
    name = voice.name(table["turn"] % table["players"])
    return voice.words(f"text-{table['phase']}", seat=name, throw=table["throws"])


def _track(table: dict[str, Any], seat: int, voice: Voice) -> str:
    track = table["tracks"][seat]
    cell = track["offset"] + sum(int(strip[1:]) for strip in track["strips"])
    strips = " ".join(_letters(strip, voice) for strip in track["strips"]) or "–"
    drawn = "·" * track["offset"]
    for strip in track["strips"]:
        drawn += _letters(strip, voice)[0] * int(strip[1:])
    drawn = drawn[:30].ljust(30, "·")
    name = voice.name(seat)
    return f"{drawn}  {voice.words('text-track', seat=name, cell=cell, strips=strips)}"


def _dice(table: dict[str, Any], voice: Voice) -> list[str]:
    if not table["dice"]:
        return []
    letters = " ".join(voice.words("letter", value=letter) for letter in table["dice"])
    said = DICE.say(DICE.value(table["dice"]), voice)
    return [voice.words("text-dice", letters=letters, dice=said)]


def _letters(strip: str, voice: Voice) -> str:
    return voice.words("letter", value=strip[0]) + strip[1:]
