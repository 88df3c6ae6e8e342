"""The program of a worker: it lets bots decide, one task after the other, until the house ends.

Frames come in by what was the standard input and go out by what was the standard output. What a
bot prints goes to the standard error, and what it reads is empty.
"""

from __future__ import annotations

import faulthandler
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

from jacta.bots import Bot
from jacta.bots.compiling import is_compiled
from jacta.bots.hints import Adviser
from jacta.engine.chance import Seed
from jacta.engine.doors.jit import compile_elsewhere
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.values import Action
from jacta.engine.view import View
from jacta.house.workers.frames import Answer, Ask, Ready, Setup, pack, read, unpack
from jacta.house.workers.tasks import Task

__all__ = ["main"]

_NICE = 10


class Bots:
    """The bots that this worker can be asked for; each task gets one of its own.

    So nothing is carried over, and the same task gives the same answer in any worker.
    """

    def __init__(self, find_game: str, make_bot: str) -> None:
        self._find_game: Callable[[str], Game] = find(find_game)
        self._make_bot: Callable[[Game, str, int], Bot] = find(make_bot)

    def answer(self, number: int, task: Task) -> Answer:
        """What the bot of this task chooses."""
        game = self._find_game(task.game)
        view = View(game, game.view_layout.from_bytes(task.view), task.board, task.seat)
        bot = self._make_bot(game, task.bot, task.seed)
        action = bot.choose(view, [Action(number, game) for number in task.legal])
        hints = bot.hints if isinstance(bot, Adviser) else ()
        return Answer(number, int(action.number), bot.name, bot.version, bot.work, hints)

    def load(self, name: str, board: str | None, bot: str) -> None:
        """Load a bot if it is compiled; until then it decides in plain Python."""
        if is_compiled(self._find_game(name), bot):
            self.warm_up(name, board, bot)

    def warm_up(self, name: str, board: str | None, bot: str) -> None:
        """Compile, or load, all that a first decision needs, by making one."""
        game, source = self._find_game(name), Seed(0)
        position = game.start(game.players[-1], board=board)
        while position.is_chance:
            position = position.roll(source)
        self.answer(0, Task.of(position, position.actors[0], bot, 0))


def find(name: str) -> Any:
    """The function named as "module:function"."""
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


def main() -> None:
    """Serve until the house closes the pipe, even if a bot is thinking just then."""
    _be_quiet_and_patient()
    source, sink = _take_pipes()
    inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, inbox), daemon=True).start()
    try:
        _serve(inbox, sink)
    except JactaError as error:
        print(error, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
    os._exit(1)  # a plain exit would wait for the pipe that the thread reads


def _serve(inbox: queue.SimpleQueue[bytes], sink: BinaryIO) -> None:
    setup = unpack(inbox.get(), Setup)
    if hasattr(os, "nice"):
        os.nice(setup.nicer)
    bots = Bots(setup.find_game, setup.make_bot)
    compile_elsewhere()
    for game, board, bot in setup.warm:
        bots.load(game, board, bot)
    _send(sink, pack(Ready()))
    while True:
        ask = unpack(inbox.get(), Ask)
        # Unlike all else here, this timer strikes even if a bot never lets another thread run.
        faulthandler.dump_traceback_later(setup.limit, exit=True)
        frame = _answer(bots, ask)
        faulthandler.cancel_dump_traceback_later()
        _send(sink, frame)


def _answer(bots: Bots, ask: Ask) -> bytes:
    try:
        return pack(bots.answer(ask.number, ask.task))
    except BaseException:  # a bot may also call sys.exit
        traceback.print_exc()
        return pack(Answer(ask.number, None, ask.task.bot, 0, 0))


def _be_quiet_and_patient() -> None:
    """Leave the processor to the house, and the signals for the whole group too.

    A keyboard interrupt or a service manager's stop is for the house: it lets decisions finish,
    and ends its workers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the house, where no bot finds them."""
    source, sink = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    return open(source, "rb"), open(sink, "wb")


def _listen(source: BinaryIO, inbox: queue.SimpleQueue[bytes]) -> None:
    """Pass frames on; when the house is gone, so is the worker, whatever it does."""
    while (body := read(source)) is not None:
        inbox.put(body)
    os._exit(0)


def _send(sink: BinaryIO, frame: bytes) -> None:
    sink.write(frame)
    sink.flush()


if __name__ == "__main__":
    main()
