"""Würfel Express in lines of text: the tracks along the 30 cells, the stock, and the dice."""

from __future__ import annotations

from jacta.engine.view import View
from jacta.engine.words.language import Voice
from jacta.games.wurfel_express import payloads
from jacta.games.wurfel_express.vocabulary import DICE

__all__ = ["text"]


def text(view: View, voice: Voice) -> str:
    """The table as a person would read it out: whose turn, the tracks, the stock, the dice."""
    table: payloads.View = view.payload
    return "\n".join(
        [
            _turn(table, voice),
            "",
            *(_track(track, voice.name(seat), voice) for seat, track in enumerate(table.tracks)),
            "",
            voice.words("text-stock", strips=" ".join(_letters(s, voice) for s in table.stock)),
            *_dice(table, voice),
        ]
    )


def _turn(table: payloads.View, voice: Voice) -> str:
    name = "" if table.active is None else voice.name(table.active)
    return voice.words(f"text-{table.phase}", seat=name, throw=table.throws)


def _track(track: payloads.Lane, name: str, voice: Voice) -> str:
    letters = [_letters(strip, voice) for strip in track.strips]
    drawn = "·" * track.offset + "".join(strip[0] * int(strip[1:]) for strip in letters)
    strips = " ".join(letters) or "–"
    said = voice.words("text-track", seat=name, cell=track.front, strips=strips)
    return f"{drawn[:30].ljust(30, '·')}  {said}"


def _dice(table: payloads.View, voice: Voice) -> list[str]:
    if not table.dice:
        return []
    letters = " ".join(voice.words("letter", value=letter) for letter in table.dice)
    said = DICE.say(DICE.value(table.dice), voice)
    return [voice.words("text-dice", letters=letters, dice=said)]


def _letters(strip: str, voice: Voice) -> str:
    return voice.words("letter", value=strip[0]) + strip[1:]
