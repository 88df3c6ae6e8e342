"""The program that plays futures: a line of JSON comes in for each task, and one goes out.

    python -m jacta.house.workers.rewinder jacta.games:game

It gets what a seat sees, never a state. It takes what all others leave of the processor, and is
gone when the house closes the pipe.
"""

from __future__ import annotations

import os
import sys

import msgspec

from jacta.analysis.futures import play_on
from jacta.bots.hints import reasons
from jacta.engine.doors.jit import compile_elsewhere
from jacta.engine.game import Game
from jacta.engine.view import View
from jacta.house.workers.futures import Played, ToPlay
from jacta.house.workers.worker import find

__all__ = ["main"]

_NICE = 15  # behind the bots, for whom somebody waits


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICE)
    find_game = find(sys.argv[1])
    compile_elsewhere()
    for line in sys.stdin.buffer:
        task = msgspec.json.decode(line, type=ToPlay)
        sys.stdout.buffer.write(msgspec.json.encode(_play(task, find_game(task.game))) + b"\n")
        sys.stdout.buffer.flush()


def _play(task: ToPlay, game: Game) -> Played:
    view = View(game, game.view_layout.from_bytes(task.view), task.board, task.seat)
    found = play_on(view, task.actions, task.number, task.first)
    why = None
    if task.between is not None:
        one, other = task.between
        why = reasons(view, one, other), reasons(view, other, one)
    return Played(
        [each.results.tolist() for each in found], [each.ranks.tolist() for each in found], why
    )


if __name__ == "__main__":
    main()
