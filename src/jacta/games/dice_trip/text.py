"""Dice Trip in lines of text: the dice, and for each seat its points and its towns by zone."""

from __future__ import annotations

from jacta.engine.view import View
from jacta.engine.vocabulary import Vocabulary
from jacta.engine.words.language import Voice
from jacta.games.dice_trip.maps import Map, our_maps
from jacta.games.dice_trip.payloads import Page
from jacta.games.dice_trip.payloads import View as Table
from jacta.games.dice_trip.vocabulary import COLOURS, TOWN_LETTERS, Action

__all__ = ["say_zone", "text"]

_ACTIONS = Vocabulary.of(Action)


def text(view: View, voice: Voice) -> str:
    """The table as a person would read it out: the turn, the dice, and sheet after sheet."""
    table: Table = view.payload
    map = our_maps()[view.board_name]
    lines = [_turn(table, voice), *_dice(table, voice)]
    tens = bool(int(view.array["tens"][0]))
    for seat in range(view.players):
        lines += ["", *_sheet(table, seat, map, tens, voice)]
    return "\n".join(lines)


def _turn(table: Table, voice: Voice) -> str:
    thrower = voice.name(table.thrower)
    seats = ", ".join(voice.name(seat) for seat in table.waiting)
    message = f"text-{table.phase}"
    return voice.words(message, turn=table.turn + 1, seat=thrower, seats=seats)


def _dice(table: Table, voice: Voice) -> list[str]:
    if not table.dice:
        return []
    said = []
    for letter, pips in zip(COLOURS, table.dice, strict=True):
        colour = voice.words("colour", value=letter)
        message = "text-die" if pips else "text-die-in-the-air"
        said.append(voice.words(message, colour=colour, pips=pips))
    return [voice.words("text-dice", dice=", ".join(said))]


def _sheet(table: Table, seat: int, map: Map, tens: bool, voice: Voice) -> list[str]:
    sheet, score = table.sheets[seat], table.scores[seat]
    points = voice.words("text-score", seat=voice.name(seat), points=score.total)
    parts = voice.words(
        "text-lines-tens" if tens else "text-lines",
        bonus=score.bonus,
        struck=f"−{score.struck}" if score.struck else 0,
        route=len(score.route),
        series=score.series_points,
        zones=score.zone_points,
        tens=score.tens,
    )
    powers = {name: "yes" if getattr(sheet, name) else "no" for name in ("reroll", "double")}
    left = voice.words("text-powers", **powers)
    lines = [voice.words("text-sheet", points=points, lines=parts, powers=left)]
    for zone in map.zones:
        towns = [
            _town(sheet, town, voice)
            for town in range(len(map.towns))
            if map.towns[town].zone == zone
        ]
        named = voice.words("text-zone", zone=say_zone(zone, voice), towns=", ".join(towns))
        lines.append(f"  {named}")
    if entered := table.entries[seat]:
        entries = voice.words("list-mark").join(_say(entered, voice))
        lines.append("  " + voice.words("text-now", entries=entries))
    return lines


def say_zone(zone: str, voice: Voice) -> str:
    """What a zone is called; one that has no name in this language goes by that of the map."""
    message = f"zone-{zone}"
    return voice.words(message) if voice.knows(message) else zone


def _town(sheet: Page, town: int, voice: Voice) -> str:
    """A town with its letter and what stands there; a star is a bonus."""
    letter, number = TOWN_LETTERS[town], sheet.numbers[town]
    name = f"{letter} {voice.place(letter)}"
    if number < 0:
        return f"{name} {voice.words('text-struck')}"
    star = "★" if letter in sheet.bonus else ""
    return f"{name} {number}{star}" if number else name


def _say(entered: list[str], voice: Voice) -> list[str]:
    """Entries in words."""
    said = []
    for notation in entered:
        kind, values = _ACTIONS.decode(_ACTIONS.parse(notation))
        fields = zip(kind.fields.items(), values, strict=True)
        words = {name: domain.say(value, voice) for (name, domain), value in fields}
        said.append(voice.words(f"action-{kind.name}", **words))
    return said
