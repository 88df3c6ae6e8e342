"""Verbindung gesucht in the terminal: the board in box characters, the dice, who is how far."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.games.verbindung_gesucht.payloads import View as Table
from jacta.games.verbindung_gesucht.terminal.choices import choices, faces_of
from jacta.games.verbindung_gesucht.terminal.pieces import BASES, SMALL, TALL, ink, inked
from jacta.games.verbindung_gesucht.vocabulary import COLOURS, SIDE_NAMES
from jacta.terminal.menu import Menu
from jacta.terminal.palette import ACCENT, QUIET
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech

__all__ = ["DRAWING"]

SPACIOUS = 38  # lines from which on a die is three lines high
GAP = 4  # columns between the board and what is beside it
NAME = 20


class VerbindungGesucht:
    """The drawing of Verbindung gesucht."""

    passing = frozenset({"threw", "stuck", "ended"})

    def rows(self, scene: Scene, width: int, height: int) -> list[Text]:
        table: Table = scene.view.payload
        settled = {die.cell: die.die for die in scene.settled.payload.laid}
        board = _board(scene.view, table, settled, tall=height >= SPACIOUS)
        beside = _beside(scene, table)
        room = board[0].cell_len + GAP
        for row, text in zip(board[1:], beside, strict=False):
            row.append(" " * (room - row.cell_len))
            row.append_text(text)
        for row in board:
            row.truncate(width)
        return board

    def banner(self, view: View, seat: int, speech: Speech) -> str:
        owed = view.payload.owed
        message = "banner-owed" if owed else "banner-place"
        return speech.words(message, name=speech.name(seat), count=owed)

    def menu(
        self, position: Position, seat: int, speech: Speech, drafted: Sequence[Action]
    ) -> Menu:
        return choices(position, seat, speech, drafted)

    def spent(self, view: View, settled: View, speech: Speech) -> str:
        return ""


def _board(view: View, table: Table, settled: dict[str, str], tall: bool) -> list[Text]:
    """The grid with its bases at the rim; dice that are not certain yet are underlined."""
    lies = {die.cell: die.die for die in table.laid}
    on_board = int(view.board["cells"][0])
    rows = [row for row in range(6) if on_board >> 6 * row & 1]
    columns = "abcdef"[: len(rows)]
    wide, high = (5, 3) if tall else (3, 1)
    lines = [Text("   " + "".join(f"{column:^{wide}}" for column in columns) + " ", QUIET)]
    lines.append(_rim(view, rows[0], columns, wide, side=0))
    for row in rows:
        for line in range(high):
            middle = line == high // 2
            text = Text(f"{row + 1} " if middle else "  ", QUIET)
            text.append_text(_base(view, row * 6, 3) if middle else Text(" "))
            for column in columns:
                cell = f"{column}{row + 1}"
                die = lies.get(cell, "")
                drawn = TALL[die][line] if tall else SMALL[die]
                text.append_text(inked(drawn, "" if settled.get(cell) == die or not die else "u"))
            text.append_text(_base(view, row * 6 + len(rows) - 1, 1) if middle else Text(" "))
            lines.append(text)
    lines.append(_rim(view, rows[-1], columns, wide, side=2))
    return lines


def _rim(view: View, row: int, columns: str, wide: int, side: int) -> Text:
    text = Text("   ")
    for column in range(len(columns)):
        before = wide // 2
        text.append(" " * before)
        text.append_text(_base(view, row * 6 + column, side))
        text.append(" " * (wide - before - 1))
    return text.append(" ")


def _base(view: View, cell: int, side: int) -> Text:
    """The base that faces a side of a cell."""
    colour = int(view.board["base_at"][0, cell, side])
    mark = BASES[COLOURS[colour - 1]] if colour else " "
    return Text(mark, ink(mark))


def _beside(scene: Scene, table: Table) -> list[Text]:
    """Who plays which colour and has linked which bases, the stock, and the thrown dice."""
    speech, game = scene.speech, scene.view.game
    voice = game.voice(speech.language)
    settled: Table = scene.settled.payload
    lines = []
    for seat, colour in enumerate(COLOURS):
        acts = table.active is not None and settled.active == seat
        name = speech.name(seat)
        if cell_len(name) > NAME:
            name = set_cell_size(name, NAME - 1) + "…"
        bases = getattr(table.linked, colour)
        linked = [voice.words("base", value=side) for side in SIDE_NAMES if side in bases]
        said = speech.words("linked", count=len(linked))
        line = Text.assemble(
            ("▶ " if acts else "  ", ACCENT),
            (BASES[colour], ink(BASES[colour])),
            (f" {name}", "bold" if acts else ""),
            (f"  {said}" if len(linked) > 1 else "", ""),
        )
        lines.append(line)
        lines.append(Text(f"    {', '.join(linked) if len(linked) > 1 else ''}", QUIET))
    for number, face in enumerate(faces_of(table.dice), 1):
        name = voice.words("face", value=face)
        lines.append(_die(number, face, table.dice.count(face), name))
    lines.append(Text(f"  {voice.words('text-stock', count=table.stock)}", QUIET))
    return lines


def _die(number: int, face: str, count: int, name: str) -> Text:
    """A thrown face as the first of the ways in which it can lie."""
    shape = next(drawn for die, drawn in SMALL.items() if die[:1] == face)
    times = f" × {count}" if count > 1 else ""
    return Text.assemble((f"  {number} ", ACCENT), inked(shape), f" {name}{times}")


DRAWING = VerbindungGesucht()
