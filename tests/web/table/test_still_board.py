"""Within a game no box of the table moves or grows, whatever is said and whoever is to act.

Here a game begins; `make still` plays whole ones.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from jacta.engine.game import Game
from tests.games.roster import every_game
from tests.web.boxes import Size, moved, play, watch
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE

LYING: tuple[Size, ...] = ((844, 390), (667, 375))
WINDOWS = [DESKTOP, PHONE, (820, 1180), *LYING]
LAPTOP = (1366, 768)
MOVES = 4


def check_lying(page: Page, size: Size) -> None:
    """A phone on its side has board and hand beside each other, and nothing below them."""
    board, hand = (
        page.locator(f".table {part}").bounding_box()
        for part in (".middle > section", ".hand > section")
    )
    assert board is not None
    assert hand is not None
    width, height = size
    assert board["x"] + board["width"] <= hand["x"]
    assert hand["x"] + hand["width"] <= width
    assert min(board["height"], hand["height"]) > height - 60, "one thin bar takes height"
    assert page.evaluate("document.documentElement.scrollHeight") <= height


@every_game
def test_no_box_moves_within_a_game(visit: Visit, game: Game) -> None:
    guest = visit()
    players = max(2, game.players[0])
    table = guest.open_table(game.name, players, bots=players - 1)
    pages = watch(guest, table, WINDOWS)
    for size in LYING:
        check_lying(pages[size], size)
    play(guest, table, MOVES)
    assert moved(pages) == {}, "no box moves, and all of the hand is seen"


@every_game
def test_all_of_a_full_table_is_seen_in_the_window_of_a_laptop(visit: Visit, game: Game) -> None:
    guest, players = visit(size=LAPTOP), game.players[-1]
    guest.go_to_table(guest.open_table(game.name, players, bots=players - 1))
    guest.page.locator(".table .hand > section").first.wait_for()
    hidden = "document.documentElement.scrollHeight - innerHeight"
    guest.page.wait_for_function(f"{hidden} === 0")
    for seat in guest.region("Around the table").locator("li").all():
        expect(seat).to_be_in_viewport(ratio=1)
