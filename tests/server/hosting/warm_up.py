"""A house, or a worker, that has warmed up: it prints which entry points it compiles after that.

`house` plays a game of each, as the house does it. `worker` reads tasks and decides them. A door
that is opened for the first time has to be compiled, or loaded; so has a kernel that is called
from outside.
"""

from __future__ import annotations

import random
import sys

import msgspec
from numba.core import event

from jacta.bots import policies
from jacta.bots.warm_up import warm_up
from jacta.engine.doors.cache import DoorCache
from jacta.engine.record import Record
from jacta.games import game as find
from jacta.games import names
from jacta.house import commands
from jacta.house.telling.telling import tell, tell_draft
from jacta.house.telling.wording import Wording
from jacta.house.workers import Task
from jacta.house.workers.worker import Bots
from tests.house.games import NAMES, Log, find_game, seated
from tests.house.telling.test_telling import AROUND

PLAYERS = 2
UNLOADED = "sledges"


class Opened(event.Listener):
    """All doors and kernels that are compiled, or loaded, from now on."""

    def __init__(self) -> None:
        self.names: list[str] = []
        plain = DoorCache.load_overload

        def load_overload(cache: DoorCache, sig: object, target_context: object) -> object:
            self.names.append(cache._door)
            return plain(cache, sig, target_context)

        setattr(DoorCache, "load_overload", load_overload)  # noqa: B010
        event.register("numba:compile", self)  # type: ignore[no-untyped-call]

    def on_start(self, event: event.Event) -> None:
        self.names.append(event.data["dispatcher"].py_func.__qualname__)

    def on_end(self, event: event.Event) -> None:
        pass


def play(name: str) -> None:
    """A whole game, with all that its table tells and is asked."""
    log, rng = seated(name, PLAYERS), random.Random(0)
    while log.table.is_playing:
        look(log, rng)
        log.act_at_random(rng)
    Record.read(log.table.record(NAMES[:PLAYERS]).text, find_game)


def look(log: Log, rng: random.Random) -> None:
    """What all are told, and what one of those who act builds."""
    table, position = log.table, log.table.position
    assert position is not None
    table.game.position(position.json)
    for chair in range(-1, PLAYERS):
        tell("t", table, AROUND, chair, 0, language="en")
    seat = rng.choice(table.acting)
    action = rng.choice(position.legal(seat)).notation
    draft = commands.build(table, log.person(seat), seat, [action])
    tell_draft(draft, table, Wording(table, AROUND, "en"))


def main(what: str) -> None:
    opened = Opened()
    if what == "house":
        for name in names():
            warm_up(find(name))
        opened.names.clear()
        for name in names():
            play(name)
    else:
        bots = Bots("jacta.games:game", "jacta.bots:bot")
        for name in names():
            for bot in policies(find(name)):
                bots.warm_up(name, None, bot)
        opened.names.clear()
        for task in msgspec.json.decode(sys.stdin.buffer.read(), type=list[Task]):
            bots.answer(0, task)
    found = [*opened.names]
    play(UNLOADED)
    unloaded = opened.names[len(found) :]
    print(msgspec.json.encode({"found": found, "unloaded": unloaded}).decode())


if __name__ == "__main__":
    main(sys.argv[1])
