"""Würfel Express in the terminal: the tracks along the 30 cells, the stock, the dice, the choices.

Every piece shows its colour, its shape and its letter, so that it can be read without colour.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from jacta.engine.position import Position
from jacta.engine.values import Action, Event
from jacta.engine.view import View
from jacta.games.wurfel_express import payloads
from jacta.games.wurfel_express.terminal.choices import choices
from jacta.games.wurfel_express.terminal.pieces import strip_cells
from jacta.terminal.menu import Menu
from jacta.terminal.palette import ACCENT, QUIET
from jacta.terminal.pieces import LETTERS, SHAPES, filled, hollow, letters_of
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech

__all__ = ["DRAWING"]

CELLS = 30
LABEL = 16  # columns before a track: pointer, name, last place, cell
NAME = 10
INDENT = 9  # columns before stock and dice
AIRY = 27  # lines from which on there is room between the tracks
MARKER = "▐"
LAST = "▾"
EMPTY = {1: "·", 2: "· ", 3: " · "}


class WurfelExpress:
    """The drawing of Würfel Express."""

    passing = frozenset({"threw", "kept", "stopped", "ended"})

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        table: payloads.View = scene.view.payload
        settled: payloads.View = scene.settled.payload
        speech = scene.speech
        cell = max(1, min(3, (width - LABEL - 1) // CELLS))
        letters = letters_of(scene.view.game, speech)
        closed = _closed(table, settled)
        tracks = []
        for seat in range(scene.view.players):
            tracks.append(_track(table, settled, seat, speech, letters, cell))
            if height >= AIRY + scene.view.players:
                tracks.append(Text())
        return [
            _scale(speech, cell),
            *tracks,
            Text(),
            *_stock(table, closed, speech, letters, 6 if width >= 6 * 17 + INDENT else 3),
            Text(),
            *_dice(scene, table, closed, letters),
        ]

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        table: payloads.View = view.payload
        return speech.words(f"banner-{table.phase}", name=speech.name(seat), throw=table.throws)

    def menu(
        self, position: Position, seat: int, speech: Speech, drafted: Sequence[Action]
    ) -> Menu:
        return choices(position, seat, speech, drafted)

    def spent(self, view: View, settled: View, speech: Speech) -> str:
        return ""


def _scale(speech: Speech, cell: int) -> Text:
    line = [" "] * (CELLS * cell + 1)
    for number in (1, *range(5, CELLS + 1, 5)):
        place = (number - 1) * cell + (cell == 3)
        line[place : place + 2] = f"{number:<2}"
    legend = f"{LAST} {speech.words('last-place')}"[:LABEL]
    row = Text.assemble((f"{legend:<{LABEL}} {''.join(line[: CELLS * cell])}", QUIET))
    row.stylize(f"not dim {ACCENT}", LABEL + 1 + (CELLS - 1) * cell)
    return row


def _track(
    table: payloads.View,
    settled: payloads.View,
    seat: int,
    speech: Speech,
    letters: dict[str, str],
    cell: int,
) -> Text:
    """Who, where, and the strips in front of the marker (WE-R3)."""
    track, certain = table.tracks[seat], settled.tracks[seat].strips
    acts, name = settled.active == seat, speech.name(seat)
    if cell_len(name) > NAME:
        name = set_cell_size(name, NAME - 1) + "…"
    row = Text.assemble(
        ("▶" if acts else " ", ACCENT),
        (set_cell_size(name, NAME), "bold" if acts else ""),
        (f" {LAST if seat in table.rearmost else ' '}", QUIET),
        (f"{track.front:>2} ", "bold"),
        ((" " + EMPTY[cell] * CELLS)[: track.offset * cell], QUIET),
        (MARKER, ACCENT if acts else ""),
    )
    for strip in track.strips:
        style = filled(strip[0]) if strip in certain else hollow(strip[0], underline=True)
        row.append(strip_cells(strip, letters, cell), style)
    row.append(EMPTY[cell] * max(0, CELLS - track.front), QUIET)
    row.truncate(LABEL + 1 + CELLS * cell)
    return row


def _stock(
    table: payloads.View, closed: str, speech: Speech, letters: dict[str, str], in_a_row: int
) -> list[Text]:
    """By colour the lengths that are left; a cross stands for a strip out of the game.

    Colours of which the active player can take none are dim.
    """
    rows = []
    for first in range(0, len(LETTERS), in_a_row):
        label = "" if first else speech.words("stock")
        row = Text.assemble((f" {label:<{INDENT - 1}}", QUIET))
        for colour in LETTERS[first : first + in_a_row]:
            row.append(f" {SHAPES[colour]}{letters[colour]} ", filled(colour))
            for length in range(2, 7):
                strip = f"{colour}{length}"
                if strip in table.stock:
                    row.append(f" {length}", QUIET if colour in closed else "bold")
                else:
                    row.append(" ×" if strip in table.removed else " ·", QUIET)
            row.append("   ")
        rows.append(row)
    return rows


def _closed(table: payloads.View, settled: payloads.View) -> str:
    """The colours of which the active player can take none, after what a draft lays."""
    return "" if settled.active is None else table.tracks[settled.active].closed


def _dice(scene: Scene, table: payloads.View, closed: str, letters: dict[str, str]) -> list[Text]:
    """The dice on the table by number, or those of the latest throw once the table is cleared.

    Dice of a colour of which none can be taken are hollow: they are of no use.
    """
    speech, live = scene.speech, bool(table.dice)
    thrower, dice = ("", table.dice) if live else _thrown(scene.recent, speech)
    kept, label = _picked(scene.picked), speech.words("dice") if dice else ""
    above = Text.assemble(" " * INDENT, (f" {thrower}" if thrower else "", QUIET))
    below = Text.assemble((f" {label:<{INDENT - 1}}", QUIET))
    for number, colour in enumerate(dice, 1):
        picked = colour in kept
        kept = kept.replace(colour, "", 1)
        if live:
            mark = f"[{number}]" if picked else f" {number} "
            above.append(f"{mark}   ", ACCENT if picked else QUIET)
        style = hollow(colour) if live and colour in closed else filled(colour)
        below.append(f" {SHAPES[colour]}{letters[colour]} ", style)
        below.append("  ")
    if live and table.phase == "keep":
        below.append(speech.words("throw", throw=table.throws), QUIET)
    return [above, below]


def _thrown(events: Sequence[Event], speech: Speech) -> tuple[str, str]:
    """Who threw last, and what then lay on the table, from the events of the turn."""
    name = dice = kept = ""
    for event in events:
        label = str(event.json.get("dice", "")).replace("-", "")
        if event.kind.name == "kept":
            kept = label
        elif event.kind.name == "threw":
            name = speech.name(event.json["seat"])
            dice = label if event.json["throw"] == 1 else kept + label
    return name, "".join(sorted(dice, key=LETTERS.index))


def _picked(actions: Sequence[Action]) -> str:
    """The dice that what is typed would keep."""
    if actions and actions[0].kind.name == "keep":
        return str(actions[0].json["dice"])
    return ""


DRAWING = WurfelExpress()
