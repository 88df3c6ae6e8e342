"""Verbindung gesucht on the table: by mouse, finger and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.games.verbindung_gesucht.browser import connections
from tests.games.verbindung_gesucht.browser.connections import (
    GAME,
    cell,
    pick,
    place,
    place_by_mouse,
    placed,
    sit,
)
from tests.web.axe import check_themes
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE, Guest
from tests.web.hands import Hand

# A desktop at 200 %.
ENLARGED = (DESKTOP[0] // 2, DESKTOP[1] // 2)


# -- making a table


def make_table(guest: Guest) -> Locator:
    """The form for a table of this game."""
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Verbindung gesucht")
    box.get_by_role("button", name="Open a table").click()
    return guest.page.get_by_role("dialog")


def test_the_own_colour_is_chosen(visit: Visit) -> None:
    guest = visit()
    dialog = make_table(guest)
    dialog.get_by_label("Seat 2").select_option("Nora (strong)")
    dialog.get_by_role("group", name="You play").get_by_label("black", exact=True).check()
    expect(dialog.get_by_label("Seat 1")).to_have_value("strong")
    dialog.get_by_role("button", name="Open the table").click()
    assert Hand(guest.page).wait() == "turn"
    me = guest.region("Around the table").get_by_role("listitem").filter(has_text="(you)")
    expect(me).to_contain_text("black")


@pytest.mark.parametrize("advised", [True, False])
def test_advice_is_chosen_and_seen_before_the_first_move(visit: Visit, advised: bool) -> None:
    guest = visit()
    dialog = make_table(guest)
    dialog.get_by_text("More settings").click()
    tick = dialog.get_by_role("checkbox", name=re.compile("^With advice"))
    expect(tick).to_be_checked()
    rated = dialog.get_by_role("checkbox", name=re.compile("^Rated game"))
    rated.check()
    expect(tick).not_to_be_checked()
    expect(tick).to_be_disabled()
    rated.uncheck()
    tick.set_checked(advised)
    dialog.get_by_role("button", name="Open the table").click()
    said = re.compile("^a warning before a die" if advised else "^none$")
    terms = guest.region("Fixed before the first move")
    expect(terms.locator("dt", has_text=re.compile("^Advice$")).locator("+ dd")).to_have_text(said)
    settings = guest.ask(f"/api/tables/{guest.table}")["facts"]["settings"]
    assert settings["advice"] is advised


# -- whole games


def play(guest: Guest) -> int:
    """Play a game to its end, two dice a turn where that is possible; gives the number of turns."""
    confirms = guest.button("Confirm")
    for turn in range(200):
        if Hand(guest.page).wait() == "over":
            return turn
        lies = 0
        while not confirms.is_visible() and guest.page.locator(".board .place:not(.mine)").count():
            place_by_mouse(guest)
            lies += 1
            expect(placed(guest)).to_have_count(lies)
        if confirms.is_visible():
            confirms.click()
            expect(confirms).to_have_count(0)
        else:
            guest.page.keyboard.press("e")
        expect(placed(guest)).to_have_count(0)
    raise AssertionError("no end after 200 turns")


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Verbindung gesucht")
    box.get_by_role("button", name="Play now against bots").click()
    assert play(guest) >= 4
    expect(guest.region("Result").get_by_role("listitem")).to_have_count(2)
    expect(guest.region("Board").locator(".glow").first).to_be_attached()
    assert guest.page.get_by_role("alert").count() == 0


# -- placing and turning


def test_a_die_is_turned_by_click_wheel_and_key_and_illegal_turns_are_skipped(
    visit: Visit,
) -> None:
    guest = sit(visit, connections.OTHERS, advice=False)
    pick(guest, 1)
    cell(guest, "f6").hover()
    ways = ["red from top to right", "red from bottom to left", "red from left to top"]
    for way in (*ways, ways[0]):
        expect(cell(guest, "f6")).to_have_accessible_name(f"Place on f6: curve, {way}")
        guest.page.mouse.wheel(0, 100)
    cell(guest, "f6").click()
    expect(guest.region("Board").get_by_role("img", name="f6: white cross")).to_be_attached()
    guest.page.keyboard.press("u")
    expect(placed(guest)).to_have_count(0)

    pick(guest, 1)
    lies = cell(guest, "f1")
    lies.click()
    expect(placed(guest)).to_have_count(1)
    answered = guest.page.locator('section.hand:not([aria-busy="true"])')
    presses: list[Callable[[], None]] = [lies.click, lambda: guest.page.keyboard.press("r")]
    for press in presses:
        for way in ("left to top", "bottom to left"):
            expect(answered).to_be_visible()
            press()
            expect(lies).to_have_accessible_name(f"f1: curve, red from {way}. Turn it.")


def test_a_finger_places_and_a_swipe_turns(visit: Visit) -> None:
    guest = sit(visit, connections.BLOCKING, visit(size=PHONE))
    pick(guest, 1)
    box = cell(guest, "c5").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.touchscreen.tap(x, y)
    expect(placed(guest)).to_have_count(1)
    line = guest.context.new_cdp_session(guest.page)
    before = cell(guest, "c5").get_attribute("aria-label")
    steps = [("touchStart", x), *(("touchMove", x + 10 * far) for far in range(1, 6))]
    for kind, across in steps:
        point = {"x": across, "y": y}
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(cell(guest, "c5")).not_to_have_attribute("aria-label", before or "")
    expect(placed(guest)).to_have_count(1)


def test_what_it_joins_glows_and_networks_can_be_shown(visit: Visit) -> None:
    guest = sit(visit, connections.MIDDLE)
    glowing = guest.region("Board").locator(".lies .glow")
    expect(glowing).to_have_count(0)
    place(guest, 1, "c5")
    joined = glowing.count()
    assert joined > 3
    black = guest.page.get_by_role("button", name=re.compile("Show the black networks"))
    black.click()
    expect(black).to_have_attribute("aria-pressed", "true")
    expect(guest.region("Board").locator(".lies .faint").first).to_be_attached()
    guest.page.keyboard.press("n")
    expect(black).to_have_attribute("aria-pressed", "false")
    expect(glowing).to_have_count(joined)


# -- blockages


def test_a_blockage_is_foreseen_and_removed(visit: Visit) -> None:
    guest = visit(motion="full", reduced_motion="no-preference")
    sit(visit, connections.BLOCKING, guest)
    why = "Bruno is cut off from the right base: the die on f4 turns into a white cross."
    place(guest, 2, "f4")
    expect(guest.page.locator(".hand .foreseen")).to_have_text(why)
    expect(guest.region("Board").get_by_role("img", name="f4: white cross")).to_be_attached()
    expect(guest.region("Board").locator(".cut")).to_have_count(1)
    place(guest, 3, "c5")
    guest.page.evaluate("document.documentElement.style.setProperty('--calm', '9000ms')")
    guest.button("Confirm").click()
    expect(guest.region("Board").locator(".lifted")).to_have_count(1)
    expect(guest.region("Board")).to_contain_text(why)


@pytest.mark.parametrize(("size", "least"), [(PHONE, 320), ((360, 640), 290)], ids=["phone", "low"])
def test_on_a_phone_the_board_keeps_its_size_while_one_builds(
    visit: Visit, size: tuple[int, int], least: int
) -> None:
    guest = sit(visit, connections.TWO_WHITES, visit("de", size=size))
    widths = []
    for lies in range(3):
        expect(placed(guest)).to_have_count(lies)
        box = guest.page.locator(".board .square").bounding_box()
        assert box is not None
        widths.append(box["width"])
        if lies < 2:
            place_by_mouse(guest)
    assert max(widths) - min(widths) < 1
    assert widths[0] >= least


# -- white crosses


def test_of_three_white_crosses_two_must_be_placed(visit: Visit) -> None:
    guest = sit(visit, connections.THREE_WHITES)
    expect(guest.page.locator(".banner.card")).to_contain_text("2 white crosses must be placed")
    expect(guest.page.get_by_role("button", name=re.compile(r"Die \d: white cross"))).to_have_count(
        3
    )
    expect(guest.button("Place nothing")).to_have_count(0)
    guest.button("Why must I place one?").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Rule VG-R14")
    place_by_mouse(guest)
    expect(placed(guest)).to_have_count(1)
    expect(guest.page.locator(".banner.card")).to_contain_text("The white cross must be placed")
    place_by_mouse(guest)
    expect(placed(guest)).to_have_count(2)
    expect(guest.button("Confirm")).to_be_visible()
    expect(guest.page.locator(".board .place:not(.mine)")).to_have_count(0)


def test_two_at_one_device_take_turns(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table(GAME, 2, start=connections.MIDDLE)
    guest.sit(table, 1, "Ada")
    guest.go_to_table(table)
    place(guest, 1, "c5")
    guest.button("End the turn").click()
    expect(guest.page.locator(".banner.card")).to_contain_text("Ada")
    expect(guest.region("Board").get_by_role("img", name="c5: red cross")).to_be_attached()
    expect(placed(guest)).to_have_count(0)


# -- the first lesson


def test_the_first_lesson_is_played_to_its_end(visit: Visit) -> None:
    """The die that is picked by itself is the right one; a curve is turned where it lies."""
    guest = visit()
    guest.go(f"/rules/{GAME}#lesson")
    lesson = ["b1 b2", "e6 b3 b3", "a3 e5", "c5 f4", "e2"]
    for step, cells in enumerate(lesson, 1):
        expect(guest.page.get_by_text(f"{step} of 5")).to_be_visible()
        for where in cells.split():
            cell(guest, where).click()
            expect(guest.page.locator(f".board [data-cell={where}]:not(.mine)")).to_have_count(0)
            expect(guest.page.get_by_text("try what the lesson asks for")).to_be_hidden()
        if step == 1:
            guest.button("Confirm").click()
        if step < len(lesson):
            guest.button("Go on").click()
    expect(guest.page.get_by_text("you have won")).to_be_visible()
    expect(guest.button("Play now")).to_be_visible()


def test_a_lesson_goes_on_in_another_language(visit: Visit) -> None:
    guest = visit()
    guest.go(f"/rules/{GAME}#lesson")
    for where in ("b1", "b2"):
        cell(guest, where).click()
        expect(guest.page.locator(f".board [data-cell={where}]:not(.mine)")).to_have_count(0)
    guest.button("Confirm").click()
    guest.button("Go on").click()
    expect(guest.page.get_by_text("2 of 5")).to_be_visible()
    with guest.page.expect_response(re.compile("/api/games/.*")) as answer:
        guest.speak("de")
    expect(guest.page.get_by_text("2 von 5")).to_be_visible()
    answer.value.finished()
    guest.show("day")  # and all is drawn
    expect(guest.page.get_by_text("2 von 5")).to_be_visible()
    for where in ("b1", "b2"):
        expect(guest.page.get_by_role("img", name=re.compile(f"^{where}: "))).to_be_visible()


# -- for everybody


def test_the_board_keeps_nobody_out(visit: Visit) -> None:
    guest = sit(visit, connections.WINNING["strict"])
    place(guest, 3, "e2")
    check_themes(guest)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_ones_own_turn_fits_on_a_phone(visit: Visit, language: str) -> None:
    guest = sit(visit, connections.BLOCKING, visit(language, size=PHONE))
    pick(guest, 2)
    cell(guest, "f4").click()
    expect(placed(guest)).to_have_count(1)
    width, height = PHONE
    for part in (".board .square", ".hand .hand", ".banner"):
        box = guest.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    square = guest.page.locator(".board .square").bounding_box()
    assert square is not None
    assert square["width"] > 240
    for size in (PHONE, ENLARGED):
        guest.resize(*size)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]
