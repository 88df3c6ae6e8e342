"""Ways to a table of any game, for pictures of it; and what a game's own pictures are.

The scenes of a game are in `tests/games/NAME/browser/scenes.py`: `SCENES` has a way to each, `LONG`
the names of those that are longer than a screen and are shown whole.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from tests.web.guests import Guest
from tests.web.hands import Hand
from tests.web.rooms import Way

__all__ = ["at", "at_start", "of_all_games"]

_GAMES = Path(__file__).parents[1] / "games"


def of_all_games() -> tuple[dict[str, Way], set[str]]:
    """The scenes of all games that have some, and which of them are long."""
    scenes: dict[str, Way] = {}
    long: set[str] = set()
    for file in sorted(_GAMES.glob("*/browser/scenes.py")):
        found = import_module(f"tests.games.{file.parts[-3]}.browser.scenes")
        scenes |= found.SCENES
        long |= found.LONG
    return scenes, long


def at_start(game: str, players: int) -> Way:
    def table(guest: Guest) -> None:
        guest.go_to_table(guest.open_table(game, players, bots=players - 1))
        Hand(guest.page).wait()

    return table


def at(position: Any) -> Way:
    """A table that starts from a position, with bots in all other chairs."""

    def table(guest: Guest) -> None:
        players = position["players"]
        opened = guest.open_table(position["game"], players, bots=players - 1, start=position)
        guest.go_to_table(opened)
        Hand(guest.page).wait()

    return table
