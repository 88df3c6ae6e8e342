"""Entenrallye on the table: played by mouse and by keyboard, and a landscape for everyone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.entenrallye.browser import rallies
from tests.games.entenrallye.browser.rallies import GAME, at, go_on, reachable, square, stage, total
from tests.games.entenrallye.positions import car, table_json
from tests.web.axe import check_themes
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE, SIZES, Guest

# -- playing with what the page offers


def useful(page: Page) -> Locator:
    """Cards of the hand with which something can be done."""
    return page.locator(".hand .held .useful button")


def play_by_mouse(page: Page, rng: random.Random) -> None:
    while (now := stage(page)) != "over":
        if now == "drive":
            if rng.random() < 0.5:
                page.locator(".hand .purchase").click()
            square(page, rng.choice(reachable(page))).click()
        elif now == "give" or (now == "end" and useful(page).count() > 0):
            useful(page).first.click()
        elif now == "end" and page.locator(".hand [data-trade]").count() > 0:
            page.locator(".hand [data-trade]").first.click()
        else:
            go_on(page)


def useful_key(page: Page) -> str:
    """The number of the first card with which something can be done."""
    number: int = page.evaluate(
        "[...document.querySelectorAll('.hand .held li')]"
        ".findIndex((one) => one.matches('.useful')) + 1"
    )
    return str(number) if number else ""


@pytest.mark.timeout(120)
def test_half_a_game_against_a_bot_by_mouse_to_its_end(visit: Visit) -> None:
    guest = visit()
    table = at(guest, rallies.SUMMER)
    play_by_mouse(guest.page, random.Random(3))
    expect(guest.region("Result")).to_be_visible()
    cars = guest.now(table)["view"]["cars"]
    assert [total(guest.page, seat) for seat in (0, 1)] == [car["points"] for car in cars]


# -- the way and the split


def split(page: Page) -> str | None:
    """What the slider says."""
    return page.get_by_role("slider").get_attribute("aria-valuetext")


def test_a_square_is_a_way_and_a_split_and_the_next_touch_another_one(visit: Visit) -> None:
    guest = visit()
    table = at(guest, rallies.JUNCTION)
    page = guest.page
    assert set(reachable(page)) == {"18", "19", "20", "22", "t1", "t2", "TUV"}
    hint, wish = page.locator(".hand .row .hint"), page.locator(".hand .purchase")
    wish.click()
    expect(hint).to_have_text("For a part, drive 2 squares at most.")
    wish.click()
    expect(hint).to_have_text("Touch a square on the road, or the number of pips to drive.")
    square(page, "t1").click()
    expect(page.locator('.board [data-ghost="t1"]')).to_be_visible()
    assert split(page) == "Drive 2, turning off, repair 3"
    square(page, "t1").click()
    bought = page.locator('.hand [data-next="buy"]')
    expect(bought).to_have_text("Drive 2, turning off, buy a part")
    page.locator('.hand [data-squares="3"]').click()
    expect(page.locator('.board [data-ghost="t2"]')).to_be_visible()
    page.locator(".hand .purchase").click()  # what is left is not enough: a shorter drive
    expect(bought).to_have_text("Drive 2, turning off, buy a part")
    page.locator('.hand [data-squares="1"]').click()
    expect(page.locator('.board [data-ghost="18"]')).to_be_visible()
    page.locator(".hand .purchase").click()
    expect(page.locator('.hand [data-next="confirm"]')).to_be_visible()
    assert guest.now(table)["view"]["cars"][0]["square"] == "17"
    go_on(page)
    expect(page.locator('.board [data-seat="0"][data-at="18"]')).to_be_visible()
    assert guest.now(table)["view"]["cars"][0]["repair"] == 13


def act_until_a_trade(guest: Guest, other: Guest, table: str) -> None:
    """Two people buy parts and fit none, until the first one may steal or exchange."""
    while True:
        for chair, person in enumerate((guest, other)):
            now = person.now(table, chair)
            assert now["state"] == "running", "the game was over before"
            if "legal" not in now:
                continue
            if chair == 0 and any(one["type"] in ("steal", "exchange") for one in now["legal"]):
                return
            action = max(
                now["legal"], key=lambda one: (one.get("part") == "part", one["type"] == "done")
            )
            person.do(table, "act", seat=chair, actions=[action])


@pytest.mark.timeout(120)
def test_by_keyboard_one_chooses_whom_to_take_from(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table(GAME, 2)
    other = guest.another()
    other.sit(table, 1)
    act_until_a_trade(guest, other, table)
    guest.go_to_table(table)
    page, now = guest.page, guest.now(table)["view"]
    stage(page)
    expect(page.locator(".hand .keyboard")).to_contain_text("T whom to take from")
    assert not now["traded"]
    page.keyboard.press("t")
    expect(page.locator('.hand [data-trade][data-seat="1"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-trade]")).to_have_count(0)
    assert guest.now(table)["view"]["traded"]


def test_other_drives_keep_the_parts_that_were_fitted(visit: Visit) -> None:
    """Also by keyboard; where that cannot be, it is said."""
    people = [visit(), visit()]
    table, _ = rallies.bring_about(
        people,
        rallies.on_the_way(),
        lambda seen, mine: (
            (seen["active"], seen["phase"]) == (0, "drive")
            and seen["pips"] > 3
            and mine["held"] > 0
        ),
        buyers=[0],
    )
    guest = people[0]
    guest.go_to_table(table)
    page = guest.page
    ghost, fitted = page.locator(".board [data-ghost]"), page.locator(".hand .fitted .fresh")
    stage(page)
    page.keyboard.press("ArrowRight")
    expect(ghost).to_be_visible()
    first = ghost.get_attribute("data-ghost")
    stage(page)
    page.keyboard.press(useful_key(page))
    expect(fitted).to_have_count(1)
    stage(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'.board [data-ghost="{first}"]')).to_have_count(0)
    expect(fitted).to_have_count(1)
    said = page.locator(".hand").get_by_role("status")
    expect(said).to_be_empty()

    # A card that is bought is drawn before anything is fitted.
    stage(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f'.board [data-ghost="{first}"]')).to_be_visible()
    stage(page)
    page.keyboard.press("p")
    expect(page.locator('.hand [data-next="buy"]')).to_be_visible()
    expect(fitted).to_have_count(0)
    expect(said).to_contain_text("back in your hand")


# -- what can be done, and what is said of it


def test_a_full_repair_track_leaves_nothing_to_split(visit: Visit) -> None:
    guest = visit()
    full, other = car("17", repair=20), car("22")
    at(guest, table_json(full, other, month=3, phase="drive", pips=2))
    said = guest.page.locator(".banner.card")
    expect(said).to_contain_text("You threw a 2: choose a square.")
    expect(said).not_to_contain_text("the rest")


def test_nobody_is_asked_to_steal_what_is_not_there(visit: Visit) -> None:
    people = [visit(), visit()]
    table, _ = rallies.bring_about(
        people,
        rallies.on_the_way(),
        lambda seen, _: (seen["active"], seen["phase"], seen["pips"]) == (0, "act", 1),
        buyers=[0],
    )
    people[0].go_to_table(table)
    stage(people[0].page)
    said = people[0].page.locator(".banner.card")
    expect(said).to_contain_text("Fit parts from your hand, or end the turn.")


# -- how it looks


@pytest.mark.parametrize("size", SIZES)
def test_nobody_is_kept_out(visit: Visit, size: str) -> None:
    guest = visit(size=SIZES[size])
    at(guest, rallies.MIDDLE)
    check_themes(guest)
    guest.page.locator('.board .cars [data-seat="1"]').click()
    check_themes(guest)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_of_one_s_turn_is_on_the_screen(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    guest = visit(language, size=size)
    at(guest, rallies.MIDDLE)
    square(guest.page, "32").click()
    guest.page.locator(".hand [data-next]").wait_for()
    guest.show("day")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    enlarged = (DESKTOP[0] // 2, DESKTOP[1] // 2)
    repairs = ".hand .track" if size == DESKTOP else ".hand [aria-expanded]"
    for part in (".countryside", ".hand .bar", ".hand .row", repairs):
        box = guest.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    guest.resize(*enlarged)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= enlarged[0]


# -- the lesson


def learn(page: Page, *keys: str) -> None:
    """Press keys until the step of the lesson is done, and go on to the next one."""
    for key in keys:
        stage(page)
        page.keyboard.press(key)
    page.locator(".stage .do button").first.click()
    expect(page.locator(".stage .do")).to_have_count(0)


def test_the_lesson_can_be_done_by_keyboard_in_any_order(visit: Visit) -> None:
    """Turning off and a part are wishes until it is said how far; other lengths come on the way."""
    guest = visit()
    guest.go("/rules/entenrallye#lesson")
    page = guest.page
    stage(page)
    learn(page, "p", "ArrowRight", "ArrowRight", "Enter")
    learn(page, "1")
    learn(page, "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    learn(page, "w", "ArrowRight")
    learn(page, "ArrowLeft")
    learn(page, "t", "Enter")
    learn(page, "t", "Enter")
    learn(page, "w", "ArrowLeft")
    learn(page, "ArrowRight")
    stage(page)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
