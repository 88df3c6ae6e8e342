"""Nenuphar in the terminal: a row of leaves for each frog, the dice, and where each hop leads."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.terminal.menu import Menu, numbered
from jacta.terminal.palette import ACCENT, QUIET
from jacta.terminal.pieces import SHAPES, filled, hollow
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech

from ..payloads import View as Table

__all__ = ["DRAWING"]

# Each frog has a colour and a shape, the same as in the page.
COLOURS = "RBYG"
NAME = 10
LABEL = NAME + 6  # columns before a row: pointer, name, cell
LEAF, FLOWER, WATER, BANK = "o", "❀", " ", "▒"
AIRY = 20  # lines from which on there is room between the rows
FACES = "⚀⚁⚂⚃⚄⚅"


class Nenuphar:
    """The drawing of Nenuphar."""

    passing = frozenset({"threw", "hopped", "rested"})

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        speech = scene.speech
        table: Table = scene.view.payload
        settled: Table = scene.settled.payload
        wide = width >= LABEL + 2 * (table.far + 1)
        rows = [_numbers(table, wide)]
        for seat in range(scene.view.players):
            rows.append(_row(table, settled, seat, speech, wide))
            if height == 0 or height >= AIRY + scene.view.players:
                rows.append(Text())
        if rows[-1].plain:
            rows.append(Text())
        return [*rows, _dice(table, speech)]

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        table: Table = view.payload
        name = speech.name(seat)
        return speech.words(f"banner-{table.phase}", name=name, risk=table.risk)

    def menu(
        self, position: Position, seat: int, speech: Speech, drafted: Sequence[Action]
    ) -> Menu:
        legal = position.legal(seat)
        notes = [_leads_to(position, seat, action, speech) for action in legal]
        return numbered(legal, speech, speech.words("prompt-choice"), notes=notes)

    def spent(self, view: View, settled: View, speech: Speech) -> str:
        return ""


def _numbers(table: Table, wide: bool) -> Text:
    """The numbers of the flowers and of the far bank, above their leaves."""
    step = 2 if wide else 1
    line = [" "] * (step * (table.far + 1) + 1)
    for cell in (*table.flowers, table.far):
        line[step * cell : step * cell + 2] = f"{cell:<2}"
    return Text(" " * LABEL + "".join(line).rstrip(), QUIET)


def _row(table: Table, settled: Table, seat: int, speech: Speech, wide: bool) -> Text:
    """Who, where, and the frog on its leaf; a hop that is not certain yet is hollow."""
    acts, name = seat == settled.active, speech.name(seat)
    cell, colour = table.cells[seat], COLOURS[seat]
    if cell_len(name) > NAME:
        name = set_cell_size(name, NAME - 1) + "…"
    row = Text.assemble(
        (f" {'▶' if acts else ' '}", ACCENT),
        (set_cell_size(name, NAME), "bold" if acts else ""),
        (f" {cell:>2} ", "bold"),
    )
    certain = cell == settled.cells[seat]
    for place in range(table.far + 1):
        if place == cell:
            row.append(SHAPES[colour], filled(colour) if certain else hollow(colour, True))
        elif place in (0, table.far):
            row.append(BANK, QUIET)
        else:
            row.append(*((FLOWER, ACCENT) if place in table.flowers else (LEAF, QUIET)))
        row.append(WATER if wide and place < table.far else "")
    return row


def _dice(table: Table, speech: Speech) -> Text:
    """The dice on the table, and the lengths that would make the frog fall in."""
    row = Text(" " * LABEL)
    for die in table.dice:
        row.append(f"{FACES[die - 1]} {die}   ", "bold")
    if table.hopped:
        lengths = ", ".join(str(length) for length in table.hopped)
        row.append(speech.words("hopped", lengths=lengths), QUIET)
    return row


def _leads_to(position: Position, seat: int, action: Action, speech: Speech) -> str:
    """Where a hop leads, and whom it pushes in; what a throw risks."""
    table: Table = position.view(seat).payload
    if action.kind.name == "throw":
        return speech.words("risk", risk=table.risk)
    for hop in table.hops:
        if action.kind.name == "hop" and action.json["length"] == hop.length:
            sign = f" {FLOWER}" if hop.cell in table.flowers else ""
            pushed = "" if hop.pushes is None else f", {speech.name(hop.pushes)} ←"
            return f"→ {hop.cell}{sign}{pushed}"
    return ""


DRAWING = Nenuphar()
