"""The games: every folder here is one, and other packages register their own.

A game is found by the name of its folder, `wurfel_express` for `wurfel-express`; another package
has an entry point of the group `jacta.games` that leads to its `Game`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from jacta.bots import Bot
from jacta.bots.match import play as play_match
from jacta.engine.errors import JactaError, UnknownName
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import Record

__all__ = ["game", "names", "play"]

_GROUP = "jacta.games"


def names() -> list[str]:
    """The names of all games that can be played here."""
    return sorted({*_ours(), *_registered()})


def game(name: str) -> Game:
    """The game of this name."""
    if name in _ours():
        ours: Game = import_module(_ours()[name]).GAME
        return ours
    if name not in _registered():
        raise UnknownName(f"there is no game {name!r}; there are: {', '.join(names())}")
    entry = _registered()[name]
    try:
        found = entry.load()
    except Exception as error:
        raise JactaError(f"the package of {name!r} is broken: {error!r}") from error
    if not isinstance(found, Game):
        raise JactaError(f"the entry point {entry.value!r} is not a game")
    return found


def play(
    game_: Game | str,
    players: Sequence[Bot | str],
    seed: int,
    options: Mapping[str, str] | None = None,
    board: str | None = None,
    start: Position | None = None,
) -> Record:
    """Play a game to its end, as `jacta.bots.match.play` does; it may be given by its name."""
    found = game(game_) if isinstance(game_, str) else game_
    return play_match(found, players, seed, options, board, start)


@cache
def _ours() -> Mapping[str, str]:
    """The packages of the games in this folder, by the names of the games."""
    found = iter_modules(__path__)
    return {m.name.replace("_", "-"): f"{__name__}.{m.name}" for m in found if m.ispkg}


@cache
def _registered() -> Mapping[str, EntryPoint]:
    """Looked for once: packages do not come while a program runs, and looking takes long."""
    return {entry.name: entry for entry in entry_points(group=_GROUP)}
