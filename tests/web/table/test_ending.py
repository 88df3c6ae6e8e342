"""An ending worth playing for: the count is told in its order and then the verdict, which can be
skipped and hides nothing; then one may play again, and hears what it did to rating and best."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from jacta.engine.game import Game
from tests.games.roster import GAMES, every_game
from tests.waiting import wait_until
from tests.web.fixtures import Visit
from tests.web.watching import Watched, watch


def sit_down(watched: Watched) -> str:
    """At a table at which one is about to win."""
    start = watched.game.START
    table = watched.guest.open_table(start["game"], 2, bots=1, start=start)
    assert wait_until(lambda: watched.guest.now(table)["acting"] == [0])
    watched.sit_down(table)
    return table


def win(watched: Watched, table: str) -> Any:
    """Do what ends the game; gives how it ended."""
    guest = watched.guest
    guest.do(table, "act", seat=0, actions=watched.game.LAST)
    (ended,) = guest.ask(f"/api/tables/{table}")["facts"]["games"]
    assert ended["ranking"] == [1, 2]
    return ended


def _points(points: int) -> str:
    """As the page writes it, with a minus and no hyphen."""
    return rf"{'−' if points < 0 else ''}{abs(points)} points?"


def check_apart(one: Locator, other: Locator) -> None:
    """Neither covers the other, and both are on the screen."""
    boxes = [found.bounding_box() for found in (one, other)]
    (a, b) = (box for box in boxes if box is not None)
    across = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    assert across or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    expect(one).to_be_in_viewport()
    expect(other).to_be_in_viewport()


@every_game
def test_the_end_is_told_in_its_order_and_then_celebrated(visit: Visit, game: Game) -> None:
    watched = watch(visit, game)
    guest, page = watched.guest, watched.guest.page
    table = sit_down(watched)
    before = guest.now(table)["n"]
    ended = win(watched, table)
    result = guest.region("Result")
    expect(result.get_by_role("heading", name="You have won!")).to_be_visible()
    flourish = result.locator(".flourish")
    expect(flourish).to_be_attached()

    # The suspense is kept: nobody names the winner, and no sum is told, before all is counted.
    moments, says = watched.moments(), watched.says(before)
    told = [moment for moment in moments if not moment.verdict]
    assert all("won" not in moment.banner for moment in told)
    assert told[-1].log[len(moments[0].log) :][: len(says)] == says
    assert {moment.seats for moment in told} == {moments[0].seats}
    left = [moment.uncounted for moment in moments if moment.board == moments[-1].board]
    counts = [now for now, last in zip(left, [0, *left], strict=False) if now != last]
    assert counts == sorted(counts, reverse=True)
    scores = ended.get("scores")
    assert (len(counts) > 3) == (scores is not None), "where there are points they are counted"

    # Who won, by how much, with which last turn; the board is there, and what to do next.
    assert moments[-1].board == watched.game.on_board(guest.now(table)["view"])
    check_apart(guest.region("Board"), result)
    places = result.get_by_role("listitem")
    expect(places).to_have_text([re.compile(guest.name), re.compile("Bruno")])
    if scores is not None:
        expect(result).to_contain_text(re.compile(rf"By (one|{scores[0] - scores[1]}) points?\."))
        expect(places).to_have_text([re.compile(_points(points)) for points in scores])
    expect(result.locator(".last")).to_contain_text(says[-1])
    expect(guest.button("Rematch")).to_be_enabled()
    step_through = result.get_by_role("link", name="Step through the game")
    expect(step_through).to_have_attribute("href", f"/record/{table}/0")
    page.keyboard.press("Shift")
    expect(flourish).to_have_count(0)

    # Nobody has to wait for it.
    table = sit_down(watched)
    watched.hold()
    win(watched, table)
    expect(page.locator(".banner.card")).to_contain_text("The game is over.")
    expect(result).to_have_count(0)
    page.keyboard.press(".")
    expect(result.get_by_role("heading", name="You have won!")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.players[0] == 1])
def test_who_plays_alone_hears_of_their_best_and_of_others(visit: Visit, game: Game) -> None:
    guest = visit()
    result, scores = guest.region("Result"), list[int]()
    for seed in (1, 2, 3):
        table = guest.open_table(game.name, 1)
        guest.play(table, seed=seed)
        (ended,) = guest.ask(f"/api/tables/{table}")["facts"]["games"]
        scores += ended["scores"]
        if seed == 2:
            continue
        guest.go_to_table(table)
        expect(result.get_by_role("heading")).to_have_text(f"You have {scores[-1]} points.")
        if seed == 1:
            expect(result).to_contain_text("Your first game of this kind")
    *others, last = scores
    best = max(others)
    says = f"A new personal best: it was {best}" if last > best else f"Your best so far is {best}"
    expect(result).to_contain_text(says)
    expect(result).to_contain_text(re.compile(r"More points than \d+% of the \d+ other games"))
    expect(guest.button("Play again")).to_be_enabled()


def test_a_rated_game_tells_what_it_did_to_one_s_rating(visit: Visit) -> None:
    one, two = visit(), visit()
    game = next(iter(GAMES))
    for _ in range(2):
        table = one.open_table(game, 2, rated=True)
        two.sit(table, 1)
        two.do(table, "give-up", chair=1)
        one.ask(f"/api/tables/{table}/results")
    one.go_to_table(table)
    expect(one.region("Result")).to_contain_text(re.compile(r"Rating [\d,]+ \+\d+"))
