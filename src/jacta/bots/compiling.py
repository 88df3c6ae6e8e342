"""Compiling ahead: all that a game and its bots need is compiled before somebody waits for it.

    python -m jacta.bots.compiling jacta.games:game wurfel-express dice-trip

It compiles what is not kept on disk yet, in the order in which it is wanted: rules, bots, what
looks back on games, whole games between bots. Each door is told as a line of JSON when it is done.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pkgutil import resolve_name

import msgspec

from jacta.bots import bot, bot_seed, opponents, policies
from jacta.bots.mind import judge_door, mind_for
from jacta.bots.player import policy_door
from jacta.bots.warm_up import part_of, warm_up
from jacta.engine.chance import Seed
from jacta.engine.doors.jit import (
    JIT,
    cache_folder,
    compiled_elsewhere,
    made_doors,
    on_compiled,
    uncompiled,
)
from jacta.engine.game import Game
from jacta.engine.playouts.batches import common_door, playouts
from jacta.engine.playouts.policy import UNIFORM

try:
    import fcntl
except ImportError:  # Windows: two that compile at once do it twice
    fcntl = None  # type: ignore[assignment]

__all__ = [
    "NICE",
    "PROGRAM",
    "Compiled",
    "can_decide",
    "command",
    "compile_games",
    "compile_once",
    "compiling_beside",
    "doors_of",
    "is_compiled",
    "offered",
    "uncompiled_doors",
]

PROGRAM = "jacta.bots.compiling"
NICE = 10  # of a process that compiles while people play
# In microseconds, compiled. Plain it is up to 2,000 times as much: a second, while others play.
_COST_OF_PLAIN = 500.0
# Doors of the conformance suite, searches, batches and the lab: compiled when they are wanted.
_BESIDE = {"batch", "calibration", "check", "search", "training"}


class Compiled(msgspec.Struct, frozen=True):
    """A door that was compiled, and the seconds of processor that this took."""

    door: str
    seconds: float


def command(find_game: str, games: Sequence[str]) -> list[str]:
    """What a process is started with that compiles these games."""
    return [sys.executable, "-P", "-m", PROGRAM, find_game, *games]


def doors_of(game: Game) -> list[str]:
    """The names of all doors that tables, bots and simulations of a game go through."""
    _make_doors(game)
    return [door for door in made_doors(game.name) if part_of(door) not in _BESIDE]


def uncompiled_doors(game: Game) -> list[str]:
    """Those of them that are still to be compiled."""
    _make_doors(game)
    return [door for door in uncompiled(game.name) if part_of(door) not in _BESIDE]


def offered(game: Game) -> list[str]:
    """The opponents that can play now: those that are compiled, or quick enough without it; where
    there is none yet, the other bots of the game that are."""
    for bots in (opponents(game), policies(game)):
        if found := [name for name in bots if can_decide(game, name)]:
            return found
    return []


def is_compiled(game: Game, bot: str) -> bool:
    """Whether the decisions of a bot need nothing that is still to be compiled."""
    return JIT and _bot_door(game, bot) not in uncompiled_doors(game)


def can_decide(game: Game, bot: str) -> bool:
    """Whether a bot decides soon: it is compiled, or quick enough without it."""
    found = policies(game).get(bot)
    return found is None or found.cost <= _COST_OF_PLAIN or is_compiled(game, bot)


def _bot_door(game: Game, bot: str) -> str | None:
    """The door of a bot, which it may share with others; None if the game has no such bot."""
    found = policies(game).get(bot)
    return None if found is None else f"{game.name}.bot.{found.code.name}"


def _make_doors(game: Game) -> None:
    """A door is known once it was made; that compiles nothing."""
    assert game.doors
    for known in policies(game).values():
        policy_door(game, known)
    if (mind := mind_for(game, game.boards_of()[0])) is not None:
        judge_door(game, mind)
    common_door(game)


def compile_games(games: Sequence[Game]) -> None:
    """Compile, where that is not done: the rules of all of them first, then those against whom one
    can play, then minds and playouts, and last the bots that sit at tables of before."""
    for step in (_compile_rules, _let_opponents_decide, _judge, _play_out, _let_others_decide):
        for game in games:
            step(game, uncompiled_doors(game))


def compile_once(game: Game) -> None:
    """Compile a game, where that is not done; of several processes of a machine one does it."""
    if JIT and uncompiled_doors(game):
        with _alone([game.name]):
            compile_games([game])


def _compile_rules(game: Game, left: Sequence[str]) -> None:
    if any(part_of(door) not in {"bot", "mind", "playouts"} for door in left):
        warm_up(game)


def _let_opponents_decide(game: Game, left: Sequence[str]) -> None:
    _let_decide(game, [name for name in opponents(game) if _bot_door(game, name) in left])


def _let_others_decide(game: Game, left: Sequence[str]) -> None:
    _let_decide(game, [name for name in policies(game) if _bot_door(game, name) in left])


def _let_decide(game: Game, bots: Sequence[str]) -> None:
    if not bots:
        return
    position = game.start(game.players[-1])
    while position.is_chance:
        position = position.roll(Seed(0))
    seat, seed = position.actors[0], bot_seed(0, 0)
    for name in bots:
        bot(game, name, seed).choose(position.view(seat), position.legal(seat))


def _judge(game: Game, left: Sequence[str]) -> None:
    mind = mind_for(game, game.boards_of()[0])
    if mind is not None and any(part_of(door) == "mind" for door in left):
        mind.outlook(game.start(game.players[-1]).view())


def _play_out(game: Game, left: Sequence[str]) -> None:
    if any(part_of(door) == "playouts" for door in left):
        start = game.start(game.players[-1])
        playouts(start, [UNIFORM] * start.players, 1, 0)  # through the door that is common to all


@contextmanager
def compiling_beside(find_game: str, game: Game) -> Iterator[Callable[[], int]]:
    """For a while a game is compiled by another process, which lets others go first.

    Until then it runs here as plain Python. What is given says how many parts are left.
    """
    nothing = subprocess.DEVNULL
    words = command(find_game, [game.name])
    with (
        compiled_elsewhere(),
        subprocess.Popen(words, stdin=nothing, stdout=nothing, stderr=nothing) as beside,
    ):
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, beside.pid, NICE)

        def left() -> int:
            return len(uncompiled_doors(game)) if beside.poll() is None else 0

        try:
            yield left
        finally:
            beside.kill()


@contextmanager
def _alone(names: Sequence[str]) -> Iterator[None]:
    """Whoever else wants the same games compiled waits, and then finds them there."""
    file, which = -1, hashlib.sha256("/".join(names).encode()).hexdigest()[:16]
    with suppress(OSError):
        cache_folder().mkdir(parents=True, exist_ok=True)
        file = os.open(cache_folder() / f"{which}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    if file < 0 or fcntl is None:
        yield
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)


def main() -> None:
    _, find_game, *names = sys.argv
    find: Callable[[str], Game] = resolve_name(find_game)

    def tell(name: str, seconds: float) -> None:
        line = msgspec.json.encode(Compiled(name, round(seconds, 2)))
        print(line.decode(), flush=True)

    on_compiled(tell)
    with _alone(names):
        compile_games([find(name) for name in names])


if __name__ == "__main__":
    main()
