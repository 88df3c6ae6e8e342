"""The account of the dice is seen in a record, on a person's page and for the whole house."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.playing import play_game
from tests.server.running import Running
from tests.waiting import wait_until
from tests.web.fixtures import Visit


def test_what_fell_is_seen_in_a_game_for_somebody_and_for_the_house(
    visit: Visit, house: Running
) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, game="verbindung-gesucht", public=True)
    person = one.get("/api/me").json()["person"]
    house.clock.move(61)
    assert wait_until(lambda: one.get(f"/api/people/{person}/dice").json()["games"], 60)
    page = visit().page

    page.goto(f"{house.address}/record/{table}/0")
    dice = page.get_by_role("region", name="The dice of this game")
    expect(dice.get_by_role("listitem")).to_have_count(6)
    expect(dice).to_contain_text("red bridge")
    expect(dice).to_contain_text("The house had committed to the dice before the game")
    dice.get_by_role("link", name="The dice of the whole house").click()

    expect(page).to_have_url(re.compile(r"/dice$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("The dice of the house")
    game = page.get_by_role("region", name="Verbindung gesucht")
    expect(game).to_contain_text(re.compile(r"Of 100 fair dice, "))
    expect(page.get_by_role("region", name="Recompute it")).to_contain_text("jacta dice")

    page.goto(f"{house.address}/person/{person}")
    own = page.get_by_role("region", name="Dice and luck")
    expect(own).to_contain_text("From public games only.")
    own.get_by_text("What fell").click()
    expect(own.get_by_role("listitem").first).to_contain_text("red cross")
