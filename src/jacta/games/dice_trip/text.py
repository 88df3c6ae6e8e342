"""Dice Trip in words: the dice, the points of each sheet, and the towns with what stands there."""

from __future__ import annotations

from jacta.engine.view import View
from jacta.engine.vocabulary.vocabulary import Vocabulary
from jacta.engine.words.blocks import Block, Grid, Heading, Items, Paragraph, Row
from jacta.engine.words.language import Voice, with_minus
from jacta.games.dice_trip.maps import Map, our_maps
from jacta.games.dice_trip.payloads import Page
from jacta.games.dice_trip.payloads import View as Table
from jacta.games.dice_trip.vocabulary import COLOURS, TOWN_LETTERS, Action

__all__ = ["say_zone", "text"]

_ACTIONS = Vocabulary.of(Action)
_LINES = ("total", "bonus", "struck", "route", "series", "zones")


def text(view: View, voice: Voice) -> list[Block]:
    """The table as a person would read it out: the turn, the dice, the sheets, the map."""
    table: Table = view.payload
    map = our_maps()[view.board_name]
    lines = [*_LINES, "tens"] if int(view.array["tens"][0]) else [*_LINES]
    sheets = [Row(voice.name(s), _sheet(table, s, map, lines, voice)) for s in range(view.players)]
    heads = [voice.words(f"text-line-{line}") for line in [*lines, "powers"]]
    return [
        Paragraph(_turn(table, voice)),
        *_dice(table, voice),
        Heading(voice.words("text-sheets")),
        Grid(voice.words("text-player"), heads, sheets),
        *_entered(table, voice),
        Heading(voice.words("text-map")),
        _towns(table, map, view.players, voice),
    ]


def _turn(table: Table, voice: Voice) -> str:
    thrower = voice.name(table.thrower)
    seats = ", ".join(voice.name(seat) for seat in table.waiting)
    message = f"text-{table.phase}"
    return voice.words(message, turn=table.turn + 1, seat=thrower, seats=seats)


def _dice(table: Table, voice: Voice) -> list[Block]:
    if not table.dice:
        return []
    said = []
    for letter, pips in zip(COLOURS, table.dice, strict=True):
        colour = voice.words("colour", value=letter)
        message = "text-die" if pips else "text-die-in-the-air"
        said.append(voice.words(message, colour=colour, pips=pips))
    return [Paragraph(voice.words("text-dice", dice=", ".join(said)))]


def _sheet(table: Table, seat: int, map: Map, lines: list[str], voice: Voice) -> list[str]:
    """The points of a sheet line by line, with the towns and zones that they come from."""
    sheet, score = table.sheets[seat], table.scores[seat]
    powers = {name: "yes" if getattr(sheet, name) else "no" for name in ("reroll", "double")}
    said = {
        "total": with_minus(score.total),
        "bonus": str(score.bonus),
        "struck": with_minus(-score.struck),
        "route": _counted(len(score.route), [voice.place(town) for town in score.route]),
        "series": _counted(score.series_points, [voice.place(town) for town in score.series]),
        "zones": _counted(
            score.zone_points, [say_zone(map.zones[zone], voice) for zone in score.clean]
        ),
        "tens": str(score.tens),
    }
    return [*(said[line] for line in lines), voice.words("text-powers", **powers)]


def _counted(points: int, of: list[str]) -> str:
    return f"{points} ({', '.join(of)})" if len(of) > 1 else str(points)


def _entered(table: Table, voice: Voice) -> list[Block]:
    """What was entered in this turn, as far as one sees it."""
    items = [
        voice.words("text-now", seat=voice.name(seat), entries=_say(entered, voice))
        for seat, entered in enumerate(table.entries)
        if entered
    ]
    return [Items(items)] if items else []


def _towns(table: Table, map: Map, players: int, voice: Voice) -> Grid:
    """Each town with its zone, its colour and its neighbours, and what stands there by sheet."""
    columns = [voice.words(f"text-town-{name}") for name in ("zone", "colour", "links")]
    columns += [voice.name(seat) for seat in range(players)]
    rows = []
    for place, town in enumerate(map.towns):
        beside = sorted(map.neighbours[town.name], key=map.index.__getitem__)
        colour = voice.words("colour", value=town.colour) if town.colour else ""
        numbers = [_number(table.sheets[seat], place, voice) for seat in range(players)]
        cells = [say_zone(town.zone, voice), colour, ", ".join(beside), *numbers]
        rows.append(Row(f"{TOWN_LETTERS[place]} {town.name}", cells))
    return Grid(voice.words("text-town"), columns, rows)


def say_zone(zone: str, voice: Voice) -> str:
    """What a zone is called; one that has no name in this language goes by that of the map."""
    message = f"zone-{zone}"
    return voice.words(message) if voice.knows(message) else zone


def _number(sheet: Page, town: int, voice: Voice) -> str:
    """What stands in a town, and whether that earned a bonus."""
    number = sheet.filled[town]
    if number < 0:
        return voice.words("text-struck")
    if TOWN_LETTERS[town] in sheet.bonus:
        return voice.words("text-with-bonus", number=number)
    return str(number) if number else ""


def _say(entered: list[str], voice: Voice) -> str:
    """Entries in words."""
    said = []
    for notation in entered:
        kind, values = _ACTIONS.decode(_ACTIONS.parse(notation))
        fields = zip(kind.fields.items(), values, strict=True)
        words = {name: domain.say(value, voice) for (name, domain), value in fields}
        said.append(voice.words(f"action-{kind.name}", **words))
    return voice.words("list-mark").join(said)
