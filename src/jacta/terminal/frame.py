"""A scene composed into the lines of a terminal: as much as fits, the most needed first.

From the top: what is played, whose turn it is and what can be done, the table, what happened,
the choices, what Enter would do, and the line that is typed.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from jacta.terminal.drawing import Drawing
from jacta.terminal.menu import MenuEntry
from jacta.terminal.palette import ACCENT, BANNER, QUIET, REFUSED
from jacta.terminal.scene import Scene

__all__ = ["compose", "menu_rows", "wrap"]

_LEAST_CHOICES = 4  # lines
_LEAST_LOG = 2  # lines
_BLANK = 3  # lines between the parts, if there is room
_GAP = 3  # columns between choices
# Rich breaks a line at spaces that must not break: while it does, others stand for them.
_HELD = {0x00A0: 0xE000, 0x202F: 0xE001}
_FREED = {other: space for space, other in _HELD.items()}


def compose(
    console: Console,
    drawing: Drawing,
    scene: Scene,
    typed: str | None,
    prompt: str | None = None,
    note: str = "",
) -> list[Text]:
    """The whole screen; `typed` is None when nobody is asked.

    A note is shown where there is nothing else to say about what is typed.
    """
    width, height = console.size
    table = drawing.rows(scene, width, height)
    if typed is None:
        below = [Text(f" {scene.speech.words('hurry')}", QUIET)]
    else:
        below = _notice(console, scene, note, width)
        asked = prompt or (scene.menu.prompt if scene.menu else "")
        below.append(Text.assemble((f" {asked} › ", "bold"), typed))
    room = max(1, height - 2 - len(below) - _LEAST_CHOICES)
    if len(table) > room:
        table = [*table[: room - 1], Text(f" {scene.speech.words('more-table')}", QUIET)]
    free = height - 2 - len(table) - len(below)
    choices: list[Text] = []
    if typed is not None and prompt is None and scene.menu is not None:
        more = scene.speech.words("more-choices")
        choices = menu_rows(console, scene.menu.entries, width, max(1, free - _LEAST_LOG), more)
    free -= len(choices)
    log, free = _log(console, scene, width, free)
    head, free = _pad([_title(scene, width), _banner(scene, width)], free)
    table, free = _pad(table, free)
    if log and choices:
        log, free = _pad(log, free)
    return [*head, *table, *log, *choices, *below]


def wrap(console: Console, head: Text, body: Text, width: int) -> list[Text]:
    """The lines of a text behind a head; the second and later ones are indented by as much."""
    held = _with(body, _HELD)
    lines = list(held.wrap(console, max(10, width - head.cell_len))) or [held]
    first, *rest = [_with(line, _FREED) for line in lines]
    return [head + first, *(Text(" " * head.cell_len) + line for line in rest)]


def _with(text: Text, signs: dict[int, int]) -> Text:
    """The text with other signs of the same width, in the same styles."""
    other = text.copy()
    other.plain = text.plain.translate(signs)
    return other


def menu_rows(
    console: Console, entries: Sequence[MenuEntry], width: int, room: int, more: str
) -> list[Text]:
    """The choices: one per line, or in columns, or as many as fit."""
    keys = max((len(entry.key) for entry in entries), default=0)
    rows = [_entry(entry, keys) for entry in entries]
    if len(rows) <= room and all(row.cell_len <= width for row in rows):
        return rows
    column = max(row.cell_len for row in rows) + _GAP
    columns = max(1, (width + _GAP) // column)
    if columns == 1:
        heads = [row[: keys + 3] for row in rows]
        pairs = zip(heads, rows, strict=True)
        lines = [line for h, row in pairs for line in wrap(console, h, row[keys + 3 :], width)]
    else:
        lines = _columns(rows, -(-len(rows) // columns), column)
    if len(lines) > room:
        lines = [*lines[: max(1, room - 1)], Text(f" {more}", QUIET)]
    return lines


def _columns(rows: Sequence[Text], height: int, column: int) -> list[Text]:
    """The rows side by side, read downwards."""
    lines = []
    for place in range(height):
        line = Text()
        for row in rows[place::height]:
            line.append_text(row)
            line.append(" " * (column - row.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def _entry(entry: MenuEntry, keys: int) -> Text:
    line = Text.assemble((f" {entry.key:>{keys}}", ACCENT), f"  {entry.label}")
    if entry.note:
        line.append(f"  {entry.note}", ACCENT)
    return line


def _title(scene: Scene, width: int) -> Text:
    left = Text.assemble(
        (f" {scene.view.game.title}", "bold"),
        (f" · {scene.speech.words('turn', turn=scene.turn + 1)}", QUIET),
    )
    keys = Text(scene.speech.words("keys") + " ", QUIET)
    gap = width - left.cell_len - keys.cell_len
    return left if gap < 2 else left.append(" " * gap).append_text(keys)


def _banner(scene: Scene, width: int) -> Text:
    line = Text(f" {scene.banner}", BANNER)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def _notice(console: Console, scene: Scene, note: str, width: int) -> list[Text]:
    """Why not, or what Enter would do; one line is kept free for it, so that nothing jumps."""
    for sign, text, style in (
        ("✗", scene.refused, REFUSED),
        ("↵", scene.preview, ACCENT),
        ("↶", scene.remark, QUIET),
        ("…", note, QUIET),
    ):
        if text:
            return wrap(console, Text(f" {sign} ", style), Text(text, style), width)
    return [Text()]


def _log(console: Console, scene: Scene, width: int, room: int) -> tuple[list[Text], int]:
    """The latest sentences that fit, the newest last, and the lines that are left."""
    lines: list[Text] = []
    most = max(room - _BLANK, min(room, _LEAST_LOG))
    for index, sentence in enumerate(reversed(scene.log)):
        style = "" if index == 0 else QUIET
        block = wrap(console, Text(" · ", style), Text(sentence, style), width)
        if len(lines) + len(block) > most:
            break
        lines = block + lines
    return lines, room - len(lines)


def _pad(lines: list[Text], free: int) -> tuple[list[Text], int]:
    """An empty line after these, if there is room."""
    return ([*lines, Text()], free - 1) if free > 0 else (lines, free)
