"""`make still`: whole games of every game, with few players and with many, in three languages and
in windows of five sizes at once; no box of a table may move or grow before the game is over.

It says which one did, in which window, and what was said then.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import track

from jacta.engine.game import Game
from tests.games.roster import GAMES
from tests.server.running import run_house
from tests.web.boxes import moved, play, watch
from tests.web.chromium import open_browser
from tests.web.guests import LANGUAGES, arrive
from tools.visiting import WINDOWS

MOST_MOVES = 1000


def tables(wanted: list[str]) -> list[tuple[Game, int, str]]:
    """Every game, or some, with the fewest players that are several and with the most, in each
    language: words are of different lengths."""
    chosen = [game for game in GAMES.values() if not wanted or game.name in wanted]
    numbers = [(game, n) for game in chosen for n in {max(2, game.players[0]), game.players[-1]}]
    return [(game, players, language) for game, players in numbers for language in LANGUAGES]


def main(wanted: list[str]) -> int:
    """Play all games, or some; gives 1 if a box moved, or a game did not end."""
    findings, told = 0, []
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        run_house(Path(folder), compiled=True) as house,
    ):
        for game, players, language in track(
            tables(wanted), "Playing", console=Console(stderr=True)
        ):
            guest = arrive(browser, house.address, language)
            table = guest.open_table(game.name, players, bots=players - 1)
            pages = watch(guest, table, list(WINDOWS.values()))
            moves = play(guest, table, MOST_MOVES)
            for page in pages.values():
                page.locator(".ending").wait_for()
            found = moved(pages)
            here = f"{game.name}, {players} players, {language}"
            told.append(f"{here}: {moves} own moves, {len(found)} findings")
            for (width, height), boxes in found.items():
                print(f"{here}, {width} × {height}: {boxes}", flush=True)
            print(*guest.troubles, sep="\n", end="", flush=True)
            findings += len(found) + len(guest.troubles)
            guest.context.close()
    print(*told, f"{len(WINDOWS)} windows, {findings} findings", sep="\n")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
