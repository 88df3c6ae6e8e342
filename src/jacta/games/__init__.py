"""The games: those of this house, and those that other packages register."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from jacta.engine.errors import JactaError, UnknownName
from jacta.engine.game import Game

__all__ = ["game", "names"]

_OURS = {
    "verbindung-gesucht": "jacta.games.verbindung_gesucht",
    "wurfel-express": "jacta.games.wurfel_express",
}
_GROUP = "jacta.games"


def names() -> list[str]:
    """The names of all games that can be played here."""
    return sorted({*_OURS, *(entry.name for entry in entry_points(group=_GROUP))})


def game(name: str) -> Game:
    """The game of this name; another package registers its own by an entry point."""
    if name in _OURS:
        ours: Game = import_module(_OURS[name]).GAME
        return ours
    for entry in entry_points(group=_GROUP):
        if entry.name == name:
            try:
                found = entry.load()
            except Exception as error:
                raise JactaError(f"the package of {name!r} is broken: {error!r}") from error
            if not isinstance(found, Game):
                raise JactaError(f"the entry point {entry.value!r} is not a game")
            return found
    raise UnknownName(f"there is no game {name!r}; there are: {', '.join(names())}")
