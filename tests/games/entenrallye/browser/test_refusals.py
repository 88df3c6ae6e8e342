"""Entenrallye on the table: whatever the rules forbid is refused in a sentence, with its clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jacta.games.entenrallye.parts import SECTIONS
from jacta.games.entenrallye.vocabulary import Reason
from tests.games.entenrallye.browser.rallies import (
    GAME,
    IDLE,
    JUNCTION,
    bring_about,
    everybody,
    look_at,
    on_the_way,
    opposite,
    pick,
    square,
    stage,
)
from tests.games.entenrallye.positions import car, table_json
from tests.web.fixtures import Visit
from tests.web.guests import Guest

CLAUSES = {reason.code: reason.clause for reason in Reason}
# What the page never asks for, and what the house answers to whoever asks for it all the same.
NOT_OFFERED = {
    "driven-already",
    "pips-left",
    "no-such-player",
    "not-in-hand",
    "nothing-owed",
    "not-at-a-meeting",
    "kept-already",
}
# Nobody can act then, so that no page can ask at all: the rules are tested without one.
NOBODY_ACTS = {"game-over", "not-your-turn", "die-in-the-air", "card-in-the-air"}
SENTENCES = {
    "drive-first": "Drive first; the special actions come after that.",
    "driven-already": "You have already driven this turn.",
    "more-than-thrown": "That is more than you have thrown.",
    "pips-left": "Pips are not forfeited",
    "no-junction": "No road turns off within so many squares.",
    "branch-closed": "Your inspection is settled: you may not turn off there.",
    "split-at-a-place": "You arrive at a place: the turn has no special action",
    "split-on-brown": "You would land on a brown square",
    "repair-full": "The repair track ends at 20.",
    "pile-empty": "The pile is empty: there is no part to buy.",
    "steal-with-a-one": "You can steal only with a 1.",
    "exchange-with-a-two": "You can exchange only with a 2.",
    "traded-already": "You have already taken a card this turn.",
    "no-such-player": "Choose another player at this table.",
    "nothing-to-take": "has no face-down part.",
    "not-in-hand": "You do not hold the",
    "section-taken": "This section of your car has a part already",
    "give-first": "First give a part for the one you took.",
    "nothing-owed": "You owe nobody a part.",
    "just-received": "Give one of the parts you held before",
    "keep-first": "First choose which face-down parts you keep.",
    "not-at-a-meeting": "Parts are kept or returned only after a meeting has been scored.",
    "kept-already": "You keep the",
}


def test_every_reason_is_accounted_for() -> None:
    assert set(SENTENCES) | NOBODY_ACTS == set(CLAUSES)
    assert not NOT_OFFERED - set(SENTENCES)


def refused(page: Page, code: str) -> None:
    """Wait until this refusal is shown, with its rule; then close it."""
    bubble = page.get_by_role("alert")
    expect(bubble).to_contain_text(SENTENCES[code])
    link = bubble.get_by_role("link", name=f"Rule {CLAUSES[code]}", exact=True)
    expect(link).to_have_attribute("href", f"/rules/{GAME}#{CLAUSES[code]}")
    bubble.get_by_role("button").click()
    expect(bubble).to_have_count(0)


def take_a_card(page: Page, how: str, seat: int) -> None:
    """Try to steal or to exchange, from the card of a car."""
    look_at(page, seat).get_by_role("button", name=how).click()


def sit_down(guest: Guest, table: str) -> Page:
    """All sit at this device: whoever is to act draws the curtain."""
    guest.go_to_table(table)
    guest.page.locator("dialog.curtain").get_by_role("button").click()
    stage(guest.page)
    return guest.page


# -- the drive: touched squares, pips and the wish for a part


def touch(name: str) -> Callable[[Page], None]:
    return lambda page: square(page, name).click()


def pip(number: int) -> Callable[[Page], None]:
    return lambda page: page.locator(f'.hand [data-squares="{number}"]').click()


def turning_off(page: Page) -> None:
    touch("t1")(page)
    expect(page.locator('.board [data-ghost="t1"]')).to_be_visible()
    pip(1)(page)


def driving(square: str, pips: int, **fields: Any) -> Any:
    """The first car drives with these pips, in March."""
    return table_json(car(square, **fields), IDLE, month=3, phase="drive", pips=pips)


@pytest.mark.parametrize(
    ("code", "position", "ask"),
    [
        ("split-on-brown", JUNCTION, touch("21")),
        ("more-than-thrown", JUNCTION, touch("23")),
        ("drive-first", JUNCTION, lambda page: take_a_card(page, "Steal from", 1)),
        ("no-junction", driving("15", 6), turning_off),
        ("branch-closed", driving("17", 5, settled=["TUV"]), touch("t1")),
        ("split-at-a-place", driving("t1", 6, heading="in"), pip(3)),
        ("repair-full", driving("17", 3, repair=19), touch("18")),
    ],
    ids=lambda value: value if isinstance(value, str) else "-",
)
def test_a_drive_that_cannot_be(
    visit: Visit, code: str, position: Any, ask: Callable[[Page], None]
) -> None:
    guest = visit()
    opposite(guest, position)
    ask(guest.page)
    refused(guest.page, code)


def test_no_part_comes_from_an_empty_pile(visit: Visit) -> None:
    """Half of the parts are on cars, the other half in hands."""
    guest = visit()
    start = on_the_way(6)
    for each, value in zip(start["cars"], ("5-3", "5-4", "5-5", "4-3", "4-4", "4-5"), strict=True):
        each["fitted"] = [f"{section}-{value}" for section in SECTIONS]
    table, _ = bring_about(
        everybody(guest, 6),
        start,
        lambda seen, mine: (
            seen["phase"] == "drive"
            and seen["pile"] == 0
            and seen["pips"] > 3
            and mine["repair"] < 15
        ),
    )
    page = sit_down(guest, table)
    pip(1)(page)
    expect(page.locator('.hand [data-next="confirm"]')).to_be_visible()
    page.locator(".hand .purchase").click()
    refused(page, "pile-empty")


# -- parts and other hands


def test_with_a_one_there_is_something_to_steal_once_and_of_who_has_it(visit: Visit) -> None:
    """Three cars, of which the last one has no parts."""
    guest = visit()
    table, seat = bring_about(
        everybody(guest, 3),
        on_the_way(3),
        lambda seen, mine: (
            (seen["phase"], seen["pips"]) == ("act", 1)
            and mine["held"] > 0
            and seen["cars"][0]["held"] > 0 < seen["cars"][1]["held"]
            and seen["cars"][2]["held"] == 0
        ),
        buyers=[0, 1],
    )
    page = sit_down(guest, table)
    take_a_card(page, "Steal from", 2)
    refused(page, "nothing-to-take")
    take_a_card(page, "Exchange with", 1 - seat)
    refused(page, "exchange-with-a-two")
    before = page.locator(".hand .held [data-card]").count()
    take_a_card(page, "Steal from", 1 - seat)
    expect(page.locator(".hand .held [data-card]")).to_have_count(before + 1)
    take_a_card(page, "Steal from", 1 - seat)
    refused(page, "traded-already")


def test_an_exchange_is_completed_with_a_part_that_one_had(visit: Visit) -> None:
    guest = visit()
    table, seat = bring_about(
        everybody(guest, 2),
        on_the_way(),
        lambda seen, mine: (
            (seen["phase"], seen["pips"]) == ("drive", 2)
            and mine["held"] > 1
            and mine["repair"] < 20
            and all(each["held"] for each in seen["cars"])
        ),
    )
    page = sit_down(guest, table)
    pip(1)(page)
    page.locator('.hand [data-trade="exchange"]').wait_for()
    take_a_card(page, "Steal from", 1 - seat)
    refused(page, "steal-with-a-one")
    take_a_card(page, "Exchange with", 1 - seat)
    received = page.locator(".hand .held li").filter(has_text="just received")
    pick(page, received.get_attribute("data-card") or "")
    refused(page, "just-received")
    take_a_card(page, "Exchange with", 1 - seat)
    refused(page, "give-first")


def test_a_section_has_one_part(visit: Visit) -> None:
    """Whatever is bought: three sections of the car have a part, and one is free."""
    guest = visit()
    start = on_the_way()
    start["cars"][0]["fitted"] = [f"{section}-5-3" for section in SECTIONS[:3]]

    def has_one_too_many(seen: Any, mine: Any) -> bool:
        sections = {part.split("-")[0] for part in mine["hand"]}
        return seen["phase"] == "act" and bool(mine["fitted"]) and bool(sections & {*SECTIONS[:3]})

    table, seat = bring_about(everybody(guest, 2), start, has_one_too_many)
    page = sit_down(guest, table)
    hand = guest.now(table, seat)["view"]["cars"][seat]["hand"]
    pick(page, next(part for part in hand if not part.startswith(SECTIONS[3])))
    refused(page, "section-taken")


def test_at_a_meeting_parts_are_kept_before_anything_else(visit: Visit) -> None:
    guest = visit()
    table, seat = bring_about(
        everybody(guest, 2),
        on_the_way(square="TUV-0"),
        lambda seen, mine: seen["phase"] == "keep" and mine["held"] > 1,
    )
    page = sit_down(guest, table)
    take_a_card(page, "Steal from", 1 - seat)
    refused(page, "keep-first")


# -- what the page does not offer


def test_what_the_page_does_not_offer_is_refused_as_well(visit: Visit) -> None:
    guest, asked = visit(), list[str]()
    guest.draft_instead(asked)
    opposite(guest, JUNCTION)
    asked[:] = ["drive straight 1 0 no-part"]
    pip(1)(guest.page)
    refused(guest.page, "pips-left")

    start = on_the_way()
    start["cars"][0]["fitted"] = ["roof-5-3"]
    table, seat = bring_about(
        everybody(guest, 2),
        start,
        lambda seen, mine: (seen["phase"], seen["pips"]) == ("act", 1) and len(mine["hand"]) > 0,
    )
    page = sit_down(guest, table)
    (part, *_) = guest.now(table, seat)["view"]["cars"][seat]["hand"]
    for code, action in {
        "driven-already": "drive straight 1 0 no-part",
        "no-such-player": f"steal {seat}",
        "not-in-hand": "fit roof-5-3",
        "nothing-owed": f"give {part}",
        "not-at-a-meeting": "return-rest",
    }.items():
        asked[:] = [action]
        pick(page, part)
        refused(page, code)


def test_a_part_is_not_kept_twice(visit: Visit) -> None:
    guest, asked = visit(), list[str]()
    guest.draft_instead(asked)
    table, seat = bring_about(
        everybody(guest, 2),
        on_the_way(square="TUV-0"),
        lambda seen, mine: seen["phase"] == "keep" and mine["held"] > 1,
    )
    page = sit_down(guest, table)
    part = guest.now(table, seat)["view"]["cars"][seat]["hand"][0]
    asked[:] = [f"keep {part}"] * 2
    take_a_card(page, "Steal from", 1 - seat)
    refused(page, "kept-already")
