"""Bots that misbehave, and the games that they play, as a worker finds them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from threading import Event

import jacta
from jacta.bots import Bot
from jacta.bots import bot as our_bot
from jacta.engine.game import Game
from jacta.engine.values import Action
from jacta.engine.view import View
from tests.tiny import pearls, sledges, thirteen

__all__ = ["BROKEN", "GAMES", "find_game", "make_bot"]

BROKEN = "JACTA_TEST_BROKEN_WORKER"

if BROKEN in os.environ:
    raise RuntimeError("broken on purpose")

GAMES: dict[str, Game] = {
    game.name: game for game in (pearls.GAME, sledges.GAME, thirteen.GAME)
} | {"wurfel-express": jacta.game("wurfel-express")}


def find_game(name: str) -> Game:
    return GAMES[name]


def make_bot(game: Game, name: str, seed: int) -> Bot:
    return Odd(name, _ODD[name]) if name in _ODD else our_bot(game, name, seed)


class Odd:
    """Takes the first legal action, if it gets that far."""

    version = 3

    def __init__(self, name: str, habit: Callable[[], object]) -> None:
        self.name, self.work, self._habit = name, 0, habit

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        self.work = 40 + len(legal)
        found = self._habit()
        return found if isinstance(found, Action) else legal[0]


def _print() -> None:
    print("a word")
    os.write(1, b"two words\n")
    sys.stdout.flush()
    subprocess.run(["echo", "three words"], check=True)
    assert sys.stdin.read() == ""


def _hog() -> None:
    """Never let another thread run: a match is one long call."""
    re.match("(a+)+$", "a" * 64 + "b")


def _leave_a_child() -> None:
    subprocess.Popen(["sleep", "600"])
    os._exit(3)


_ODD: dict[str, Callable[[], object]] = {
    "raises": lambda: 1 // 0,
    "leaves": sys.exit,
    "exits": lambda: os._exit(3),
    "exits leaving a child": _leave_a_child,
    "sleeps": lambda: Event().wait(),
    "naps": lambda: Event().wait(0.8),
    "hogs": _hog,
    "cheats": lambda: Action(10**6, pearls.GAME),
    "prints": _print,
    "garbles": lambda: [os.write(fd, b"garbage!" * 9) for fd in _pipes()],
}


def _pipes() -> list[int]:
    """What can be written to beyond the standard three: no bot finds that by mistake."""
    found = []
    for fd in range(3, 64):
        try:
            os.write(fd, b"")
        except OSError:
            continue
        found.append(fd)
    return found
