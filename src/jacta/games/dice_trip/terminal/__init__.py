"""Dice Trip in the terminal: the dice, the strip of numbers, the towns with their neighbours.

Every town shows its letter, its colour by shape, its number and the letters of the towns that it is
linked to; on a large screen the map is drawn as well. The sheet shown is that of who acts.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.engine.words.language import with_minus
from jacta.games.dice_trip.maps import Map, our_maps
from jacta.games.dice_trip.payloads import View as Table
from jacta.games.dice_trip.terminal.choices import choices
from jacta.games.dice_trip.terminal.map import draw_map
from jacta.games.dice_trip.text import say_zone
from jacta.games.dice_trip.vocabulary import COLOURS, NUMBER, TOWN_LETTERS
from jacta.terminal.menu import Menu
from jacta.terminal.palette import ACCENT, QUIET
from jacta.terminal.pieces import SHAPES, filled, hollow, letters_of
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech

__all__ = ["DRAWING"]

COLUMN = 26  # columns of a town
NAME = 11
ROOMY = 30  # lines from which on all scores are told in full
MAP_HEIGHT = 40  # lines from which on the map is drawn
STRUCK, BONUS = "✗", "★"


class DiceTrip:
    """The drawing of Dice Trip."""

    passing = frozenset({"threw", "kept", "rerolled", "rethrew", "entered"})

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        table: Table = scene.view.payload
        speech = scene.speech
        map, seat = our_maps()[scene.view.board_name], max(scene.view.seat, 0)
        letters = letters_of(scene.view.game, speech, COLOURS)
        shown = [seat] if scene.view.seat >= 0 else list(range(scene.view.players))
        rows = [_dice(table, speech, letters)]
        if others := [other for other in range(scene.view.players) if other not in shown]:
            rows += _others(table, others, scene, width, height)
        for sheet in shown:
            numbers = _entered(table, sheet)
            rows += [_score(table, sheet, scene), *_strip(numbers, width)]
            rows += _towns(table, sheet, numbers, map, scene, width)
        if scene.view.seat >= 0 and height >= MAP_HEIGHT:
            numbers = _entered(table, seat)
            labels = {town: str(n) if n > 0 else STRUCK for town, n in numbers.items()}
            rows += [Text(), *draw_map(map, width - 2, height - len(rows) - 14, labels)]
        return rows

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        table: Table = view.payload
        name, made = speech.name(seat), len(table.entries[seat])
        return speech.words(f"banner-{table.phase}", name=name, made=made)

    def menu(
        self, position: Position, seat: int, speech: Speech, drafted: Sequence[Action]
    ) -> Menu:
        return choices(position, seat, speech)

    def spent(self, view: View, settled: View, speech: Speech) -> str:
        """DT-R14: the double use, which is there but once."""
        seat, table, before = view.seat, view.payload, settled.payload
        doubles = before.sheets[seat].double and not table.sheets[seat].double
        return speech.words("spends-double") if doubles else ""


def _entered(table: Table, seat: int) -> dict[str, int]:
    """By letter what stands in a town, with the entries of this turn; -1 for a struck one."""
    filled = zip(TOWN_LETTERS, table.sheets[seat].filled, strict=True)
    return {letter: number for letter, number in filled if number}


def _dice(table: Table, speech: Speech, letters: dict[str, str]) -> Text:
    row = Text.assemble((f" {speech.words('dice')}  ", QUIET))
    for colour, pips in zip(COLOURS, table.dice, strict=False):
        row.append(f" {SHAPES[colour]}{letters[colour]} {pips or '…'} ", filled(colour))
        row.append("  ")
    return row


def _score(table: Table, seat: int, scene: Scene) -> Text:
    """Who, the points of a sheet line by line, the powers left, and whether all is entered."""
    score, sheet, speech = table.scores[seat], table.sheets[seat], scene.speech
    acts, name = seat == scene.view.seat, speech.name(seat)
    name = set_cell_size(name, NAME - 1) + "…" if cell_len(name) > NAME else name
    parts = speech.words(
        "lines-tens" if int(scene.view.array["tens"][0]) else "lines",
        bonus=score.bonus,
        struck=-score.struck,
        route=len(score.route),
        series=score.series_points,
        zones=score.zone_points,
        tens=score.tens,
    )
    powers = f"{'↻' if sheet.reroll else '·'}{'②' if sheet.double else '·'}"
    return Text.assemble(
        ("▶" if acts else " ", ACCENT),
        (set_cell_size(name, NAME), "bold" if acts else ""),
        (f"{with_minus(score.total):>3}", "bold"),
        (f" {powers} {parts}{_entered_mark(table, seat)}", QUIET),
    )


def _others(
    table: Table, seats: Sequence[int], scene: Scene, width: int, height: int
) -> list[Text]:
    """The points of the others: in full where there is room, else on one line."""
    if len(seats) == 1 or height >= ROOMY:
        return [_score(table, seat, scene) for seat in seats]
    names = [
        with_minus(f"{scene.speech.name(seat)} {table.scores[seat].total}")
        + _entered_mark(table, seat)
        for seat in seats
    ]
    line = Text(f" {' · '.join(names)}", QUIET)
    line.truncate(width, overflow="ellipsis")
    return [line]


def _entered_mark(table: Table, seat: int) -> str:
    """DT-A14: who has entered is known, but not what."""
    return " ✓" if table.phase == "enter" and seat not in table.waiting else ""


def _strip(numbers: dict[str, int], width: int) -> list[Text]:
    """DT-A9: the 36 numbers; those that stand on the sheet are gone."""
    used, half = set(numbers.values()), 36 if width >= 36 * 3 + 2 else 18
    rows = []
    for first in range(0, 36, half):
        row = Text(" ")
        for value in range(first, first + half):
            number = int(NUMBER.label(value))
            row.append("··" if number in used else str(number), QUIET if number in used else "")
            row.append("  " if value % 6 == 5 else " ")
        rows.append(row)
    return rows


def _towns(
    table: Table, seat: int, numbers: dict[str, int], map: Map, scene: Scene, width: int
) -> list[Text]:
    """The towns zone by zone, in columns that are read downwards."""
    settled: Table = scene.settled.payload
    voice = scene.view.game.voice(scene.speech.language)
    cells = []
    for zone in map.zones:
        name = set_cell_size(say_zone(zone, voice), COLUMN - 2)
        cells.append(Text.assemble((f" {name}", f"bold {QUIET}")))
        for letter, town in zip(TOWN_LETTERS, map.towns, strict=True):
            if town.zone == zone:
                cells.append(_town(table, seat, letter, numbers, map, settled))
    columns = max(1, min(4, width // COLUMN))
    height = -(-len(cells) // columns)
    rows = []
    for place in range(height):
        row = Text()
        for cell in cells[place::height]:
            row.append_text(cell)
            row.append(" " * max(0, COLUMN - cell.cell_len))
        row.rstrip()
        rows.append(row)
    return rows


def _town(
    table: Table, seat: int, letter: str, numbers: dict[str, int], map: Map, settled: Table
) -> Text:
    """Letter, colour, number, name, neighbours; what is not certain yet is underlined."""
    town, number = map.towns[TOWN_LETTERS.index(letter)], numbers.get(letter, 0)
    certain = settled.sheets[seat].numbers[TOWN_LETTERS.index(letter)] == number
    style = "" if certain else "underline"
    said = STRUCK * 2 if number < 0 else str(number) if number else "··"
    bonus = BONUS if letter in table.sheets[seat].bonus else " "
    beside = sorted(TOWN_LETTERS[map.index[name]] for name in map.neighbours[town.name])
    name = town.name if cell_len(town.name) <= NAME else set_cell_size(town.name, NAME - 1) + "…"
    shape = SHAPES[town.colour] if town.colour else " "
    ink = hollow(town.colour) if town.colour else ""
    return Text.assemble(
        (f" {letter}", ACCENT if not number else QUIET),
        (shape, ink),
        (said, f"bold {style}" if number > 0 else f"{QUIET} {style}"),
        bonus,
        (set_cell_size(name, NAME), QUIET if number < 0 else ""),
        (f" {''.join(beside)}", QUIET),
    )


DRAWING = DiceTrip()
