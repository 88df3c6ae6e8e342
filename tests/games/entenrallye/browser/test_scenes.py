"""Entenrallye on the table: what can happen on the road, at the places and in a year."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.entenrallye.browser.rallies import (
    IDLE,
    bring_about,
    card,
    fitted,
    go_on,
    on_the_way,
    opposite,
    pick,
    reachable,
    square,
    stage,
    stands,
    told,
    total,
)
from tests.games.entenrallye.positions import car, table_json
from tests.web.chromium import ROOT
from tests.web.fixtures import Visit
from tests.web.guests import PHONE, Guest

LESSON = ROOT / "web" / "src" / "games" / "entenrallye" / "lesson.json"


def drive(page: Page, to: str) -> None:
    """Choose a square."""
    square(page, to).click()
    expect(page.locator(f'.board [data-ghost="{to}"]')).to_be_visible()


def foretells(page: Page, *sentences: str) -> None:
    """What the chosen drive will lead to, after the name of whom it happens to."""
    expect(page.locator(".hand .foretold")).to_have_text([re.compile(each) for each in sentences])


def calendar(page: Page, says: str) -> None:
    expect(page.locator(".board .panel").get_by_role("img", name=says, exact=True)).to_be_visible()


def points(page: Page, seat: int = 0) -> Locator:
    return page.locator(f'.board .cars [data-seat="{seat}"] .points')


def pass_time(guest: Guest, other: Guest, table: str, until: Callable[[Any], bool]) -> None:
    """The other one plays, as slowly as can be."""
    while not until(guest.now(table)):
        if legal := other.now(table, 1).get("legal"):
            other.do(table, "act", seat=1, actions=[legal[0]])


# -- meetings


def test_who_comes_early_to_a_meeting_is_scored_and_waits_for_its_month(visit: Visit) -> None:
    guest = visit()
    mine = car("9", fitted="bonnet-4-5 wings-2-3 roof-5-3")
    table, other = opposite(guest, table_json(mine, IDLE, phase="drive", pips=4))
    page, worth = guest.page, guest.now(table)["view"]["cars"][0]["worth"]
    drive(page, "M1")
    foretells(page, f"scores {worth} points at meeting 1")
    go_on(page)
    stands(page, 0, "M1")
    expect(points(page)).to_have_text(str(worth))
    expect(fitted(page)).to_have_count(0)
    calendar(page, "January, part 1 of 2")
    waits = page.locator('.board .stands[data-seat="0"]').get_by_role("img", name="waits for")
    expect(waits).to_be_attached()

    # The next throw of the car is in January still, whatever the other one has thrown.
    pass_time(guest, other, table, lambda now: now["view"]["month"] > 1)
    told(page, "waits at meeting 1")
    pass_time(guest, other, table, lambda now: "legal" in now)
    assert stage(page) == "drive"
    expect(waits).to_have_count(0)
    assert "M1" not in reachable(page)


def test_who_is_late_passes_a_meeting_without_stopping(visit: Visit) -> None:
    guest = visit()
    mine = car("12", fitted="roof-5-3")
    opposite(guest, table_json(mine, IDLE, month=3, part=2, phase="drive", pips=3))
    page = guest.page
    drive(page, "15")
    foretells(page, "passes meeting 1 without stopping")
    go_on(page)
    stands(page, 0, "15")
    told(page, "passes meeting 1 without stopping")
    expect(points(page)).to_have_text("0")
    expect(fitted(page)).to_have_count(1)
    calendar(page, "March, part 2 of 2")


def test_after_a_meeting_two_parts_stay_in_the_hand(visit: Visit) -> None:
    people = [visit(), visit()]
    table, seat = bring_about(
        people,
        on_the_way(square="TUV-3"),
        lambda seen, mine: seen["phase"] == "keep" and mine["held"] > 2,
    )
    guest = people[seat]
    guest.go_to_table(table)
    page = guest.page
    assert stage(page) == "keep"
    first, *others, last = guest.now(table, seat)["view"]["cars"][seat]["hand"]
    for part in (first, others[0], last):  # of three the one touched first gives way
        pick(page, part)
    go_on(page)
    told(page, f"keeps 2 face down and returns {len(others)} part")
    expect(page.locator(".hand .held [data-card]")).to_have_count(2)
    expect(card(page, others[0])).to_be_visible()
    expect(card(page, last)).to_be_visible()


# -- inspections, workshops and negative squares


def before_the_tuv(repair: int) -> Any:
    """With 13 defects, and five squares before the TÜV."""
    mine = car("17", fitted="bonnet-4-3 roof-3-4", repair=repair, scores=[11])
    return table_json(mine, IDLE, month=3, phase="drive", pips=5)


def test_who_passes_an_inspection_pays_with_repair_points(visit: Visit) -> None:
    guest = visit()
    opposite(guest, before_the_tuv(repair=15))
    page = guest.page
    drive(page, "TUV")
    foretells(page, "passes the TÜV with 13 defects; 2 repair points are left")
    go_on(page)
    stands(page, 0, "TUV")
    told(page, "passes the TÜV")
    expect(page.get_by_role("img", name="2 of 20 repair points", exact=True)).to_be_visible()
    calendar(page, "March, part 2 of 2")


def test_who_fails_an_inspection_goes_to_a_negative_square(visit: Visit) -> None:
    guest = visit()
    opposite(guest, before_the_tuv(repair=9))
    page = guest.page
    drive(page, "TUV")
    foretells(page, "fails the TÜV: 4 repair points are missing")
    go_on(page)
    stands(page, 0, "TUV-4")
    told(page, "The car goes to square −4 behind the workshop")
    expect(page.get_by_role("img", name="0 of 20 repair points", exact=True)).to_be_visible()
    expect(fitted(page)).to_have_count(2)
    calendar(page, "March, part 2 of 2")


def test_a_car_drives_on_from_a_negative_square_over_the_workshop(visit: Visit) -> None:
    guest = visit()
    behind = car("TUV-2", settled=["TUV"])
    opposite(guest, table_json(behind, IDLE, month=3, phase="drive", pips=4))
    page = guest.page
    assert reachable(page) == ["TUV-0", "TUV-1", "v1", "v2"]
    drive(page, "v1")
    go_on(page)
    stands(page, 0, "v1")
    expect(page.get_by_role("img", name="1 of 20 repair points", exact=True)).to_be_visible()


def test_when_the_month_ends_all_cars_that_were_not_inspected_are_towed(visit: Visit) -> None:
    guest = visit()
    mine, theirs = car("9", repair=9), car("22", fitted="doors-5-5", repair=3, scores=[8])
    settled = car("24", settled=["TUV"])  # on a junction
    opposite(guest, table_json(mine, settled, theirs, month=4, part=3, phase="drive", pips=6))
    page = guest.page
    drive(page, "10")
    behind = "with 11 repair points missing, and goes to square −11 behind the workshop"
    workshop = "missed the TÜV and goes to the workshop; 2 repair points are left"
    foretells(page, "April is over", workshop)
    go_on(page)
    stands(page, 0, "TUV-0")
    stands(page, 1, "24")
    stands(page, 2, "TUV-11")
    for sentence in ("April is over", workshop, behind, "It is May, part 1"):
        told(page, sentence)
    calendar(page, "May, part 1 of 3")


def test_a_scene_keeps_nobody_from_acting(visit: Visit) -> None:
    """Over the landscape while one waits; a line at its rim in one's own turn; any key ends it."""
    guest = visit(motion="full", reduced_motion="no-preference")
    mine = car("9", fitted="bonnet-4-5", settled=["TUV"])
    table, other = opposite(guest, table_json(mine, IDLE, month=1, phase="drive", pips=4))
    page, scene = guest.page, guest.page.locator("[data-scene]")
    calm = "(time) => document.documentElement.style.setProperty('--calm', time)"
    page.evaluate(calm, "900ms")
    drive(page, "M1")
    go_on(page)
    expect(page.locator(".scene.scored")).to_be_visible()
    page.keyboard.press("Shift")
    expect(scene).to_have_count(0)

    page.evaluate(calm, "3s")  # a scene is still there after all that is asked of the house
    pass_time(guest, other, table, lambda now: "legal" in now)
    assert stage(page) == "drive"
    expect(scene).to_have_class(re.compile(r"\bline\b"), timeout=30_000)
    expect(scene).to_contain_text(re.compile("It is |scores"))  # as the other one's dice fall
    (to, *_) = reachable(page)
    square(page, to).click()
    expect(scene).to_have_count(0)
    expect(page.locator(".board [data-ghost]")).to_be_visible()


# -- the end


@pytest.mark.parametrize(
    ("position", "to", "happens", "ends", "scores"),
    [
        (
            table_json(
                car("45", fitted="roof-5-3", scores=[9, 4, 12], settled=["TUV", "ASU"]),
                car("30", scores=[17, 14], settled=["TUV", "ASU"]),
                month=12,
                part=2,
                phase="drive",
                pips=6,
            ),
            "51",
            "December is over",
            "The year is over, and so is the rally.",
            [25, 31],
        ),
        (
            table_json(
                car("53", fitted="roof-5-3", scores=[9, 4, 12], settled=["TUV", "ASU"]),
                car("M4", scores=[7, 8, 3, 10], settled=["TUV", "ASU"]),
                month=11,
                phase="drive",
                pips=5,
            ),
            "M4",
            "scores 6 points at meeting 4",
            "All cars have reached the fourth meeting: the rally is over.",
            [31, 28],
        ),
    ],
    ids=["calendar", "arrival"],
)
def test_the_rally_ends_with_the_count(
    visit: Visit, position: Any, to: str, happens: str, ends: str, scores: list[int]
) -> None:
    guest = visit()
    opposite(guest, position)
    page = guest.page
    drive(page, to)
    foretells(page, happens, ends)
    go_on(page)
    assert stage(page) == "over"
    told(page, ends)
    told(page, f"wins with {max(scores)} points!")
    assert [total(page, seat) for seat in (0, 1)] == scores
    best = page.locator(".board tr.best")
    expect(best).to_have_attribute("data-seat", str(scores.index(max(scores))))
    expect(guest.region("Result").get_by_role("listitem")).to_have_count(2)


# -- learning it


def drive_by_touch(page: Page, way: str, squares: str, part: str) -> None:
    if part == "part":
        page.locator(".hand .purchase").click()
    if way == "turn":
        page.locator('.hand [data-way="turn"]').click()
    if not is_done(page):
        page.locator(f'.hand [data-squares="{squares}"]').click()
    if part == "part":
        go_on(page)


def is_done(page: Page) -> bool:
    """Whether the house has answered, and the step of the lesson is done."""
    page.locator('section.hand[aria-busy="false"]').wait_for()
    return page.get_by_role("button", name=re.compile("Go on|Play now")).is_visible()


def test_the_first_lesson_is_played_to_its_end_by_touch(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go("/rules/entenrallye#lesson")
    page, steps = guest.page, json.loads(LESSON.read_text("utf-8"))["steps"]
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"{number} of {len(steps)}", exact=True)).to_be_visible()
        (wanted,) = step["wanted"]
        match wanted.split():
            case ["drive", way, squares, _, part]:
                drive_by_touch(page, way, squares, part)
            case ["fit", part]:
                pick(page, part)
            case ["steal" | "exchange" as trade, _]:
                page.locator(f'.hand [data-trade="{trade}"]').click()
        expect(page.locator(".stage .says")).to_be_visible()
        if number < len(steps):
            guest.button("Go on").click()
    expect(page.locator(".stage .says")).to_contain_text("wins with 67 points")
    assert [total(page, seat) for seat in (0, 1)] == [67, 56]
