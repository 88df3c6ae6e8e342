"""What explains itself keeps nobody out: in each game, by day and by night."""

from __future__ import annotations

from playwright.sync_api import expect

from jacta.engine.game import Game
from tests.games.roster import every_game
from tests.web.axe import check_themes
from tests.web.fixtures import Visit
from tests.web.hands import Hand


@every_game
def test_an_explanation_keeps_nobody_out(visit: Visit, game: Game) -> None:
    guest = visit()
    table = guest.open_table(game.name, 2, bots=1)
    guest.play(table, turns=2)
    guest.go_to_table(table)
    Hand(guest.page).wait()
    guest.page.locator(".middle [data-explained][tabindex='0']").first.focus()
    card = guest.page.get_by_role("tooltip")
    expect(card.get_by_role("link")).to_be_visible()
    check_themes(guest)
    expect(card).to_be_visible()
