"""Keys of a terminal one by one, unechoed, so that what is typed can be shown before Enter."""

from __future__ import annotations

import os
import re
import select
import sys
from codecs import getincrementaldecoder

try:
    import termios
    import tty
except ImportError:  # not a POSIX system: the plain table serves there
    AVAILABLE = False
else:
    AVAILABLE = True

__all__ = ["AVAILABLE", "Keyboard"]

_SEQUENCE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|[^\[O])")
_END = "\x04"
_TICK = 0.2


class Keyboard:
    """Reads keys while it is open; Ctrl-C interrupts, Ctrl-Z does nothing."""

    ENTER, ERASE, CLEAR = "\n", "\x7f", "\x1b"

    def __init__(self) -> None:
        self._file = sys.stdin.fileno()
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._waiting: list[str] = []

    def open(self) -> None:
        """From now on every key is read at once, and not shown."""
        self._saved = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)
        changed = termios.tcgetattr(self._file)
        changed[6][termios.VSUSP] = b"\0"  # a suspended game would leave the terminal unusable
        termios.tcsetattr(self._file, termios.TCSADRAIN, changed)

    def close(self) -> None:
        """Leave the terminal as it was."""
        termios.tcsetattr(self._file, termios.TCSADRAIN, self._saved)

    def forget(self) -> None:
        """Drop what was typed before anybody was asked."""
        self._waiting.clear()
        termios.tcflush(self._file, termios.TCIFLUSH)

    def key(self, seconds: float | None = _TICK) -> str | None:
        """The next key, or None if none came in time; EOFError when there will be none."""
        if not self._waiting:
            if not select.select([self._file], [], [], seconds)[0]:
                return None
            data = os.read(self._file, 1024)
            if not data:
                raise EOFError
            self._waiting = _split(self._decoder.decode(data))
        if not self._waiting:
            return None
        key = self._waiting.pop(0)
        if key == _END:
            raise EOFError
        return key


def _split(text: str) -> list[str]:
    """Single keys; arrows and other keys of several characters have no meaning here."""
    text = _SEQUENCE.sub("", text).replace("\r", "\n").replace("\b", "\x7f").replace("\x15", "\x1b")
    return [key for key in text if key.isprintable() or key in "\n\x7f\x1b\x04"]
