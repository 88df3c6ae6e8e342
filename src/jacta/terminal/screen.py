"""The table in a terminal: one screen, redrawn in place, that shows what is typed would do."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleDimensions
from rich.text import Text

from jacta.terminal.drawing import Drawing
from jacta.terminal.frame import compose, wrap
from jacta.terminal.keyboard import Keyboard
from jacta.terminal.palette import QUIET
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech

__all__ = ["TerminalScreen"]

_USUAL = (80, 24)
_PAUSE = 0.8  # seconds to follow what a bot does
_ENTER_SCREEN, _LEAVE_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
_HIDE, _SHOW, _HOME = "\x1b[?25l", "\x1b[?25h", "\x1b[H"
_REST_OF_LINE, _REST_OF_SCREEN = "\x1b[K", "\x1b[J"

_ENDINGS = tuple(getattr(signal, n) for n in ("SIGTERM", "SIGHUP") if hasattr(signal, n))

Lines = Callable[[str], list[Text]]


def _end(number: int, frame: object) -> None:
    """Ended from outside: leave in order, so that the terminal is given back."""
    sys.exit(128 + number)


class TerminalScreen:
    """Draws scenes over each other, and reads keys."""

    def __init__(
        self,
        console: Console,
        drawing: Drawing,
        speech: Speech,
        fast: bool,
        note: Callable[[], str] = str,
    ) -> None:
        """`note` says what is to be known beside the table, if there is anything."""
        self._console, self._drawing, self._speech, self._note = console, drawing, speech, note
        self._fast, self._hurry, self._stale = fast, False, False
        self._scene: Scene | None = None
        self._keyboard = Keyboard()

    def open(self) -> None:
        for number in _ENDINGS:
            signal.signal(number, _end)
        self._keyboard.open()
        self._write(_ENTER_SCREEN)

    def close(self) -> None:
        for number in _ENDINGS:
            signal.signal(number, signal.SIG_DFL)
        self._write(_LEAVE_SCREEN + _SHOW)
        self._keyboard.close()

    def tell(self, sentences: Sequence[str]) -> None:
        pass  # the scene carries the log

    def show(self, scene: Scene, pause: bool) -> None:
        self._scene = scene
        self._measure()
        self._paint(self._compose(scene, None), cursor=False)
        if pause and not self._fast:
            self._stale = True
            self._rest(_PAUSE)

    def ask(self, scene: Scene, preview: Callable[[str], Scene]) -> str:
        self._attend()
        self._scene = scene
        return self._line(lambda typed: self._compose(preview(typed) if typed else scene, typed))

    def wait(self, scene: Scene) -> None:
        self._attend()
        self._line(lambda typed: self._compose(scene, "", self._speech.words("go-on")))

    def agree(self, question: str) -> bool:
        scene = self._scene
        answer = self._line(
            lambda typed: self._compose(scene, typed, question) if scene else [Text(question)]
        )
        return answer.strip().lower()[:1] in {"y", "o", "j"}

    def curtain(self, text: str) -> None:
        self._attend()
        self._line(lambda typed: [Text(), Text(f"  {text}", "bold")])

    def page(self, title: str, lines: Sequence[str]) -> None:
        width, height = self._measure()
        head = Text(" ")
        rows = [row for line in lines for row in wrap(self._console, head, Text(line), width)]
        room = max(1, height - 4)
        for first in range(0, max(1, len(rows)), room):
            part = rows[first : first + room]
            more = first + room < len(rows)
            foot = Text(f" {self._speech.words('page-more' if more else 'page-back')}", QUIET)
            whole = [Text(f" {title}", "bold"), Text(), *part, Text(), foot]
            self._line(lambda typed, whole=whole: whole)  # type: ignore[misc]

    def _compose(self, scene: Scene, typed: str | None, prompt: str | None = None) -> list[Text]:
        return compose(self._console, self._drawing, scene, typed, prompt, self._note())

    def _measure(self) -> tuple[int, int]:
        """Columns and lines as they are now; COLUMNS in the environment would be out of date."""
        columns, lines = os.get_terminal_size(self._console.file.fileno())
        self._console.size = ConsoleDimensions(columns or _USUAL[0], lines or _USUAL[1])
        return self._console.size

    def _attend(self) -> None:
        """Somebody is asked now: keys that hurried the bots on are no answer."""
        if self._stale:
            self._keyboard.forget()
        self._stale = self._hurry = False

    def _rest(self, seconds: float) -> None:
        """Wait a while; any key hurries on until somebody is asked."""
        end = time.monotonic() + seconds
        while not self._hurry and (left := end - time.monotonic()) > 0:
            self._hurry = self._keyboard.key(left) is not None

    def _line(self, lines: Lines) -> str:
        """One line, drawn anew at every key and when the terminal changes its size."""
        typed, drawn = "", None
        while True:
            now = (typed, self._measure())
            if now != drawn:
                self._paint(lines(typed), cursor=True)
                drawn = now
            key = self._keyboard.key()
            if key == Keyboard.ENTER:
                return typed
            if key == Keyboard.ERASE:
                typed = typed[:-1]
            elif key == Keyboard.CLEAR:
                typed = ""
            elif key is not None:
                typed += key

    def _paint(self, lines: Sequence[Text], cursor: bool) -> None:
        with self._console.capture() as capture:
            for line in lines:
                self._console.print(line, no_wrap=True, overflow="crop")
        rows = capture.get().removesuffix("\n").split("\n")
        body = f"{_REST_OF_LINE}\r\n".join(rows)
        self._write(f"{_HIDE}{_HOME}{body}{_REST_OF_SCREEN}{_SHOW if cursor else ''}")

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()
