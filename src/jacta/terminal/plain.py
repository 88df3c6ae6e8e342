"""The plain table, for pipes and screen readers: lines of text, nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import click

from jacta.terminal.menu import Menu, MenuEntry
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech

__all__ = ["PlainScreen"]

_BLANK_LINES = 60


class PlainScreen:
    """Prints one line per event and a list of choices, and reads one line per answer."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._listed: tuple[str, tuple[MenuEntry, ...]] = ("", ())

    def open(self) -> None:
        pass

    def close(self) -> None:
        pass

    def tell(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            click.echo(sentence)

    def show(self, scene: Scene, pause: bool) -> None:
        pass

    def ask(self, scene: Scene, preview: Callable[[str], Scene]) -> str:
        if scene.fresh:
            click.echo()
            click.echo(scene.view.text(scene.speech.language, scene.speech.names))
            click.echo()
            self._listed = ("", ())
        if said := scene.refused or scene.remark:
            click.echo(said)
        if scene.menu is not None and self._listed != (scene.menu.aside, scene.menu.entries):
            click.echo(scene.banner)
            self._list(scene.menu)
        return self._read(scene.menu.prompt if scene.menu else "")

    def wait(self, scene: Scene) -> None:
        pass

    def agree(self, question: str) -> bool:
        return self._read(question).strip().lower()[:1] in {"y", "o", "j"}

    def curtain(self, text: str) -> None:
        if sys.stdout.isatty():  # what was said before is for the one who leaves
            click.echo("\n" * _BLANK_LINES)
        self._read(text)

    def page(self, title: str, lines: Sequence[str]) -> None:
        click.echo(title)
        for line in lines:
            click.echo(line)
        self._listed = ("", ())

    def _list(self, menu: Menu) -> None:
        if menu.aside:
            click.echo(menu.aside)
        for entry in menu.entries:
            note = f" ({entry.note})" if entry.note else ""
            click.echo(f"  {entry.key}: {entry.label}{note}")
        self._listed = menu.aside, menu.entries

    def _read(self, prompt: str) -> str:
        click.echo(f"{prompt} > ", nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise EOFError
        if not sys.stdin.isatty():
            click.echo(line.rstrip("\n"))  # so that a transcript shows what was answered
        return line
