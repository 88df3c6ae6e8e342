"""Ways to a table of any game, for pictures of it; and what a game's own pictures are.

The scenes of a game are in `tests/games/NAME/browser/scenes.py`: `SCENES` has a way to each, `LONG`
the names of those that are longer than a screen and are shown whole. `states` are those in which
a table of any game can be.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from jacta.engine.game import Game
from tests.games.roster import GAMES, part
from tests.web.guests import Guest
from tests.web.hands import Hand
from tests.web.rooms import Way

__all__ = ["at", "at_start", "hinted", "looked_back", "of_all_games", "states"]

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


def hinted(game: str, players: int) -> Way:
    """A table at which somebody is told what the master would do."""

    def table(guest: Guest) -> None:
        at_start(game, players)(guest)
        guest.page.keyboard.press("h")
        guest.page.locator(".hints li").first.wait_for()

    return table


def looked_back(game: str, players: int) -> Way:
    """The record of a whole game, with what was luck in it and what was skill."""

    def record(guest: Guest) -> None:
        table = guest.open_table(game, players, bots=players - 1)
        guest.play(table)
        guest.go(f"/record/{table}/0")
        guest.page.locator(".bars").first.wait_for()

    return record


def _opened(guest: Guest, game: Game) -> str:
    players = max(2, game.players[0])
    return guest.open_table(game.name, players, bots=players - 1)


def _in_words(guest: Guest, game: Game) -> None:
    guest.go_to_table(_opened(guest, game))
    Hand(guest.page).wait()
    guest.button("Show as text").click()
    guest.button("Show the board").wait_for()


def _for_the_room(guest: Guest, game: Game) -> None:
    guest.go(f"/table/{_opened(guest, game)}#screen")
    guest.page.locator(".table.room > .board").wait_for()


def _watched(guest: Guest, game: Game) -> None:
    guest.go_to_table(_opened(guest.another(), game))
    guest.page.get_by_text("You are watching").wait_for()


def _without_a_line(guest: Guest, game: Game) -> None:
    guest.go_to_table(_opened(guest, game))
    Hand(guest.page).wait()
    guest.context.set_offline(True)
    guest.page.get_by_text("No connection. Your turn is kept").wait_for()
    guest.troubles.clear()  # the browser notes what it could not get


def _won(guest: Guest, game: Game) -> None:
    watched = part(game, "browser.watched")
    table = guest.open_table(game.name, 2, bots=1, start=watched.START)
    guest.do(table, "act", seat=0, actions=watched.LAST)
    guest.go_to_table(table)
    expect(guest.region("Result")).to_be_visible()


def _recorded(guest: Guest, game: Game) -> None:
    table = _opened(guest, game)
    guest.do(table, "give-up", chair=0)
    guest.go(f"/record/{table}/0")
    guest.page.get_by_role("slider").wait_for()


def _ruled(guest: Guest, game: Game) -> None:
    guest.go(f"/rules/{game.name}")
    guest.page.get_by_role("heading", name="In brief").wait_for()


def _learned(guest: Guest, game: Game) -> None:
    guest.go("/")
    box = guest.page.get_by_role("article", name=game.title)
    box.get_by_role("link", name="Learn").click()
    guest.page.locator(".hand button:enabled").first.wait_for()


def _opening(guest: Guest, game: Game) -> None:
    guest.go("/")
    box = guest.page.get_by_role("article", name=game.title)
    box.get_by_role("button", name="Open a table").click()
    guest.page.get_by_role("dialog").locator("summary").click()


def states() -> dict[str, Way]:
    """The states of a table of each game, in English."""
    kinds = {
        "opening": _opening,
        "in-words": _in_words,
        "for-the-room": _for_the_room,
        "watched": _watched,
        "without-a-line": _without_a_line,
        "won": _won,
        "recorded": _recorded,
        "ruled": _ruled,
        "learned": _learned,
    }
    return {
        f"{name}-{kind}": partial(way, game=game)
        for name, game in GAMES.items()
        for kind, way in kinds.items()
    }
