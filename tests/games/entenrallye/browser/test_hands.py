"""Entenrallye on the table: parts go from hand to hand, and nobody else is told which."""

from __future__ import annotations

import json

from playwright.sync_api import Response, expect

from tests.games.entenrallye.browser.rallies import (
    IDLE,
    bring_about,
    card,
    fitted,
    go_on,
    look_at,
    on_the_way,
    pick,
    square,
    stage,
    told,
)
from tests.games.entenrallye.positions import car, table_json
from tests.web.fixtures import Visit


def test_with_a_one_a_part_is_stolen_and_fitted(visit: Visit) -> None:
    people = [visit(), visit()]
    table, _ = bring_about(
        people,
        on_the_way(),
        lambda seen, mine: (
            (seen["active"], seen["phase"], seen["pips"], mine["held"]) == (0, "act", 1, 0)
            and all(other["held"] for other in seen["cars"] if other != mine)
        ),
        buyers=[1],
    )
    thief, victim = people
    for guest in people:
        guest.go_to_table(table)
    before = victim.now(table, 1)["view"]["cars"][1]["hand"]
    expect(victim.page.locator(".hand .held [data-card]")).to_have_count(len(before))
    thief.page.locator('.hand [data-trade="steal"]').click()
    told(thief.page, "steals a part from")
    expect(thief.page.locator(".hand .held [data-card]")).to_have_count(1)
    (stolen,) = thief.now(table)["view"]["cars"][0]["hand"]
    assert stolen in before
    told(victim.page, "takes the .* from")
    expect(card(victim.page, stolen)).to_have_count(0)
    pick(thief.page, stolen)
    expect(fitted(thief.page)).to_have_count(1)
    go_on(thief.page)
    told(victim.page, "fits the")


def test_with_a_two_a_part_is_exchanged_and_one_given_in_return(visit: Visit) -> None:
    people = [visit(), visit()]
    table, seat = bring_about(
        people,
        on_the_way(),
        lambda seen, mine: (
            (seen["phase"], seen["pips"]) == ("drive", 2)
            and mine["held"] > 1
            and mine["repair"] < 20
            and all(other["held"] for other in seen["cars"])
        ),
    )
    active, partner = people[seat], people[1 - seat]
    for guest in people:
        guest.go_to_table(table)
    page = active.page
    own = active.now(table, seat)["view"]["cars"][seat]["hand"]
    page.locator('.hand [data-squares="1"]').click()
    page.locator('.hand [data-trade="exchange"]').click()
    received = page.locator(".hand .held li").filter(has_text="just received")
    expect(received).to_have_count(1)
    name = received.get_attribute("data-card")
    assert name
    assert name not in own
    assert stage(page) == "give"
    pick(page, own[0])
    expect(card(page, own[0])).to_have_count(0)
    go_on(page)
    told(partner.page, "gives .* in return")
    expect(card(partner.page, own[0])).to_be_visible()
    expect(card(partner.page, name)).to_have_count(0)
    expect(card(page, name)).to_be_visible()


def test_nobody_is_told_the_parts_of_others_before_the_game_is_over(visit: Visit) -> None:
    """Not in any byte that comes to their page, nor in one that they ask for."""
    buyer, other = visit(), visit()
    answers: list[Response] = []
    other.page.on("response", lambda answer: answers.append(answer))
    start = table_json(car("1"), IDLE, phase="drive", pips=4)
    table = buyer.open_table("entenrallye", 2, start=start)
    other.sit(table, 1)
    for guest in (other, buyer):
        guest.go_to_table(table)
    page = buyer.page
    page.locator(".hand .purchase").click()
    square(page, "2").click()
    go_on(page)
    told(other.page, "buys a part")
    (part,) = buyer.now(table)["view"]["cars"][0]["hand"]
    expect(card(page, part)).to_be_visible()
    told(page, "draws the")
    assert any(part in frame for frame in buyer.heard)
    sheet = look_at(other.page, 0)
    expect(sheet.get_by_role("img", name="A part, face down")).to_be_visible()
    go_on(page)
    told(other.page, "ends the turn")

    asked = [answer.text() for answer in answers if "/api/" in answer.url]
    asked.append(json.dumps(other.ask(f"/api/tables/{table}", chair=1)))
    assert other.heard
    assert not [heard for heard in [*other.heard, *asked] if part in heard]
    record = f"{other.address}/api/tables/{table}/records/0"
    assert not other.context.request.get(record).ok

    buyer.do(table, "give-up", chair=0)
    other.go(f"/record/{table}/0")
    steps = other.region("All steps")
    expect(steps).to_contain_text("draws the")
    steps.get_by_role("button").last.click()
    expect(look_at(other.page, 0).locator(f'[data-card="{part}"]')).to_be_visible()
