"""Würfel Express in words: the dice, the track of each player strip by strip, and the stock."""

from __future__ import annotations

from jacta.engine.view import View
from jacta.engine.words.blocks import Block, Grid, Heading, Items, Paragraph, Row
from jacta.engine.words.language import Voice
from jacta.games.wurfel_express import payloads
from jacta.games.wurfel_express.vocabulary import DICE, STRIP

__all__ = ["text"]

_COLUMNS = ("front", "marker", "strips", "theft")


def text(view: View, voice: Voice) -> list[Block]:
    """The table as a person would read it out: whose turn, the dice, the tracks, the stock."""
    table: payloads.View = view.payload
    rows = [Row(voice.name(s), _track(table, s, voice)) for s in range(view.players)]
    columns = [voice.words(f"text-{name}") for name in _COLUMNS]
    blocks: list[Block] = [
        Paragraph(_turn(table, voice)),
        *(Paragraph(said) for said in _dice(table, voice)),
        Heading(voice.words("text-tracks")),
        Grid(voice.words("text-player"), columns, rows),
        Heading(voice.words("text-stock")),
        Items(_by_colour(table.stock, voice)),
    ]
    if table.removed:
        removed = ", ".join(_strip(strip, voice) for strip in table.removed)
        blocks.append(Paragraph(voice.words("text-removed", strips=removed)))
    return blocks


def _turn(table: payloads.View, voice: Voice) -> str:
    name = "" if table.active is None else voice.name(table.active)
    return voice.words(f"text-{table.phase}", seat=name, throw=table.throws)


def _dice(table: payloads.View, voice: Voice) -> list[str]:
    """The dice, what they would take, and the colours that are of no use."""
    said = []
    if table.dice:
        said.append(voice.words("text-dice", dice=str(DICE.say(DICE.value(table.dice), voice))))
    if table.takeable:
        strips = ", ".join(_strip(strip, voice) for strip in table.takeable)
        said.append(voice.words("text-takeable", strips=strips, cell=table.reach))
    if table.active is not None and table.dead and table.dead[0]:
        colours = ", ".join(voice.words("colour", value=colour) for colour in table.dead[0])
        said.append(voice.words("text-dead", colours=colours))
    return said


def _track(table: payloads.View, seat: int, voice: Voice) -> list[str]:
    """How far it leads, where its rear is held, its strips with their cells, and a theft of it."""
    track = table.tracks[seat]
    strips = [
        voice.words(
            "text-strip", strip=_strip(strip, voice), first=begin + 1, last=begin + int(strip[1:])
        )
        for strip, begin in zip(track.strips, track.begins, strict=True)
    ]
    place = "last" if seat in table.rearmost else "other"
    return [
        voice.words("text-cell", cell=track.front, place=place),
        voice.words("text-held-at", cell=track.offset),
        ", ".join(strips),
        voice.words("text-cost", cells=track.theft) if len(strips) > 1 else "",
    ]


def _by_colour(strips: list[str], voice: Voice) -> list[str]:
    """The lengths that there are of each colour."""
    lengths: dict[str, list[str]] = {}
    for strip in strips:
        lengths.setdefault(strip[0], []).append(strip[1:])
    return [
        voice.words(
            "table-row", head=voice.words("colour", value=colour), cells=", ".join(of_colour)
        )
        for colour, of_colour in lengths.items()
    ]


def _strip(strip: str, voice: Voice) -> str:
    return str(STRIP.say(STRIP.value(strip), voice))
