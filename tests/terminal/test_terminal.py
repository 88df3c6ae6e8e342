"""The table in a real terminal: it is drawn, it can be played, and it leaves no trace."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import jacta

END = "\x1b[J"  # what a drawn screen ends with
Open = Callable[..., "Terminal"]


def _take_terminal() -> None:
    """Ctrl-C reaches the program, however these tests were started."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A program in a terminal of its own, 80 columns by 24 lines."""

    def __init__(self, *arguments: str) -> None:
        self._outer, self._inner = pty.openpty()
        termios.tcsetwinsize(self._outer, (24, 80))
        self._before = termios.tcgetattr(self._inner)
        self.output, self._read = "", 0
        self._program = subprocess.Popen(
            [sys.executable, "-m", "jacta", *arguments],
            stdin=self._inner,
            stdout=self._inner,
            stderr=self._inner,
            env={**os.environ, "JACTA_JIT": "off", "LANG": "C.UTF-8"},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )

    def type(self, keys: str) -> None:
        os.write(self._outer, keys.encode())

    def resize(self, lines: int, columns: int) -> None:
        termios.tcsetwinsize(self._outer, (lines, columns))

    def terminate(self) -> None:
        self._program.terminate()

    def wait_for(self, text: str) -> str:
        """Read until this is shown; what was shown on the way is returned."""
        end = time.monotonic() + 60
        while (place := self.output.find(text, self._read)) < 0:
            assert time.monotonic() < end, f"{text!r} was not shown: {self.output[-2000:]}"
            self._gather(0.5)
        begun, self._read = self._read, place + len(text)
        return self.output[begun : self._read]

    def end(self) -> int:
        """Read to the end; the exit code."""
        end = time.monotonic() + 60
        while self._program.poll() is None:
            assert time.monotonic() < end, f"it did not end: {self.output[-2000:]}"
            self._gather(0.1)
        self._gather(0.1)
        return self._program.wait()

    def _gather(self, seconds: float) -> None:
        if select.select([self._outer], [], [], seconds)[0]:
            self.output += os.read(self._outer, 1 << 20).decode("utf-8", "replace")

    def is_restored(self) -> bool:
        """Whether the terminal echoes again, and shows its own screen and its cursor."""
        modes = termios.tcgetattr(self._inner) == self._before
        left = self.output.rfind("\x1b[?1049l") > self.output.rfind("\x1b[?1049h")
        return modes and left and self.output.rfind("\x1b[?25h") > self.output.rfind("\x1b[?25l")

    def close(self) -> None:
        if self._program.poll() is None:
            self._program.kill()
            self._program.wait()
        os.close(self._outer)
        os.close(self._inner)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens `jacta` in a terminal; all are closed at the end."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    opened = []

    def start(*arguments: str) -> Terminal:
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


def play(terminal: Open, *more: str) -> Terminal:
    seats = ["--players", "2", "--bot", "random", "--seed", "7", "--fast"]
    return terminal("play", "wurfel-express", *seats, *more)


def test_dice_are_picked_taken_back_and_the_game_is_left(terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "game.jacta"
    table = play(terminal, "--record", str(file))
    assert "keep dice and throw the rest again" in table.wait_for("Dice to keep")
    table.type("1 2")
    table.wait_for("[1]")
    assert "throw the rest again" in table.wait_for(f"1 2{END}")
    table.type("\n")
    table.wait_for("second throw")
    table.wait_for("Dice to keep")
    table.type("stop\n")
    table.wait_for("Your choice")
    table.type("u\n")
    table.wait_for("Taken back: ")
    table.type("q\n")
    table.wait_for("Leave the game?")
    table.type("y\n")
    assert table.end() == 0
    assert table.is_restored()
    assert "The game is not finished." in table.output
    lines = jacta.Record.read(file.read_text("utf-8"), jacta.game).lines
    assert [line.split(" ")[1] for line in lines if line[0] == "0"] == ["keep"]


def test_a_refusal_is_shown_while_it_is_typed(terminal: Open) -> None:
    table = play(terminal)
    table.wait_for("Dice to keep")
    table.type("take R3")
    table.wait_for("(WE-R17)")
    table.wait_for(END)
    table.type("\x1b")
    table.wait_for(f"› \x1b[0m{END}")
    table.type("h\n")
    table.wait_for("Enter for more")
    table.type("\n")
    table.wait_for("Enter to go back")


def test_the_table_follows_the_size_of_the_terminal(terminal: Open) -> None:
    table = play(terminal)
    table.wait_for("Dice to keep")
    table.resize(40, 120)
    assert "1 " in table.wait_for("Dice to keep")


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 1)])
def test_the_terminal_is_given_back(terminal: Open, key: str, code: int) -> None:
    """After Ctrl-C, and after Ctrl-D."""
    table = play(terminal)
    table.wait_for("Dice to keep")
    table.wait_for(END)
    table.type(key)
    assert table.end() == code
    assert table.is_restored()
    assert "Traceback" not in table.output


def test_ended_from_outside_it_gives_the_terminal_back(terminal: Open) -> None:
    table = play(terminal)
    table.wait_for("Dice to keep")
    table.terminate()
    assert table.end() == 128 + signal.SIGTERM
    assert table.is_restored()


@pytest.mark.parametrize(("kind", "more"), [("dumb", []), ("xterm", ["--plain"])])
def test_who_wants_it_plain_gets_it_plain(
    terminal: Open, monkeypatch: pytest.MonkeyPatch, kind: str, more: list[str]
) -> None:
    monkeypatch.setenv("TERM", kind)
    table = play(terminal, *more)
    table.wait_for("Dice to keep > ")
    assert "\x1b" not in table.output
